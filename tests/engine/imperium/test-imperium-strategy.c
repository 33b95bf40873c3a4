/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What computer players are told: legal, sensible, and blind to what the seat cannot see. */

#include "stage.h"

#include "strategy.h"

#include <math.h>
#include <string.h>

enum
{
  GAMES = 40,
};

typedef struct
{
  const HarenaStrategy *strategy;
  void                 *memory;
  HarenaRandom          random;
} Thinker;

static void
thinker_clear (Thinker *thinker)
{
  g_free (thinker->memory);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Thinker, thinker_clear)

static Thinker
think (void)
{
  Thinker thinker = { .strategy = imperium_game.strategy };

  thinker.memory = g_malloc0 (thinker.strategy->memory_size);
  thinker.strategy->memory_init (thinker.memory);
  harena_random_seed (&thinker.random, 11);
  return thinker;
}

/* The worth of one choice, as judge () says it. */
static double
judge_of (Thinker                *thinker,
          const ImperiumPosition *position,
          const char             *text)
{
  HarenaMove list[HARENA_MOVES_MAX];
  double     worth[HARENA_MOVES_MAX];
  HarenaMove move;
  int        n_moves = imperium_game.moves (position, list);

  g_assert_true (imperium_game.read_move (position, text, &move, NULL));
  thinker->strategy->judge (thinker->memory, position, list, n_moves, worth);
  for (int i = 0; i < n_moves; i++)
    if (list[i] == move)
      return worth[i];

  g_assert_not_reached ();
}

static void
check_position (Thinker                *thinker,
                const ImperiumPosition *position)
{
  HarenaMove list[HARENA_MOVES_MAX];
  double     worth[HARENA_MOVES_MAX];
  float      weights[HARENA_MOVES_MAX];
  double     wins[HARENA_SEATS_MAX];
  double     sum = 0;
  int        n_moves = imperium_game.moves (position, list);

  thinker->strategy->judge (thinker->memory, position, list, n_moves, worth);
  thinker->strategy->weigh (thinker->memory, position, list, n_moves, weights);
  for (int i = 0; i < n_moves; i++)
    {
      g_assert_true (isfinite (worth[i]));
      g_assert_true (isfinite (weights[i]) && weights[i] > 0);
    }

  thinker->strategy->value (thinker->memory, position, wins);
  for (int i = 0; i < position->seats; i++)
    {
      g_assert_true (wins[i] >= 0 && wins[i] <= 1);
      sum += wins[i];
    }
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-6);
}

/* Whole games by suggestions: each is legal, and they end long before round 40. */
static void
test_whole_games (void)
{
  g_auto (Thinker) thinker = think ();
  int              rounds = 0;

  for (int game = 0; game < GAMES; game++)
    {
      ImperiumPosition position;

      stage (&position, 2 + game % 4);
      while (imperium_game.turn (&position) != HARENA_NOBODY)
        {
          HarenaMove move;

          check_position (&thinker, &position);
          move = thinker.strategy->suggest (thinker.memory, &position, &thinker.random);
          g_assert_true (harena_play (&imperium_game, &position, move, NULL));
        }
      rounds += position.round;
    }
  g_assert_cmpint (rounds, <, 30 * GAMES);
}

/* Twice the same question, twice the same answer; other numbers, other suggestions. */
static void
test_variety (void)
{
  g_auto (Thinker)       thinker = think ();
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  ImperiumPosition       position;

  stage (&position, 2);
  for (int i = 0; i < 100; i++)
    {
      HarenaRandom once = thinker.random;
      HarenaMove   move = thinker.strategy->suggest (thinker.memory, &position, &thinker.random);

      g_assert_cmphex (move, ==,
                       thinker.strategy->suggest (thinker.memory, &position, &once));
      g_hash_table_add (seen, GUINT_TO_POINTER (move));
    }
  g_assert_cmpuint (g_hash_table_size (seen), >, 5);
}

/* I27: nothing that another seat has chosen in secret changes what a seat is told. */
static void
test_blind_to_secrets (void)
{
  static const char *const choices[] = { "choose africa syria asia", "choose oracle",
                                         "choose bread aegyptus ear" };
  g_auto (Thinker)         thinker = think ();
  float                    weights[G_N_ELEMENTS (choices)][HARENA_MOVES_MAX];
  double                   worth[G_N_ELEMENTS (choices)][HARENA_MOVES_MAX];
  HarenaMove               suggested[G_N_ELEMENTS (choices)];

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      ImperiumPosition position;
      HarenaMove       list[HARENA_MOVES_MAX];
      HarenaRandom     random;
      int              n_moves;

      harena_random_seed (&random, 5);
      stage (&position, 2);
      stage_play (&position, choices[i]);
      n_moves = imperium_game.moves (&position, list);
      thinker.strategy->judge (thinker.memory, &position, list, n_moves, worth[i]);
      thinker.strategy->weigh (thinker.memory, &position, list, n_moves, weights[i]);
      suggested[i] = thinker.strategy->suggest (thinker.memory, &position, &random);
      g_assert_true (memcmp (worth[i], worth[0], n_moves * sizeof (double)) == 0);
      g_assert_true (memcmp (weights[i], weights[0], n_moves * sizeof (float)) == 0);
      g_assert_cmphex (suggested[i], ==, suggested[0]);
    }
}

