/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chariot's turn (M15 to M20, M29, M30). */

#include "stage.h"

static void
test_one_to_three_cards (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a b13", "2a e18");
  stage_assert_mover (&position, "1a");
  stage_play (&position, "drive W 1", "drive W 2", "drive W 3");
  stage_assert_mover (&position, "2a");
  stage_assert_at (&position, "1a b7 0");
  stage_assert_cards (&position, 1, "45");

  stage_play (&position, "drive W 1", "stop");
  g_assert_cmpint (position.round, ==, 2);
  stage_assert_at (&position, "2a e17 0");
}

/* Three chariots: three cards for the first, then one each. */
static void
test_keep_one_each (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a b5", "1b c10", "1c d15", "2a e19");
  stage_play (&position, "drive W 1", "drive W 2", "drive E 3");
  stage_assert_mover (&position, "1b");
  stage_play (&position, "drive W 4");
  stage_assert_mover (&position, "1c");
  stage_assert_cards (&position, 1, "5");
  stage_play (&position, "drive W 5");
  stage_assert_mover (&position, "2a");
}

/* Two at home: nothing is kept for them, and the limit is what ends the turn. */
static void
test_none_for_home (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a b13", "2a e18", "2b e20");
  g_assert_cmpint (position.to_come[0], ==, 0);
  stage_play (&position, "drive W 1", "drive W 2");
  stage_assert_mover (&position, "1a");
  stage_play (&position, "drive W 3");
  stage_assert_mover (&position, "2a");
}

/* Two cards left and one more chariot to come (the page's sixth example). */
static void
test_ends_by_itself (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a b13", "1b e18", "2a e20", "cards 1 24");
  stage_play (&position, "drive W 2");
  stage_assert_mover (&position, "1b");
  stage_assert_cards (&position, 1, "4");
}

static void
test_full_number (void)
{
  CircusPosition position;

  /* Row b ends four hexes to the west, and row a is next to it; to the south-east is the finish. */
  stage_race (&position, 2, "standard", "1a b5", "2a d15", "2b b8");
  stage_assert_legal (&position,
                      "drive W 1;drive W 2;drive W 3;drive W 4;drive E 1;drive E 2;drive NW 1;"
                      "drive NE 1;drive SW 1;drive SW 2;drive SW 3;drive SW 4;drive SW 5;"
                      "drive SE 1;drive SE 2;drive SE 3;"
                      "waste 1;waste 2;waste 3;waste 4;waste 5");
  stage_refuse (&position, "drive E 3", "a chariot stands on b8, in the way of the 3");
  stage_refuse (&position, "drive E 5", "a chariot stands on b8, in the way of the 5");
  stage_refuse (&position, "drive NW 2", "the 2 leads off the board to NW");
  stage_refuse (&position, "drive W 5", "the 5 leads off the board to W");
}

/* Every hex that is entered, not only the last. */
static void
test_nobody_jumps (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a c10", "2a c9", "2b d10");
  stage_play (&position, "waste 5", "waste 4");
  stage_assert_mover (&position, "1a");
  stage_refuse (&position, "drive W 2", "a chariot stands on c9, in the way of the 2");
  stage_refuse (&position, "drive SW 3", "a chariot stands on d10, in the way of the 3");
}

static void
test_waste (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a b13", "2a e18", "1b e20");
  stage_play (&position, "waste 4");
  stage_assert_mover (&position, "2a");
  stage_assert_cards (&position, 1, "1235");
  stage_assert_at (&position, "1a b13 0");
  stage_play (&position, "drive W 1");
  stage_refuse (&position, "waste 2",
                "a card is laid aside only instead of driving, and the chariot has driven");
}

/* M18: nothing can be driven, so a card is laid aside. */
static void
test_must_waste (void)
{
  CircusPosition position;

  stage_race (&position, 3, "standard", "1a a1", "2a a2", "2b b1", "3a b2");
  stage_play (&position, "waste 5");
  stage_assert_mover (&position, "1a");
  stage_assert_legal (&position, "waste 1;waste 2;waste 3;waste 4;waste 5");
}

static void
test_stop (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a b13", "2a e18");
  stage_refuse (&position, "stop",
                "a chariot stops only after a card; a card can be laid aside instead");
  stage_play (&position, "drive W 1", "stop");
  stage_assert_mover (&position, "2a");
}

/* M19: stop is a line even if nothing else is. */
static void
test_stop_alone (void)
{
  CircusPosition position;

  stage_race (&position, 3, "standard", "1a a1", "1b b3", "2a b1", "2b a3", "3a b2");
  stage_play (&position, "waste 5");
  stage_assert_mover (&position, "1a");
  stage_play (&position, "drive E 1");
  stage_assert_legal (&position, "stop");
}

