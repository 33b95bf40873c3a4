/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Placing and the order of a round (M1, M7 to M14). */

#include "stage.h"

#include "circus/round.h"

/* Places chariots on the first free start hexes, and notes who does. */
static void
assert_placing (int         seats,
                const char *expected)
{
  CircusPosition      position;
  g_autoptr (GString) text = g_string_new (NULL);

  stage_start (&position, seats, "standard");
  while (position.step == CIRCUS_STEP_PLACE)
    {
      HarenaMove list[HARENA_MOVES_MAX];

      g_assert_cmpint (circus_game.moves (&position, list), ==, 15 - (int) text->len);
      g_string_append_c (text, '0' + circus_game.turn (&position));
      circus_game.play (&position, list[0]);
    }
  g_assert_cmpstr (text->str, ==, expected);
  g_assert_cmpint (position.round, ==, 1);
}

static void
test_seats (void)
{
  g_assert_cmpint (circus_game.seats_min, ==, 2);
  g_assert_cmpint (circus_game.seats_max, ==, 5);
  for (int seats = 2; seats <= 5; seats++)
    {
      CircusPosition position;

      stage_start (&position, seats, "standard");
      g_assert_cmpint (circus_game.turn (&position), ==, 1);
      g_assert_cmpint (circus_n_chariots (&position), ==, 3 * seats);
    }
}

static void
test_cards (void)
{
  CircusPosition position;

  stage_start (&position, 5, "standard");
  for (int seat = 1; seat <= 5; seat++)
    stage_assert_cards (&position, seat, "12345");
}

static void
test_placing (void)
{
  assert_placing (2, "122121");
  assert_placing (3, "123321321");
  assert_placing (4, "123443214321");
  assert_placing (5, "123455432154321");
}

static void
test_start_hexes (void)
{
  CircusPosition position;

  stage_start (&position, 2, "standard");
  stage_assert_legal (&position,
                      "place a14;place a15;place a16;place b15;place b16;place b17;place c16;"
                      "place c17;place c18;place d17;place d18;place d19;place e18;place e19;"
                      "place e20");
  stage_play (&position, "place b16");
  stage_assert_at (&position, "1a b16 0");
  stage_refuse (&position, "place b16", "a chariot stands on b16 already");
  stage_refuse (&position, "place a1", "a1 is not a start hex");
}

/* M9: with two players every chariot once, then a new round. */
static void
test_each_once (void)
{
  static const char *const wastes[] = { "waste 1", "waste 2", "waste 3" };
  CircusPosition           position;
  int                      turns[CIRCUS_CHARIOTS_MAX] = { 0 };

  stage_race (&position, 2, "standard", "1a a14", "2a b15", "1b c16", "2b d17", "1c e18", "2c e20");
  for (int i = 0; i < 6; i++)
    {
      int chariot = circus_mover (&position);

      g_assert_cmpint (position.round, ==, 1);
      g_assert_cmpint (circus_game.turn (&position), ==, circus_seat_of (chariot));
      turns[chariot]++;
      stage_play (&position, wastes[i / 2]);
    }
  for (int chariot = 0; chariot < 6; chariot++)
    g_assert_cmpint (turns[chariot], ==, 1);
  g_assert_cmpint (position.round, ==, 2);
}

static void
test_stage_forwards (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a e5", "1b e18", "1c e19", "2a e20", "2b d18", "2c d19");
  g_assert_cmpint (position.stages[0], ==, 0);
  stage_play (&position, "drive SW 1");
  stage_assert_at (&position, "1a f5 1");
  stage_play (&position, "drive SE 2");
  stage_assert_at (&position, "1a h5 2");
}

/* Back over the start line, and forwards again. */
static void
test_stage_backwards (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a e17", "1b e18", "1c e19", "2a e20", "2b d18", "2c d19");
  stage_play (&position, "drive SE 2");
  stage_assert_at (&position, "1a g18 -2");
  stage_play (&position, "drive NW 1");
  stage_assert_at (&position, "1a f18 -1");
}

static void
test_leader (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a a1", "1b e20", "1c k16", "2a f1", "2b f5", "2c d17 4");
  g_assert_cmpint (circus_leader (&position), ==, 5);
  stage_race (&position, 2, "standard", "1a a1", "1b b1", "1c k15", "2a k16", "2b h19",
              "2c f21 -1");
  g_assert_cmpint (circus_leader (&position), ==, 4);
}

