/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who chooses at the same time as others cannot be read: shown with morra, which is fair. */

#include "morra.h"
#include "strategy.h"
#include "thinker.h"

#include <glib.h>
#include <math.h>
#include <string.h>

enum
{
  CHOICES = 25,
  POSITION_MAX = 64,
};

/* Of a whole game to three points: who has the first one wins it so often, if both play as well. */
static const double wins_with_one_ahead = 11 / 16.0;

static HarenaThinker *
start (void *position,
       int   seats)
{
  HarenaSetup setup;

  harena_setup_init (&setup, &morra_game, 0, seats);
  g_assert_cmpuint (morra_game.position_size, <=, POSITION_MAX);
  g_assert_true (morra_game.start (position, &setup, NULL));
  return harena_thinker_new (&morra_game, &setup);
}

/* How often each choice is taken, and what the seat expects of the win. */
typedef struct
{
  HarenaMove moves[CHOICES];
  double     chances[CHOICES];
  double     expected;
} Strategy;

static void
read_strategy (HarenaThinker *thinker,
               const void    *position,
               guint          playouts,
               Strategy      *strategy)
{
  const HarenaEffort effort = { .playouts = playouts };
  HarenaHint         hints[HARENA_MOVES_MAX];
  double             sum = 0;
  int                n_hints;

  harena_thinker_think (thinker, position, &effort, 1, NULL);
  n_hints = harena_thinker_hints (thinker, hints, HARENA_MOVES_MAX);
  g_assert_cmpint (morra_game.moves (position, strategy->moves), ==, CHOICES);
  memset (strategy->chances, 0, sizeof strategy->chances);
  strategy->expected = 0;
  for (int i = 0; i < n_hints; i++)
    for (int j = 0; j < CHOICES; j++)
      if (hints[i].move == strategy->moves[j])
        {
          strategy->chances[j] = hints[i].chance;
          strategy->expected += hints[i].chance * hints[i].wins;
          sum += hints[i].chance;
        }
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-6);
}

/* Points by which a choice is ahead of another after the round. */
static int
gain (HarenaMove one,
      HarenaMove other)
{
  HarenaMove sum = one / 100 + other / 100;

  return (one % 100 == sum) - (other % 100 == sum);
}

/* What the best reply to this strategy wins of the game. */
static double
best_reply (const Strategy *strategy)
{
  double best = -1;

  for (int i = 0; i < CHOICES; i++)
    {
      double gained = 0;

      for (int j = 0; j < CHOICES; j++)
        gained += strategy->chances[j] * gain (strategy->moves[i], strategy->moves[j]);
      best = MAX (best, gained);
    }

  return 0.5 + best * (wins_with_one_ahead - 0.5);
}

/* Both seats of a fair game expect half of it, be it asked first or second: whatever seat 1 has
 * chosen, seat 2 does not know. */
static void
test_fair (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];
  HarenaThinker              *thinker = start (position, 2);

  for (int seat = 1; seat <= 2; seat++)
    {
      Strategy strategy;

      g_assert_cmpint (morra_game.turn (position), ==, seat);
      read_strategy (thinker, position, 60000, &strategy);
      g_test_message ("seat %d expects %.3f, the best reply wins %.3f", seat, strategy.expected,
                      best_reply (&strategy));
      g_assert_cmpfloat_with_epsilon (strategy.expected, 0.5, 0.02);
      g_assert_cmpfloat (best_reply (&strategy), <, 0.55);
      morra_game.play (position, 102);
    }

  harena_thinker_free (thinker);
}

/* What a level really plays, drawn again and again, as if a person undid it and looked: there is
 * always another choice, and nothing that can be used against it. */
