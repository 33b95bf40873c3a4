/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creation: a gladiator bought with coins, in secret (G79). */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

enum
{
  GLAD_STAT_MIN = 3,
  GLAD_STAT_MAX = 9,
  GLAD_LINES_BEFORE_POWERS = 7, /* five stats, Energy, Special Moves */
  GLAD_LINES_DONE = 20,
};

int  glad_price_of_stat (int stat,
                         int value);

int  glad_price_of      (GladCards cards);

int  glad_coins         (const GladPosition *position,
                         int                 seat);

void glad_create_clear   (GladPosition *position,
                          int           seat);

void glad_create_go_on  (GladPosition *position);

int  glad_create_moves  (const GladPosition *position,
                         HarenaMove         *list);

void glad_create_play   (GladPosition *position,
                         HarenaMove    move);
