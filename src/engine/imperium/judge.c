/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice is worth what its cylinders bring, province by province, and what the Ear does sooner. */

#include "imperium/judge.h"

#include <math.h>

/* What is kept for later has a worth too. */
static const float price_of_ear = 1;
static const float price_of_oracle = 1;

/* How a seat stands if it plays its Ear, and if not. */
typedef struct
{
  ImperiumProspect without;
  ImperiumProspect with_ear;
} Prospects;

static float
worth_of (const Prospects *prospects,
          HarenaMove       choice)
{
  bool                    ear = imperium_choice_has (choice, IMPERIUM_EAR);
  const ImperiumProspect *prospect = ear ? &prospects->with_ear : &prospects->without;
  unsigned                provinces = choice & IMPERIUM_PROVINCE_BITS;
  float                   worth = ear ? prospect->now - prospects->without.now - price_of_ear : 0;

  for (; provinces != 0; provinces &= provinces - 1)
    {
      int province = __builtin_ctz (provinces);

      worth += prospect->more[province][imperium_choice_cylinders (choice, province)];
    }

  return worth;
}

/* Nobody knows before what the Oracle will be good for: it is held for a little worse than the best
 * of the rest. */
static void
fill_worth (const Prospects  *prospects,
            const HarenaMove *list,
            int               n_moves,
            double           *worth)
{
  double best = -INFINITY;

  for (int i = 0; i < n_moves; i++)
    if (!imperium_choice_has (list[i], IMPERIUM_ORACLE))
      {
        worth[i] = worth_of (prospects, list[i]);
        best = fmax (best, worth[i]);
      }
  for (int i = 0; i < n_moves; i++)
    if (imperium_choice_has (list[i], IMPERIUM_ORACLE))
      worth[i] = best - price_of_oracle;
}

void
imperium_judge (void             *memory,
                const void       *position_data,
                const HarenaMove *list,
                int               n_moves,
                double           *worth)
{
  const ImperiumPosition *position = position_data;
  ImperiumOutlook         outlook;
  Prospects               prospects;

  (void) memory;
  imperium_look (position, &outlook);
  imperium_prospect_plain (&outlook, position->turn, 0, &prospects.without);
  imperium_prospect_plain (&outlook, position->turn, 1, &prospects.with_ear);
  fill_worth (&prospects, list, n_moves, worth);
}

void
imperium_weigh (void             *memory,
                const void       *position_data,
                const HarenaMove *list,
                int               n_moves,
                float            *weights)
{
  const double            sharpness = 1.5; /* so much a point makes a choice e times as likely */
  const ImperiumPosition *position = position_data;
  ImperiumOutlook         outlook;
  Prospects               prospects;
  double                  worth[HARENA_MOVES_MAX];
  double                  best = -INFINITY;

  imperium_look (position, &outlook);
  imperium_prospect_likely (memory, &outlook, position->turn, 0, &prospects.without);
  imperium_prospect_likely (memory, &outlook, position->turn, 1, &prospects.with_ear);
  fill_worth (&prospects, list, n_moves, worth);
  for (int i = 0; i < n_moves; i++)
    best = fmax (best, worth[i]);
  for (int i = 0; i < n_moves; i++)
    weights[i] = expf (sharpness * (worth[i] - best)) + 1e-3f;
}
