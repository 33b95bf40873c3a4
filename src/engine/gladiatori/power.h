/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Powers, each once a game, and the windows in which they are said (G55 to G62). */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

static inline bool
glad_has_power (const GladSeat *seat,
                GladPower       power)
{
  return seat->powers & 1u << power;
}

static inline void
glad_spend_power (GladSeat *seat,
                  GladPower power)
{
  seat->powers &= ~(1u << power);
}

bool glad_can_adapt         (const GladPosition *position,
                             int                 seat);

void glad_begin_adapting    (GladPosition *position,
                             int           seat);

void glad_begin_enduring    (GladPosition *position,
                             int           seat);

void glad_list_menu_powers  (const GladPosition *position,
                             GladList           *list);

void glad_use_menu_power    (GladPosition *position,
                             GladPower     power);

int  glad_swap_moves        (const GladPosition *position,
                             HarenaMove         *list);

void glad_swap_play         (GladPosition *position,
                             HarenaMove    move);
