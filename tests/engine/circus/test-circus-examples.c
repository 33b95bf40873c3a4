/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The worked examples of the rules page, move by move. */

#include "stage.h"

/* The leading chariot drives 3, 2 and 5; 1 and 4 are left for two more. */
static void
test_first (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a b13", "1b d17", "1c e18", "2a e20");
  stage_play (&position, "drive W 3");
  stage_assert_at (&position, "1a b10");
  stage_play (&position, "drive SW 2");
  stage_assert_at (&position, "1a d10");
  stage_play (&position, "drive W 5");
  stage_assert_at (&position, "1a d5");
  stage_assert_mover (&position, "1b");
  stage_assert_cards (&position, 1, "14");
}

static void
test_second (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a c6", "1b d9", "1c b8", "2a e10", "2b a9", "2c d12");
  stage_assert_order (&position, "1a 1b 1c 2a 2b 2c");
  g_assert_cmpint (circus_hexes[circus_read_hex ("d9")].x, ==, 18);
  g_assert_cmpint (circus_hexes[circus_read_hex ("b8")].x, ==, 18);
}

/* Placed so that they stand in their order: a14, b15, c16, a15, d17 and so on. */
static void
test_third (void)
{
  CircusPosition position;

  stage_start (&position, 5, "standard");
  stage_play (&position, "place a14", "place b15", "place c16", "place a15", "place d17",
              "place b16", "place e18", "place c17", "place a16", "place d18",
              "place b17", "place e19", "place c18", "place d19", "place e20");
  stage_assert_order (&position, "1a 2a 3a 4a 5a 5b 4b 3b 2b 1b 5c 4c 3c 2c 1c");
}

static void
test_fourth (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a d17 4", "2a b10", "1b f18", "2b g15");
  stage_assert_order (&position, "2a 1a 1b 2b");
  stage_race (&position, 2, "standard order=laps", "1a d17 4", "2a b10", "1b f18", "2b g15");
  stage_assert_order (&position, "1a 1b 2b 2a");
}

static void
test_fifth (void)
{
  CircusPosition position;

  stage_race (&position, 3, "standard", "1a c10 4", "2a e20", "3a e19");
  stage_play (&position, "drive SW 5");
  stage_assert_at (&position, "1a f10 4");
  stage_assert_over (&position, "winner", 1);

  stage_race (&position, 2, "standard", "1a c10", "2a e20");
  for (int card = 3; card <= 5; card++)
    {
      g_autofree char *move = g_strdup_printf ("drive SW %d", card);

      stage_refuse (&position, move,
                    "f10 belongs to the finish, which is closed until the chariot has been once "
                    "round");
    }
  stage_play (&position, "drive SW 2");
  stage_assert_at (&position, "1a e10");
}

static void
test_sixth (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a b13", "1b e18", "2a e20", "cards 1 24");
  stage_play (&position, "drive W 4");
  stage_assert_mover (&position, "1b");
  stage_assert_cards (&position, 1, "2");
}

static void
test_seventh (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard turning=paid", "1a b13", "2a e20");
  stage_play (&position, "drive W 2", "drive W 3");
  stage_assert_cards (&position, 1, "145");
  stage_play (&position, "drive NW 1 drop 5");
  stage_assert_cards (&position, 1, "4");
  stage_assert_mover (&position, "2a");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/circus/example/1", test_first);
  g_test_add_func ("/circus/example/2", test_second);
  g_test_add_func ("/circus/example/3", test_third);
  g_test_add_func ("/circus/example/4", test_fourth);
  g_test_add_func ("/circus/example/5", test_fifth);
  g_test_add_func ("/circus/example/6", test_sixth);
  g_test_add_func ("/circus/example/7", test_seventh);

  return g_test_run ();
}
