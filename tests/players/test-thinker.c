/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thinker keeps to the rules, decides the same way twice, and stops when it is asked to. */

#include "clash/clash.h"
#include "clash/position.h"
#include "game-walk.h"
#include "thinker.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

enum
{
  N_LEVELS = HARENA_N_LEVELS + 2,
};

static HarenaThinker *
new_thinker (void)
{
  HarenaSetup setup;

  harena_setup_init (&setup, &clash_game, 0, clash_game.seats_max);
  return harena_thinker_new (&clash_game, &setup);
}

/* As the level with this number decides, but with no more thinking than a test has time for. */
static HarenaMove
decide (HarenaThinker       *thinker,
        const ClashPosition *position,
        int                  number,
        uint32_t             playouts,
        uint64_t             seed)
{
  HarenaEffort effort;

  if (number >= HARENA_N_LEVELS)
    return harena_thinker_decide (thinker, position,
                                  number == HARENA_N_LEVELS ? &harena_level_greedy
                                                            : &harena_level_random,
                                  seed, NULL);

  effort = *harena_level_effort (&harena_levels[number], &clash_game);
  effort.playouts = MIN (effort.playouts, playouts);
  return harena_thinker_think (thinker, position, &effort, seed, NULL);
}

static void
walk (int            edition,
      int            seats,
      guint64        seed,
      int            n_moves,
      ClashPosition *position)
{
  HarenaSetup setup;

  harena_setup_init (&setup, &clash_game, edition, seats);
  walk_to_choice (&clash_game, &setup, seed, n_moves, position);
}

/* Whole games, each decision by another level. */
static void
play_game (HarenaThinker *thinker,
           int            edition,
           int            seats)
{
  ClashPosition position;
  HarenaSetup   setup;
  uint32_t      chances = 0;
  int           turn;

  harena_setup_init (&setup, &clash_game, edition, seats);
  clash_game.start (&position, &setup, NULL);
  for (int i = 0; (turn = clash_game.turn (&position)) != HARENA_NOBODY; i++)
    {
      ClashPosition before = position;
      HarenaMove    move = turn == HARENA_CHANCE
                             ? harena_roll (&clash_game, &position, seats, chances++)
                             : decide (thinker, &position, i % N_LEVELS, 10, i);

      g_assert_cmpmem (&position, sizeof position, &before, sizeof before);
      g_assert_true (harena_play (&clash_game, &position, move, NULL));
    }
}

static void
test_legal (void)
{
  HarenaThinker *thinker = new_thinker ();

  for (int edition = 0; edition < clash_game.n_editions; edition++)
    for (int seats = clash_game.seats_min; seats <= clash_game.seats_max; seats++)
      play_game (thinker, edition, seats);

  harena_thinker_free (thinker);
  harena_thinker_free (NULL);
}

/* Whatever it thought about before, in its own memory or in another's. */
static void
test_same (void)
{
  HarenaThinker *used = new_thinker ();

  for (int i = 0; i < 3 * N_LEVELS; i++)
    {
      HarenaThinker *fresh = new_thinker ();
      int            number = i % N_LEVELS;
      HarenaHint     hints[2][HARENA_MOVES_MAX] = { { { 0 } } };
      ClashPosition  position;
      HarenaMove     move;
      int            n_hints;

      walk (i % 2, 2 + i % 4, i, 12 * i, &position);
      move = decide (fresh, &position, number, 200, 7);
      n_hints = harena_thinker_hints (fresh, hints[0], HARENA_MOVES_MAX);
      for (int again = 0; again < 2; again++)
        g_assert_cmpuint (decide (used, &position, number, 200, 7), ==, move);
      if (number < HARENA_N_LEVELS)
        {
          g_assert_cmpint (harena_thinker_hints (used, hints[1], HARENA_MOVES_MAX), ==, n_hints);
          g_assert_cmpmem (hints[0], sizeof hints[0], hints[1], sizeof hints[1]);
        }
      harena_thinker_free (fresh);
    }

  harena_thinker_free (used);
}

