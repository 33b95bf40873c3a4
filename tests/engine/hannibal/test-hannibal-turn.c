/* SPDX-License-Identifier: GPL-3.0-or-later */
/* H7 to H14: a turn on the map. */

#include "stage.h"

/* One of five things, and then it is the other's turn. */
static void
test_one_thing_a_turn (gconstpointer options)
{
  static const char *const moves[] = { "march carthago zama", "hannibal carthago mauritania",
                                       "sail carthago-sardinia zama-sicilia", "pass" };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      HannibalPosition position;

      stage_start (&position, HANNIBAL_N_SIDES, options);
      stage_play (&position, moves[i]);
      stage_assert_turn (&position, 2);
    }
}

static void
test_first_moves (gconstpointer options)
{
  HannibalPosition position;

  stage_start (&position, HANNIBAL_N_SIDES, options);
  stage_assert_legal (&position,
                      "march carthago mauritania;march carthago zama;march carthago sardinia;"
                      "hannibal carthago mauritania;hannibal carthago zama;"
                      "sail carthago-sardinia roma-corsica;sail carthago-sardinia corsica-sardinia;"
                      "sail carthago-sardinia cannae-sicilia;sail carthago-sardinia zama-sicilia;"
                      "pass");
}

/* A conflict is fought out before the turn ends. */
static void
test_conflict_before_the_turn_ends (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "roma r2", "gallia r2", "citerior c1", "carthago c1");
  stage_play (&position, "march citerior gallia");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "card 1;card 2;card 3;card 4;card 5");
  stage_play (&position, "card 5", "card 1");
  stage_assert_turn (&position, 1);
  stage_play (&position, "card 1", "card 2");
  stage_assert_turn (&position, 2);
}

static void
test_march_by_land (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "gallia c2", "roma r1");
  stage_assert_legal (&position, "march gallia citerior;march gallia roma;trade gallia;pass");
  stage_play (&position, "march gallia citerior");
  stage_assert_places (&position, "gallia c1", "citerior c1");
}

/* The fleet stays where it is, and serves again. */
static void
test_march_by_sea (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c2", "carthago-sardinia c1", "roma r2");
  stage_play (&position, "march carthago sardinia", "pass", "march carthago sardinia");
  stage_assert_places (&position, "carthago", "sardinia c2", "carthago-sardinia c1");
}

static void
test_no_fleet_no_way (gconstpointer options)
{
  HannibalPosition position;

  /* An enemy fleet on the route does not help, and one's own elsewhere does not. */
  stage_set (&position, options, "carthago c2", "corsica-sardinia c1", "carthago-sardinia r1",
             "roma r2");
  g_assert_false (stage_can (&position, "march carthago sardinia"));
  stage_refuse (&position, "march carthago sardinia",
                "Carthago–Sardinia: Carthage has no fleet there");
}

/* Who is across the water stays there when the fleet leaves, and waits. */
static void
test_left_across_the_water (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "sicilia c1", "zama-sicilia c1", "roma r2");
  stage_play (&position, "sail zama-sicilia corsica-sardinia", "pass");
  stage_assert_places (&position, "sicilia c1");
  g_assert_false (stage_can (&position, "march sicilia zama"));
  stage_play (&position, "sail corsica-sardinia zama-sicilia", "pass");
  g_assert_true (stage_can (&position, "march sicilia zama"));
}

static void
test_enemy_fleets_do_not_matter (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c2", "carthago-sardinia c1", "corsica-sardinia r2",
             "roma r2");
  g_assert_true (stage_can (&position, "march carthago sardinia"));
}

/* Land borders only, even where his own fleets lie. */
static void
test_hannibal_never_at_sea (gconstpointer options)
{
  HannibalPosition position;
  g_autofree char *moves = NULL;

  stage_set (&position, options, "carthago h", "carthago-sardinia c3", "roma r2");
  moves = stage_list_verb (&position, "hannibal");
  g_assert_cmpstr (moves, ==, "hannibal carthago mauritania;hannibal carthago zama");

  stage_set (&position, options, "zama h", "zama-sicilia c1", "roma r2");
  stage_refuse (&position, "hannibal zama sicilia",
                "Sicilia is an island, and Hannibal never enters one");
}

/* He counts as a legion: for domination, as the last one, and he wins in the capital. */
static void
test_hannibal_is_a_legion (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "citerior h", "corsica c1", "cannae c1", "roma r1");
  stage_play (&position, "hannibal citerior gallia");
  stage_assert_over (&position, "domination", STAGE_CARTHAGE);

  stage_set (&position, options, "gallia h", "roma r8");
  stage_play (&position, "hannibal gallia roma");
  stage_assert_over (&position, "capital", STAGE_CARTHAGE);

  stage_set (&position, options, "gallia h", "zama c1", "citerior r2", "turn rome");
  stage_play (&position, "march citerior gallia", "card 1", "card 5");
  stage_assert_turn (&position, 1);
}

static void
test_fleet_sails_anywhere (gconstpointer options)
{
  HannibalPosition position;
  g_autofree char *moves = NULL;

  stage_set (&position, options, "carthago c1", "cannae-sicilia c2", "roma r1");
  moves = stage_list_verb (&position, "sail");
  g_assert_cmpstr (moves, ==,
                   "sail cannae-sicilia carthago-sardinia;sail cannae-sicilia corsica-sardinia;"
                   "sail cannae-sicilia roma-corsica;sail cannae-sicilia zama-sicilia");
  stage_play (&position, "sail cannae-sicilia roma-corsica");
  stage_assert_places (&position, "cannae-sicilia c1", "roma-corsica c1");
}

