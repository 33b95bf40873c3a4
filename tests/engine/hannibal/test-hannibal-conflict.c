/* SPDX-License-Identifier: GPL-3.0-or-later */
/* H15 to H22: a conflict. */

#include "stage.h"

static void
test_on_land_and_at_sea (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c2", "citerior c1", "gallia r1", "roma r1");
  stage_play (&position, "march citerior gallia");
  stage_assert_legal (&position, "card 1;card 2;card 3;card 4;card 5");

  stage_set (&position, options, "carthago c2", "zama-sicilia c2", "roma-corsica r2", "roma r1");
  stage_play (&position, "sail zama-sicilia roma-corsica");
  stage_assert_legal (&position, "card 1;card 2;card 3;card 4;card 5");
  stage_assert_places (&position, "zama-sicilia c1", "roma-corsica c1r2");

  /* Over the sea into the enemy. */
  stage_set (&position, options, "carthago c2", "carthago-sardinia c1", "sardinia r1", "roma r1");
  stage_play (&position, "march carthago sardinia");
  stage_assert_places (&position, "sardinia c1r1", "carthago c1");
}

/* Only when Rome attacks Hannibal and another legion. */
static void
test_who_is_asked (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "citerior c1h", "gallia r1", "roma r1", "turn rome");
  stage_play (&position, "march gallia citerior");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "commit hannibal;commit legion");
  stage_play (&position, "commit legion");
  stage_assert_legal (&position, "card 1;card 2;card 3;card 4;card 5");

  stage_set (&position, options, "citerior h", "gallia r1", "roma r1", "turn rome");
  stage_play (&position, "march gallia citerior");
  stage_assert_legal (&position, "card 1;card 2;card 3;card 4;card 5");

  stage_set (&position, options, "citerior c3", "carthago h", "gallia r1", "roma r1", "turn rome");
  stage_play (&position, "march gallia citerior");
  stage_assert_legal (&position, "card 1;card 2;card 3;card 4;card 5");

  /* Both go in from where both stand, but only one goes. */
  stage_set (&position, options, "citerior c2h", "gallia r3", "roma r1");
  stage_play (&position, "hannibal citerior gallia");
  stage_assert_legal (&position, "card 1;card 2;card 3;card 4;card 5");
}

/* The one attacker is beaten by level or higher cards, so to be asked again Rome must win. */
static void
test_asked_before_every_fight (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "citerior c2h", "gallia r1", "roma r1", "turn rome");
  stage_play (&position, "march gallia citerior", "commit legion", "card 1", "card 5");
  stage_assert_legal (&position, "commit hannibal;commit legion");
  stage_play (&position, "commit legion", "card 2", "card 4");
  /* Now he is alone and is not asked. */
  stage_assert_places (&position, "citerior hr1");
  stage_assert_legal (&position, "card 3;card 4;card 5");
  g_assert_true (position.committed);
}

static void
test_asked_again_after_hannibal (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "citerior c2h", "gallia r1", "roma r1", "turn rome");
  stage_play (&position, "march gallia citerior", "commit hannibal", "card 1", "card 5");
  stage_assert_places (&position, "citerior c2r1");
  stage_assert_legal (&position, "card 2;card 3;card 4;card 5");
}

/* Whoever attacks. */
static void
test_carthage_first (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "citerior c1", "carthago c1", "gallia r1", "roma r1", "turn rome");
  stage_play (&position, "march gallia citerior");
  stage_assert_turn (&position, 1);
  stage_play (&position, "card 3");
  stage_assert_turn (&position, 2);
  stage_assert_legal (&position, "card 1;card 2;card 3;card 4;card 5");
}

static void
test_last_card_is_laid (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "citerior c1", "carthago c1", "gallia r1", "roma r1", "hands 2 4");
  stage_play (&position, "march citerior gallia");
  stage_assert_legal (&position, "card 2");
  stage_play (&position, "card 2");
  stage_assert_legal (&position, "card 4");
}

/* Each pair of cards, each side attacking. */
static void
test_lower_card_loses (gconstpointer options)
{
  for (int attacker = 0; attacker < 2; attacker++)
    for (int carthage = 1; carthage <= 5; carthage++)
      for (int rome = 1; rome <= 5; rome++)
        {
          char             cards[2][8];
          HannibalPosition position;

          g_snprintf (cards[0], sizeof cards[0], "card %d", carthage);
          g_snprintf (cards[1], sizeof cards[1], "card %d", rome);
          stage_set (&position, options, "citerior c1", "carthago c1", "gallia r1", "roma r1",
                     attacker == 0 ? "turn carthage" : "turn rome");
          stage_play (&position, attacker == 0 ? "march citerior gallia" : "march gallia citerior",
                      cards[0], cards[1]);
          stage_assert_places (&position, attacker == 1             ? "gallia"
                                          : carthage == rome ? "gallia"
                                          : carthage > rome  ? "gallia c1"
                                                             : "gallia r1",
                               attacker == 0             ? "citerior"
                               : carthage == rome ? "citerior"
                               : carthage > rome  ? "citerior c1"
                                                  : "citerior r1");
          stage_assert_turn (&position, attacker == 0 ? 2 : 1);
        }
}

