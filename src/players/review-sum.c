/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From moves to a whole game. */

#include "review.h"

#include <math.h>

const double harena_mistakes[HARENA_N_MISTAKES] = {
  [HARENA_MISTAKE_SMALL] = 0.02,
  [HARENA_MISTAKE_LARGE] = 0.05,
  [HARENA_MISTAKE_BLUNDER] = 0.10,
};

uint64_t
harena_review_seed (uint64_t seed,
                    unsigned index)
{
  /* Any number will do that neither the dice nor the players use. */
  uint64_t counter = seed ^ UINT64_C (0x7265636f676e6974);

  counter = harena_random_split (&counter) + index;
  return harena_random_split (&counter);
}

HarenaMistake
harena_review_mistake (const HarenaReview *review)
{
  int mistake = HARENA_MISTAKE_BLUNDER;

  /* What is said to be 10 % is that bad, whatever the last of its binary digits. */
  while (mistake > HARENA_MISTAKE_NONE && review->cost + 1e-9 < harena_mistakes[mistake])
    mistake--;
  return mistake;
}

/* Errors of single moves have nothing to do with one another. */
void
harena_review_add (const HarenaReview *review,
                   int                 n_seats,
                   HarenaReviewSum    *sums)
{
  if (review->forced)
    return;

  if (review->turn > 0)
    {
      HarenaReviewSum *sum = &sums[review->turn - 1];

      sum->decisions++;
      sum->mistakes[harena_review_mistake (review)]++;
      sum->cost += review->cost;
    }
  else
    for (int i = 0; i < n_seats; i++)
      {
        sums[i].luck += review->luck[i];
        sums[i].luck_error = hypot (sums[i].luck_error, review->luck_error[i]);
      }
}
