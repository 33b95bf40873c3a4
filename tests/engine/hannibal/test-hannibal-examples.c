/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The six worked examples of the page, move by move. */

#include "stage.h"

static void
test_first_turns (gconstpointer edition)
{
  g_autofree char *options = g_strconcat (edition, " first=rome", NULL);
  HannibalPosition position;

  stage_start (&position, HANNIBAL_N_SIDES, options);
  stage_play (&position, "march roma cannae", "pass", "march roma corsica");
  stage_assert_places (&position, "roma-corsica r3", "corsica r1", "cannae r1", "roma r6");
  stage_play (&position, "pass", "sail roma-corsica cannae-sicilia");
  stage_assert_places (&position, "roma-corsica r2", "cannae-sicilia r1");
}

static void
test_three_romans (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c1", "citerior c1", "gallia r3", "roma r1");
  stage_play (&position, "march citerior gallia", "card 4", "card 3");
  stage_assert_places (&position, "gallia c1r2");
  stage_play (&position, "card 5", "card 5");
  stage_assert_places (&position, "gallia r1", "citerior");
  stage_assert_hands (&position, "123 124");
  stage_assert_turn (&position, 2);
}

static void
test_hannibal_and_a_legion (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "citerior c1h", "gallia r1", "roma r1", "turn rome");
  stage_play (&position, "march gallia citerior", "commit hannibal", "card 3", "card 4");
  stage_assert_places (&position, "citerior c1", "gallia");
  g_assert_cmpint (position.hannibal, ==, HANNIBAL_NOWHERE);
  stage_assert_turn (&position, 1);
}

static void
test_three_in_a_capital (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c3", "zama r1", "roma r1", "turn rome");
  stage_play (&position, "march zama carthago");
  stage_assert_over (&position, "capital", STAGE_ROME);
}

static void
test_hands_come_back (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c1", "citerior c1", "gallia r4", "roma r1",
             "hands 345 123");
  stage_play (&position, "march citerior gallia", "card 4", "card 2", "card 3", "card 1");
  stage_assert_hands (&position, "5 3");
  stage_assert_legal (&position, "card 5");
  stage_play (&position, "card 5", "card 3");
  stage_assert_hands (&position, "12345 12345");
  stage_assert_places (&position, "gallia c1r1");
  stage_assert_legal (&position, "card 1;card 2;card 3;card 4;card 5");
}

static void
test_trade_fights (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c1", "roma r2", "roma-corsica c2", "turn rome");
  stage_play (&position, "trade roma");
  stage_assert_places (&position, "roma r1", "roma-corsica c2r1");
  stage_assert_turn (&position, 1);
  stage_play (&position, "card 1", "card 2");
  stage_assert_places (&position, "roma-corsica c1r1");
  stage_assert_hands (&position, "2345 1345");
  stage_play (&position, "card 2", "card 3");
  stage_assert_places (&position, "roma-corsica r1");
  stage_assert_hands (&position, "345 145");
  stage_assert_turn (&position, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/hannibal/example-1/H8-H10/first-turns", test_first_turns);
  stage_add ("/hannibal/example-2/H18/three-romans", test_three_romans);
  stage_add ("/hannibal/example-3/H19/hannibal-and-a-legion", test_hannibal_and_a_legion);
  stage_add ("/hannibal/example-4/H14/three-in-a-capital", test_three_in_a_capital);
  stage_add ("/hannibal/example-5/H20/hands-come-back", test_hands_come_back);
  stage_add ("/hannibal/example-6/H11/trade-fights", test_trade_fights);

  return g_test_run ();
}
