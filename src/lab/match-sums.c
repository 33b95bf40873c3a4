/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds up what a match brought. */

#include "match-sums.h"

#include <math.h>
#include <string.h>

const char *
lab_match_difference (const LabMatch *match,
                      const LabMatch *other)
{
  if (match->game != other->game)
    return "game";
  if (match->setup.seats != other->setup.seats)
    return "players";
  if (memcmp (match->setup.options, other->setup.options, sizeof match->setup.options) != 0)
    return "options";
  if (memcmp (match->levels, other->levels, sizeof match->levels) != 0)
    return "competitors";
  if (match->n_games != other->n_games)
    return "games";
  if (match->seed != other->seed)
    return "seed";
  return match->dealt != other->dealt ? "dealt" : NULL;
}

void
lab_match_result_begin (LabMatchResult *result)
{
  result->played = g_new0 (guint8, lab_match_n_rounds (&result->match));
}

void
lab_match_result_clear (LabMatchResult *result)
{
  g_free (result->played);
}

void
lab_sum_add (LabSum *sum,
             gint64  value)
{
  sum->sum += value;
  sum->squares += value * value;
}

static void
add_sum (LabSum       *sum,
         const LabSum *other)
{
  sum->sum += other->sum;
  sum->squares += other->squares;
}

void
lab_match_sums_add (LabMatchSums       *sums,
                    const LabMatchSums *others,
                    int                 seats)
{
  sums->n_rounds += others->n_rounds;
  sums->n_moves += others->n_moves;
  sums->n_drawn += others->n_drawn;
  sums->n_lost += others->n_lost;
  for (int i = 0; i < seats; i++)
    {
      LabCompetitor       *competitor = &sums->competitors[i];
      const LabCompetitor *other = &others->competitors[i];

      add_sum (&competitor->wins, &other->wins);
      add_sum (&competitor->points, &other->points);
      competitor->n_outright += other->n_outright;
      competitor->n_shared += other->n_shared;
      lab_times_add_all (&competitor->times, &other->times);
    }
}

double
lab_sum_mean (const LabSum       *sum,
              const LabMatchSums *sums,
              int                 seats)
{
  return (double) sum->sum / sums->n_rounds / seats;
}

double
lab_sum_error (const LabSum       *sum,
               const LabMatchSums *sums,
               int                 seats)
{
  double rounds = sums->n_rounds;
  double mean = sum->sum / rounds;
  double variance;

  if (rounds < 2)
    return NAN;

  variance = (sum->squares / rounds - mean * mean) * rounds / (rounds - 1);
  return sqrt (MAX (variance, 0) / rounds) / seats;
}
