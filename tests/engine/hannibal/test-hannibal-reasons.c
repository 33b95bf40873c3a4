/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every sentence with which a move is refused, at least once. */

#include "stage.h"

#include "hannibal/move.h"

/* Where a move is tried. */
typedef enum
{
  START,
  ROME,      /* Rome's first turn */
  AFIELD,    /* Carthage: Hannibal alone in Gallia, a legion in Corsica, no fleet */
  LAST,      /* Carthage: one legion, no fleet */
  BEREFT,    /* Carthage without Hannibal */
  ASKED,
  LAYING,    /* Carthage without the 3 */
  ANSWERING, /* Rome without the 2 */
  OVER,
} Scene;

static const StageRefusal refusals[] = {
  /* What the step wants. */
  { "now-a-turn", START, "card 3", "now a piece is moved or traded, or the turn is passed" },
  { "now-a-turn-no-commit", ROME, "commit legion",
    "now a piece is moved or traded, or the turn is passed" },
  { "now-who-fights", ASKED, "card 3",
    "now Carthage says whether Hannibal fights or another legion" },
  { "now-carthage-lays", LAYING, "pass", "now Carthage lays a card" },
  { "now-no-commit", LAYING, "commit hannibal", "now Carthage lays a card" },
  { "now-rome-lays", ANSWERING, "march roma gallia", "now Rome lays a card" },
  { "over", OVER, "pass", "the game is over" },

  /* A march. */
  { "no-legion", START, "march gallia roma", "Gallia: Carthage has no legion there" },
  { "no-roman-legion", ROME, "march carthago zama", "Carthago: Rome has no legion there" },
  { "only-hannibal", AFIELD, "march gallia roma",
    "Gallia: of Carthage’s legions only Hannibal is there" },
  { "where-it-stands", START, "march carthago carthago", "Carthago is where it stands already" },
  { "no-way", START, "march carthago roma",
    "neither a land border nor a sea route joins Carthago and Roma" },
  { "no-fleet", AFIELD, "march corsica sardinia",
    "Corsica–Sardinia: Carthage has no fleet there" },

  /* Hannibal. */
  { "not-romes", ROME, "hannibal carthago zama", "Hannibal is Carthage’s" },
  { "not-there", START, "hannibal roma gallia", "Roma: Hannibal is not there" },
  { "out-of-the-game", BEREFT, "hannibal carthago zama", "Hannibal is out of the game" },
  { "no-island", START, "hannibal carthago sardinia",
    "Sardinia is an island, and Hannibal never enters one" },
  { "no-border", START, "hannibal carthago gallia",
    "neither a land border nor a sea route joins Carthago and Gallia" },
  { "hannibal-where-he-stands", START, "hannibal carthago carthago",
    "Carthago is where it stands already" },

  /* A fleet. */
  { "no-fleet-to-sail", START, "sail roma-corsica zama-sicilia",
    "Roma–Corsica: Carthage has no fleet there" },
  { "no-roman-fleet-to-sail", ROME, "sail zama-sicilia roma-corsica",
    "Zama–Sicilia: Rome has no fleet there" },
  { "sails-nowhere", START, "sail carthago-sardinia carthago-sardinia",
    "Carthago–Sardinia is where it stands already" },

  /* A trade. */
  { "has-fleets", START, "trade carthago",
    "a legion is traded for a fleet only by a side that has no fleet left" },
  { "has-fleets-hannibal", START, "trade hannibal",
    "a legion is traded for a fleet only by a side that has no fleet left" },
  { "nothing-to-trade", AFIELD, "trade roma", "Roma: Carthage has no legion there" },
  { "trade-only-hannibal", AFIELD, "trade gallia",
    "Gallia: of Carthage’s legions only Hannibal is there" },
  { "last-legion", LAST, "trade gallia", "the last legion cannot be given up" },
  { "trade-romes-hannibal", ROME, "trade hannibal", "Hannibal is Carthage’s" },
  { "trade-lost-hannibal", BEREFT, "trade hannibal", "Hannibal is out of the game" },

  /* Cards. */
  { "used", LAYING, "card 3", "Carthage has used the 3 already" },
  { "rome-used", ANSWERING, "card 2", "Rome has used the 2 already" },

  /* What cannot be read. */
  { "nothing", START, "", "this cannot be read as a move" },
  { "space-before", START, " pass", "this cannot be read as a move" },
  { "space-behind", START, "pass ", "this cannot be read as a move" },
  { "two-spaces", START, "march  roma cannae", "this cannot be read as a move" },
  { "four-words", START, "march roma cannae sicilia", "this cannot be read as a move" },
  { "long-word", START, "march carthago-sardiniaa", "this cannot be read as a move" },
  { "no-verb", START, "swim roma", "no move begins with “swim”" },
  { "capital-verb", START, "Pass", "no move begins with “Pass”" },
  { "control-character", START, "pass\n", "no move begins with “pass?”" },
  { "march-where", START, "march roma", "“march” is not followed by the right words" },
  { "pass-what", START, "pass roma", "“pass” is not followed by the right words" },
  { "commit-whom", START, "commit", "“commit” is not followed by the right words" },
  { "commit-nobody", START, "commit fleet", "“commit” is not followed by the right words" },
  { "card-which", START, "card", "“card” is not followed by the right words" },
  { "trade-what", START, "trade", "“trade” is not followed by the right words" },
  { "no-area", START, "march roma africa", "there is no area “africa”" },
  { "capital-area", START, "march Roma cannae", "there is no area “Roma”" },
  { "route-for-area", START, "march roma roma-corsica", "there is no area “roma-corsica”" },
  { "no-route", START, "sail roma-corsica roma-sicilia",
    "there is no sea route “roma-sicilia”" },
  { "route-the-other-way", START, "sail roma-corsica corsica-roma",
    "there is no sea route “corsica-roma”" },
  { "area-for-route", START, "sail roma sicilia", "there is no sea route “roma”" },
  { "card-0", LAYING, "card 0", "there is no card “0”, only 1 to 5" },
  { "card-6", LAYING, "card 6", "there is no card “6”, only 1 to 5" },
  { "card-secret", LAYING, "card ?", "there is no card “?”, only 1 to 5" },
  { "card-long", LAYING, "card 11", "there is no card “11”, only 1 to 5" },
};

