/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table, or JSON with the sums in it that merge needs. */

#include "match-print.h"

#include "json.h"
#include "output.h"
#include "setup.h"
#include "table.h"
#include "words.h"

#include <math.h>

enum
{
  PERCENT = 95,
};

static const char *const titles[] = {
  /* Translators: titles of the columns of a table; this one is the player's */
  N_("Player"),
  /* Translators: which percentage of the games it wins, and the standard error */
  N_("Wins %"),
  "±",
  /* Translators: games that it won alone */
  N_("Alone"),
  /* Translators: games that it won together with others, but not with all */
  N_("Shared"),
  /* Translators: mean points, and the standard error */
  N_("Points"),
  "±",
  N_("Decisions"),
  /* Translators: how long a decision takes on average; ms is short for milliseconds */
  N_("Mean ms"),
  /* Translators: 95 of 100 decisions take at most so many milliseconds */
  /* xgettext:no-c-format */ N_("95 % ms"),
  /* Translators: how many milliseconds the longest decision took */
  N_("Longest ms"),
  NULL
};

/* As percentages of the games if a unit is a hundredth of what is counted. */
static void
add_mean (LabTable             *table,
          const LabMatchResult *result,
          const LabSum         *sum,
          double                unit,
          int                   digits)
{
  int    seats = result->match.setup.seats;
  double error = lab_sum_error (sum, &result->sums, seats);

  lab_table_add (table, "%.*f", digits, lab_sum_mean (sum, &result->sums, seats) / unit);
  if (isnan (error))
    lab_table_add (table, "–");
  else
    lab_table_add (table, "%.*f", digits, error / unit);
}

static void
print_table (const LabMatchResult *result)
{
  LabTable table;

  lab_table_begin (&table, titles);
  for (int i = 0; i < result->match.setup.seats; i++)
    {
      const LabCompetitor *competitor = &result->sums.competitors[i];
      const LabTimes      *times = &competitor->times;

      lab_table_add (&table, "%d %s", i + 1, result->match.levels[i]->id);
      add_mean (&table, result, &competitor->wins, LAB_PARTS_OF_WIN / 100.0, 1);
      lab_table_add (&table, "%" G_GUINT64_FORMAT, competitor->n_outright);
      lab_table_add (&table, "%" G_GUINT64_FORMAT, competitor->n_shared);
      add_mean (&table, result, &competitor->points, 1, 2);
      lab_table_add (&table, "%" G_GUINT64_FORMAT, lab_times_count (times));
      lab_table_add (&table, "%.3f", 1000 * lab_times_mean (times));
      lab_table_add (&table, "%.3f", 1000 * lab_times_percentile (times, PERCENT));
      lab_table_add (&table, "%.3f", 1000 * lab_times_longest (times));
    }
  lab_table_print (&table);
}

static void
print_for_person (const LabMatchResult *result)
{
  const LabMatch  *match = &result->match;
  guint64          n_played = result->sums.n_rounds * match->setup.seats;
  g_autofree char *played = g_strdup_printf ("%" G_GUINT64_FORMAT, n_played);
  g_autofree char *games = g_strdup_printf ("%" G_GUINT64_FORMAT, match->n_games);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, match->seed);
  g_autofree char *drawn = NULL;
  g_autofree char *lost = NULL;

  lab_print ("%s\n", _(match->game->name));
  lab_setup_print_rules (match->game, &match->setup);
  if (match->dealt)
    lab_print ("%s\n", _("Entry: dealt"));
  if (n_played == match->n_games)
    /* Translators: how many games were played; the seed of their dice */
    lab_print (_("%s games, seed %s\n\n"), games, seed);
  else
    /* Translators: how many games of how many were played; the seed of their dice */
    lab_print (_("%s of %s games, seed %s\n\n"), played, games, seed);
  print_table (result);
  lab_print (_("\nMoves per game: %.1f\n"), (double) result->sums.n_moves / n_played);
  drawn = g_strdup_printf ("%" G_GUINT64_FORMAT, result->sums.n_drawn);
  lost = g_strdup_printf ("%" G_GUINT64_FORMAT, result->sums.n_lost);
  /* Translators: in how many games all were level, and how many nobody won */
  lab_print (_("Draws: %s, won by nobody: %s\n"), drawn, lost);
}

