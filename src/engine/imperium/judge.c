/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice is worth what its cylinders bring, province by province, and what the Ear does sooner. */

#include "imperium/advice.h"

#include <math.h>

/* What is kept for later has a worth too. */
static const float price_of_ear = 1;
static const float price_of_oracle = 1;

/* So much a point makes a choice e times as likely. */
static const float sharpness = 1.5f;

/* How much more or less a card may look worth in a playout than it is. */
static const float shake = 1;

/* There the Ear is kept until it hastens so much, in points. */
static const float patience_of_ear = 1.5f;

static float
worth_of (const ImperiumProspect *without,
          const ImperiumProspect *with_ear,
          HarenaMove              choice)
{
  bool                    ear = imperium_choice_has (choice, IMPERIUM_EAR);
  const ImperiumProspect *prospect = ear ? with_ear : without;
  unsigned                provinces = choice & IMPERIUM_PROVINCE_BITS;
  float                   worth = ear ? with_ear->all - without->all - price_of_ear : 0;

  for (; provinces != 0; provinces &= provinces - 1)
    {
      int province = __builtin_ctz (provinces);

      worth += prospect->more[province][imperium_choice_cylinders (choice, province)];
    }

  return worth;
}

/* Nobody knows before what the Oracle will be good for: it is held for a little worse than the best
 * of the rest. Returns the worth of the best. */
static double
judge (const void             *memory,
       const ImperiumPosition *position,
       ImperiumView            view,
       const HarenaMove       *list,
       int                     n_moves,
       double                 *worth)
{
  ImperiumOutlook  outlook;
  ImperiumProspect without, with_ear;
  double           best = -INFINITY;

  imperium_look (memory, position, &outlook);
  imperium_prospect (&outlook, position->turn, 0, view, &without);
  imperium_prospect (&outlook, position->turn, 1, view, &with_ear);
  for (int i = 0; i < n_moves; i++)
    if (!imperium_choice_has (list[i], IMPERIUM_ORACLE))
      {
        worth[i] = worth_of (&without, &with_ear, list[i]);
        best = fmax (best, worth[i]);
      }
  for (int i = 0; i < n_moves; i++)
    if (imperium_choice_has (list[i], IMPERIUM_ORACLE))
      worth[i] = best - price_of_oracle;
  return best;
}

void
imperium_judge (void             *memory,
                const void       *position,
                const HarenaMove *list,
                int               n_moves,
                double           *worth)
{
  judge (memory, position, IMPERIUM_AS_IT_STANDS, list, n_moves, worth);
}

void
imperium_weigh (void             *memory,
                const void       *position,
                const HarenaMove *list,
                int               n_moves,
                float            *weights)
{
  double worth[HARENA_MOVES_MAX];
  double best = judge (memory, position, IMPERIUM_AGAINST_OTHERS, list, n_moves, worth);

  for (int i = 0; i < n_moves; i++)
    weights[i] = expf (sharpness * (worth[i] - best)) + 1e-3f;
}

/* What each card promises, shaken a little; the Oracle is left to those who think. Returns what Bread
 * and Circuses would double. */
static int
promise (const void             *memory,
         const ImperiumPosition *position,
         HarenaRandom           *random,
         float                   promises[IMPERIUM_EAR + 1])
{
  ImperiumOutlook  outlook;
  ImperiumProspect prospect;
  int              doubled = 0;
  int              next;

  imperium_look (memory, position, &outlook);
  imperium_prospect (&outlook, position->turn, 0, IMPERIUM_AS_IT_MAY_BE, &prospect);
  for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
    {
      promises[province] = prospect.more[province][1];
      if (prospect.more[province][2] > prospect.more[doubled][2])
        doubled = province;
    }
  promises[IMPERIUM_BREAD] = prospect.more[doubled][2] - prospect.more[doubled][1];
  next = (position->standard + outlook.ears + 1) % IMPERIUM_N_PROVINCES;
  promises[IMPERIUM_EAR] = prospect.now[next] / 4 - patience_of_ear;

  for (int card = 0; card <= IMPERIUM_EAR; card++)
    {
      uint64_t bits = harena_random_next (random) >> 32;

      promises[card] += shake * ((bits & 0xffff) + (bits >> 16) - 65535.0f) / 65535;
    }
  return doubled;
}

/* The cards that promise most, as many as are to be chosen. */
HarenaMove
imperium_suggest (void         *memory,
                  const void   *data,
                  HarenaRandom *random)
{
  const ImperiumPosition *position = data;
  int                     last = imperium_has_ear (position, position->turn) ? IMPERIUM_EAR
                                                                             : IMPERIUM_BREAD;
  float                   promises[IMPERIUM_EAR + 1];
  int                     doubled = promise (memory, position, random, promises);
  unsigned                cards = 0;

  for (int n = imperium_cards_to_choose (position, position->turn); n > 0; n--)
    {
      int best = -1;

      for (int card = 0; card <= last; card++)
        if (!imperium_choice_has (cards, card) && (best < 0 || promises[card] > promises[best]))
          best = card;
      cards |= imperium_card_bit (best);
    }

  return imperium_choice (cards, imperium_choice_has (cards, IMPERIUM_BREAD)
                                     && imperium_choice_has (cards, doubled)
                                   ? doubled
                                   : -1);
}
