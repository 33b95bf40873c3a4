/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Placing, and what it is for a hex to be taken. */

#include "circus/place.h"

#include "circus/move.h"
#include "circus/order.h"
#include "circus/round.h"

bool
circus_is_taken (const CircusPosition *position,
                 int                   hex)
{
  const CircusHex *facts = &circus_hexes[hex];

  if (circus_is_finish (hex))
    return position->finish >> (hex - CIRCUS_FINISH_FIRST) & 1;
  return position->lines.rows[facts->row] >> facts->number & 1;
}

void
circus_close_hex (CircusLines *lines,
                  int          hex)
{
  const CircusHex *facts = &circus_hexes[hex];

  lines->rows[facts->row] |= 1u << facts->number;
  lines->falls[facts->fall] |= 2u << facts->row;
  lines->rises[facts->rise] |= 2u << facts->row;
}

void
circus_open_hex (CircusLines *lines,
                 int          hex)
{
  const CircusHex *facts = &circus_hexes[hex];

  lines->rows[facts->row] &= ~(1u << facts->number);
  lines->falls[facts->fall] &= ~(2u << facts->row);
  lines->rises[facts->rise] &= ~(2u << facts->row);
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

void
circus_place_play (CircusPosition *position,
                   HarenaMove      move)
{
  int in_team = position->now / position->seats;
  int chariot = circus_first_of (position->turn) + in_team;

  position->hexes[chariot] = circus_move_a (move);
  circus_close_hex (&position->lines, position->hexes[chariot]);

  if (++position->now < circus_n_chariots (position))
    position->turn = circus_placing_seat (position->seats, position->now);
  else
    circus_begin_round (position);
}
