/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing is believed that cannot be: every sum is within what so many games can bring. */

#include "match-read.h"

#include "games.h"
#include "json-read.h"
#include "output.h"
#include "words.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
  BYTES_MAX = 16 * 1024 * 1024, /* what is behind them is not read, and so missed */
};

/* Far more than any match takes, and some of them can still be added up. */
static const guint64 nanoseconds_max = G_GUINT64_CONSTANT (1) << 60;
static const guint64 decisions_max = G_GUINT64_CONSTANT (1) << 40;

/* Returns NULL if it cannot be read, and errno says why. */
static char *
load_text (const char *filename)
{
  g_autofree char *text = g_malloc (BYTES_MAX + 1);
  FILE            *file = fopen (filename, "r");
  gsize            length;
  int              failure;

  if (file == NULL)
    return NULL;

  length = fread (text, 1, BYTES_MAX, file);
  failure = ferror (file) ? errno : 0;
  fclose (file);
  errno = failure;
  if (failure != 0)
    return NULL;

  /* JSON has no zero byte, so a text that does is none; nor is an empty one. */
  text[length] = '\0';
  if (strlen (text) < length)
    text[0] = '\0';
  return g_steal_pointer (&text);
}

static gboolean
read_options (LabJsonValue  object,
              LabMatch     *match)
{
  for (int i = 0; i < match->game->n_options; i++)
    {
      const HarenaOption *option = &match->game->options[i];
      g_autofree char    *word = lab_json_get_word (lab_json_get (object, option->key));
      int                 value = word != NULL ? harena_option_find_value (option, word) : -1;

      if (value < 0)
        return FALSE;
      match->setup.options[i] = value;
    }

  return TRUE;
}

static gboolean
read_match (LabJsonValue  top,
            LabMatch     *match)
{
  g_autofree char *id = lab_json_get_word (lab_json_get (top, "game"));
  guint64          seats;

  match->game = id != NULL ? harena_find_game (harena_games, id) : NULL;
  if (match->game == NULL
      || !lab_json_get_count (lab_json_get (top, "players"), match->game->seats_max, &seats)
      || seats < match->game->seats_min
      || !lab_json_get_count (lab_json_get (top, "games"), LAB_MATCH_GAMES_MAX + seats,
                              &match->n_games)
      || !lab_json_get_count (lab_json_get (top, "seed"), G_MAXUINT64, &match->seed)
      || !lab_json_get_truth (lab_json_get (top, "dealt"), &match->dealt))
    return FALSE;

  match->setup.seats = seats;
  return match->n_games > 0 && match->n_games % seats == 0
         && read_options (lab_json_get (top, "options"), match);
}

/* runs: pairs of a first round and the first that is not played any more, in rising order. */
static gboolean
read_rounds (LabJsonValue    runs,
             LabMatchResult *result)
{
  guint64 n_rounds = lab_match_n_rounds (&result->match);
  guint64 before = 0;

  for (LabJsonValue run = lab_json_first (runs); run != NULL; run = lab_json_next (run))
    {
      LabJsonValue begin = lab_json_first (run);
      guint64      first;
      guint64      end;

      if (begin == NULL
          || !lab_json_get_count (begin, n_rounds, &first)
          || !lab_json_get_count (lab_json_next (begin), n_rounds, &end)
          || first < before || first >= end)
        return FALSE;
      memset (result->played + first, TRUE, end - first);
      result->sums.n_rounds += end - first;
      before = end;
    }

  return result->sums.n_rounds > 0;
}

