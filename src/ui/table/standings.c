/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Read from the position; the points are the game's own. */

#include "table/standings.h"

static int
compare (const void *a,
         const void *b)
{
  const HarenaStanding *one = a;
  const HarenaStanding *other = b;

  if (one->winner != other->winner)
    return other->winner - one->winner;
  if (one->points != other->points)
    return other->points - one->points;
  return one->seat - other->seat;
}

guint
harena_standings_find (const HarenaView *view,
                       HarenaStanding   *list)
{
  int      points[HARENA_SEATS_MAX] = { 0 };
  unsigned winners = harena_view_winners (view);

  view->game->points (view->position, points);
  for (int seat = 1; seat <= view->n_seats; seat++)
    list[seat - 1] = (HarenaStanding) {
      .seat = seat,
      .points = points[seat - 1],
      .winner = winners >> (seat - 1) & 1,
    };
  qsort (list, view->n_seats, sizeof *list, compare);

  return view->n_seats;
}