static void
put_scene (void *position,
           int   scene)
{
  switch ((Scene) scene)
    {
    case START:
      stage_start (position, HANNIBAL_N_SIDES, "mirrored");
      break;
    case ROME:
      stage_start (position, HANNIBAL_N_SIDES, "mirrored first=rome");
      break;
    case AFIELD:
      stage_set (position, "mirrored", "gallia h", "corsica c1", "roma r1");
      break;
    case LAST:
      stage_set (position, "mirrored", "gallia c1", "roma r1");
      break;
    case BEREFT:
      stage_set (position, "mirrored", "carthago c2", "roma r1");
      break;
    case ASKED:
      stage_set (position, "mirrored", "citerior c1h", "gallia r1", "roma r1", "turn rome");
      stage_play (position, "march gallia citerior");
      break;
    case LAYING:
      stage_set (position, "mirrored", "citerior c1", "carthago c1", "gallia r1", "roma r1",
                 "hands 1245 1345");
      stage_play (position, "march citerior gallia");
      break;
    case ANSWERING:
      put_scene (position, LAYING);
      stage_play (position, "card 1");
      break;
    case OVER:
      stage_start (position, HANNIBAL_N_SIDES, "mirrored");
      stage_play (position, "pass", "pass");
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Rome's sentence for a route without a fleet needs a scene of its own. */
static void
test_rome_without_fleet (void)
{
  HannibalPosition position;

  stage_set (&position, "mirrored", "carthago c1", "roma r2", "cannae-sicilia r1", "turn rome");
  stage_refuse (&position, "march roma corsica", "Roma–Corsica: Rome has no fleet there");
}

/* Numbers that no text can say. */
static void
test_no_move (void)
{
  static const HarenaMove moves[] = {
    HANNIBAL_N_VERBS, 0xff, 0xffffffff, HANNIBAL_PASS | 1 << 8, HANNIBAL_PASS | 1u << 31,
    HANNIBAL_MARCH | HANNIBAL_N_AREAS << 8, HANNIBAL_MARCH | 1 << 24, HANNIBAL_SAIL,
    HANNIBAL_SAIL | HANNIBAL_N_PLACES << 8 | 12 << 16, HANNIBAL_CARD, HANNIBAL_CARD | 6 << 8,
    HANNIBAL_CARD | 1 << 8 | 1 << 16, HANNIBAL_TRADE | 1 << 16,
    HANNIBAL_TRADE_HANNIBAL | 1 << 8, HANNIBAL_COMMIT_LEGION | 1 << 16,
  };

  stage_assert_no_moves (moves, G_N_ELEMENTS (moves), put_scene, OVER + 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add_refusals ("/hannibal/reasons", refusals, G_N_ELEMENTS (refusals), put_scene);
  g_test_add_func ("/hannibal/reasons/rome-without-fleet", test_rome_without_fleet);
  g_test_add_func ("/hannibal/reasons/no-move", test_no_move);

  return g_test_run ();
}
