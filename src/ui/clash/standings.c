/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Read from the position; the points are the game's own. */

#include "clash/standings.h"

static int
compare (const void *a,
         const void *b)
{
  const ClashStanding *one = a;
  const ClashStanding *other = b;

  if (one->points != other->points)
    return other->points - one->points;
  return one->seat - other->seat;
}

guint
clash_standings_find (HarenaGameModel *model,
                      ClashStanding   *list)
{
  const HarenaGame *game = harena_game_model_get_game (model);
  ClashPosition     position;
  int               points[HARENA_SEATS_MAX];
  unsigned          winners;

  harena_game_model_copy_position (model, harena_game_model_get_present (model), &position);
  game->points (&position, points);
  winners = game->winners (&position);
  for (int seat = 1; seat <= position.seats; seat++)
    list[seat - 1] = (ClashStanding) {
      .seat = seat,
      .taken = position.taken[seat],
      .survivors = position.step == CLASH_STEP_OVER ? position.alive[seat] : 0,
      .beasts = position.beasts[seat],
      .points = points[seat - 1],
      .winner = winners >> (seat - 1) & 1,
    };
  qsort (list, position.seats, sizeof *list, compare);

  return position.seats;
}
