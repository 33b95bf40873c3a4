/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the game knows about racing well: judgement, weights, suggestions and the forecast. */

#include "invariant.h"
#include "mixed.h"
#include "stage.h"

#include "strategy.h"

#include <math.h>
#include <string.h>

enum
{
  GAMES = 15,
};

static char memory[1];

/* What the judgement says of a move that is written like this. */
static double
judge (const CircusPosition *position,
       const char           *text)
{
  HarenaMove list[HARENA_MOVES_MAX];
  double     worth[HARENA_MOVES_MAX];
  int        n_moves = circus_game.moves (position, list);
  HarenaMove move;

  g_assert_true (circus_game.read_move (position, text, &move, NULL));
  circus_game.strategy->judge (memory, position, list, n_moves, worth);
  for (int i = 0; i < n_moves; i++)
    if (list[i] == move)
      return worth[i];

  g_error ("“%s” is not legal", text);
}

/* An open track: all 15 steps, whichever card begins; sideways and backwards it is less. */
static void
test_open_track (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a c10", "1b d15", "1c e19", "2a a16");
  g_assert_cmpfloat (judge (&position, "drive W 1"), ==, 15);
  g_assert_cmpfloat (judge (&position, "drive SW 1"), ==, 15);
  g_assert_cmpfloat (judge (&position, "drive NW 1"), ==, 14);
  g_assert_cmpfloat (judge (&position, "drive E 1"), ==, 13);
  g_assert_cmpfloat (judge (&position, "waste 1"), ==, 14);
  g_assert_cmpfloat (judge (&position, "waste 5"), ==, 10);
  stage_play (&position, "drive W 5");
  g_assert_cmpfloat (judge (&position, "stop"), ==, 10);
}

/* One step from home: the least card does, and the others are for the rest of the team. */
static void
test_small_card_home (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a e10 4", "1b c18", "2a a16");
  g_assert_cmpfloat (judge (&position, "drive SW 1"), ==, 1 + 5 + 4 + 3);
  g_assert_cmpfloat (judge (&position, "drive SW 5"), ==, 1 + 4 + 3 + 2);
}

/* M29: turning costs a card, so straight on is better. */
static void
test_paid (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard turning=paid", "1a c14", "2a a16");
  stage_play (&position, "drive W 5");
  g_assert_cmpfloat (judge (&position, "drive W 4"), ==, 7);
  g_assert_cmpfloat (judge (&position, "drive SW 2 drop 1"), ==, 2 + 4);
}

/* A finished plan: greedy play gains what it was promised, if nobody is in its way. */
static void
test_promise_is_kept (void)
{
  HarenaRandom random;

  harena_random_seed (&random, 4);
  for (int i = 0; i < GAMES; i++)
    {
      CircusPosition position;
      int            round;
      int            gained = 0;
      double         promised;

      stage_race (&position, 2, i % 2 ? "few" : "standard", "1a c10", "2a k1");
      round = position.round;
      stage_play (&position, "waste 1");
      g_assert_cmpint (position.turn, ==, 1);
      promised = judge (&position, "waste 1");
      g_assert_cmpfloat (promised, ==, 0);
      promised = judge (&position, "drive W 5");
      while (position.round == round)
        {
          int before = circus_steps (position.hexes[0], position.stages[0]);

          circus_game.play (&position, mixed_choose (&position, 0, &random));
          gained += before - circus_steps (position.hexes[0], position.stages[0]);
        }
      g_assert_cmpint (gained, ==, (int) promised);
    }
}

/* In every position of races: suggestions are legal, weights positive, forecasts sum to 1. */
static void
test_sound (gconstpointer data)
{
  const HarenaStrategy *strategy = circus_game.strategy;
  HarenaRandom          random;
  HarenaSetup           setup;

  harena_random_seed (&random, GPOINTER_TO_INT (data));
  for (int i = 0; i < GAMES; i++)
    {
      CircusPosition position;

      harena_setup_init (&setup, &circus_game, i % 2, GPOINTER_TO_INT (data));
      setup.options[3] = i % 3 == 0;
      circus_game.start (&position, &setup, NULL);
      while (circus_game.turn (&position) != HARENA_NOBODY)
        {
          HarenaMove list[HARENA_MOVES_MAX];
          float      weights[HARENA_MOVES_MAX];
          double     wins[HARENA_SEATS_MAX];
          double     sum = 0;
          int        n_moves = circus_game.moves (&position, list);
          HarenaMove move = strategy->suggest (memory, &position, &random);

          g_assert_true (harena_check (&circus_game, &position, move, NULL));
          strategy->weigh (memory, &position, list, n_moves, weights);
          for (int j = 0; j < n_moves; j++)
            g_assert_true (weights[j] > 0 && isfinite (weights[j]));
          strategy->value (memory, &position, wins);
          for (int j = 0; j < setup.seats; j++)
            {
              g_assert_true (wins[j] >= 0 && wins[j] <= 1);
              sum += wins[j];
            }
          g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
          circus_game.play (&position, i % 5 == 0 ? mixed_choose (&position, 4, &random) : move);
        }
    }
}

