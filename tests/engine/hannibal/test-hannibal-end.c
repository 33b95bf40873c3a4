/* SPDX-License-Identifier: GPL-3.0-or-later */
/* H23 to H29: how it ends. */

#include "stage.h"

static void
assert_points (const HannibalPosition *position,
               int                     carthage,
               int                     rome)
{
  int points[HARENA_SEATS_MAX];

  hannibal_game.points (position, points);
  g_assert_cmpint (points[0], ==, carthage);
  g_assert_cmpint (points[1], ==, rome);
}

static void
test_capital (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "gallia c1", "roma r1");
  stage_play (&position, "march gallia roma");
  stage_assert_over (&position, "capital", STAGE_CARTHAGE);

  stage_set (&position, options, "carthago c3", "sardinia r1", "carthago-sardinia r1", "turn rome");
  stage_play (&position, "march sardinia carthago");
  stage_assert_over (&position, "capital", STAGE_ROME);

  /* Empty or not. */
  stage_set (&position, options, "carthago c1", "gallia c1", "zama r1");
  stage_play (&position, "march gallia roma");
  stage_assert_over (&position, "capital", STAGE_CARTHAGE);
}

/* At the end of one's own turn, whatever it was. */
static void
test_domination (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "corsica c1", "citerior c1", "zama c1", "zama-sicilia c1",
             "roma r8");
  stage_play (&position, "march zama sicilia");
  stage_assert_over (&position, "domination", STAGE_CARTHAGE);

  stage_set (&position, options, "corsica c1", "gallia c1", "cannae c1", "roma r8");
  stage_play (&position, "pass");
  stage_assert_over (&position, "domination", STAGE_CARTHAGE);

  stage_set (&position, options, "corsica c1", "gallia c1", "cannae c1", "zama-sicilia c1",
             "roma r8");
  stage_play (&position, "sail zama-sicilia roma-corsica");
  stage_assert_over (&position, "domination", STAGE_CARTHAGE);
}

/* Not at the end of the other's turn: it may still be taken away. */
static void
test_not_in_the_other_turn (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "corsica c1", "gallia c1", "cannae c1", "roma r8", "turn rome");
  stage_play (&position, "pass");
  stage_assert_turn (&position, 1);

  stage_set (&position, options, "corsica c1", "gallia c1", "cannae c1", "roma r8", "turn rome");
  stage_play (&position, "march roma gallia", "card 1", "card 2", "pass");
  stage_assert_turn (&position, 2);
}

/* Only after the conflict, and only with the piece that survives it. */
static void
test_domination_after_the_conflict (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "corsica c1", "citerior c2", "gallia c1", "roma r6", "cannae r1",
             "sicilia r1", "zama c1", "zama-sicilia c1");
  stage_play (&position, "march zama sicilia");
  stage_assert_turn (&position, 1);
  stage_play (&position, "card 3", "card 2");
  stage_assert_over (&position, "domination", STAGE_CARTHAGE);

  stage_set (&position, options, "corsica c1", "citerior c2", "gallia c1", "roma r6", "cannae r1",
             "sicilia r1", "zama c1", "zama-sicilia c1");
  stage_play (&position, "march zama sicilia", "card 3", "card 3");
  stage_assert_turn (&position, 2);
}

static void
test_no_legion (gconstpointer options)
{
  HannibalPosition position;

  /* The attacker's last, though it has fleets; */
  stage_set (&position, options, "citerior c1", "carthago-sardinia c3", "gallia r1", "roma r1");
  stage_play (&position, "march citerior gallia", "card 1", "card 2");
  stage_assert_over (&position, "no-legion", STAGE_ROME);

  /* the defender's; */
  stage_set (&position, options, "citerior c1", "gallia r1", "roma-corsica r3");
  stage_play (&position, "march citerior gallia", "card 3", "card 2");
  stage_assert_over (&position, "no-legion", STAGE_CARTHAGE);

  /* Hannibal being it. */
  stage_set (&position, options, "citerior h", "gallia r1", "roma r1", "turn rome");
  stage_play (&position, "march gallia citerior", "card 1", "card 3");
  stage_assert_over (&position, "no-legion", STAGE_ROME);
}

/* It comes before domination: the other side has lost already. */
static void
test_no_legion_before_domination (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "corsica c1", "gallia c1", "cannae c1", "citerior r1",
             "turn carthage");
  stage_play (&position, "march gallia citerior", "card 2", "card 1");
  stage_assert_over (&position, "no-legion", STAGE_CARTHAGE);
}

static void
test_both_fell (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "citerior c1", "gallia r1", "roma-corsica r1");
  stage_play (&position, "march citerior gallia", "card 4", "card 4");
  stage_assert_over (&position, "both-fell", STAGE_DRAW);
  assert_points (&position, 1, 1);

  stage_set (&position, options, "citerior h", "gallia r1");
  stage_play (&position, "hannibal citerior gallia", "card 3", "card 4");
  stage_assert_over (&position, "both-fell", STAGE_DRAW);
}

