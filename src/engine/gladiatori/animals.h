/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Animals: how they enter, whom they hunt, how they move and attack (G69 to G76). */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"
#include "gladiatori/way.h"

typedef enum
{
  GLAD_DICE_MOVE,
  GLAD_DICE_ATTACK,
  GLAD_DICE_DEFENCE,
} GladDiceFor;

void     glad_animals_begin     (GladPosition *position);

bool     glad_somebody_hunts    (const GladPosition *position);

void     glad_animal_end        (GladPosition *position);

void     glad_kill_animal       (GladPosition *position,
                                 int           fighter);

bool     glad_animal_unbalances (const GladPosition *position);

int      glad_gate_moves        (const GladPosition *position,
                                 HarenaMove         *list);

void     glad_gate_play         (GladPosition *position,
                                 HarenaMove    move);

int      glad_acts_moves        (const GladPosition *position,
                                 HarenaMove         *list);

void     glad_acts_play         (GladPosition *position,
                                 HarenaMove    move);

int      glad_hunts_moves       (const GladPosition *position,
                                 HarenaMove         *list);

void     glad_hunts_play        (GladPosition *position,
                                 HarenaMove    move);

int      glad_dice_moves        (const GladPosition *position,
                                 HarenaMove         *list);

void     glad_dice_play         (GladPosition *position,
                                 HarenaMove    move);