/* Playouts progress: they end long before M27, and with a winner. */
static void
test_suggestions_race (void)
{
  HarenaRandom random;
  HarenaSetup  setup;
  int          n_quiet = 0;
  int          n_rounds = 0;

  harena_random_seed (&random, 7);
  for (int i = 0; i < 10 * GAMES; i++)
    {
      CircusPosition position;

      harena_setup_init (&setup, &circus_game, i % 2, 2 + i % 4);
      circus_game.start (&position, &setup, NULL);
      while (circus_game.turn (&position) != HARENA_NOBODY)
        circus_game.play (&position, circus_game.strategy->suggest (memory, &position, &random));
      n_quiet += strcmp (circus_game.ending (&position), "quiet") == 0;
      n_rounds += position.round;
    }
  g_assert_cmpint (n_quiet, <=, 10 * GAMES / 50);
  g_assert_cmpint (n_rounds, <, 10 * GAMES * 25);
}

/* As long as the race of the rules page (8 to 13 rounds), and never ended by M27. */
static void
test_greedy_races (void)
{
  HarenaRandom random;
  HarenaSetup  setup;
  int          n_rounds = 0;

  harena_random_seed (&random, 11);
  for (int i = 0; i < 2 * GAMES; i++)
    {
      CircusPosition position;

      harena_setup_init (&setup, &circus_game, i % 2, 2 + i % 4);
      circus_game.start (&position, &setup, NULL);
      while (circus_game.turn (&position) != HARENA_NOBODY)
        {
          circus_game.play (&position, mixed_choose (&position, 0, &random));
          circus_invariant (&position);
        }
      g_assert_cmpstr (circus_game.ending (&position), ==, "winner");
      n_rounds += position.round;
    }
  g_assert_cmpint (n_rounds, >, 2 * GAMES * 7);
  g_assert_cmpint (n_rounds, <, 2 * GAMES * 14);
}

static void
test_forecast (void)
{
  CircusPosition position;
  double         wins[HARENA_SEATS_MAX];

  stage_race (&position, 2, "standard", "1a e10", "2a e11 4");
  circus_game.strategy->value (memory, &position, wins);
  g_assert_cmpfloat (wins[1], >, 0.9);
  stage_race (&position, 3, "standard", "1a k3", "2a k2", "3a k1");
  circus_game.strategy->value (memory, &position, wins);
  g_assert_cmpfloat (wins[0], >, wins[1]);
  g_assert_cmpfloat (wins[1], >, wins[2]);

  /* Who is complete is not overtaken; and chariots a hundred laps behind are still a forecast. */
  stage_race (&position, 3, "standard until=places", "1a e9 4", "2a k2", "3a k3 -398");
  stage_play (&position, "drive SW 1");
  circus_game.strategy->value (memory, &position, wins);
  g_assert_cmpfloat (wins[0], ==, 1);
  g_assert_cmpfloat (wins[1], ==, 0);
  stage_race (&position, 2, "standard", "1a k2 -398", "2a k3 -398");
  circus_game.strategy->value (memory, &position, wins);
  g_assert_cmpfloat_with_epsilon (wins[0] + wins[1], 1, 1e-9);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/circus/strategy/open-track", test_open_track);
  g_test_add_func ("/circus/strategy/small-card-home", test_small_card_home);
  g_test_add_func ("/circus/strategy/paid", test_paid);
  g_test_add_func ("/circus/strategy/promise-is-kept", test_promise_is_kept);
  for (int seats = 2; seats <= 5; seats++)
    {
      g_autofree char *path = g_strdup_printf ("/circus/strategy/sound/%d-seats", seats);

      g_test_add_data_func (path, GINT_TO_POINTER (seats), test_sound);
    }
  g_test_add_func ("/circus/strategy/suggestions-race", test_suggestions_race);
  g_test_add_func ("/circus/strategy/greedy-races", test_greedy_races);
  g_test_add_func ("/circus/strategy/forecast", test_forecast);

  return g_test_run ();
}
