/* SPDX-License-Identifier: GPL-3.0-or-later */
/* M9 to M14: every chariot that still races has one turn in a round. */

#include "circus/round.h"

#include "circus/order.h"

#include <string.h>

static void
begin_turn (CircusPosition *position)
{
  position->turn = circus_seat_of (circus_mover (position));
  position->to_come[position->turn - 1]--;
  position->driven = 0;
  position->direction = 0;
  position->step = CIRCUS_STEP_BEGIN;
}

void
circus_begin_round (CircusPosition *position)
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
    circus_begin_round (position);
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
