/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is ahead, and whether that is enough. */

#include "imperium/rules.h"

void
imperium_points (const void *data,
                 int         points[HARENA_SEATS_MAX])
{
  const ImperiumPosition *position = data;

  for (int i = 0; i < position->seats; i++)
    points[i] = position->points[i];
}

static unsigned
leaders (const ImperiumPosition *position)
{
  int points[HARENA_SEATS_MAX];

  imperium_points (position, points);
  return harena_leaders (points, position->seats);
}

/* I23: somebody has enough points, and one player alone has the most. */
bool
imperium_is_decided (const ImperiumPosition *position)
{
  unsigned seats = leaders (position);

  return (seats & (seats - 1)) == 0
         && position->points[__builtin_ctz (seats)] >= IMPERIUM_POINTS_TO_END;
}

ImperiumTitle
imperium_title (const ImperiumPosition *position,
                int                     seat)
{
  int points = position->points[seat - 1];

  if (imperium_winners (position) == imperium_seat_bit (seat))
    return IMPERIUM_EMPEROR;
  if (points >= IMPERIUM_CONSUL_FROM)
    return IMPERIUM_CONSUL;
  return points >= IMPERIUM_SENATOR_FROM ? IMPERIUM_SENATOR : IMPERIUM_PATRICIAN;
}

/* I25. */
unsigned
imperium_winners (const void *data)
{
  const ImperiumPosition *position = data;

  return position->step == IMPERIUM_STEP_OVER ? leaders (position) : 0;
}

const char *
imperium_ending (const void *data)
{
  const ImperiumPosition *position = data;

  if (position->step != IMPERIUM_STEP_OVER)
    return NULL;
  return imperium_is_decided (position) ? "emperor" : "rounds";
}