static void
test_two_passes (gconstpointer options)
{
  HannibalPosition position;

  stage_start (&position, HANNIBAL_N_SIDES, options);
  stage_play (&position, "pass", "pass");
  stage_assert_over (&position, "passes", STAGE_DRAW);
  assert_points (&position, 1, 1);
}

static void
test_passes_in_a_row (gconstpointer options)
{
  HannibalPosition position;

  stage_start (&position, HANNIBAL_N_SIDES, options);
  stage_play (&position, "pass", "march roma cannae", "pass", "march cannae roma", "pass");
  stage_assert_turn (&position, 2);
  stage_play (&position, "sail roma-corsica zama-sicilia", "march carthago zama", "pass");
  stage_assert_turn (&position, 1);
  stage_play (&position, "pass");
  stage_assert_over (&position, "passes", STAGE_DRAW);
}

/* No fleets, and nothing to do but to pass: the game goes on. */
static void
test_no_loss (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "corsica c1", "roma r2", "roma-corsica r1");
  stage_assert_legal (&position, "pass");
  stage_play (&position, "pass");
  stage_assert_turn (&position, 2);
  stage_play (&position, "march roma cannae");
  stage_assert_turn (&position, 1);
}

static void
test_quiet_turns (gconstpointer options)
{
  HannibalPosition position;

  stage_start (&position, HANNIBAL_N_SIDES, options);
  for (int i = 0; i < 10; i++)
    {
      g_assert_cmpint (position.quiet, ==, 4 * i);
      stage_play (&position, "march carthago zama", "march roma cannae", "march zama carthago");
      if (i < 9)
        stage_play (&position, "march cannae roma");
    }
  stage_assert_turn (&position, 2);
  stage_play (&position, "pass");
  stage_assert_over (&position, "quiet", STAGE_DRAW);
  assert_points (&position, 1, 1);
}

/* A piece removed in a fight or given up in a trade sets the count to 0. */
static void
test_quiet_is_broken (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c2", "citerior c1", "gallia r2", "roma r1", "quiet 39");
  stage_play (&position, "march citerior gallia", "card 1", "card 2");
  stage_assert_turn (&position, 2);
  g_assert_cmpint (position.quiet, ==, 0);

  stage_set (&position, options, "carthago c2", "roma r1", "quiet 39");
  stage_play (&position, "trade carthago");
  stage_assert_turn (&position, 2);
  g_assert_cmpint (position.quiet, ==, 0);
  stage_play (&position, "march roma gallia");
  g_assert_cmpint (position.quiet, ==, 1);

  /* At sea too. */
  stage_set (&position, options, "carthago c2", "carthago-sardinia c1", "roma r1",
             "roma-corsica r1", "quiet 39");
  stage_play (&position, "sail carthago-sardinia roma-corsica", "card 2", "card 2");
  stage_assert_turn (&position, 2);
}

/* Domination, then passes, then quiet turns. */
static void
test_order (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "corsica c1", "gallia c1", "cannae c1", "roma r8", "quiet 39",
             "passed");
  stage_play (&position, "pass");
  stage_assert_over (&position, "domination", STAGE_CARTHAGE);

  stage_set (&position, options, "carthago c1", "roma r8", "quiet 39", "passed");
  stage_play (&position, "pass");
  stage_assert_over (&position, "passes", STAGE_DRAW);

  stage_set (&position, options, "gallia c1", "roma r8", "quiet 39", "passed");
  stage_play (&position, "march gallia roma");
  stage_assert_over (&position, "capital", STAGE_CARTHAGE);
}

static void
test_points (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "gallia c1", "roma r1");
  assert_points (&position, 0, 0);
  stage_play (&position, "march gallia roma");
  assert_points (&position, 2, 0);

  stage_set (&position, options, "carthago c3", "zama r1", "turn rome");
  stage_play (&position, "march zama carthago");
  assert_points (&position, 0, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/hannibal/H23/capital", test_capital);
  stage_add ("/hannibal/H24/domination", test_domination);
  stage_add ("/hannibal/H24/not-in-the-other-turn", test_not_in_the_other_turn);
  stage_add ("/hannibal/H24/after-the-conflict", test_domination_after_the_conflict);
  stage_add ("/hannibal/H25/no-legion", test_no_legion);
  stage_add ("/hannibal/H25/before-domination", test_no_legion_before_domination);
  stage_add ("/hannibal/H25/both-fell", test_both_fell);
  stage_add ("/hannibal/H26/two-passes", test_two_passes);
  stage_add ("/hannibal/H26/in-a-row", test_passes_in_a_row);
  stage_add ("/hannibal/H27/no-loss", test_no_loss);
  stage_add ("/hannibal/H28/quiet-turns", test_quiet_turns);
  stage_add ("/hannibal/H28/broken", test_quiet_is_broken);
  stage_add ("/hannibal/H29/order", test_order);
  stage_add ("/hannibal/H29/points", test_points);

  return g_test_run ();
}