/* times: pairs of a bucket and how many are in it. */
static gboolean
read_times (LabJsonValue sums,
            LabTimes    *times)
{
  LabJsonValue value = lab_json_first (lab_json_get (sums, "times"));

  while (value != NULL)
    {
      LabJsonValue count = lab_json_next (value);
      guint64      bucket;

      if (!lab_json_get_count (value, LAB_TIMES_BUCKETS - 1, &bucket)
          || !lab_json_get_count (count, decisions_max, &times->counts[bucket]))
        return FALSE;
      value = lab_json_next (count);
    }

  return lab_json_get_count (lab_json_get (sums, "nanoseconds"), nanoseconds_max, &times->sum)
         && lab_json_get_count (lab_json_get (sums, "nanoseconds_longest"), nanoseconds_max,
                                &times->longest);
}

/* in_round: the most that one round can bring. */
static gboolean
read_sum (LabJsonValue  sums,
          const char   *key,
          const char   *squares_key,
          guint64       n_rounds,
          gint64        in_round,
          LabSum       *sum)
{
  gint64 most = n_rounds * in_round;

  return lab_json_get_whole (lab_json_get (sums, key), &sum->sum)
         && lab_json_get_whole (lab_json_get (sums, squares_key), &sum->squares)
         && sum->sum >= -most && sum->sum <= most
         && sum->squares >= 0 && sum->squares <= most * in_round;
}

static gboolean
read_competitor (LabJsonValue    object,
                 LabMatchResult *result,
                 int             number)
{
  const HarenaGame *game = result->match.game;
  LabCompetitor    *competitor = &result->sums.competitors[number];
  g_autofree char  *id = lab_json_get_word (lab_json_get (object, "level"));
  LabJsonValue      sums = lab_json_get (object, "sums");
  guint64           n_rounds = result->sums.n_rounds;
  int               seats = result->match.setup.seats;
  guint64           n_games = n_rounds * seats;
  gint64            points_max = MAX (abs (game->points_min), abs (game->points_max));

  result->match.levels[number] = id != NULL ? harena_find_level (id) : NULL;
  return result->match.levels[number] != NULL
         && lab_json_get_count (lab_json_get (object, "outright"), n_games,
                                &competitor->n_outright)
         && lab_json_get_count (lab_json_get (object, "shared"), n_games, &competitor->n_shared)
         && read_sum (sums, "wins", "wins_squares", n_rounds, seats * LAB_PARTS_OF_WIN,
                      &competitor->wins)
         && read_sum (sums, "points", "points_squares", n_rounds, seats * points_max,
                      &competitor->points)
         && read_times (sums, &competitor->times);
}

static gboolean
read_games (LabJsonValue    top,
            LabMatchResult *result)
{
  LabMatchSums *sums = &result->sums;
  guint64       n_games = sums->n_rounds * result->match.setup.seats;

  return lab_json_get_count (lab_json_get (top, "moves"), decisions_max, &sums->n_moves)
         && lab_json_get_count (lab_json_get (top, "draws"), n_games, &sums->n_drawn)
         && lab_json_get_count (lab_json_get (top, "lost"), n_games - sums->n_drawn,
                                &sums->n_lost);
}

static gboolean
read_result (LabJsonValue    top,
             LabMatchResult *result)
{
  LabJsonValue value = lab_json_first (lab_json_get (top, "competitors"));

  if (top == NULL || !read_match (top, &result->match))
    return FALSE;

  lab_match_result_begin (result);
  if (!read_rounds (lab_json_get (top, "rounds"), result)
      || !read_games (top, result))
    return FALSE;

  for (int i = 0; i < result->match.setup.seats; i++)
    {
      if (value == NULL || !read_competitor (value, result, i))
        return FALSE;
      value = lab_json_next (value);
    }

  return value == NULL;
}

gboolean
lab_match_load (const char     *filename,
                LabMatchResult *result)
{
  g_autofree char *text = load_text (filename);

  if (text == NULL)
    lab_complain ("%s: %s", filename, g_strerror (errno));
  else if (!read_result (lab_json_read (text), result))
    /* Translators: a file; “harena-lab match --json” is what a person types */
    lab_complain (_("%s: this is not what harena-lab match --json has written"), filename);
  else
    return TRUE;

  return FALSE;
}
