/* SPDX-License-Identifier: GPL-3.0-or-later */
/* harena-lab random: plays many games at random and prints figures about them. */

#include "command.h"
#include "file.h"
#include "lab-game.h"
#include "output.h"
#include "playout.h"
#include "result.h"
#include "setup.h"
#include "words.h"

/* What is played, and the sums over all games so far. */
typedef struct
{
  const HarenaGame *game;
  HarenaSetup       setup;
  guint64           seed;
  guint64           n_games;
  guint64           n_moves;
  guint64           longest;
  gint64            points[HARENA_SEATS_MAX];
  guint64           parts_won[HARENA_SEATS_MAX];
  guint64           n_results[HARENA_RESULT_LOST + 1]; /* by HarenaResult */
  const LabGame    *special; /* what is known of this game alone, or NULL */
  void             *figures; /* its sums, or NULL */
} Run;

static void
add_game (Run        *run,
          const void *position,
          guint64     n_moves)
{
  HarenaResult result = harena_result (run->game, &run->setup, position);
  int          parts[HARENA_SEATS_MAX];
  int          points[HARENA_SEATS_MAX];

  run->game->points (position, points);
  lab_result_wins (run->game, &run->setup, position, parts);
  for (int i = 0; i < run->setup.seats; i++)
    {
      run->points[i] += points[i];
      run->parts_won[i] += parts[i];
    }

  run->n_results[result]++;
  run->n_moves += n_moves;
  run->longest = MAX (run->longest, n_moves);
  if (run->figures != NULL && result != HARENA_RESULT_OPEN)
    run->special->figures_add_game (run->figures, position);
}

/* moves: where the moves go, or NULL. */
static void
play_game (Run    *run,
           guint64 seed,
           void   *position,
           GArray *moves)
{
  const HarenaGame *game = run->game;
  LabPlayout        playout;
  HarenaMove        move;

  game->start (position, &run->setup, NULL);
  lab_playout_begin (&playout, seed);
  while (lab_playout_next (&playout, game, position, &move))
    {
      if (moves != NULL)
        g_array_append_val (moves, move);
      if (run->figures != NULL)
        run->special->figures_add_move (run->figures, move);
      game->play (position, move);
    }

  add_game (run, position, playout.n_moves);
}

/* last: gets the moves of the last game, or NULL. */
static void
play_games (Run          *run,
            HarenaRecord *last)
{
  g_autofree void *position = g_malloc0 (run->game->position_size);

  for (guint64 i = 0; i < run->n_games; i++)
    {
      gboolean is_last = i + 1 == run->n_games;

      play_game (run, lab_game_seed (run->seed, i), position,
                 is_last && last != NULL ? last->moves : NULL);
    }
}

static void
print_figures (const Run *run)
{
  LabJson json;
  double  games = run->n_games;
  double  points[HARENA_SEATS_MAX];
  double  wins[HARENA_SEATS_MAX];

  for (int i = 0; i < run->setup.seats; i++)
    {
      points[i] = run->points[i] / games;
      wins[i] = run->parts_won[i] / games / LAB_PARTS_OF_WIN;
    }

  lab_json_begin (&json);
  lab_json_open (&json, NULL, '{');
  lab_setup_write (run->game, &run->setup, &json);
  lab_json_count (&json, "games", run->n_games);
  lab_json_count (&json, "seed", run->seed);
  lab_json_number (&json, "moves_per_game", run->n_moves / games);
  lab_json_count (&json, "longest_game", run->longest);
  lab_json_numbers (&json, "points", points, run->setup.seats);
  lab_json_numbers (&json, "wins", wins, run->setup.seats);
  lab_json_number (&json, "shared_wins", run->n_results[HARENA_RESULT_SHARED] / games);
  lab_json_number (&json, "draws", run->n_results[HARENA_RESULT_DRAWN] / games);
  lab_json_number (&json, "lost", run->n_results[HARENA_RESULT_LOST] / games);
  lab_json_number (&json, "unfinished", run->n_results[HARENA_RESULT_OPEN] / games);
  if (run->figures != NULL)
    run->special->figures_write (run->figures, run->n_games, &json);
  lab_json_close (&json, '}');
  lab_json_print (&json);
}

static HarenaRecord *
make_record (const Run *run)
{
  HarenaRecord *record = harena_record_new (run->game, &run->setup,
                                            lab_game_seed (run->seed, run->n_games - 1));

  /* Not translated: the same game makes the same file everywhere. */
  for (int seat = 1; seat <= run->setup.seats; seat++)
    {
      g_autofree char *name = g_strdup_printf ("Seat %d", seat);

      harena_record_set_seat (record, seat, name, "random");
    }

  return record;
}

/* Nothing is added up for a game that the laboratory knows nothing special about. */
static void
prepare_figures (Run *run)
{
  run->special = lab_find_game (run->game);
  if (run->special != NULL && run->special->figures_size > 0)
    run->figures = g_malloc0 (run->special->figures_size);
}

static int
play_and_print (Run        *run,
                const char *filename)
{
  g_autoptr (HarenaRecord) last = filename != NULL ? make_record (run) : NULL;

  if (filename != NULL && !lab_can_save (filename))
    return LAB_FAILED;

  prepare_figures (run);
  play_games (run, last);
  print_figures (run);
  g_free (run->figures);
  return last == NULL || lab_save (last, filename) ? LAB_DONE : LAB_FAILED;
}

int
lab_random (char **arguments)
{
  g_auto (LabSetupWords) words = { 0 };
  g_autofree char       *games = NULL;
  g_autofree char       *seed = NULL;
  g_autofree char       *filename = NULL;
  gboolean               wants_json = FALSE;
  Run                    run = { .n_games = 1000, .seed = 1 };
  int                    status;
  const GOptionEntry     entries[] = {
    { "games", 0, 0, G_OPTION_ARG_STRING, &games, N_("How many games (1000)"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed,
      N_("Where chance begins: the same seed plays the same games (1)"), N_("S") },
    { "write", 0, 0, G_OPTION_ARG_FILENAME, &filename,
      N_("Store the last game in this file"), N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &wants_json, N_("Print JSON, as it does anyway"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context
    = lab_options_new (NULL,
                       _("Plays games in which every choice is made at random among the legal "
                         "moves, and prints means per game as JSON."));

  lab_setup_add_options (context, &words);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!lab_options_parse (context, arguments, &status))
    return status;

  run.game = lab_setup_read (&words, &run.setup);
  if (run.game == NULL
      || !lab_read_number ("--games", games, 1, G_MAXUINT32, &run.n_games)
      || !lab_read_number ("--seed", seed, 0, G_MAXUINT64, &run.seed))
    return LAB_MISUSED;
  if (filename != NULL && filename[0] == '\0')
    {
      lab_complain (_("--write takes the name of a file, not “”"));
      return LAB_MISUSED;
    }

  return play_and_print (&run, filename);
}
