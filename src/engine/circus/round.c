/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of a round is one number for each chariot: the less, the sooner. */

#include "circus/round.h"

#include <limits.h>
#include <string.h>

/* More than any difference inside a section, M5. */
#define SECTION_APART 512

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

        leader = key < least ? chariot : leader;
        least = key < least ? key : least;
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
  memset (position->order, 0, sizeof position->order);
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
}

static void
begin_turn (CircusPosition *position)
{
  position->turn = circus_seat_of (circus_mover (position));
  position->to_come[position->turn - 1]--;
  position->driven = 0;
  position->direction = 0;
  position->step = CIRCUS_STEP_BEGIN;
}

static void
begin_round (CircusPosition *position)
{
  circus_fix_order (position);
  memset (position->to_come, 0, sizeof position->to_come);
  for (int i = 0; i < position->n_order; i++)
    position->to_come[circus_seat_of (position->order[i]) - 1]++;

  /* M14. */
  memset (position->cards, CIRCUS_ALL_CARDS, position->seats);
  position->round++;
  position->now = 0;
  position->arrived = 0;
  begin_turn (position);
}

int
circus_place_moves (const CircusPosition *position,
                    HarenaMove           *list)
{
  int n_moves = 0;

  for (int i = 0; i < CIRCUS_STARTS; i++)
    if (!circus_is_taken (position, circus_starts[i]))
      list[n_moves++] = circus_move (CIRCUS_PLACE, circus_starts[i], 0, 0);

  return n_moves;
}

/* M8: 1, 2 … n, then n … 2, 1, then again n … 2, 1. */
void
circus_place_play (CircusPosition *position,
                   HarenaMove      move)
{
  int seats = position->seats;
  int chariot = circus_first_of (position->turn) + position->now / seats;

  position->hexes[chariot] = circus_move_a (move);
  circus_turn_hex (&position->lines, position->hexes[chariot]);
  position->now++;
  if (position->now < seats)
    position->turn++;
  else if (position->now < CIRCUS_TEAM * seats)
    position->turn = seats - position->now % seats;
  else
    begin_round (position);
}

void
circus_end_turn (CircusPosition *position)
{
  if (++position->now < position->n_order)
    {
      begin_turn (position);
      return;
    }

  /* M27. */
  position->quiet = position->arrived ? 0 : position->quiet + 1;
  if (position->quiet == CIRCUS_QUIET_MAX)
    circus_end_game (position);
  else
    begin_round (position);
}

/* What belonged to the turn is forgotten; where everybody stands is not. */
void
circus_end_game (CircusPosition *position)
{
  memset (position->order, 0, sizeof position->order);
  memset (position->to_come, 0, sizeof position->to_come);
  memset (position->cards, 0, sizeof position->cards);
  position->n_order = 0;
  position->now = 0;
  position->driven = 0;
  position->direction = 0;
  position->arrived = 0;
  position->step = CIRCUS_STEP_OVER;
  position->turn = HARENA_NOBODY;
}