/* What its rank in a province would pay, sooner before later. */
static void
test_judge (void)
{
  g_auto (Thinker) thinker = think ();
  ImperiumPosition position;

  stage (&position, 2, "asia 1:1 2:2", "hispania 2:9", "standard asia");

  /* Level is nothing; two more are 5 and 1 for the run, now. */
  g_assert_cmpfloat_with_epsilon (judge_of (&thinker, &position, "choose asia hispania bread"), 0,
                                  1e-6);
  g_assert_cmpfloat_with_epsilon (judge_of (&thinker, &position, "choose bread asia hispania"), 6,
                                  1e-6);
  g_assert_cmpfloat (judge_of (&thinker, &position, "choose bread asia macedonia"), >,
                     judge_of (&thinker, &position, "choose bread asia gallia"));
}

/* Who has turned nothing over yet sees what the others have: the second choice counts on it. */
static void
test_judge_after_the_oracle (void)
{
  g_auto (Thinker) thinker = think ();
  ImperiumPosition position;

  stage (&position, 2);
  stage_play (&position, "choose oracle", "choose bread africa gallia");
  g_assert_cmpfloat_with_epsilon (judge_of (&thinker, &position, "choose bread africa gallia"), 0,
                                  1e-6);
  g_assert_cmpfloat (judge_of (&thinker, &position, "choose bread gallia syria"), >, 1);
}

/* Points, influence, and all else level. */
static void
test_value (void)
{
  g_auto (Thinker) thinker = think ();
  ImperiumPosition position;
  double           wins[HARENA_SEATS_MAX];

  stage (&position, 4);
  thinker.strategy->value (thinker.memory, &position, wins);
  for (int i = 0; i < 4; i++)
    g_assert_cmpfloat_with_epsilon (wins[i], 0.25, 1e-6);

  stage (&position, 2, "points 38 20");
  thinker.strategy->value (thinker.memory, &position, wins);
  g_assert_cmpfloat (wins[0], >, 0.8);

  stage (&position, 2, "points 30 30", "aegyptus 1:3 2:1", "standard aegyptus");
  thinker.strategy->value (thinker.memory, &position, wins);
  g_assert_cmpfloat (wins[0], >, 0.7);
}

static void
test_settled (void)
{
  g_auto (Thinker) thinker = think ();
  ImperiumPosition position;

  stage (&position, 2);
  g_assert_true (thinker.strategy->settled (&position));
  stage_play (&position, "choose africa syria asia");
  g_assert_false (thinker.strategy->settled (&position));
  stage_play (&position, "choose oracle");
  g_assert_false (thinker.strategy->settled (&position));
  stage_play (&position, "choose africa syria asia");
  g_assert_true (thinker.strategy->settled (&position));
}

/* The others are asked again, and so is the seat; what lies open stays. */
static void
test_reopen (void)
{
  g_auto (Thinker) thinker = think ();
  ImperiumPosition position, start;

  stage (&start, 3);
  position = start;
  stage_play (&position, "choose oracle", "choose africa syria asia");
  thinker.strategy->reopen (&position, 3);
  g_assert_true (memcmp (&position, &start, sizeof start) == 0);

  stage_play (&position, "choose oracle", "choose africa syria asia", "choose oracle");
  start = position;
  stage_play (&position, "choose africa syria ear");
  thinker.strategy->reopen (&position, 3);
  g_assert_true (memcmp (&position, &start, sizeof start) == 0);

  /* Its own choice stays, and nobody asks for it again. */
  stage (&position, 3);
  stage_play (&position, "choose africa syria asia", "choose oracle");
  thinker.strategy->reopen (&position, 2);
  g_assert_cmpint (imperium_game.turn (&position), ==, 1);
  imperium_game.play (&position, 7);
  g_assert_cmpint (imperium_game.turn (&position), ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/imperium/strategy/whole-games", test_whole_games);
  g_test_add_func ("/imperium/strategy/variety", test_variety);
  g_test_add_func ("/imperium/strategy/blind-to-secrets", test_blind_to_secrets);
  g_test_add_func ("/imperium/strategy/judge", test_judge);
  g_test_add_func ("/imperium/strategy/judge-after-the-oracle", test_judge_after_the_oracle);
  g_test_add_func ("/imperium/strategy/value", test_value);
  g_test_add_func ("/imperium/strategy/settled", test_settled);
  g_test_add_func ("/imperium/strategy/reopen", test_reopen);

  return g_test_run ();
}