/* The page's fourth example, and sections behind that of the leader in every case. */
static void
test_printed (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a d17 4", "2a b10", "1b f18", "2b g15");
  stage_assert_order (&position, "2a 1a 1b 2b");
  stage_race (&position, 2, "standard", "1a f18", "2a b10", "1b g15", "2b f3");
  stage_assert_order (&position, "1a 1b 2b 2a");
  stage_race (&position, 2, "standard", "1a g15", "2a b10", "1b f18 -1", "2b f3");
  stage_assert_order (&position, "1a 2b 2a 1b");
  stage_race (&position, 2, "standard", "1a f3", "2a b10", "1b f18 -1", "2b g15 -2");
  stage_assert_order (&position, "1a 2a 1b 2b");
}

static void
test_laps (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard order=laps", "1a d17 4", "2a b10", "1b f18", "2b g15");
  stage_assert_order (&position, "1a 1b 2b 2a");
  stage_race (&position, 2, "standard order=laps", "1a b10", "2a c17", "1b f18 -1", "2b g15");
  stage_assert_order (&position, "2b 1a 2a 1b");
}

/* The page's second and third example. */
static void
test_furthest_on (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a a9", "1b b8", "1c c6", "2a d9", "2b d12", "2c e10");
  stage_assert_order (&position, "1c 2a 1b 2c 1a 2b");

  stage_race (&position, 5, "standard", "1a a14", "1b a15", "1c a16", "2a b15", "2b b16", "2c b17",
              "3a c16", "3b c17", "3c c18", "4a d17", "4b d18", "4c d19", "5a e18", "5b e19",
              "5c e20");
  stage_assert_order (&position, "1a 2a 3a 1b 4a 2b 5a 3b 1c 4b 2c 5b 3c 4c 5c");

  stage_race (&position, 2, "standard", "1a f1", "1b f4", "1c f21 -1", "2a f17 -1", "2b k9",
              "2c g9");
  stage_assert_order (&position, "2b 2c 1b 1a 2a 1c");
}

/* M13: who drives past another does not change it; the next round has its own order. */
static void
test_fixed (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a b9", "2a c12", "1b d14", "2b e16");
  stage_assert_order (&position, "1a 2a 1b 2b");
  stage_play (&position, "waste 1", "drive W 5", "stop");
  stage_assert_order (&position, "1a 2a 1b 2b");
  stage_play (&position, "drive W 4", "stop");
  stage_assert_order (&position, "1a 2a 1b 2b");
  stage_play (&position, "waste 4");
  g_assert_cmpint (position.round, ==, 2);
  stage_assert_order (&position, "2a 1b 1a 2b");
}

static void
test_home_has_no_turn (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a b9", "2a c12", "2b d14");
  stage_assert_order (&position, "1a 2a 2b");
  g_assert_cmpint (circus_leader (&position), ==, 0);
}

static void
test_all_cards_again (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a b9", "2a c12");
  stage_play (&position, "drive W 4", "drive W 1", "stop");
  stage_assert_cards (&position, 1, "235");
  stage_play (&position, "waste 3");
  g_assert_cmpint (position.round, ==, 2);
  stage_assert_cards (&position, 1, "12345");
  stage_assert_cards (&position, 2, "12345");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/circus/M1/seats", test_seats);
  g_test_add_func ("/circus/M7/cards", test_cards);
  g_test_add_func ("/circus/M8/placing", test_placing);
  g_test_add_func ("/circus/M8/start-hexes", test_start_hexes);
  g_test_add_func ("/circus/M9/each-once", test_each_once);
  g_test_add_func ("/circus/M10/forwards", test_stage_forwards);
  g_test_add_func ("/circus/M10/backwards", test_stage_backwards);
  g_test_add_func ("/circus/M11/leader", test_leader);
  g_test_add_func ("/circus/M11/printed", test_printed);
  g_test_add_func ("/circus/M11/laps", test_laps);
  g_test_add_func ("/circus/M12/furthest-on", test_furthest_on);
  g_test_add_func ("/circus/M13/fixed", test_fixed);
  g_test_add_func ("/circus/M13/home-has-no-turn", test_home_has_no_turn);
  g_test_add_func ("/circus/M14/all-cards-again", test_all_cards_again);

  return g_test_run ();
}