static void
test_any_direction (void)
{
  static const struct
  {
    const char *move;
    const char *to;
  } ways[] = {
    { "drive W 2", "1a c8" },   { "drive E 2", "1a c12" },  { "drive NW 2", "1a a8" },
    { "drive NE 2", "1a a10" }, { "drive SW 2", "1a e10" }, { "drive SE 2", "1a e12" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      CircusPosition position;

      stage_race (&position, 2, "standard", "1a c10", "2a e18");
      stage_play (&position, ways[i].move);
      stage_assert_at (&position, ways[i].to);
    }
}

/* M20: each card a direction of its own; backwards over the hex it came from too. */
static void
test_turns_freely (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a c10", "2a e18");
  stage_play (&position, "drive W 3", "drive E 4", "drive SE 1");
  stage_assert_at (&position, "1a d12");
}

static void
test_paid (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard turning=paid", "1a c10", "2a e18");
  stage_play (&position, "drive W 2");
  stage_assert_legal (&position,
                      "drive W 1;drive W 3;drive W 4;drive W 5;"
                      "drive E 1 drop 3;drive E 1 drop 4;drive E 1 drop 5;drive E 3 drop 1;"
                      "drive E 3 drop 4;drive E 3 drop 5;drive E 4 drop 1;drive E 4 drop 3;"
                      "drive E 4 drop 5;drive E 5 drop 1;drive E 5 drop 3;drive E 5 drop 4;"
                      "drive NW 1 drop 3;drive NW 1 drop 4;drive NW 1 drop 5;"
                      "drive NE 1 drop 3;drive NE 1 drop 4;drive NE 1 drop 5;"
                      "drive SW 1 drop 3;drive SW 1 drop 4;drive SW 1 drop 5;"
                      "drive SE 1 drop 3;drive SE 1 drop 4;drive SE 1 drop 5;stop");
  stage_play (&position, "drive NW 1 drop 5");
  stage_assert_cards (&position, 1, "34");
  stage_assert_mover (&position, "1a");
  g_assert_cmpint (position.driven, ==, 2);
  stage_refuse (&position, "drive W 3",
                "another direction costs one more card, which is dropped");
  stage_play (&position, "drive W 3 drop 4");
  stage_assert_mover (&position, "2a");
}

/* M29: M16 holds for both cards together; the first card of a turn goes anywhere. */
static void
test_paid_keeps (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard turning=paid", "1a c10", "1b d14", "2a e18", "cards 1 124");
  stage_play (&position, "drive NW 1");
  stage_assert_legal (&position, "stop");
  stage_race (&position, 2, "standard turning=paid", "1a c10", "1b d14", "2a e18", "cards 1 125");
  stage_play (&position, "drive W 1");
  stage_assert_legal (&position, "drive W 2;drive W 5;stop");
  stage_refuse (&position, "drive E 2 drop 5",
                "another direction costs one more card, and the others are kept for the chariots "
                "still to come");
  stage_play (&position, "drive W 2");
  stage_assert_mover (&position, "1b");
  stage_play (&position, "drive E 5");
  stage_assert_mover (&position, "2a");
}

static void
test_paid_needs_another (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard turning=paid", "1a c10", "2a e18", "cards 1 12");
  stage_play (&position, "drive W 1");
  stage_assert_legal (&position, "drive W 2;stop");
  stage_refuse (&position, "drive E 2",
                "another direction costs one more card, and there is none");
}

static void
test_two_cards (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard limit=2", "1a b13", "2a e18");
  stage_play (&position, "drive W 1", "drive W 2");
  stage_assert_mover (&position, "2a");
  stage_assert_cards (&position, 1, "345");
}

/* With both: the dropped card is not one of the two. */
static void
test_few (void)
{
  CircusPosition position;

  stage_race (&position, 2, "few", "1a b13", "2a e18");
  stage_play (&position, "drive W 2", "drive NW 1 drop 5");
  stage_assert_mover (&position, "2a");
  stage_assert_cards (&position, 1, "34");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/circus/M15/one-to-three-cards", test_one_to_three_cards);
  g_test_add_func ("/circus/M16/keep-one-each", test_keep_one_each);
  g_test_add_func ("/circus/M16/none-for-home", test_none_for_home);
  g_test_add_func ("/circus/M16/ends-by-itself", test_ends_by_itself);
  g_test_add_func ("/circus/M17/full-number", test_full_number);
  g_test_add_func ("/circus/M17/nobody-jumps", test_nobody_jumps);
  g_test_add_func ("/circus/M18/waste", test_waste);
  g_test_add_func ("/circus/M18/must-waste", test_must_waste);
  g_test_add_func ("/circus/M19/stop", test_stop);
  g_test_add_func ("/circus/M19/stop-alone", test_stop_alone);
  g_test_add_func ("/circus/M20/any-direction", test_any_direction);
  g_test_add_func ("/circus/M20/turns-freely", test_turns_freely);
  g_test_add_func ("/circus/M29/paid", test_paid);
  g_test_add_func ("/circus/M29/keeps", test_paid_keeps);
  g_test_add_func ("/circus/M29/needs-another", test_paid_needs_another);
  g_test_add_func ("/circus/M30/two-cards", test_two_cards);
  g_test_add_func ("/circus/M30/few", test_few);

  return g_test_run ();
}
