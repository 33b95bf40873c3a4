/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the model costs beyond the engine and the thinking, and for how long it keeps the main loop
 * busy. Usage: bench-model [GAMES]. Not a test: it only tells. */

#include "table.h"

#include "autosave.h"
#include "clash/clash.h"
#include "thinking-job.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

/* How long the main loop was away from its poll, at most. */
typedef struct
{
  gint64 longest;     /* microseconds on the clock on the wall, */
  gint64 longest_cpu; /* and of work of this thread */
  gint64 since;
  gint64 since_cpu;
} Heartbeat;

static Heartbeat heartbeat;

static gint64
get_clock (clockid_t id)
{
  struct timespec now;

  clock_gettime (id, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/* Microseconds: by the clock, of work of all threads, and of this one. */
typedef struct
{
  gint64 wall;
  gint64 work;
  gint64 thread;
} Times;

static Times
get_times (void)
{
  return (Times) {
    .wall = get_clock (CLOCK_MONOTONIC),
    .work = get_clock (CLOCK_PROCESS_CPUTIME_ID),
    .thread = get_clock (CLOCK_THREAD_CPUTIME_ID),
  };
}

static void
add_times (Times       *times,
           const Times *start)
{
  Times now = get_times ();

  times->wall += now.wall - start->wall;
  times->work += now.work - start->work;
  times->thread += now.thread - start->thread;
}

/* What is away from the poll ends here. */
static void
end_absence (void)
{
  if (heartbeat.since == 0)
    return;

  heartbeat.longest = MAX (heartbeat.longest, get_clock (CLOCK_MONOTONIC) - heartbeat.since);
  heartbeat.longest_cpu = MAX (heartbeat.longest_cpu,
                               get_clock (CLOCK_THREAD_CPUTIME_ID) - heartbeat.since_cpu);
  heartbeat.since = 0;
}

static void
begin_absence (void)
{
  heartbeat.since = get_clock (CLOCK_MONOTONIC);
  heartbeat.since_cpu = get_clock (CLOCK_THREAD_CPUTIME_ID);
}

static int
poll_and_measure (GPollFD *fds,
                  guint    n_fds,
                  int      timeout)
{
  int n_ready;

  end_absence ();
  n_ready = g_poll (fds, n_fds, timeout);
  begin_absence ();
  return n_ready;
}

static void
begin_heartbeat (void)
{
  heartbeat = (Heartbeat) { 0 };
}

static void
tell_heartbeat (const char *what)
{
  printf ("%-52s %8.2f ms by the clock, %.2f ms of work\n", what, heartbeat.longest / 1000.0,
          heartbeat.longest_cpu / 1000.0);
}

/* The same games without a model: nothing but rules and thinking, with a thinker for each game as
 * the model has it. */
static guint
play_plainly (const HarenaLevel *level,
              guint64            seed)
{
  const HarenaGame *game = &clash_game;
  HarenaThinker    *thinker;
  g_autofree void  *position = g_malloc0 (game->position_size);
  HarenaSetup       setup;
  guint32           chances = 0;
  guint             n_moves = 0;
  int               turn;

  harena_setup_init (&setup, game, 0, 5);
  thinker = harena_thinker_new (game, &setup);
  game->start (position, &setup, NULL);
  while ((turn = game->turn (position)) != HARENA_NOBODY)
    {
      HarenaMove list[HARENA_MOVES_MAX];
      HarenaMove move;

      if (turn == HARENA_CHANCE)
        move = harena_roll (game, position, seed, chances++);
      else if (game->moves (position, list) == 1)
        move = list[0];
      else
        move = harena_thinker_decide (thinker, position, level,
                                      harena_thinking_job_seed (seed, n_moves), NULL);
      game->play (position, move);
      n_moves++;
    }

  harena_thinker_free (thinker);
  return n_moves;
}

static void
finish_closing (HarenaAutosave *autosave)
{
  g_autoptr (GAsyncResult) result = NULL;

  harena_autosave_close_async (autosave, FALSE, NULL, table_async_cb, &result);
  table_await (&result);
}

/* Returns the number of moves; the time is that of playing alone. */
static guint
play_in_model (const char *players,
               guint64     seed,
               const char *folder,
               Times      *times)
{
  HarenaGameModel           *model = table_model (&clash_game, players, seed);
  g_autoptr (Counts)         counts = table_count (model);
  g_autoptr (HarenaAutosave) autosave = folder != NULL ? harena_autosave_new (model, folder) : NULL;
  Times                      start = get_times ();
  guint                      n_moves;

  while (!harena_game_model_get_over (model))
    g_main_context_iteration (NULL, TRUE);
  add_times (times, &start);
  end_absence ();

  n_moves = counts->move_played;
  if (autosave != NULL)
    finish_closing (autosave);
  g_clear_object (&autosave);
  g_object_unref (model);
  return n_moves;
}

static void
measure (const char *name,
         guint       n_games,
         const char *folder)
{
  g_autofree char   *players = g_strdup_printf ("%s %s %s %s %s", name, name, name, name, name);
  const HarenaLevel *level = harena_find_level (name);
  Times              plain = { 0 };
  Times              played = { 0 };
  guint              n_plain = 0;
  guint              n_moves = 0;

  begin_heartbeat ();
  for (guint seed = 0; seed < n_games; seed++)
    {
      /* By turns, so that both have the same weather. */
      Times start = get_times ();

      n_plain += play_plainly (level, seed);
      add_times (&plain, &start);
      begin_absence ();
      n_moves += play_in_model (players, seed, folder, &played);
    }
  g_assert_cmpuint (n_plain, ==, n_moves);

  printf ("%s, %s: %u moves\n", name, folder != NULL ? "kept safe" : "not kept", n_moves);
  printf ("  microseconds a move: %8s %8s %8s\n", "clock", "work", "main");
  printf ("  without a model      %8.2f %8.2f\n", (double) plain.wall / n_moves,
          (double) plain.work / n_moves);
  printf ("  in the model         %8.2f %8.2f %8.2f\n", (double) played.wall / n_moves,
          (double) played.work / n_moves, (double) played.thread / n_moves);
  printf ("  the difference       %8.2f %8.2f\n", (double) (played.wall - plain.wall) / n_moves,
          (double) (played.work - plain.work) / n_moves);
  tell_heartbeat ("  longest absence from the main loop:");
}

/* A person plays against the strongest, asks for hints, saves, takes back. */
static void
measure_everything (const char *folder)
{
  HarenaGameModel           *model = table_model (&clash_game, "person lanista", 5);
  g_autoptr (HarenaAutosave) autosave = harena_autosave_new (model, folder);
  g_autoptr (GFile)          file = g_file_new_build_filename (folder, "saved", NULL);

  table_run_to_choice (model);
  begin_heartbeat ();
  for (guint i = 0; i < 12; i++)
    {
      g_autoptr (GAsyncResult) result = NULL;

      harena_game_model_hint_async (model, NULL, table_async_cb, &result);
      table_await (&result);
      table_play (model, i);
      table_run_to_choice (model);
      table_save (model, file, TRUE, NULL);
      if (i % 4 == 3)
        harena_game_model_undo (model);
    }
  tell_heartbeat ("hints, a Lanista, saving, taking back:");
  begin_heartbeat ();
  for (guint i = 0; i < 20; i++)
    {
      HarenaGameModel *again = table_open (file, NULL);

      harena_game_model_hold (again);
      g_object_unref (again);
    }
  tell_heartbeat ("opening:");
  finish_closing (autosave);
  g_clear_object (&autosave);
  g_object_unref (model);
}

/* A road that is as long as a game may be: left or right at every step, and nothing else to do, so
 * that what is measured is the model. */
typedef struct
{
  guint32 steps;
  guint8  scenery[1020];
} Road;

static bool
road_start (void              *position,
            const HarenaSetup *setup,
            HarenaReason      *reason)
{
  (void) setup;
  (void) reason;
  memset (position, 0, sizeof (Road));
  return true;
}

static int
road_turn (const void *position)
{
  guint steps = ((const Road *) position)->steps;

  return steps < HARENA_RECORD_MOVES_MAX ? 1 + (int) (steps % 2) : HARENA_NOBODY;
}

static int
road_moves (const void *position,
            HarenaMove *list)
{
  list[0] = 0;
  list[1] = 1;
  return road_turn (position) == HARENA_NOBODY ? 0 : 2;
}

static void
road_play (void       *position,
           HarenaMove  move)
{
  Road *road = position;

  road->scenery[road->steps++ % sizeof road->scenery] = move;
}

static void
road_write_move (const void *position,
                 HarenaMove  move,
                 int         viewer,
                 char       *text)
{
  (void) position;
  (void) viewer;
  g_strlcpy (text, move == 0 ? "left" : "right", HARENA_MOVE_TEXT_MAX);
}

static const HarenaEdition road_edition = { .id = "long" };

static const HarenaGame road_game = {
  .id = "road",
  .name = "Road",
  .seats_min = 2,
  .seats_max = 2,
  .position_size = sizeof (Road),
  .editions = &road_edition,
  .n_editions = 1,
  .start = road_start,
  .turn = road_turn,
  .moves = road_moves,
  .play = road_play,
  .write_move = road_write_move,
};

enum
{
  STRETCH = 100,  /* moves that are measured together, */
  STRETCHES = 10, /* so often; the best counts, because others use the machine too */
  EARLY = 100,    /* from this move on, */
  LATE = 18000,   /* and from this one */
};

static void
walk (HarenaGameModel *model,
      guint            end)
{
  HarenaRandom random;

  harena_random_seed (&random, end);
  while (harena_game_model_get_present (model) < end)
    {
      harena_game_model_play_move (model, harena_random_below (&random, 2), NULL);
      g_main_context_iteration (NULL, FALSE);
    }
}

static Times
measure_stretches (HarenaGameModel *model)
{
  Times best = { G_MAXINT64, G_MAXINT64, G_MAXINT64 };

  for (guint i = 0; i < STRETCHES; i++)
    {
      Times times = { 0 };
      Times start = get_times ();

      walk (model, harena_game_model_get_present (model) + STRETCH);
      add_times (&times, &start);
      best.wall = MIN (best.wall, times.wall);
      best.work = MIN (best.work, times.work);
      best.thread = MIN (best.thread, times.thread);
    }

  return best;
}

/* What a move costs early and late in a long game that is kept safe. */
static void
measure_length (const char *folder)
{
  HarenaGameModel           *model = table_model (&road_game, "person person", 5);
  g_autoptr (HarenaAutosave) autosave = harena_autosave_new (model, folder);
  Times                      early;
  Times                      late;

  table_run_to_choice (model);
  walk (model, EARLY);
  early = measure_stretches (model);
  walk (model, LATE);
  late = measure_stretches (model);

  printf ("a long game, kept safe\n");
  printf ("  microseconds a move: %8s %8s %8s\n", "clock", "work", "main");
  printf ("  from move %-6d     %8.2f %8.2f %8.2f\n", EARLY, (double) early.wall / STRETCH,
          (double) early.work / STRETCH, (double) early.thread / STRETCH);
  printf ("  from move %-6d     %8.2f %8.2f %8.2f\n", LATE, (double) late.wall / STRETCH,
          (double) late.work / STRETCH, (double) late.thread / STRETCH);
  printf ("  times as much        %8.2f %8.2f %8.2f (at most 1.50)\n",
          (double) late.wall / early.wall, (double) late.work / early.work,
          (double) late.thread / early.thread);
  finish_closing (autosave);
  g_clear_object (&autosave);
  g_object_unref (model);
}

int
main (int   argc,
      char *argv[])
{
  guint n_games = argc > 1 ? strtoul (argv[1], NULL, 10) : 200;
  char *folder = table_folder ();

  g_main_context_set_poll_func (NULL, poll_and_measure);
  measure ("random", n_games, NULL);
  measure ("tiro", n_games, NULL);
  measure ("random", n_games, folder);
  measure ("tiro", n_games, folder);
  measure_everything (folder);
  measure_length (folder);
  table_remove (folder);
  return 0;
}
