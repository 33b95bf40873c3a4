/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a team can expect of the win, from how far it is from the finish. */

#include "circus/advice.h"

#include <math.h>

/* The rounds that a team still needs. */
static double
rounds_of (const CircusPosition *position,
           int                   seat)
{
  int sum = 0;
  int longest = 0;
  int cards = 0;

  for (int i = 0; i < CIRCUS_TEAM; i++)
    {
      int chariot = circus_first_of (seat) + i;
      int steps = position->hexes[chariot] != CIRCUS_NOWHERE
                    ? circus_steps (position->hexes[chariot], position->stages[chariot])
                    : 0;

      sum += steps;
      longest = steps > longest ? steps : longest;
    }
  (void) cards;
  return sum / 12.0;
}

void
circus_forecast (void       *memory,
                 const void *data,
                 double      wins[HARENA_SEATS_MAX])
{
  const CircusPosition *position = data;
  double                sum = 0;

  (void) memory;

  for (int seat = 1; seat <= position->seats; seat++)
    sum += wins[seat - 1] = exp (-2 * rounds_of (position, seat));
  for (int seat = 1; seat <= position->seats; seat++)
    wins[seat - 1] /= sum;
}
