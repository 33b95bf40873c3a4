/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known about playing morra well: which sums come up more often. */

#include "morra-position.h"

#include <math.h>
#include <string.h>

/* In how many ways some hands show this sum. */
static int
ways (int n_hands,
      int sum)
{
  int n_ways = 0;

  if (n_hands == 0)
    return sum == 0;
  for (int fingers = 1; fingers <= MORRA_FINGERS && fingers <= sum; fingers++)
    n_ways += ways (n_hands - 1, sum - fingers);
  return n_ways;
}

/* What the others must show for this guess to be right. */
static int
sum_of_others (HarenaMove move)
{
  return (int) (move % 100) - (int) (move / 100);
}

/* The points that a choice brings if the others show anything; in the solitaire less those that it
 * loses. */
static double
worth_of (const Morra *morra,
          HarenaMove   move)
{
  int    others = morra_others (morra);
  int    sum = sum_of_others (move);
  double worth = ways (others, sum) / pow (MORRA_FINGERS, others);

  for (int fingers = 1; fingers <= MORRA_FINGERS && morra->seats == 1; fingers++)
    worth -= fingers < sum - 1 || fingers > sum + 1 ? 1.0 / MORRA_FINGERS : 0;
  return worth;
}

static bool
settled (const void *position)
{
  const Morra *morra = position;

  for (int i = 0; i < morra->seats; i++)
    if (morra->shown[i] != 0)
      return false;
  return true;
}

static void
judge (void             *memory,
       const void       *position,
       const HarenaMove *list,
       int               n_moves,
       double           *worth)
{
  (void) memory;
  for (int i = 0; i < n_moves; i++)
    worth[i] = worth_of (position, list[i]);
}

static void
weigh (void             *memory,
       const void       *position,
       const HarenaMove *list,
       int               n_moves,
       float            *weights)
{
  (void) memory;
  for (int i = 0; i < n_moves; i++)
    weights[i] = exp (4 * worth_of (position, list[i]));
}

/* Any fingers, and the sum as if the others did the same. */
static HarenaMove
suggest (void         *memory,
         const void   *position,
         HarenaRandom *random)
{
  int fingers = 1 + harena_random_below (random, MORRA_FINGERS);
  int guess = fingers;

  (void) memory;
  for (int i = 0; i < morra_others (position); i++)
    guess += 1 + harena_random_below (random, MORRA_FINGERS);
  return 100 * fingers + guess;
}

/* Who needs one point more than another is half as likely to have them all first. A solitaire loses
 * a point twice as often as it gains one, if it is played well. */
static void
value (void       *memory,
       const void *position,
       double      wins[HARENA_SEATS_MAX])
{
  const Morra *morra = position;
  double       strengths[2 * MORRA_SEATS] = { 0 };
  double       sum = 0;

  (void) memory;
  if (morra->seats == 1)
    {
      wins[0] = (exp2 (morra->points[0] + morra->target) - 1) / (exp2 (2 * morra->target) - 1);
      return;
    }

  for (int i = 0; i < morra->seats; i++)
    {
      strengths[i] = exp2 (morra->points[i] + (morra->pairs ? morra->points[(i + 2) % 4] : 0));
      sum += strengths[i];
    }
  for (int i = 0; i < morra->seats; i++)
    wins[i] = strengths[i] / sum * (morra->pairs ? 2 : 1);
}

/* So all others choose again in this round. */
static void
reopen (void *position,
        int   seat)
{
  Morra *morra = position;

  for (int i = 0; i < MORRA_SEATS; i++)
    if (i != seat - 1)
      morra->shown[i] = morra->guess[i] = 0;
}

const HarenaStrategy morra_strategy = {
  .efforts = { { 0, 0.60f }, { 0, 0.25f }, { 50, 0.10f }, { 500, 0 }, { 2000, 0 } },
  .exploration = 0.8f,
  .caution = 0.3f,
  .points_share = 0.1f,
  .horizon = 6,
  .settled = settled,
  .judge = judge,
  .weigh = weigh,
  .suggest = suggest,
  .value = value,
  .reopen = reopen,
};
