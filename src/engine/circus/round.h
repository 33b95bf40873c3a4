/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Placing (M8), rounds and their order (M9 to M14), and the end of them (M27). */

#pragma once

#include "circus/position.h"

/* The chariot whose turn it is; only while there are rounds. */
static inline int
circus_mover (const CircusPosition *position)
{
  return position->order[position->now];
}

/* M16: how many cards the chariot that has the turn can still have, one being kept for each of its
 * team that is still to come. */
static inline int
circus_free_cards (const CircusPosition *position)
{
  return __builtin_popcount (position->cards[position->turn - 1])
         - position->to_come[position->turn - 1];
}

int  circus_place_moves (const CircusPosition *position,
                         HarenaMove           *list);

void circus_place_play  (CircusPosition *position,
                         HarenaMove      move);

/* M11: -1 if nobody races. */
int  circus_leader      (const CircusPosition *position);

/* M11 to M13: fixes the order of the round that begins. */
void circus_fix_order   (CircusPosition *position);

void circus_end_turn    (CircusPosition *position);

void circus_end_game    (CircusPosition *position);
