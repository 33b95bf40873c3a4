/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rounds, and the turns of the chariots in them. */

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
  return circus_count_cards (position->cards[position->turn - 1])
         - position->to_come[position->turn - 1];
}

void circus_begin_round (CircusPosition *position);

void circus_end_turn    (CircusPosition *position);

void circus_end_game    (CircusPosition *position);