/* Another seed may lead to another move, or strayers would always stray the same way. */
static void
test_seeds_differ (void)
{
  HarenaThinker *thinker = new_thinker ();
  ClashPosition  position;
  HarenaMove     first;
  gboolean       has_other = FALSE;

  walk (0, 4, 1, 0, &position);
  first = decide (thinker, &position, 0, 0, 0);
  for (uint64_t seed = 1; seed < 50; seed++)
    has_other |= decide (thinker, &position, 0, 0, seed) != first;
  g_assert_true (has_other);

  harena_thinker_free (thinker);
}

static void
check_hint (const ClashPosition *position,
            const HarenaHint    *hint)
{
  g_assert_true (harena_check (&clash_game, position, hint->move, NULL));
  g_assert_cmpuint (hint->playouts, >, 0);
  g_assert_cmpfloat (hint->wins, >=, 0);
  g_assert_cmpfloat (hint->wins, <=, 1);
  g_assert_cmpfloat (hint->points, >=, clash_game.points_min);
  g_assert_cmpfloat (hint->points, <=, clash_game.points_max);
}

/* Every playout began with one of the moves; the first move is the one that is played. */
static void
test_hints (void)
{
  HarenaThinker     *thinker = new_thinker ();
  const HarenaEffort effort = { .playouts = 300 };

  for (int i = 0; i < 20; i++)
    {
      HarenaHint    hints[HARENA_MOVES_MAX];
      HarenaHint    one[2] = { { 0 } };
      ClashPosition position;
      HarenaMove    move;
      guint         sum = 0;
      int           n_hints;

      walk (i % 2, 2 + i % 4, i, 15 * i, &position);
      move = harena_thinker_think (thinker, &position, &effort, i, NULL);
      n_hints = harena_thinker_hints (thinker, hints, HARENA_MOVES_MAX);
      g_assert_cmpint (n_hints, >, 0);
      g_assert_cmpuint (hints[0].move, ==, move);
      for (int j = 0; j < n_hints; j++)
        {
          check_hint (&position, &hints[j]);
          sum += hints[j].playouts;
          for (int k = 0; k < j; k++)
            g_assert_cmpuint (hints[k].move, !=, hints[j].move);
        }
      g_assert_cmpuint (sum, ==, effort.playouts);

      g_assert_cmpint (harena_thinker_hints (thinker, one, 1), ==, 1);
      g_assert_cmpmem (&one[0], sizeof one[0], &hints[0], sizeof hints[0]);
      g_assert_cmpuint (one[1].playouts, ==, 0);
    }

  harena_thinker_free (thinker);
}

/* Nothing was looked at, so there is nothing to tell: not what an older decision rested on. */
static void
test_no_hints (void)
{
  HarenaThinker *thinker = new_thinker ();
  HarenaEffort   effort = { .playouts = 100 };
  HarenaHint     hints[HARENA_MOVES_MAX];
  ClashPosition  position;

  g_assert_cmpint (harena_thinker_hints (thinker, hints, HARENA_MOVES_MAX), ==, 0);
  walk (0, 2, 1, 100, &position);
  harena_thinker_think (thinker, &position, &effort, 1, NULL);
  g_assert_cmpint (harena_thinker_hints (thinker, hints, HARENA_MOVES_MAX), >, 0);
  g_assert_cmpuint (harena_thinker_playouts (thinker), ==, effort.playouts);
  harena_thinker_decide (thinker, &position, &harena_level_greedy, 1, NULL);
  g_assert_cmpuint (harena_thinker_playouts (thinker), ==, 0);
  g_assert_cmpint (harena_thinker_hints (thinker, hints, HARENA_MOVES_MAX), ==, 0);

  harena_thinker_free (thinker);
}

/* More thinking than anybody has time for. */
static const HarenaEffort endless = { .playouts = UINT32_MAX };

