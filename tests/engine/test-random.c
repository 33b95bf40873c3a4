/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The random numbers: those that were published, evenly spread, and bound to seed and count. */

#include "morra.h"

#include <glib.h>
#include <math.h>

/* The usual test of splitmix64, started at 1234567; reckoned again in Python. */
static void
test_splitmix (void)
{
  static const guint64 expected[] = {
    G_GUINT64_CONSTANT (6457827717110365317), G_GUINT64_CONSTANT (3203168211198807973),
    G_GUINT64_CONSTANT (9817491932198370423), G_GUINT64_CONSTANT (4593380528125082431),
    G_GUINT64_CONSTANT (16408922859458223821),
  };
  uint64_t counter = 1234567;

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (harena_random_split (&counter), ==, expected[i]);
}

/* The usual test of xoshiro256**, started at 1, 2, 3, 4; reckoned again in Python. */
static void
test_xoshiro (void)
{
  static const guint64 expected[] = {
    G_GUINT64_CONSTANT (11520),
    G_GUINT64_CONSTANT (0),
    G_GUINT64_CONSTANT (1509978240),
    G_GUINT64_CONSTANT (1215971899390074240),
    G_GUINT64_CONSTANT (1216172134540287360),
    G_GUINT64_CONSTANT (607988272756665600),
    G_GUINT64_CONSTANT (16172922978634559625),
    G_GUINT64_CONSTANT (8476171486693032832),
    G_GUINT64_CONSTANT (10595114339597558777),
    G_GUINT64_CONSTANT (2904607092377533576),
  };
  HarenaRandom random = { { 1, 2, 3, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (harena_random_next (&random), ==, expected[i]);
}

/* Reckoned apart from this program, in Python, from the published algorithms. Saved games depend
 * on these numbers: they never change. */
static void
test_seeded (void)
{
  static const struct
  {
    guint64 seed;
    guint64 numbers[4];
  } expected[] = {
    { 0,
      { G_GUINT64_CONSTANT (0x99ec5f36cb75f2b4), G_GUINT64_CONSTANT (0xbf6e1f784956452a),
        G_GUINT64_CONSTANT (0x1a5f849d4933e6e0), G_GUINT64_CONSTANT (0x6aa594f1262d2d2c) } },
    { 1,
      { G_GUINT64_CONSTANT (0xb3f2af6d0fc710c5), G_GUINT64_CONSTANT (0x853b559647364cea),
        G_GUINT64_CONSTANT (0x92f89756082a4514), G_GUINT64_CONSTANT (0x642e1c7bc266a3a7) } },
    { 2005,
      { G_GUINT64_CONSTANT (0x5464321a3a75a3f6), G_GUINT64_CONSTANT (0x84aee66a418a8e22),
        G_GUINT64_CONSTANT (0x6b8fe472f1c361f2), G_GUINT64_CONSTANT (0xb73ebbe890878796) } },
    { G_MAXUINT64,
      { G_GUINT64_CONSTANT (0x8f5520d52a7ead08), G_GUINT64_CONSTANT (0xc476a018caa1802d),
        G_GUINT64_CONSTANT (0x81de31c0d260469e), G_GUINT64_CONSTANT (0xbf658d7e065f3c2f) } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      HarenaRandom random;

      harena_random_seed (&random, expected[i].seed);
      for (int j = 0; j < 4; j++)
        g_assert_cmphex (harena_random_next (&random), ==, expected[i].numbers[j]);
    }
}

static void
test_seeded_for_chance (void)
{
  static const struct
  {
    guint64 seed;
    guint32 chances_before;
    guint64 number;
  } expected[] = {
    { 0, 0, G_GUINT64_CONSTANT (0xfb5405f7bd79c540) },
    { 0, 1, G_GUINT64_CONSTANT (0xd392f9579a362d26) },
    { 2005, 0, G_GUINT64_CONSTANT (0xc7109bef0740267b) },
    { 2005, 77, G_GUINT64_CONSTANT (0xbec512613a80ddb5) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      HarenaRandom random;

      harena_random_seed_chance (&random, expected[i].seed, expected[i].chances_before);
      g_assert_cmphex (harena_random_next (&random), ==, expected[i].number);
    }
}

static void
test_dice (void)
{
  static const guint32 dice[] = { 2, 4, 3, 5, 3, 1, 2, 3, 6, 2, 6, 2, 6, 6, 3, 5, 5, 3, 2, 2 };
  static const guint32 large[] = { 1061889427, 1669541071, 1353444181, 1279815105,
                                   81078157,   1281779590, 2751017360, 2724192634 };
  HarenaRandom random;

  harena_random_seed (&random, 2005);
  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    g_assert_cmpuint (harena_random_below (&random, 6) + 1, ==, dice[i]);

  /* A quarter of all draws is rejected here. */
  harena_random_seed (&random, 2005);
  for (guint i = 0; i < G_N_ELEMENTS (large); i++)
    g_assert_cmpuint (harena_random_below (&random, 0xc0000000), ==, large[i]);
}

/* Five standard deviations off, in a test whose numbers are always the same, is no accident. */
static void
assert_even (const guint *counts,
             guint        n_counts,
             guint        n_draws)
{
  double expected = (double) n_draws / n_counts;
  double freedom = n_counts - 1;
  double chi_square = 0;

  for (guint i = 0; i < n_counts; i++)
    chi_square += (counts[i] - expected) * (counts[i] - expected) / expected;
  g_assert_cmpfloat (fabs (chi_square - freedom), <, 5 * sqrt (2 * freedom));
}

static void
test_below_is_even (void)
{
  static const guint32 bounds[] = { 2, 3, 5, 6, 7, 12, 25, 36, 216, 256, 1000, 7776 };
  HarenaRandom random;

  harena_random_seed (&random, 7776);
  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    {
      g_autofree guint *counts = g_new0 (guint, bounds[i]);
      guint             n_draws = MAX (bounds[i] * 100, 100000);

      for (guint j = 0; j < n_draws; j++)
        {
          guint32 number = harena_random_below (&random, bounds[i]);

          g_assert_cmpuint (number, <, bounds[i]);
          counts[number]++;
        }
      assert_even (counts, bounds[i], n_draws);
    }
}

/* With bounds that do not divide 2³² and are near to it, a generator that does not reject would
 * favour some numbers twice over. */
static void
test_below_is_even_for_large_bounds (void)
{
  static const guint32 bounds[] = { 0x60000000, 0x80000001, 0xc0000000, 0xaaaaaaab, 0xffffffff };
  enum { BANDS = 12, DRAWS = 120000 };
  HarenaRandom random;

  harena_random_seed (&random, 32);
  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    {
      guint bands[BANDS] = { 0 };
      guint rests[3] = { 0 };

      for (int j = 0; j < DRAWS; j++)
        {
          guint32 number = harena_random_below (&random, bounds[i]);

          g_assert_cmpuint (number, <, bounds[i]);
          bands[(guint64) number * BANDS / bounds[i]]++;
          rests[number % 3]++;
        }
      assert_even (bands, BANDS, DRAWS);
      assert_even (rests, 3, DRAWS);
    }
}

static void
test_below_one (void)
{
  HarenaRandom random;

  harena_random_seed (&random, 1);
  for (int i = 0; i < 1000; i++)
    g_assert_cmpuint (harena_random_below (&random, 1), ==, 0);
}

/* One game's dice come from one generator each: they must be as even as those of a single one,
 * along a game, over games, and from each throw to the next. */
static void
test_chance_is_even (void)
{
  enum { GAMES = 300, THROWS = 400 };
  guint dice[6] = { 0 };
  guint pairs[36] = { 0 };
  guint opening[6] = { 0 };

  for (guint seed = 0; seed < GAMES; seed++)
    {
      guint32 last = 0;

      for (guint count = 0; count < THROWS; count++)
        {
          HarenaRandom random;
          guint32      die;

          harena_random_seed_chance (&random, seed, count);
          die = harena_random_below (&random, 6);
          dice[die]++;
          if (count == 0)
            opening[die]++;
          else
            pairs[6 * last + die]++;
          last = die;
        }
    }

  assert_even (dice, 6, GAMES * THROWS);
  assert_even (pairs, 36, GAMES * (THROWS - 1));
  assert_even (opening, 6, GAMES);
}

/* Undo and another way lead to the same draw, if as many draws came before. */
static void
test_roll_depends_on_seed_and_count (void)
{
  enum { COUNTS = 64 };
  _Alignas (max_align_t) char one[64];
  _Alignas (max_align_t) char other[64];
  HarenaSetup                 setup;
  HarenaReason                reason;
  guint                       n_changed = 0;

  g_assert_cmpuint (morra_game.position_size, <=, sizeof one);
  harena_setup_init (&setup, &morra_game, 1, 2);
  g_assert_true (morra_game.start (one, &setup, &reason));
  g_assert_true (morra_game.start (other, &setup, &reason));
  morra_game.play (other, harena_roll (&morra_game, other, 1, 0));
  morra_game.play (other, 102);
  morra_game.play (other, 106);
  g_assert_cmpint (morra_game.turn (other), ==, HARENA_CHANCE);

  for (guint64 seed = 0; seed < 16; seed++)
    for (guint count = 0; count < COUNTS; count++)
      {
        HarenaMove rolled = harena_roll (&morra_game, one, seed, count);

        g_assert_cmpuint (rolled, ==, harena_roll (&morra_game, one, seed, count));
        g_assert_cmpuint (rolled, ==, harena_roll (&morra_game, other, seed, count));
        n_changed += rolled != harena_roll (&morra_game, one, seed, count + 1);
        n_changed += rolled != harena_roll (&morra_game, one, seed + 1, count);
      }

  /* Half of them, give or take. */
  g_assert_cmpuint (n_changed, >, 16 * COUNTS * 9 / 10);
  g_assert_cmpuint (n_changed, <, 16 * COUNTS * 11 / 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/random/splitmix", test_splitmix);
  g_test_add_func ("/random/xoshiro", test_xoshiro);
  g_test_add_func ("/random/seeded", test_seeded);
  g_test_add_func ("/random/seeded-for-chance", test_seeded_for_chance);
  g_test_add_func ("/random/dice", test_dice);
  g_test_add_func ("/random/below-is-even", test_below_is_even);
  g_test_add_func ("/random/below-is-even-for-large-bounds", test_below_is_even_for_large_bounds);
  g_test_add_func ("/random/below-one", test_below_one);
  g_test_add_func ("/random/chance-is-even", test_chance_is_even);
  g_test_add_func ("/random/roll-depends-on-seed-and-count", test_roll_depends_on_seed_and_count);

  return g_test_run ();
}
