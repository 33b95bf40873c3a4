/* SPDX-License-Identifier: GPL-3.0-or-later */
/* harena-lab match: lets computer players play many games against each other. */

#include "command.h"
#include "match-crew.h"
#include "match-print.h"
#include "output.h"
#include "levels.h"
#include "setup.h"
#include "words.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

enum
{
  DEFAULT_GAMES = 100,
  THREADS_MAX = 256,
};

/* As it was typed; NULL where nothing was. */
typedef struct
{
  LabSetupWords  setup;
  char          *seats;
  char          *games;
  char          *seed;
  char          *part;
  char          *threads;
  char          *folder;
  gboolean       dealt;
  gboolean       wants_json;
} Words;

static void
words_clear (Words *words)
{
  lab_setup_clear (&words->setup);
  g_free (words->seats);
  g_free (words->games);
  g_free (words->seed);
  g_free (words->part);
  g_free (words->threads);
  g_free (words->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Words, words_clear)

static gboolean
read_seats (const char *text,
            LabMatch   *match)
{
  g_auto (GStrv) ids = g_strsplit (text != NULL ? text : "", ",", -1);
  int            n_seats = g_strv_length (ids);
  int            least = match->game->seats_min;
  int            most = match->game->seats_max;

  if (text == NULL)
    {
      lab_complain (_("who plays? --seats takes the levels, with commas between"));
      return FALSE;
    }
  if (n_seats < least || n_seats > most)
    {
      /* Translators: the least and the greatest number of seats, what was typed */
      lab_complain (_("--seats takes %d to %d levels with commas between, not “%s”"), least, most,
                    text);
      return FALSE;
    }

  match->setup.seats = n_seats;
  for (int i = 0; i < n_seats; i++)
    {
      match->levels[i] = lab_read_level ("--seats", ids[i]);
      if (match->levels[i] == NULL)
        return FALSE;
    }

  return TRUE;
}

static gboolean
check_dealt (const LabMatch *match)
{
  if (!match->dealt || match->game->strategy->opening != NULL)
    return TRUE;

  /* Translators: the name of a game */
  lab_complain (_("--dealt: nothing is dealt in %s"), _(match->game->name));
  return FALSE;
}

/* Whole rounds, so that nobody sits in a better seat more often. */
static void
round_up (LabMatch *match)
{
  guint64 seats = match->setup.seats;
  guint64 rest = match->n_games % seats;

  if (rest > 0)
    {
      g_autofree char *asked = g_strdup_printf ("%" G_GUINT64_FORMAT, match->n_games);
      g_autofree char *games = NULL;

      match->n_games += seats - rest;
      games = g_strdup_printf ("%" G_GUINT64_FORMAT, match->n_games);
      /* Translators: how many games are played, and how many were asked for */
      lab_complain (_("%s games are played instead of %s, so that everybody sits in every seat "
                      "equally often"),
                    games, asked);
    }
}

/* text: I/K, or NULL for all of it. */
static gboolean
read_part (const char     *text,
           const LabMatch *match,
           LabRounds      *rounds)
{
  guint64        n_rounds = lab_match_n_rounds (match);
  guint64        part = 1;
  guint64        n_parts = 1;
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "1/1", "/", 2);

  if (g_strv_length (words) != 2
      || !g_ascii_string_to_unsigned (words[1], 10, 1, G_MAXUINT32, &n_parts, NULL)
      || !g_ascii_string_to_unsigned (words[0], 10, 1, n_parts, &part, NULL))
    {
      lab_complain (_("--part takes I/K, such as 2/8 for the second of eight parts, not “%s”"),
                    text);
      return FALSE;
    }
  if (n_parts > n_rounds)
    {
      g_autofree char *most = g_strdup_printf ("%" G_GUINT64_FORMAT, n_rounds);

      /* Translators: into how many parts the games can be split at most */
      lab_complain (_("there are games for no more than %s parts"), most);
      return FALSE;
    }

  rounds->first = n_rounds * (part - 1) / n_parts;
  rounds->end = n_rounds * part / n_parts;
  return TRUE;
}