/* H19: one more for Carthage, and he is the piece removed. */
static void
test_hannibal_fights (gconstpointer options)
{
  for (int carthage = 1; carthage <= 5; carthage++)
    for (int rome = 1; rome <= 5; rome++)
      {
        char             cards[2][8];
        HannibalPosition position;

        g_snprintf (cards[0], sizeof cards[0], "card %d", carthage);
        g_snprintf (cards[1], sizeof cards[1], "card %d", rome);
        stage_set (&position, options, "citerior h", "carthago c1", "gallia r1", "roma r1");
        stage_play (&position, "hannibal citerior gallia", cards[0], cards[1]);
        stage_assert_places (&position, carthage + 1 == rome  ? "gallia"
                                        : carthage + 1 > rome ? "gallia h"
                                                              : "gallia r1");

        stage_set (&position, options, "citerior c1h", "carthago c1", "gallia r1", "roma r1",
                   "turn rome");
        stage_play (&position, "march gallia citerior", "commit hannibal", cards[0], cards[1]);
        stage_assert_places (&position, carthage + 1 == rome  ? "citerior c1"
                                        : carthage + 1 > rome ? "citerior c1h"
                                                              : "citerior c1r1");
      }
}

/* H19: no bonus for another legion beside him, and he is not touched. */
static void
test_hannibal_waits (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "citerior c1h", "carthago c1", "gallia r1", "roma r1",
             "turn rome");
  stage_play (&position, "march gallia citerior", "commit legion", "card 3", "card 3");
  stage_assert_places (&position, "citerior h");

  stage_set (&position, options, "citerior c1h", "carthago c1", "gallia r1", "roma r1",
             "turn rome");
  stage_play (&position, "march gallia citerior", "commit legion", "card 3", "card 4");
  stage_assert_places (&position, "citerior hr1");
}

static void
test_cards_are_used (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c2", "citerior c1", "gallia r3", "roma r1");
  stage_play (&position, "march citerior gallia", "card 5", "card 1");
  stage_assert_hands (&position, "1234 2345");
  stage_refuse (&position, "card 5", "Carthage has used the 5 already");
  stage_play (&position, "card 1", "card 2");
  stage_assert_hands (&position, "234 345");
}

/* Never earlier, so that a conflict may begin with short hands. */
static void
test_short_hands_stay_short (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c2", "citerior c1", "gallia r1", "roma r1",
             "hands 12 34");
  stage_play (&position, "march citerior gallia");
  stage_assert_legal (&position, "card 1;card 2");
  stage_play (&position, "card 1", "card 3", "pass", "pass");
}

static void
test_taken_back_at_the_end (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c2", "citerior c1", "gallia r1", "roma r1", "hands 1 3");
  stage_play (&position, "march citerior gallia", "card 1", "card 3");
  stage_assert_hands (&position, "12345 12345");
}

static void
test_taken_back_inside (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c2", "citerior c1", "gallia r2", "roma r1", "hands 4 3");
  stage_play (&position, "march citerior gallia", "card 4", "card 3");
  stage_assert_hands (&position, "12345 12345");
  stage_assert_legal (&position, "card 1;card 2;card 3;card 4;card 5");
}

static void
test_fights_until_one_side_is_left (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c2", "citerior c1", "gallia r4", "roma r1");
  stage_play (&position, "march citerior gallia", "card 5", "card 4", "card 4", "card 3", "card 3",
              "card 2");
  stage_assert_places (&position, "gallia c1r1");
  stage_assert_turn (&position, 1);
  stage_play (&position, "card 2", "card 1");
  stage_assert_places (&position, "gallia c1");
  stage_assert_turn (&position, 2);
}

static void
test_nobody_is_left (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c2", "citerior c1", "gallia r1", "roma r1");
  stage_play (&position, "march citerior gallia", "card 2", "card 2");
  stage_assert_places (&position, "gallia");
  stage_assert_turn (&position, 2);
}

/* In a conflict there is nothing to do but to fight. */
static void
test_no_retreat_no_help (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "carthago c2", "citerior c2", "gallia r4", "roma r1");
  stage_play (&position, "march citerior gallia");
  stage_refuse (&position, "march gallia citerior", "now Carthage lays a card");
  stage_refuse (&position, "march citerior gallia", "now Carthage lays a card");
  stage_refuse (&position, "pass", "now Carthage lays a card");
  stage_play (&position, "card 3");
  stage_refuse (&position, "march roma gallia", "now Rome lays a card");
  stage_refuse (&position, "pass", "now Rome lays a card");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/hannibal/H15/on-land-and-at-sea", test_on_land_and_at_sea);
  stage_add ("/hannibal/H16/who-is-asked", test_who_is_asked);
  stage_add ("/hannibal/H16/before-every-fight", test_asked_before_every_fight);
  stage_add ("/hannibal/H16/not-without-hannibal", test_asked_again_after_hannibal);
  stage_add ("/hannibal/H17/carthage-first", test_carthage_first);
  stage_add ("/hannibal/H17/last-card-is-laid", test_last_card_is_laid);
  stage_add ("/hannibal/H18/lower-card-loses", test_lower_card_loses);
  stage_add ("/hannibal/H19/hannibal-fights", test_hannibal_fights);
  stage_add ("/hannibal/H19/hannibal-waits", test_hannibal_waits);
  stage_add ("/hannibal/H20/cards-are-used", test_cards_are_used);
  stage_add ("/hannibal/H20/short-hands-stay-short", test_short_hands_stay_short);
  stage_add ("/hannibal/H20/taken-back-at-the-end", test_taken_back_at_the_end);
  stage_add ("/hannibal/H20/taken-back-inside", test_taken_back_inside);
  stage_add ("/hannibal/H21/until-one-side-is-left", test_fights_until_one_side_is_left);
  stage_add ("/hannibal/H21/nobody-is-left", test_nobody_is_left);
  stage_add ("/hannibal/H22/no-retreat-no-help", test_no_retreat_no_help);

  return g_test_run ();
}
