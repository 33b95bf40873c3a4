/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When it is over, and who has won. */

#include "clash/score.h"

/* How many players have gladiators in the arena. */
int
clash_seats_alive (const ClashPosition *position)
{
  int n_seats = 0;

  for (int seat = 1; seat <= position->seats; seat++)
    if (position->alive[seat] > 0)
      n_seats++;

  return n_seats;
}

void
clash_end_game (ClashPosition *position)
{
  position->battle = (ClashBattle) { 0 };
  position->step = CLASH_STEP_OVER;
  position->turn = HARENA_NOBODY;
}

int
clash_points_taken (const ClashPosition *position,
                    int                  seat)
{
  return position->taken[seat] * CLASH_POINTS_GLADIATOR
         + position->beasts[seat] * CLASH_POINTS_BEAST;
}

/* R39; R38 adds one's own gladiators when the game is over. */
void
clash_points (const void *data,
              int         points[HARENA_SEATS_MAX])
{
  const ClashPosition *position = data;
  bool                 over = position->step == CLASH_STEP_OVER;

  for (int seat = 1; seat <= position->seats; seat++)
    points[seat - 1] = clash_points_taken (position, seat)
                       + (over ? position->alive[seat] * CLASH_POINTS_GLADIATOR : 0);
}

/* R39: equal points share the win. */
unsigned
clash_winners (const void *data)
{
  const ClashPosition *position = data;
  int                  points[HARENA_SEATS_MAX];

  if (position->step != CLASH_STEP_OVER)
    return 0;

  clash_points (position, points);
  return harena_leaders (points, position->seats);
}

/* R37. */
const char *
clash_ending (const void *data)
{
  const ClashPosition *position = data;

  if (position->step != CLASH_STEP_OVER)
    return NULL;
  if (position->killed == CLASH_BEASTS)
    return "beasts";
  if (position->passes == position->seats)
    return "passes";
  return "one-player";
}
