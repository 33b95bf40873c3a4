/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of a round is one number for each chariot: the less, the sooner. */

#include "circus/order.h"

#include <limits.h>

/* More than any difference inside a section, M5. */
#define SECTION_APART 512

/* M8: 1, 2 … n, then n … 2, 1, then again n … 2, 1. */
int
circus_placing_seat (int seats,
                     int n_placed)
{
  int in_row = n_placed % seats;

  return n_placed < seats ? 1 + in_row : seats - in_row;
}

/* M5 among chariots of one section or stage. */
static int
behind (const CircusPosition *position,
        int                   chariot)
{
  return circus_hexes[position->hexes[chariot]].behind;
}

int
circus_leader (const CircusPosition *position)
{
  int leader = -1;
  int least = INT_MAX;

  for (int chariot = 0; chariot < circus_n_chariots (position); chariot++)
    if (circus_is_racing (position, chariot))
      {
        int key = behind (position, chariot) - position->stages[chariot] * SECTION_APART;

        if (key < least)
          {
            least = key;
            leader = chariot;
          }
      }

  return leader;
}

/* How far a chariot is behind the leader in sections: those of the board, or with laps those that
 * were run through. */
static int
sections_behind (const CircusPosition *position,
                 int                   leader,
                 int                   chariot)
{
  int stages = position->stages[leader] - position->stages[chariot];

  return position->options & CIRCUS_BY_LAPS ? stages : stages & (CIRCUS_N_SECTIONS - 1);
}

void
circus_fix_order (CircusPosition *position)
{
  int leader = circus_leader (position);
  int keys[CIRCUS_CHARIOTS_MAX];

  position->n_order = 0;
  for (int chariot = 0; chariot < circus_n_chariots (position); chariot++)
    if (circus_is_racing (position, chariot))
      {
        int key = sections_behind (position, leader, chariot) * SECTION_APART
                  + behind (position, chariot);
        int at = position->n_order++;

        for (; at > 0 && keys[at - 1] > key; at--)
          {
            keys[at] = keys[at - 1];
            position->order[at] = position->order[at - 1];
          }
        keys[at] = key;
        position->order[at] = chariot;
      }
  for (int at = position->n_order; at < CIRCUS_CHARIOTS_MAX; at++)
    position->order[at] = 0;
}