static gboolean
read_words (const Words *words,
            LabMatch    *match,
            LabRounds   *rounds,
            guint64     *n_threads)
{
  match->game = lab_setup_read_game (&words->setup);
  match->n_games = DEFAULT_GAMES;
  match->seed = 1;
  match->dealt = words->dealt;
  *n_threads = 1;
  if (words->folder != NULL && words->folder[0] == '\0')
    {
      lab_complain (_("--write takes the name of a folder, not “”"));
      return FALSE;
    }
  if (match->game == NULL
      || !read_seats (words->seats, match)
      || !lab_setup_read_rules (&words->setup, match->game, match->setup.seats, &match->setup)
      || !check_dealt (match)
      || !lab_read_number ("--games", words->games, 1, LAB_MATCH_GAMES_MAX, &match->n_games)
      || !lab_read_number ("--seed", words->seed, 0, G_MAXUINT64, &match->seed)
      || !lab_read_number ("--threads", words->threads, 1, THREADS_MAX, n_threads))
    return FALSE;

  round_up (match);
  return read_part (words->part, match, rounds);
}

/* Makes the folder for the games unless it is there. Returns FALSE after complaining. */
static gboolean
prepare_folder (const char *folder)
{
  if (folder == NULL || g_mkdir (folder, 0777) == 0
      || (errno == EEXIST && g_file_test (folder, G_FILE_TEST_IS_DIR)))
    return TRUE;

  /* Translators: a folder, and why, in the words of the system */
  lab_complain (_("%s: the folder cannot be made: %s"), folder, g_strerror (errno));
  return FALSE;
}

static int
play_and_print (LabMatchResult *result,
                LabRounds       rounds,
                int             n_threads,
                const Words    *words)
{
  lab_match_result_begin (result);
  if (!prepare_folder (words->folder)
      || !lab_crew_play (result, rounds, MIN (n_threads, rounds.end - rounds.first),
                         words->folder))
    return LAB_FAILED;

  if (result->sums.n_rounds > 0)
    lab_match_print (result, words->wants_json);
  if (result->sums.n_rounds == rounds.end - rounds.first)
    return LAB_DONE;

  lab_complain (_("stopped before all games were played"));
  return LAB_FAILED;
}

int
lab_match (char **arguments)
{
  g_auto (Words)          words = { 0 };
  g_auto (LabMatchResult) result = { 0 };
  LabRounds               rounds;
  guint64                 n_threads;
  int                     status;
  const GOptionEntry      entries[] = {
    { "seats", 0, 0, G_OPTION_ARG_STRING, &words.seats,
      N_("Who plays: a level for each seat, with commas between"), N_("A,B,…") },
    { "games", 0, 0, G_OPTION_ARG_STRING, &words.games, N_("How many games (100)"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &words.seed,
      N_("Where chance begins: the same seed plays the same games (1)"), N_("S") },
    { "dealt", 0, 0, G_OPTION_ARG_NONE, &words.dealt,
      N_("Deal the entry, so that only the fighting differs"), NULL },
    { "part", 0, 0, G_OPTION_ARG_STRING, &words.part,
      N_("Play only this part of the match; merge adds the parts up"), N_("I/K") },
    { "threads", 0, 0, G_OPTION_ARG_STRING, &words.threads,
      N_("How many games to play at the same time (1)"), N_("T") },
    { "write", 0, 0, G_OPTION_ARG_FILENAME, &words.folder,
      N_("Keep each game in this folder"), N_("DIR") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &words.wants_json, N_("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context
    = lab_options_new (NULL,
                       _("Lets computer players play against each other and says how often each "
                         "wins, its points and how long it thinks.\nEverybody sits in every seat "
                         "equally often. Ctrl+C stops and prints what is done so far."));

  lab_setup_add_rules (context, &words.setup);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!lab_options_parse (context, arguments, &status))
    return status;
  if (!read_words (&words, &result.match, &rounds, &n_threads))
    return LAB_MISUSED;

  return play_and_print (&result, rounds, n_threads, &words);
}
