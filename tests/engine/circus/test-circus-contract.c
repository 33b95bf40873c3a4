/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What everybody sees (M31, M32), and the table of options. */

#include "stage.h"

#include <string.h>

static void
test_no_secrets (void)
{
  g_assert_false (harena_has_secrets (&circus_game));
  g_assert_null (circus_game.hide);
  g_assert_null (circus_game.together);
  g_assert_null (circus_game.chance_total);
}

static void
test_all_see_the_same (void)
{
  CircusPosition position;
  CircusPosition seen;
  HarenaRandom   random;

  harena_random_seed (&random, 1);
  stage_race (&position, 3, "few", "1a b13", "2a c12", "3a k4");
  for (int viewer = HARENA_SEES_OPEN; viewer <= 3; viewer++)
    {
      seen = position;
      harena_see (&circus_game, &seen, viewer);
      if (viewer > 0)
        harena_hide (&circus_game, &seen, viewer, &random);
      g_assert_cmpmem (&seen, sizeof seen, &position, sizeof position);
      g_assert_cmpint (circus_game.turn (&seen), ==, 3);
    }
}

static void
test_options (void)
{
  static const struct
  {
    const char *key;
    const char *values[2];
  } options[] = {
    { "turning", { "free", "paid" } },
    { "limit", { "3", "2" } },
    { "order", { "printed", "laps" } },
    { "until", { "winner", "places" } },
  };

  g_assert_cmpint (circus_game.n_options, ==, G_N_ELEMENTS (options));
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_assert_cmpstr (circus_game.options[i].key, ==, options[i].key);
      g_assert_cmpint (harena_option_n_values (&circus_game.options[i]), ==, 2);
      for (int value = 0; value < 2; value++)
        g_assert_cmpint (harena_option_find_value (&circus_game.options[i],
                                                   options[i].values[value]),
                         ==, value);
    }
}

/* The rulebook advises its variants for two or three. */
static void
test_editions (void)
{
  g_assert_cmpint (circus_game.n_editions, ==, 2);
  for (int seats = 2; seats <= 5; seats++)
    {
      g_assert_true ((circus_game.editions[0].advised >> seats & 1) == (seats > 3));
      g_assert_true ((circus_game.editions[1].advised >> seats & 1) == (seats <= 3));
    }
  for (int i = 0; i < 2; i++)
    {
      HarenaSetup setup;

      harena_setup_init (&setup, &circus_game, i, 2);
      g_assert_cmpstr (harena_edition_of (&circus_game, &setup), ==, i == 0 ? "standard" : "few");
      for (int option = 0; option < circus_game.n_options; option++)
        g_assert_cmpint (setup.options[option], ==, i == 1 && option < 2);
    }
}

static void
test_size (void)
{
  g_assert_cmpint (circus_game.position_size, <=, 256);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/circus/M31/no-secrets", test_no_secrets);
  g_test_add_func ("/circus/M32/all-see-the-same", test_all_see_the_same);
  g_test_add_func ("/circus/contract/options", test_options);
  g_test_add_func ("/circus/contract/editions", test_editions);
  g_test_add_func ("/circus/contract/size", test_size);

  return g_test_run ();
}