static void
test_stopped_before (void)
{
  HarenaThinker *thinker = new_thinker ();
  atomic_bool    stop = true;
  ClashPosition  position;

  for (int i = 0; i < 20; i++)
    {
      walk (i % 2, 2 + i % 4, i, 20 * i, &position);
      g_assert_true (harena_check (&clash_game, &position,
                                   harena_thinker_think (thinker, &position, &endless, i, &stop),
                                   NULL));
    }

  harena_thinker_free (thinker);
}

/* Somebody who stops a thinker, and how much the thinker had worked by then. */
typedef struct
{
  clockid_t   clock; /* of the thread that thinks, whatever else the machine does */
  gulong      delay; /* microseconds */
  atomic_bool stop;
  double      seconds;
} Stopper;

static double
seconds_of (clockid_t clock)
{
  struct timespec time;

  g_assert_cmpint (clock_gettime (clock, &time), ==, 0);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static gpointer
stop_cb (gpointer data)
{
  Stopper *stopper = data;

  g_usleep (stopper->delay);
  stopper->seconds = seconds_of (stopper->clock);
  atomic_store (&stopper->stop, true);
  return NULL;
}

static void
test_stopped_amid (void)
{
  HarenaThinker *thinker = new_thinker ();

  for (int i = 0; i < 8; i++)
    {
      Stopper       stopper = { .delay = 5000 * i };
      GThread      *thread;
      ClashPosition position;
      HarenaMove    move;
      double        end;

      walk (0, 5, i, 25 * i, &position);
      g_assert_cmpint (pthread_getcpuclockid (pthread_self (), &stopper.clock), ==, 0);
      thread = g_thread_new ("stopper", stop_cb, &stopper);
      move = harena_thinker_think (thinker, &position, &endless, i, &stopper.stop);
      end = seconds_of (stopper.clock);
      g_thread_join (thread);

      g_assert_true (harena_check (&clash_game, &position, move, NULL));
      g_assert_cmpfloat (end - stopper.seconds, <, 0.05);
    }

  harena_thinker_free (thinker);
}

/* A thinker for each thread; nothing is shared between them. */
static gpointer
think_cb (gpointer data)
{
  HarenaThinker *thinker = new_thinker ();
  guint          move;

  for (int i = 0; i < 5; i++)
    {
      ClashPosition position;

      walk (0, 3, i, 40 * i, &position);
      move = decide (thinker, &position, 4, 300, GPOINTER_TO_UINT (data));
    }

  harena_thinker_free (thinker);
  return GUINT_TO_POINTER (move);
}

static void
test_threads (void)
{
  gpointer alone = think_cb (GUINT_TO_POINTER (3));
  GThread *threads[3];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("thinker", think_cb, GUINT_TO_POINTER (3));
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_assert_true (g_thread_join (threads[i]) == alone);
}

/* Words of the record, from the weakest to the strongest. */
static void
test_levels (void)
{
  static const char *const ids[] = { "tiro", "novicius", "veteranus", "rudiarius", "lanista" };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == HARENA_N_LEVELS);
  for (int i = 0; i < HARENA_N_LEVELS; i++)
    {
      g_assert_cmpstr (harena_levels[i].id, ==, ids[i]);
      g_assert_true (harena_find_level (ids[i]) == &harena_levels[i]);
      g_assert_nonnull (harena_levels[i].name);
    }
  g_assert_true (harena_find_level ("greedy") == &harena_level_greedy);
  g_assert_true (harena_find_level ("random") == &harena_level_random);
  g_assert_null (harena_find_level ("Lanista"));
  g_assert_null (harena_find_level (""));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/players/thinker/legal", test_legal);
  g_test_add_func ("/players/thinker/same", test_same);
  g_test_add_func ("/players/thinker/seeds-differ", test_seeds_differ);
  g_test_add_func ("/players/thinker/hints", test_hints);
  g_test_add_func ("/players/thinker/no-hints", test_no_hints);
  g_test_add_func ("/players/thinker/stopped-before", test_stopped_before);
  g_test_add_func ("/players/thinker/stopped-amid", test_stopped_amid);
  g_test_add_func ("/players/thinker/threads", test_threads);
  g_test_add_func ("/players/levels", test_levels);

  return g_test_run ();
}
