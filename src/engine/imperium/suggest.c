/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice for a playout: the cards that promise most, shaken a little. */

#include "imperium/judge.h"

#include <string.h>

/* How much more or less a card may look worth than it is. */
static const float shake = 1.0f;

/* The Ear is kept until the next province but one promises so much. */
static const float liking_of_ear = -1.5f;

/* What each card promises; the Oracle is left to those who think. */
typedef struct
{
  float promise[IMPERIUM_EAR + 1];
  int   doubled; /* what Bread and Circuses would double */
} Offer;

/* Four numbers about 0 out of one. */
static void
shake_cards (Offer        *offer,
             HarenaRandom *random)
{
  for (int card = 0; card <= IMPERIUM_EAR;)
    {
      uint64_t bits = harena_random_next (random);

      for (int i = 0; i < 4 && card <= IMPERIUM_EAR; i++, card++, bits >>= 16)
        offer->promise[card] += shake * ((bits & 0xff) + (bits >> 8 & 0xff) - 255.0f) / 255;
    }
}

static void
fill_offer (const ImperiumMemory   *memory,
            const ImperiumPosition *position,
            HarenaRandom           *random,
            Offer                  *offer)
{
  ImperiumOutlook  outlook;
  ImperiumProspect prospect;
  int              next;

  imperium_look (position, &outlook);
  imperium_prospect_quick (memory, &outlook, position->turn, &prospect);
  next = (position->standard + outlook.ears + 1) % IMPERIUM_N_PROVINCES;
  for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
    offer->promise[province] = prospect.more[province][1];
  offer->promise[IMPERIUM_BREAD] = 0;
  offer->promise[IMPERIUM_EAR] = liking_of_ear + prospect.more[next][0] / 4;
  shake_cards (offer, random);

  offer->doubled = 0;
  for (int province = 1; province < IMPERIUM_N_PROVINCES; province++)
    if (prospect.more[province][2] > prospect.more[offer->doubled][2])
      offer->doubled = province;
  offer->promise[IMPERIUM_BREAD]
    += prospect.more[offer->doubled][2] - prospect.more[offer->doubled][1];
}

/* The best cards that the offer has, as many as are to be chosen. */
static unsigned
take_cards (Offer *offer,
            int    n_cards,
            bool   ear)
{
  unsigned cards = 0;

  while (n_cards-- > 0)
    {
      int best = -1;

      for (int card = 0; card <= (ear ? IMPERIUM_EAR : IMPERIUM_BREAD); card++)
        if (!(cards & 1u << card) && (best < 0 || offer->promise[card] > offer->promise[best]))
          best = card;
      cards |= 1u << best;
    }

  return cards;
}

HarenaMove
imperium_suggest (void         *memory,
                  const void   *data,
                  HarenaRandom *random)
{
  const ImperiumPosition *position = data;
  Offer                   offer;
  unsigned                cards;

  fill_offer (memory, position, random, &offer);
  cards = take_cards (&offer, imperium_cards_to_choose (position, position->turn),
                      imperium_has_ear (position, position->turn));
  return imperium_choice (cards, cards & 1u << IMPERIUM_BREAD && cards & 1u << offer.doubled
                                   ? offer.doubled
                                   : -1);
}
