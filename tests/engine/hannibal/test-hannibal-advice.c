/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the game tells computer players is sound: legal, bounded, blind to what is hidden, and exact
 * where it says that it is. */

#include "invariant.h"
#include "kernel.h"
#include "stage.h"

#include "hannibal/advice.h"

#include <math.h>
#include <string.h>

static HannibalMemory *
memory_new (void)
{
  HannibalMemory *memory = g_malloc (sizeof *memory);

  memset (memory, 0xa5, sizeof *memory);
  hannibal_strategy.memory_init (memory);
  return memory;
}

/* A second reckoning through the contract alone: every card of both is played on the board. */
static double
expect_by_playing (HannibalMemory         *memory,
                   const HannibalPosition *position)
{
  HarenaMove list[HARENA_MOVES_MAX];
  HarenaMove answers[HARENA_MOVES_MAX];
  double     worth[KERNEL_MAX][KERNEL_MAX];
  double     best = 0;
  double     wins[HARENA_SEATS_MAX];
  int        n_moves = hannibal_game.moves (position, list);

  if (position->step == HANNIBAL_STEP_OVER)
    return position->winners == STAGE_DRAW ? 0.5 : position->winners == STAGE_CARTHAGE;
  if (position->step == HANNIBAL_STEP_MOVE)
    {
      hannibal_strategy.value (memory, position, wins);
      return wins[0];
    }

  for (int i = 0; i < n_moves; i++)
    {
      HannibalPosition laid = *position;

      hannibal_game.play (&laid, list[i]);
      if (position->step == HANNIBAL_STEP_COMMIT)
        {
          best = fmax (best, expect_by_playing (memory, &laid));
          continue;
        }
      hannibal_game.moves (&laid, answers);
      for (int j = 0; j < n_moves; j++)
        {
          HannibalPosition shown = laid;

          hannibal_game.play (&shown, answers[j]);
          worth[i][j] = expect_by_playing (memory, &shown);
        }
    }

  return position->step == HANNIBAL_STEP_COMMIT ? best : kernel_value (n_moves, worth);
}