/* Each run of rounds that follow one another: its first, and the first that is not in it. */
static void
write_rounds (LabJson              *json,
              const LabMatchResult *result)
{
  guint64 n_rounds = lab_match_n_rounds (&result->match);
  guint64 run[2];

  lab_json_open (json, "rounds", '[');
  for (run[1] = 0; run[1] < n_rounds; run[1]++)
    {
      run[0] = run[1];
      while (run[1] < n_rounds && result->played[run[1]])
        run[1]++;
      if (run[0] < run[1])
        lab_json_counts (json, NULL, run, 2);
    }
  lab_json_close (json, ']');
}

static void
write_times (LabJson        *json,
             const LabTimes *times)
{
  guint64 pairs[2 * LAB_TIMES_BUCKETS];
  int     n_numbers = 0;

  for (int i = 0; i < LAB_TIMES_BUCKETS; i++)
    if (times->counts[i] > 0)
      {
        pairs[n_numbers++] = i;
        pairs[n_numbers++] = times->counts[i];
      }

  lab_json_counts (json, "times", pairs, n_numbers);
}

static void
write_sums (LabJson             *json,
            const LabCompetitor *competitor)
{
  lab_json_open (json, "sums", '{');
  lab_json_whole (json, "wins", competitor->wins.sum);
  lab_json_whole (json, "wins_squares", competitor->wins.squares);
  lab_json_whole (json, "points", competitor->points.sum);
  lab_json_whole (json, "points_squares", competitor->points.squares);
  lab_json_count (json, "nanoseconds", competitor->times.sum);
  lab_json_count (json, "nanoseconds_longest", competitor->times.longest);
  write_times (json, &competitor->times);
  lab_json_close (json, '}');
}

static void
write_mean (LabJson              *json,
            const LabMatchResult *result,
            const LabSum         *sum,
            double                unit,
            const char           *key,
            const char           *error_key)
{
  int    seats = result->match.setup.seats;
  double error = lab_sum_error (sum, &result->sums, seats);

  lab_json_number (json, key, lab_sum_mean (sum, &result->sums, seats) / unit);
  if (isnan (error))
    lab_json_text (json, error_key, NULL);
  else
    lab_json_number (json, error_key, error / unit);
}

static void
write_competitor (LabJson              *json,
                  const LabMatchResult *result,
                  int                   number)
{
  const LabCompetitor *competitor = &result->sums.competitors[number];
  const LabTimes      *times = &competitor->times;

  lab_json_open (json, NULL, '{');
  lab_json_text (json, "level", result->match.levels[number]->id);
  write_mean (json, result, &competitor->wins, LAB_PARTS_OF_WIN, "wins", "wins_error");
  lab_json_count (json, "outright", competitor->n_outright);
  lab_json_count (json, "shared", competitor->n_shared);
  write_mean (json, result, &competitor->points, 1, "points", "points_error");
  lab_json_count (json, "decisions", lab_times_count (times));
  lab_json_number (json, "seconds_mean", lab_times_mean (times));
  lab_json_number (json, "seconds_95", lab_times_percentile (times, PERCENT));
  lab_json_number (json, "seconds_longest", lab_times_longest (times));
  write_sums (json, competitor);
  lab_json_close (json, '}');
}

static void
print_for_program (const LabMatchResult *result)
{
  const LabMatch *match = &result->match;
  guint64         n_played = result->sums.n_rounds * match->setup.seats;
  LabJson         json;

  lab_json_begin (&json);
  lab_json_open (&json, NULL, '{');
  lab_setup_write (match->game, &match->setup, &json);
  lab_json_count (&json, "games", match->n_games);
  lab_json_count (&json, "seed", match->seed);
  lab_json_truth (&json, "dealt", match->dealt);
  lab_json_count (&json, "played", n_played);
  write_rounds (&json, result);
  lab_json_count (&json, "moves", result->sums.n_moves);
  lab_json_number (&json, "moves_per_game", (double) result->sums.n_moves / n_played);
  lab_json_count (&json, "draws", result->sums.n_drawn);
  lab_json_count (&json, "lost", result->sums.n_lost);
  lab_json_open (&json, "competitors", '[');
  for (int i = 0; i < match->setup.seats; i++)
    write_competitor (&json, result, i);
  lab_json_close (&json, ']');
  lab_json_close (&json, '}');
  lab_json_print (&json);
}

void
lab_match_print (const LabMatchResult *result,
                 gboolean              wants_json)
{
  if (wants_json)
    print_for_program (result);
  else
    print_for_person (result);
}
