/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The finish, and the end of the race (M21 to M28). */

#include "stage.h"

#include "circus/round.h"

static const char closed[]
  = " belongs to the finish, which is closed until the chariot has been once round";
static const char from_e[] = " belongs to the finish, which is entered from row e only";

static void
refuse (const CircusPosition *position,
        const char           *move,
        const char           *hex,
        const char           *because)
{
  g_autofree char *words = g_strconcat (hex, because, NULL);

  stage_refuse (position, move, words);
}

/* From row e in stage 4, and in no other way. */
static void
test_entered_from_e (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a e10 4", "1b e11 0", "1c f9", "2a g10 6", "2b f5 5",
              "2c f17 7");
  stage_assert_order (&position, "2c 2a 2b 1a 1b");
  refuse (&position, "drive W 1", "f16", from_e);
  stage_play (&position, "waste 1");
  refuse (&position, "drive NW 2", "f10", from_e);
  refuse (&position, "drive NE 2", "f11", from_e);
  stage_play (&position, "waste 2");
  refuse (&position, "drive E 3", "f6", from_e);
  stage_play (&position, "waste 3");
  stage_assert_mover (&position, "1a");
  stage_play (&position, "drive SW 1");
  stage_assert_at (&position, "1a f10 4");
  stage_assert_mover (&position, "1b");
  refuse (&position, "drive SE 2", "f12", closed);
}

/* M21: later laps too; a lap backwards does not count. */
static void
test_stage_4_or_more (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a e10 8", "1b e12 -4", "2a k1");
  stage_play (&position, "drive SE 1");
  stage_assert_at (&position, "1a f11 8");
  stage_assert_mover (&position, "1b");
  refuse (&position, "drive SE 2", "f13", closed);
}

/* The page's fifth example. */
static void
test_rest_is_lost (void)
{
  CircusPosition position;

  /* To the south-east is f13, where a chariot is at home. */
  stage_race (&position, 2, "standard", "1a c10 4", "2a e20");
  stage_assert_legal (&position,
                      "drive W 1;drive W 2;drive W 3;drive W 4;drive W 5;drive E 1;drive E 2;"
                      "drive E 3;drive E 4;drive E 5;drive NW 1;drive NW 2;drive NE 1;drive NE 2;"
                      "drive SW 1;drive SW 2;drive SW 3;drive SW 4;drive SW 5;"
                      "drive SE 1;drive SE 2;"
                      "waste 1;waste 2;waste 3;waste 4;waste 5");
  stage_race (&position, 2, "standard", "1a c10 4", "1b e20", "2a e19");
  stage_play (&position, "drive SW 5");
  stage_assert_at (&position, "1a f10 4");
  stage_assert_mover (&position, "2a");

  stage_race (&position, 2, "standard", "1a c10", "2a e20");
  for (int card = 3; card <= 5; card++)
    {
      g_autofree char *move = g_strdup_printf ("drive SW %d", card);

      refuse (&position, move, "f10", closed);
    }
  stage_play (&position, "drive SW 2");
  stage_assert_at (&position, "1a e10 0");
}

/* Only a straight line that is open, and only into the finish. */
static void
test_line_is_open (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a c10 4", "2a e10", "1b c8 4", "1c b15 4");
  stage_assert_mover (&position, "1b");
  stage_play (&position, "waste 1");
  stage_assert_mover (&position, "2a");
  stage_play (&position, "waste 1");
  stage_assert_mover (&position, "1a");
  stage_refuse (&position, "drive SW 3", "a chariot stands on e10, in the way of the 3");
  stage_play (&position, "waste 2");
  stage_assert_mover (&position, "1c");
  stage_play (&position, "drive SE 4");
  stage_assert_at (&position, "1c f19 3");
}

/* M23: no other may enter, and the card that would pass it cannot be driven. */
static void
test_home_is_closed (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a e10 4", "1b f10", "1c k3", "2a d11 4", "2b k1");
  stage_refuse (&position, "drive SW 1", "a chariot is at home on f10");
  stage_play (&position, "drive SE 1");
  stage_assert_at (&position, "1a f11 4");
  stage_assert_mover (&position, "2a");
  stage_refuse (&position, "drive SW 5", "a chariot is at home on f11");
  stage_play (&position, "drive SE 5");
  stage_assert_at (&position, "2a f13 4");
}

static void
test_wins_at_once (void)
{
  CircusPosition position;

  stage_race (&position, 3, "standard", "1a e10 4", "2a e12 4", "2b k1", "3a k2", "3b k3");
  stage_assert_points (&position, "2 1 1");
  stage_play (&position, "drive SW 1");
  stage_assert_over (&position, "winner", 1);
  stage_assert_points (&position, "3 1 1");
  g_assert_cmpint (position.round, ==, 1);
  stage_refuse (&position, "drive W 1", "the game is over");
}

/* M25: with five seats ten at home leave one hex free, and who comes there wins. */
static void
test_always_a_free_hex (void)
{
  CircusPosition position;

  stage_race (&position, 5, "standard", "1a d9 4", "2a k1", "3a k2", "4a k3", "5a k4");
  g_assert_cmpint (__builtin_popcount (position.finish), ==, 10);
  stage_assert_mover (&position, "1a");
  stage_assert_at (&position, "5c f7 4");
  stage_play (&position, "drive W 2", "drive W 1", "drive SW 4");
  stage_assert_over (&position, "winner", 1);
  stage_assert_at (&position, "1a f6 4");
}

