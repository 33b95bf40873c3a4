/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Attack and Defence as sums that can be shown: G28, G30. */

#pragma once

#include "gladiatori/position.h"

typedef enum
{
  GLAD_ADDS_CARD,       /* the Action card */
  GLAD_ADDS_ITEMS,
  GLAD_ADDS_THROWN,     /* what is thrown counts double */
  GLAD_ADDS_ABILITY,    /* Offence or Guard */
  GLAD_ADDS_SACRIFICE,
  GLAD_ADDS_ACROBATICS,
  GLAD_ADDS_PLUS,       /* G74 */
  GLAD_ADDS_LUNGE,
  GLAD_ADDS_LEAP,
  GLAD_ADDS_WOUNDS,
  GLAD_ADDS_DELAY,
  GLAD_ADDS_DEFIANCE,   /* G57 */
  GLAD_ADDS_PROMISE,
  GLAD_ADDS_SAME,       /* the same kind of Action card */
  GLAD_ADDS_SWEEP,
  GLAD_ADDS_RANGE,
  GLAD_ADDS_LYING,
  GLAD_ADDS_ENTANGLED,
  GLAD_ADDS_DICE,
  GLAD_ADDENDS,
} GladAddendKind;

typedef struct
{
  uint8_t kind;
  int8_t  amount;
} GladAddend;

/* Those that are not 0. */
typedef struct
{
  GladAddend addends[GLAD_ADDENDS];
  int        n;
  int        total;
} GladSum;

bool    glad_against_animal  (const GladPosition *position,
                              int                 fighter);

bool    glad_tag_is_met      (const GladPosition *position,
                              int                 fighter,
                              int                 card);

bool    glad_works           (const GladFighter *fighter,
                              int                card);

int     glad_fighter_card    (const GladPosition *position,
                              int                 fighter);

int     glad_item_attack     (const GladSeat *seat,
                              int             place);

int     glad_item_defence    (const GladSeat *seat,
                              int             place);

GladSum glad_attack_sum      (const GladPosition *position,
                              int                 target);

GladSum glad_defence_sum     (const GladPosition *position,
                              int                 target);

int     glad_attack_now      (const GladPosition *position,
                              int                 target);

bool    glad_is_hit          (const GladPosition *position,
                              int                 target);

int     glad_damage_of_hit   (const GladPosition *position,
                              int                 target);