static void
test_exact (gconstpointer options)
{
  g_autofree HannibalMemory *memory = memory_new ();
  static const char *const   scenes[][8] = {
    { "citerior c1", "gallia r1", "carthago c1", "roma r1", "march citerior gallia" },
    { "citerior c1", "gallia r2", "carthago c1", "roma r1", "march citerior gallia" },
    { "citerior c1", "gallia r1", "march citerior gallia" },
    { "citerior h", "gallia r2", "roma r1", "march citerior gallia" },
    { "turn rome", "citerior c1h", "gallia r1", "roma r2", "march gallia citerior" },
    { "turn rome", "citerior c2h", "gallia r1", "hands 245 135", "march gallia citerior" },
    { "carthago c2", "zama-sicilia c1", "cannae-sicilia r2", "roma r2", "hands 12 45", "quiet 39",
      "sail zama-sicilia cannae-sicilia" },
    { "corsica c1", "citerior c1", "zama c1", "zama-sicilia c1", "sicilia r2", "roma r1",
      "hands 135 245", "march zama sicilia" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    {
      const char *const *items = scenes[i];
      HannibalPosition   position;
      HarenaMove         move;
      HarenaMove         list[HARENA_MOVES_MAX];
      double             chances[HARENA_MOVES_MAX];
      double             wins;
      double             wanted;
      guint              last = 0;

      while (last < 7 && items[last + 1] != NULL)
        last++;
      stage_set (&position, options, items[0], last > 1 ? items[1] : NULL,
                 last > 2 ? items[2] : NULL, last > 3 ? items[3] : NULL,
                 last > 4 ? items[4] : NULL, last > 5 ? items[5] : NULL,
                 last > 6 ? items[6] : NULL);
      if (strchr (items[last], 'h') != NULL && position.hannibal == HANNIBAL_CITERIOR
          && position.mover == 0)
        stage_play (&position, "hannibal citerior gallia");
      else
        stage_play (&position, items[last]);

      wanted = expect_by_playing (memory, &position);
      g_assert_cmpfloat_with_epsilon (hannibal_expect (memory, &position), wanted, 1e-6);
      if (position.step != HANNIBAL_STEP_LAY)
        continue;
      g_assert_true (hannibal_strategy.solve (memory, &position, list,
                                              hannibal_game.moves (&position, list), chances,
                                              &wins));
      g_assert_cmpfloat_with_epsilon (wins, wanted, 1e-6);
      move = list[0];
      hannibal_game.play (&position, move);
      g_assert_true (hannibal_strategy.solve (memory, &position, list,
                                              hannibal_game.moves (&position, list), chances,
                                              &wins));
      g_assert_cmpfloat_with_epsilon (wins, 1 - wanted, 1e-6);
    }
}

/* Whatever is asked of a position in a game. */
static void
check_advice (HannibalMemory         *memory,
              const HannibalPosition *position,
              HarenaRandom           *random)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = hannibal_game.moves (position, list);
  double     worth[HARENA_MOVES_MAX];
  double     chances[HARENA_MOVES_MAX];
  float      weights[HARENA_MOVES_MAX];
  double     wins[HARENA_SEATS_MAX];
  double     share;
  double     sum = 0;
  bool       cards = hannibal_game.together (position) != 0;

  hannibal_strategy.value (memory, position, wins);
  g_assert_cmpfloat (wins[0], >=, 0);
  g_assert_cmpfloat (wins[0], <=, 1);
  g_assert_cmpfloat_with_epsilon (wins[0] + wins[1], 1, 1e-12);

  hannibal_strategy.judge (memory, position, list, n_moves, worth);
  hannibal_strategy.weigh (memory, position, list, n_moves, weights);
  for (int i = 0; i < n_moves; i++)
    {
      g_assert_cmpfloat (worth[i], >=, hannibal_game.points_min);
      g_assert_cmpfloat (worth[i], <=, hannibal_game.points_max);
      g_assert_cmpfloat (weights[i], >, 0);
      if (cards)
        g_assert_cmpfloat (worth[i], ==, worth[0]);
    }

  g_assert_true (harena_check (&hannibal_game, position,
                               hannibal_strategy.suggest (memory, position, random), NULL));
  g_assert_cmpint (hannibal_strategy.solve (memory, position, list, n_moves, chances, &share), ==,
                   cards);
  g_assert_cmpint (hannibal_strategy.settled (position), ==,
                   position->step == HANNIBAL_STEP_MOVE || position->step == HANNIBAL_STEP_OVER);
  if (!cards)
    return;

  for (int i = 0; i < n_moves; i++)
    sum += chances[i];
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (share, wins[position->turn - 1], 1e-9);
}

/* H31: the same answers in every world that the seat on turn holds possible. */
static void
check_blind (HannibalMemory         *memory,
             const HannibalPosition *position)
{
  HannibalPosition seen = *position;
  HarenaMove       list[HARENA_MOVES_MAX];
  int              n_moves = hannibal_game.moves (position, list);
  float            weights[2][HARENA_MOVES_MAX];
  double           chances[2][HARENA_MOVES_MAX];
  double           wins[2][HARENA_SEATS_MAX];
  double           share;
  HarenaRandom     random[2];

  harena_see (&hannibal_game, &seen, 2);
  for (int i = 0; i < 2; i++)
    {
      const HannibalPosition *world = i == 0 ? position : &seen;

      harena_random_seed (&random[i], position->quiet);
      hannibal_strategy.weigh (memory, world, list, n_moves, weights[i]);
      hannibal_strategy.solve (memory, world, list, n_moves, chances[i], &share);
      hannibal_strategy.value (memory, world, wins[i]);
    }
  g_assert_cmpmem (weights[0], n_moves * sizeof (float), weights[1], n_moves * sizeof (float));
  g_assert_cmpmem (chances[0], n_moves * sizeof (double), chances[1], n_moves * sizeof (double));
  g_assert_cmpfloat (wins[0][0], ==, wins[1][0]);
  g_assert_cmphex (hannibal_strategy.suggest (memory, position, &random[0]), ==,
                   hannibal_strategy.suggest (memory, &seen, &random[1]));
}

/* Games of suggestions, in which conflicts are common, with some moves at random. */
static void
test_games (gconstpointer options)
{
  g_autofree HannibalMemory *memory = memory_new ();
  HarenaRandom               random;
  int                        n_conflicts = 0;

  harena_random_seed (&random, 15);
  for (int game = 0; game < 40; game++)
    {
      HannibalPosition position;

      stage_start (&position, HANNIBAL_N_SIDES, options);
      while (hannibal_game.turn (&position) != HARENA_NOBODY)
        {
          HarenaMove list[HARENA_MOVES_MAX];
          int        n_moves = hannibal_game.moves (&position, list);

          check_advice (memory, &position, &random);
          if (position.step == HANNIBAL_STEP_ANSWER)
            {
              check_blind (memory, &position);
              n_conflicts++;
            }
          hannibal_game.play (&position, harena_random_below (&random, 4) == 0
                                           ? list[harena_random_below (&random, n_moves)]
                                           : hannibal_strategy.suggest (memory, &position,
                                                                        &random));
          hannibal_invariant (&position);
        }
    }
  g_assert_cmpint (n_conflicts, >, 100);
}

/* What was reckoned before is remembered, and changes no answer. */
static void
test_memory (gconstpointer options)
{
  g_autofree HannibalMemory *old = memory_new ();
  HarenaRandom               random;

  harena_random_seed (&random, 7);
  for (int game = 0; game < 5; game++)
    {
      HannibalPosition position;

      stage_start (&position, HANNIBAL_N_SIDES, options);
      while (hannibal_game.turn (&position) != HARENA_NOBODY)
        {
          if (position.step != HANNIBAL_STEP_MOVE)
            {
              g_autofree HannibalMemory *fresh = memory_new ();

              g_assert_cmpfloat (hannibal_expect (old, &position), ==,
                                 hannibal_expect (fresh, &position));
            }
          hannibal_game.play (&position, hannibal_strategy.suggest (old, &position, &random));
        }
    }
}

/* A win that is there is taken, by the prior and in playouts. */
static void
test_wins_at_once (gconstpointer options)
{
  g_autofree HannibalMemory *memory = memory_new ();
  static const char *const   scenes[][4] = {
    { "gallia c1", "carthago c3", "roma r5", "march gallia roma" },
    { "gallia h", "zama c2", "roma r5", "hannibal gallia roma" },
    { "corsica c1", "citerior c1", "zama c1", "march zama sicilia" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    {
      HannibalPosition position;
      HarenaRandom     random;
      HarenaMove       win;
      HarenaMove       list[HARENA_MOVES_MAX];
      float            weights[HARENA_MOVES_MAX];
      double           worth[HARENA_MOVES_MAX];
      int              n_moves;

      stage_set (&position, options, scenes[i][0], scenes[i][1], scenes[i][2], "ulterior r3",
                 "zama-sicilia c1");
      g_assert_true (hannibal_game.read_move (&position, scenes[i][3], &win, NULL));
      harena_random_seed (&random, i);
      for (int j = 0; j < 20; j++)
        g_assert_cmphex (hannibal_strategy.suggest (memory, &position, &random), ==, win);

      n_moves = hannibal_game.moves (&position, list);
      hannibal_strategy.judge (memory, &position, list, n_moves, worth);
      hannibal_strategy.weigh (memory, &position, list, n_moves, weights);
      for (int j = 0; j < n_moves; j++)
        if (list[j] == win)
          g_assert_cmpfloat (worth[j], ==, 2);
        else
          g_assert_cmpfloat (worth[j], <, 2);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/hannibal/advice/exact", test_exact);
  stage_add ("/hannibal/advice/games", test_games);
  stage_add ("/hannibal/advice/memory", test_memory);
  stage_add ("/hannibal/advice/wins-at-once", test_wins_at_once);

  return g_test_run ();
}