/* M26: the complete team is taken off the board, and its hexes are free. */
static void
test_places (void)
{
  CircusPosition position;

  stage_race (&position, 3, "standard until=places", "1a e9 4", "2a e8 4", "3a k1", "3b k2");
  stage_assert_mover (&position, "2a");
  stage_play (&position, "drive SW 1");
  g_assert_cmpint (position.places[1], ==, 1);
  g_assert_cmpint (position.hexes[circus_first_of (2)], ==, CIRCUS_NOWHERE);
  g_assert_cmpint (position.step, ==, CIRCUS_STEP_BEGIN);
  stage_assert_points (&position, "2 3 1");
  stage_assert_mover (&position, "1a");
  stage_play (&position, "drive SW 1");
  stage_assert_over (&position, "places", 1 << 1);
  stage_assert_points (&position, "1 2 0");
}

static void
test_places_go_on (void)
{
  CircusPosition position;

  stage_race (&position, 4, "standard until=places", "1a e9 4", "2a k5", "2b k6", "3a k1", "3b k2",
              "4a k8");
  stage_play (&position, "drive SW 1");
  stage_assert_mover (&position, "4a");
  stage_idle_round (&position);
  g_assert_cmpint (position.round, ==, 2);
  stage_assert_order (&position, "4a 2b 2a 3b 3a");
}

/* M26 with two: the first complete team leaves only one. */
static void
test_places_of_two (void)
{
  CircusPosition position;

  stage_race (&position, 2, "few until=places", "1a e9 4", "2a k5");
  stage_play (&position, "drive SW 1");
  stage_assert_over (&position, "places", 1);
  stage_assert_points (&position, "1 0");
}

static void
test_quiet (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a c10", "1b c14", "2a k5", "quiet 18");
  stage_idle_round (&position);
  g_assert_cmpint (position.quiet, ==, 19);
  stage_idle_round (&position);
  stage_assert_over (&position, "quiet", 1 << 1);
  stage_assert_points (&position, "1 2");
  g_assert_cmpint (position.round, ==, 2);
}

/* Twenty rounds from the very beginning; all are level. */
static void
test_quiet_from_the_start (void)
{
  CircusPosition position;

  stage_start (&position, 5, "standard");
  while (position.step == CIRCUS_STEP_PLACE)
    {
      HarenaMove list[HARENA_MOVES_MAX];

      circus_game.moves (&position, list);
      circus_game.play (&position, list[0]);
    }
  for (int i = 0; i < 20; i++)
    {
      g_assert_cmpint (position.round, ==, i + 1);
      stage_idle_round (&position);
    }
  stage_assert_over (&position, "quiet", 0x1f);
  stage_assert_points (&position, "0 0 0 0 0");
}

/* M27: a round in which one comes home sets the count to 0. */
static void
test_not_quiet (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a e10 4", "1b c14", "2a k5", "quiet 19");
  stage_play (&position, "drive SW 1");
  stage_idle_round (&position);
  g_assert_cmpint (position.quiet, ==, 0);
  g_assert_cmpint (position.round, ==, 2);
}

static void
test_equals_share (void)
{
  CircusPosition position;

  stage_race (&position, 3, "standard", "1a c10", "2a k5", "3a c11", "3b c12", "quiet 19");
  stage_idle_round (&position);
  stage_assert_over (&position, "quiet", 1 | 1 << 1);
  stage_assert_points (&position, "2 2 1");
}

/* M28 with places, ended by M27: complete teams first, then the others by chariots at home. */
static void
test_points_of_places (void)
{
  CircusPosition position;

  stage_race (&position, 5, "standard until=places", "1a e9 4", "2a k5", "2b k6", "3a k1",
              "4a k8", "4b k9", "5a k11", "5b k13", "5c k15", "quiet 19");
  stage_play (&position, "drive SW 1");
  stage_idle_round (&position);
  stage_assert_points (&position, "3 1 2 1 0");
  for (int i = 0; i < 20; i++)
    stage_idle_round (&position);
  stage_assert_over (&position, "quiet", 1);
  stage_assert_points (&position, "4 1 3 1 0");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/circus/M21/entered-from-e", test_entered_from_e);
  g_test_add_func ("/circus/M21/stage-4-or-more", test_stage_4_or_more);
  g_test_add_func ("/circus/M22/rest-is-lost", test_rest_is_lost);
  g_test_add_func ("/circus/M22/line-is-open", test_line_is_open);
  g_test_add_func ("/circus/M23/home-is-closed", test_home_is_closed);
  g_test_add_func ("/circus/M24/wins-at-once", test_wins_at_once);
  g_test_add_func ("/circus/M25/always-a-free-hex", test_always_a_free_hex);
  g_test_add_func ("/circus/M26/places", test_places);
  g_test_add_func ("/circus/M26/go-on", test_places_go_on);
  g_test_add_func ("/circus/M26/of-two", test_places_of_two);
  g_test_add_func ("/circus/M27/quiet", test_quiet);
  g_test_add_func ("/circus/M27/from-the-start", test_quiet_from_the_start);
  g_test_add_func ("/circus/M27/not-quiet", test_not_quiet);
  g_test_add_func ("/circus/M28/equals-share", test_equals_share);
  g_test_add_func ("/circus/M28/points-of-places", test_points_of_places);

  return g_test_run ();
}
