/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a team can expect of the win, from how far its chariots are from home.
 *
 * In races of equal players the odds between two teams were e to a ninth for each step. Searches
 * with two seats did best with e to a sixth, for they look 20 moves ahead before they ask. To count
 * cards in hand as steps, and to trust a lead the more the nearer the finish is, made the forecast
 * better and the play worse: 33 to 43 % of 120 games. */

#include "circus/advice.h"

#include <limits.h>
#include <math.h>

static int
steps_of_team (const CircusPosition *position,
               int                   seat)
{
  int steps = 0;

  for (int i = circus_first_of (seat); i < circus_first_of (seat) + CIRCUS_TEAM; i++)
    if (position->hexes[i] != CIRCUS_NOWHERE)
      steps += circus_steps (position->hexes[i], position->stages[i]);

  return steps;
}

/* M28: with places, who was complete first has won. */
void
circus_forecast (void       *memory,
                 const void *data,
                 double      wins[HARENA_SEATS_MAX])
{
  const CircusPosition *position = data;
  int                   steps[HARENA_SEATS_MAX];
  int                   least = INT_MAX;
  double                sum = 0;

  (void) memory;

  for (int i = 0; i < position->seats; i++)
    {
      steps[i] = steps_of_team (position, i + 1);
      least = steps[i] < least ? steps[i] : least;
    }
  for (int i = 0; i < position->seats; i++)
    {
      bool lost = position->n_complete > 0 && position->places[i] != 1;

      wins[i] = lost ? 0 : exp ((least - steps[i]) / 6.0);
      sum += wins[i];
    }
  for (int seat = 1; seat <= position->seats; seat++)
    wins[seat - 1] /= sum;
}