static void
test_drawn (const void *data)
{
  const HarenaLevel          *level = data;
  const HarenaEffort         *effort = harena_level_effort (level, &morra_game);
  const int                   n_draws = effort->playouts > 1000 ? 100 : 400;
  _Alignas (max_align_t) char position[POSITION_MAX];
  HarenaThinker              *thinker = start (position, 2);

  for (int seat = 1; seat <= 2; seat++)
    {
      Strategy drawn = { 0 };
      int      n_different = 0;

      morra_game.moves (position, drawn.moves);
      for (int seed = 0; seed < n_draws; seed++)
        {
          HarenaMove move = harena_thinker_decide (thinker, position, level, seed, NULL);

          for (int i = 0; i < CHOICES; i++)
            if (drawn.moves[i] == move)
              {
                n_different += drawn.chances[i] == 0;
                drawn.chances[i] += 1.0 / n_draws;
              }
        }
      g_test_message ("%s in seat %d: %d different choices, the best reply wins %.3f", level->id,
                      seat, n_different, best_reply (&drawn));
      g_assert_cmpint (n_different, >, 5);
      g_assert_cmpfloat (best_reply (&drawn), <, 0.55);
      morra_game.play (position, 102);
    }

  harena_thinker_free (thinker);
}

/* A share for each, and in pairs half of it for both of a pair. */
static void
test_sides (void)
{
  static const struct
  {
    int    edition;
    int    seats;
    double share;
  } tables[] = { { 0, 3, 1 / 3.0 }, { 0, 4, 1 / 4.0 }, { 2, 4, 1 / 2.0 } };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      _Alignas (max_align_t) char position[POSITION_MAX];
      const HarenaEffort          effort = { .playouts = 10000 };
      HarenaSetup                 setup;
      HarenaThinker              *thinker;

      harena_setup_init (&setup, &morra_game, tables[i].edition, tables[i].seats);
      g_assert_true (morra_game.start (position, &setup, NULL));
      thinker = harena_thinker_new (&morra_game, &setup);
      for (int seat = 1; seat <= tables[i].seats; seat++)
        {
          HarenaHint hints[HARENA_MOVES_MAX];
          double     expected = 0;
          HarenaMove move = harena_thinker_think (thinker, position, &effort, seat, NULL);
          int        n_hints = harena_thinker_hints (thinker, hints, HARENA_MOVES_MAX);

          for (int j = 0; j < n_hints; j++)
            expected += hints[j].chance * hints[j].wins;
          g_test_message ("seat %d of %d expects %.3f", seat, tables[i].seats, expected);
          g_assert_cmpfloat_with_epsilon (expected, tables[i].share, 0.05);
          morra_game.play (position, move);
        }
      harena_thinker_free (thinker);
    }
}

/* Alone against chance there is nobody to hide from: one and five are the worst guesses. */
static void
test_solitaire (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];
  HarenaThinker              *thinker = start (position, 1);
  const HarenaEffort          effort = { .playouts = 4000 };

  for (int seed = 0; seed < 5; seed++)
    {
      HarenaMove move = harena_thinker_think (thinker, position, &effort, seed, NULL);
      HarenaHint best;

      g_assert_cmpint (harena_thinker_hints (thinker, &best, 1), ==, 1);
      g_assert_cmpuint (best.move, ==, move);
      g_assert_cmpfloat (best.chance, ==, 0);
      g_assert_cmpuint (move % 100 - move / 100, >=, 2);
      g_assert_cmpuint (move % 100 - move / 100, <=, 4);
      /* With a point gained half as often as lost, three are won before three are lost in one of
       * nine games; whoever does not win has lost. */
      g_assert_cmpfloat_with_epsilon (best.wins, 1 / 9.0, 0.05);
    }

  harena_thinker_free (thinker);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/players/together/fair", test_fair);
  for (int i = 0; i < HARENA_N_LEVELS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/players/together/drawn/%s", harena_levels[i].id);

      g_test_add_data_func (path, &harena_levels[i], test_drawn);
    }
  g_test_add_func ("/players/together/sides", test_sides);
  g_test_add_func ("/players/together/solitaire", test_solitaire);

  return g_test_run ();
}
