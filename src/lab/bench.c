/* SPDX-License-Identifier: GPL-3.0-or-later */
/* harena-lab bench: how fast random games are played, on one core, and their signature. */

#include "command.h"
#include "games.h"
#include "json.h"
#include "output.h"
#include "playout.h"
#include "record.h"
#include "setup.h"
#include "signature.h"
#include "words.h"

#include <time.h>

enum
{
  SEED = 1,
  LOADS = 256,
  MOVES_BETWEEN = 100 * 1000, /* two looks at the clock, which costs time itself */
  SECONDS_MAX = 3600,
};

typedef struct
{
  guint64 n_games;
  guint64 n_moves;
  double  seconds;
} Speed;

static guint64
play_game (const HarenaGame  *game,
           const HarenaSetup *setup,
           void              *position,
           guint64            number)
{
  LabPlayout playout;
  HarenaMove move;

  game->start (position, setup, NULL);
  lab_playout_begin (&playout, lab_game_seed (SEED, number));
  while (lab_playout_next (&playout, game, position, &move))
    game->play (position, move);

  return playout.n_moves;
}

/* The time that this program had a core to itself, whatever else the machine does. */
static double
processor_seconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static Speed
measure (const HarenaGame  *game,
         const HarenaSetup *setup,
         guint64            seconds)
{
  g_autofree void *position = g_malloc0 (game->position_size);
  Speed            speed = { 0 };
  double           begin = processor_seconds ();

  while (speed.seconds < seconds)
    {
      guint64 enough = speed.n_moves + MOVES_BETWEEN;

      while (speed.n_moves < enough)
        speed.n_moves += play_game (game, setup, position, speed.n_games++);
      speed.seconds = processor_seconds () - begin;
    }

  return speed;
}

/* One game with as many seats as there can be, as the text of a file. */
static char *
write_game (const HarenaGame *game,
            gsize            *length)
{
  g_autofree void         *position = g_malloc0 (game->position_size);
  g_autoptr (HarenaRecord) record = NULL;
  HarenaSetup              setup;
  LabPlayout               playout;
  HarenaMove               move;
  int                      seats = game->seats_max;

  while (!lab_setup_default (game, seats, &setup))
    seats--;
  record = harena_record_new (game, &setup, SEED);
  game->start (position, &setup, NULL);
  lab_playout_begin (&playout, SEED);
  while (lab_playout_next (&playout, game, position, &move))
    {
      game->play (position, move);
      g_array_append_val (record->moves, move);
    }

  return harena_record_to_text (record, length);
}

/* Reading such a file, every move through the rules. */
static Speed
measure_loading (const HarenaGame *game)
{
  gsize            length;
  g_autofree char *text = write_game (game, &length);
  Speed            speed = { 0 };
  double           begin = processor_seconds ();

  while (speed.n_games < LOADS && speed.seconds < 1)
    {
      g_autoptr (HarenaRecord) record = harena_record_parse (harena_games, text, length, NULL);

      speed.n_games++;
      speed.n_moves += record->moves->len;
      speed.seconds = processor_seconds () - begin;
    }

  return speed;
}

static void
print_speed (int          seats,
             const Speed *speed)
{
  /* Translators: the number of seats, then how much of each in a second */
  lab_print (_("%d seats: %10.0f games/s %12.0f moves/s\n"), seats,
             speed->n_games / speed->seconds, speed->n_moves / speed->seconds);
}

static void
write_speed (LabJson           *json,
             const HarenaGame  *game,
             const HarenaSetup *setup,
             const Speed       *speed)
{
  lab_json_open (json, NULL, '{');
  lab_json_count (json, "players", setup->seats);
  lab_json_text (json, "edition", harena_edition_of (game, setup));
  lab_json_count (json, "games", speed->n_games);
  lab_json_count (json, "moves", speed->n_moves);
  lab_json_number (json, "seconds", speed->seconds);
  lab_json_count (json, "games_per_second", speed->n_games / speed->seconds);
  lab_json_count (json, "moves_per_second", speed->n_moves / speed->seconds);
  lab_json_close (json, '}');
}

static void
bench_for_person (const HarenaGame *game,
                  guint64           seconds)
{
  g_autofree char *signature = lab_signature (game);
  Speed            loading = measure_loading (game);
  HarenaSetup      setup;

  for (int seats = game->seats_min; seats <= game->seats_max; seats++)
    if (lab_setup_default (game, seats, &setup))
      {
        Speed speed = measure (game, &setup, seconds);

        print_speed (seats, &speed);
      }
  /* Translators: milliseconds, then the number of moves. */
  lab_print (_("Loading a recorded game: %.3f ms for %.0f moves\n"),
             1000 * loading.seconds / loading.n_games,
             (double) loading.n_moves / loading.n_games);
  /* Translators: a number that tells whether two programs play alike */
  lab_print (_("Signature: %s\n"), signature);
}

static void
bench_for_program (const HarenaGame *game,
                   guint64           seconds)
{
  LabJson          json;
  g_autofree char *signature = lab_signature (game);
  Speed            loading = measure_loading (game);
  HarenaSetup      setup;

  lab_json_begin (&json);
  lab_json_open (&json, NULL, '{');
  lab_json_text (&json, "game", game->id);
  lab_json_text (&json, "edition", game->editions[0].id);
  lab_json_open (&json, "speeds", '[');
  for (int seats = game->seats_min; seats <= game->seats_max; seats++)
    if (lab_setup_default (game, seats, &setup))
      {
        Speed speed = measure (game, &setup, seconds);

        write_speed (&json, game, &setup, &speed);
      }
  lab_json_close (&json, ']');
  lab_json_number (&json, "load_seconds", loading.seconds / loading.n_games);
  lab_json_text (&json, "signature", signature);
  lab_json_close (&json, '}');
  lab_json_print (&json);
}

int
lab_bench (char **arguments)
{
  g_auto (LabSetupWords) words = { 0 };
  g_autofree char       *text = NULL;
  gboolean               wants_json = FALSE;
  guint64                seconds = 1;
  const HarenaGame      *game;
  int                    status;
  const GOptionEntry     entries[] = {
    { "seconds", 0, 0, G_OPTION_ARG_STRING, &text,
      N_("How long to play with each number of seats (1)"), N_("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &wants_json, N_("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context
    = lab_options_new (NULL,
                       _("Plays random games with each number of seats on one core, and says how "
                         "many games and moves a second that makes.\nThe signature is made from a "
                         "fixed set of games: it changes only when play changes."));

  lab_setup_add_game (context, &words);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!lab_options_parse (context, arguments, &status))
    return status;
  game = lab_setup_read_game (&words);
  if (game == NULL || !lab_read_number ("--seconds", text, 1, SECONDS_MAX, &seconds))
    return LAB_MISUSED;

  if (wants_json)
    bench_for_program (game, seconds);
  else
    bench_for_person (game, seconds);
  return LAB_DONE;
}