static void
test_trade (gconstpointer options)
{
  HannibalPosition position;
  g_autofree char *moves = NULL;

  stage_set (&position, options, "carthago c1", "gallia c2h", "corsica c1", "roma r1");
  moves = stage_list_verb (&position, "trade");
  g_assert_cmpstr (moves, ==, "trade carthago;trade corsica;trade gallia;trade hannibal");
  stage_play (&position, "trade gallia");
  stage_assert_places (&position, "gallia c1h", "carthago-sardinia c1");
  stage_assert_turn (&position, 2);

  stage_set (&position, options, "sicilia r2", "carthago c1", "turn rome");
  stage_play (&position, "trade sicilia");
  stage_assert_places (&position, "sicilia r1", "roma-corsica r1");
}

static void
test_trade_hannibal (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "gallia c1h", "roma r1");
  stage_play (&position, "trade hannibal");
  stage_assert_places (&position, "gallia c1", "carthago-sardinia c1");
  g_assert_cmpint (position.hannibal, ==, HANNIBAL_NOWHERE);
  stage_play (&position, "pass");
  stage_refuse (&position, "hannibal gallia roma", "Hannibal is out of the game");
}

static void
test_trade_only_without_fleets (gconstpointer options)
{
  HannibalPosition position;
  g_autofree char *moves = NULL;

  stage_set (&position, options, "carthago c3", "zama-sicilia c1", "roma r1");
  moves = stage_list_verb (&position, "trade");
  g_assert_cmpstr (moves, ==, "");
}

static void
test_last_legion_is_kept (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c1", "roma r1");
  stage_refuse (&position, "trade carthago", "the last legion cannot be given up");
  stage_set (&position, options, "carthago h", "roma r1");
  stage_refuse (&position, "trade hannibal", "the last legion cannot be given up");
}

/* The conflict that follows at once is fought with the one new fleet. */
static void
test_trade_into_a_conflict (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c2", "carthago-sardinia r1", "roma r1");
  stage_play (&position, "trade carthago");
  stage_assert_turn (&position, 1);
  stage_play (&position, "card 2", "card 3");
  stage_assert_places (&position, "carthago-sardinia r1", "carthago c1");
  stage_assert_turn (&position, 2);
}

/* Always, even with everything else to do. */
static void
test_pass (gconstpointer options)
{
  HannibalPosition position;

  stage_start (&position, HANNIBAL_N_SIDES, options);
  g_assert_true (stage_can (&position, "pass"));
  stage_play (&position, "pass");
  g_assert_true (stage_can (&position, "pass"));
  stage_assert_places (&position, "roma r8", "carthago c6h");

  stage_set (&position, options, "corsica c1", "roma r1");
  stage_assert_legal (&position, "pass");
}

static void
test_pieces_share (gconstpointer options)
{
  HannibalPosition position;

  stage_start (&position, HANNIBAL_N_SIDES, options);
  for (int i = 0; i < 6; i++)
    stage_play (&position, "march carthago zama",
                i % 2 ? "march cannae roma" : "march roma cannae");
  stage_play (&position, "hannibal carthago zama");
  stage_assert_places (&position, "zama c6h", "carthago");
}

/* Legions and fleets never fight each other. */
static void
test_legions_and_fleets_do_not_fight (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c1", "carthago-sardinia r3", "zama r1", "turn rome",
             "zama-sicilia c1");
  stage_play (&position, "march zama carthago");
  stage_assert_over (&position, "capital", STAGE_ROME);

  stage_set (&position, options, "carthago c1", "corsica-sardinia c1", "corsica r1", "sardinia r1");
  stage_play (&position, "sail corsica-sardinia roma-corsica");
  stage_assert_turn (&position, 2);
}

static void
test_capital_is_never_contested (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "gallia c1", "roma r8");
  stage_play (&position, "march gallia roma");
  stage_assert_over (&position, "capital", STAGE_CARTHAGE);
  stage_assert_places (&position, "roma c1r8");

  /* One's own capital may be left and entered like any area. */
  stage_set (&position, options, "zama c1", "roma r8");
  stage_play (&position, "march zama carthago");
  stage_assert_turn (&position, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/hannibal/H7/one-thing-a-turn", test_one_thing_a_turn);
  stage_add ("/hannibal/H7/first-moves", test_first_moves);
  stage_add ("/hannibal/H7/conflict-before-the-turn-ends", test_conflict_before_the_turn_ends);
  stage_add ("/hannibal/H8/by-land", test_march_by_land);
  stage_add ("/hannibal/H8/by-sea", test_march_by_sea);
  stage_add ("/hannibal/H8/no-fleet-no-way", test_no_fleet_no_way);
  stage_add ("/hannibal/H8/left-across-the-water", test_left_across_the_water);
  stage_add ("/hannibal/H8/enemy-fleets-do-not-matter", test_enemy_fleets_do_not_matter);
  stage_add ("/hannibal/H9/never-at-sea", test_hannibal_never_at_sea);
  stage_add ("/hannibal/H9/is-a-legion", test_hannibal_is_a_legion);
  stage_add ("/hannibal/H10/anywhere", test_fleet_sails_anywhere);
  stage_add ("/hannibal/H11/trade", test_trade);
  stage_add ("/hannibal/H11/hannibal", test_trade_hannibal);
  stage_add ("/hannibal/H11/only-without-fleets", test_trade_only_without_fleets);
  stage_add ("/hannibal/H11/last-legion-is-kept", test_last_legion_is_kept);
  stage_add ("/hannibal/H11/into-a-conflict", test_trade_into_a_conflict);
  stage_add ("/hannibal/H12/pass", test_pass);
  stage_add ("/hannibal/H13/share", test_pieces_share);
  stage_add ("/hannibal/H13/legions-and-fleets", test_legions_and_fleets_do_not_fight);
  stage_add ("/hannibal/H14/never-contested", test_capital_is_never_contested);

  return g_test_run ();
}
