/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers from a position and the rules, nothing of their own. */

#include "circus/way.h"

#include "circus/drive.h"
#include "circus/round.h"

static bool
has_round (const CircusPosition *position)
{
  return position->step == CIRCUS_STEP_BEGIN || position->step == CIRCUS_STEP_GO_ON;
}

int
circus_chariot_on_turn (const CircusPosition *position)
{
  if (has_round (position))
    return circus_mover (position);
  if (position->step == CIRCUS_STEP_PLACE)
    return circus_first_of (position->turn) + position->now / position->seats;
  return -1;
}

int
circus_round_order (const CircusPosition *position,
                    CircusTurn            turns[CIRCUS_CHARIOTS_MAX])
{
  for (int i = 0; i < position->n_order; i++)
    turns[i] = (CircusTurn) {
      .chariot = position->order[i],
      .time = i < position->now    ? CIRCUS_PAST
              : i > position->now  ? CIRCUS_TO_COME
                                   : CIRCUS_PRESENT,
    };

  return position->n_order;
}

void
circus_kept_cards (const CircusPosition *position,
                   CircusKept           *kept)
{
  *kept = (CircusKept) { 0 };
  if (!has_round (position))
    return;

  kept->n_free = circus_free_cards (position);
  for (int i = position->now + 1; i < position->n_order; i++)
    if (circus_seat_of (position->order[i]) == position->turn)
      kept->kept_for[kept->n_kept++] = position->order[i];
}

void
circus_path_of_move (const CircusPosition *position,
                     HarenaMove            move,
                     CircusPath           *path)
{
  int from;
  int end;

  *path = (CircusPath) { 0 };
  if (circus_move_verb (move) != CIRCUS_DRIVE)
    return;

  from = position->hexes[circus_mover (position)];
  end = circus_way_end (from, circus_move_a (move), circus_move_b (move));
  do
    {
      int hex = circus_hex_beyond (from, circus_move_a (move), path->n_hexes + 1);

      path->hexes[path->n_hexes++] = hex;
    }
  while (path->hexes[path->n_hexes - 1] != end);
}

int
circus_steps_of (const CircusPosition *position,
                 int                   chariot)
{
  int hex = position->hexes[chariot];

  if (hex == CIRCUS_NOWHERE)
    return position->home[circus_seat_of (chariot) - 1] == CIRCUS_TEAM ? 0 : -1;
  return circus_steps (hex, position->stages[chariot]);
}
