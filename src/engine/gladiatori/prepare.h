/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Set-up and Deck Preparation: G11 and G14. */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

enum
{
  GLAD_HAND_LINES = 3, /* of an answer in Deck Preparation */
};

void glad_prepare_begin     (GladPosition *position);

void glad_prepare_end       (GladPosition *position);

void glad_equip             (GladSeat *seat,
                             int       gladiator);

bool glad_may_take          (const GladPosition *position,
                             int                 seat,
                             int                 gladiator);

void glad_list_greens       (GladList *list,
                             GladVerb  verb,
                             GladCards from);

void glad_list_energies     (GladList *list,
                             GladVerb  verb,
                             GladCards from);

void glad_list_specials     (GladList *list,
                             GladCards from);

int  glad_gladiator_moves   (const GladPosition *position,
                             HarenaMove         *list);

void glad_gladiator_play    (GladPosition *position,
                             HarenaMove    move);

int  glad_start_moves       (const GladPosition *position,
                             HarenaMove         *list);

void glad_start_play        (GladPosition *position,
                             HarenaMove    move);

int  glad_hand_moves        (const GladPosition *position,
                             HarenaMove         *list);

void glad_hand_play         (GladPosition *position,
                             HarenaMove    move);

int  glad_delay_moves       (const GladPosition *position,
                             HarenaMove         *list);

void glad_delay_play        (GladPosition *position,
                             HarenaMove    move);
