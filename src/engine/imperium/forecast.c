/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who will win, foretold from the points that everybody has and those that the standard will bring
 * on its way round the ring, as far as the game will last. Fitted to who won in games of computer
 * players against one another. */

#include "imperium/advice.h"

#include <math.h>

/* What an unused card is worth, in points. */
static const float worth_of_ear = 1.0f;
static const float worth_of_oracle = 0.5f;

/* Over how many points about forty it fades that the game goes on. */
static const float haste = 3.0f;

/* How far points may still go apart: when somebody has forty, and for the root of what is missing. */
static const float scatter_at_the_end = 3.5f;
static const float scatter_on_the_way = 0.8f;

static float
most (const float *totals,
      int          seats)
{
  float best = totals[0];

  for (int i = 1; i < seats; i++)
    best = fmaxf (best, totals[i]);
  return best;
}

/* Adds to each seat's points what it can expect of the eight scorings to come. */
static void
add_scorings (const void             *memory,
              const ImperiumPosition *position,
              float                  *totals)
{
  ImperiumOutlook outlook;
  float           lasting = 1;

  imperium_look (memory, position, &outlook);
  for (int rounds = 0; rounds < IMPERIUM_N_PROVINCES; rounds++)
    {
      int province = (position->standard + rounds) % IMPERIUM_N_PROVINCES;

      for (int seat = 1; seat <= position->seats; seat++)
        totals[seat - 1] += lasting
                            * imperium_expect (&outlook, province, rounds + 1, seat,
                                               outlook.influence[province]);

      lasting = 1 / (1 + expf ((most (totals, position->seats) - IMPERIUM_POINTS_TO_END) / haste));
    }
}

void
imperium_value (void       *memory,
                const void *data,
                double      wins[HARENA_SEATS_MAX])
{
  const ImperiumPosition *position = data;
  float                   totals[HARENA_SEATS_MAX];
  float                   best, missing, scatter;
  double                  sum = 0;

  for (int seat = 1; seat <= position->seats; seat++)
    totals[seat - 1] = position->points[seat - 1]
                       + worth_of_ear * imperium_has_ear (position, seat)
                       + worth_of_oracle * imperium_has_oracle (position, seat);
  add_scorings (memory, position, totals);

  best = most (totals, position->seats);
  missing = fmaxf (0, IMPERIUM_POINTS_TO_END - best);
  scatter = scatter_at_the_end + scatter_on_the_way * sqrtf (missing);
  for (int i = 0; i < position->seats; i++)
    sum += wins[i] = exp ((totals[i] - best) / scatter);
  for (int i = 0; i < position->seats; i++)
    wins[i] /= sum;
}
