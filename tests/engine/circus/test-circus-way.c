/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen asks of a position. */

#include "stage.h"

#include "circus/way.h"

static void
test_on_turn (void)
{
  CircusPosition position;

  stage_start (&position, 2, "standard");
  g_assert_cmpint (circus_chariot_on_turn (&position), ==, 0);
  stage_play (&position, "place a14");
  g_assert_cmpint (circus_chariot_on_turn (&position), ==, 3);
  stage_play (&position, "place a15");
  g_assert_cmpint (circus_chariot_on_turn (&position), ==, 4);

  stage_race (&position, 2, "standard", "1a b13", "2b c12");
  stage_play (&position, "waste 1");
  g_assert_cmpint (circus_chariot_on_turn (&position), ==, 0);

  stage_race (&position, 2, "standard", "1a e5 4", "2a k3");
  stage_play (&position, "drive SE 1");
  g_assert_cmpint (circus_chariot_on_turn (&position), ==, -1);
}

static void
test_order (void)
{
  CircusPosition position;
  CircusTurn     turns[CIRCUS_CHARIOTS_MAX];

  stage_start (&position, 2, "standard");
  g_assert_cmpint (circus_round_order (&position, turns), ==, 0);

  stage_race (&position, 2, "standard", "1a b9", "2a c12", "1b d14", "2b e16");
  stage_play (&position, "waste 1", "drive W 5");
  g_assert_cmpint (circus_round_order (&position, turns), ==, 4);
  g_assert_cmpint (turns[0].chariot, ==, 0);
  g_assert_cmpint (turns[0].time, ==, CIRCUS_PAST);
  g_assert_cmpint (turns[1].chariot, ==, 3);
  g_assert_cmpint (turns[1].time, ==, CIRCUS_PRESENT);
  g_assert_cmpint (turns[2].time, ==, CIRCUS_TO_COME);
  g_assert_cmpint (turns[3].time, ==, CIRCUS_TO_COME);
}

static void
test_kept (void)
{
  CircusPosition position;
  CircusKept     kept;

  stage_race (&position, 2, "standard", "1a b9", "1b d14", "1c e16", "2a c12");
  circus_kept_cards (&position, &kept);
  g_assert_cmpint (kept.n_free, ==, 3);
  g_assert_cmpint (kept.n_kept, ==, 2);
  g_assert_cmpint (kept.kept_for[0], ==, 1);
  g_assert_cmpint (kept.kept_for[1], ==, 2);

  stage_play (&position, "drive W 1");
  circus_kept_cards (&position, &kept);
  g_assert_cmpint (kept.n_free, ==, 2);
  stage_play (&position, "stop");
  circus_kept_cards (&position, &kept);
  g_assert_cmpint (kept.n_free, ==, 5);
  g_assert_cmpint (kept.n_kept, ==, 0);

  stage_start (&position, 2, "standard");
  circus_kept_cards (&position, &kept);
  g_assert_cmpint (kept.n_free, ==, 0);
}

static void
assert_path (const CircusPosition *position,
             const char           *text,
             const char           *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);
  HarenaMove          move;
  CircusPath          path;

  g_assert_true (circus_game.read_move (position, text, &move, NULL));
  circus_path_of_move (position, move, &path);
  for (int i = 0; i < path.n_hexes; i++)
    {
      char name[CIRCUS_HEX_NAME];

      circus_write_hex (path.hexes[i], name);
      g_string_append_printf (names, i > 0 ? " %s" : "%s", name);
    }
  g_assert_cmpstr (names->str, ==, expected);
}

static void
test_path (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a c10 4", "2a k3");
  assert_path (&position, "drive W 3", "c9 c8 c7");
  assert_path (&position, "drive SW 5", "d10 e10 f10");
  assert_path (&position, "drive SW 2", "d10 e10");
  assert_path (&position, "drive NE 1", "b10");
  assert_path (&position, "waste 1", "");
  assert_path (&position, "stop", "");

  stage_race (&position, 2, "standard", "1a d5", "2a e20");
  assert_path (&position, "drive SW 5", "e5 f5 g4 h3 i2");
}

static void
test_steps (void)
{
  CircusPosition position;

  stage_start (&position, 3, "standard until=places");
  g_assert_cmpint (circus_steps_of (&position, 0), ==, -1);
  stage_play (&position, "place a16");
  g_assert_cmpint (circus_steps_of (&position, 0), ==, 31);

  stage_race (&position, 3, "standard until=places", "1a e9 4", "2a k16", "3a f17 -1");
  g_assert_cmpint (circus_steps_of (&position, 0), ==, 1);
  g_assert_cmpint (circus_steps_of (&position, 1), ==, 0);
  g_assert_cmpint (circus_steps_of (&position, 3), ==, 7);
  g_assert_cmpint (circus_steps_of (&position, 6), ==, 28);
  stage_play (&position, "drive SW 1");
  g_assert_cmpint (circus_steps_of (&position, 0), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/circus/way/on-turn", test_on_turn);
  g_test_add_func ("/circus/way/order", test_order);
  g_test_add_func ("/circus/way/kept", test_kept);
  g_test_add_func ("/circus/way/path", test_path);
  g_test_add_func ("/circus/way/steps", test_steps);

  return g_test_run ();
}
