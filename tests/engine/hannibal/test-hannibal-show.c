/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position as lines of text, for terminals and logs. */

#include "stage.h"

#include <string.h>

static const char *
leave_english_cb (const char *sentence)
{
  return sentence;
}

static char *
show (const HannibalPosition *position)
{
  char text[4096];

  g_assert_cmpuint (hannibal_game.show (position, leave_english_cb, text, sizeof text), <,
                    sizeof text);
  return g_strdup (text);
}

static void
test_start (void)
{
  HannibalPosition position;
  g_autofree char *text = NULL;

  stage_start (&position, HANNIBAL_N_SIDES, "mirrored");
  text = show (&position);
  g_assert_cmpstr (text, ==,
                   "Legions             Carthage    Rome\n"
                   "Roma                ·           8\n"
                   "Cannae              ·           ·\n"
                   "Gallia              ·           ·\n"
                   "Hispania Citerior   ·           ·\n"
                   "Hispania Ulterior   ·           ·\n"
                   "Mauritania          ·           ·\n"
                   "Carthago            6 H         ·\n"
                   "Zama                ·           ·\n"
                   "Corsica             ·           ·\n"
                   "Sardinia            ·           ·\n"
                   "Sicilia             ·           ·\n"
                   "\n"
                   "Fleets              Carthage    Rome\n"
                   "Roma–Corsica        ·           3\n"
                   "Carthago–Sardinia   3           ·\n"
                   "Corsica–Sardinia    ·           ·\n"
                   "Cannae–Sicilia      ·           ·\n"
                   "Zama–Sicilia        ·           ·\n"
                   "\n"
                   "Cards of Carthage: 1 2 3 4 5\n"
                   "Cards of Rome: 1 2 3 4 5\n"
                   "Domination of Carthage: Corsica; Gallia/Hispania Citerior; Cannae/Sicilia\n"
                   "Domination of Rome: Sardinia; Hispania Ulterior/Mauritania; Zama/Sicilia\n"
                   "Turns in a row without a piece removed: 0 of 40\n"
                   "Seat 1: now a piece is moved or traded, or the turn is passed\n");
}

static void
assert_shows (const HannibalPosition *position,
              const char             *line)
{
  g_autofree char *text = show (position);
  g_autofree char *whole = g_strconcat ("\n", line, "\n", NULL);

  if (strstr (text, whole) == NULL)
    g_error ("“%s” is not among\n%s", line, text);
}

static void
test_conflict (void)
{
  HannibalPosition position;

  stage_set (&position, "printed", "citerior c1h", "gallia r1", "roma r1", "turn rome",
             "hands 245 135", "quiet 7");
  stage_play (&position, "march gallia citerior");
  assert_shows (&position, "Hispania Citerior   1 H         1");
  assert_shows (&position, "Conflict: Hispania Citerior, Rome attacks");
  assert_shows (&position, "Seat 1: now Carthage says whether Hannibal fights or another legion");
  stage_play (&position, "commit hannibal");
  assert_shows (&position, "Hannibal fights");
  assert_shows (&position, "Turns in a row without a piece removed: 7 of 40");
  stage_play (&position, "card 4");
  assert_shows (&position, "Carthage has laid a card: 4");
  assert_shows (&position, "Cards of Carthage: 2 4 5");
  harena_see (&hannibal_game, &position, 2);
  assert_shows (&position, "Carthage has laid a card, which is not shown yet");
  assert_shows (&position, "Seat 2: now Rome lays a card");
}

static void
test_domination (void)
{
  HannibalPosition position;

  stage_set (&position, "printed", "corsica c1", "gallia h", "roma r1", "passed");
  assert_shows (&position,
                "Domination of Carthage: +Corsica; +Gallia/Hispania Citerior; Cannae/Sicilia");
  assert_shows (&position, "The turn before was a pass");
  assert_shows (&position, "Gallia              H           ·");
}

/* How each game ended. */
static void
test_ends (void)
{
  HannibalPosition position;

  stage_set (&position, "mirrored", "gallia c1", "roma r1");
  stage_play (&position, "march gallia roma");
  assert_shows (&position, "Carthage wins: it has entered Roma");

  stage_set (&position, "mirrored", "carthago c1", "zama r1", "turn rome");
  stage_play (&position, "march zama carthago");
  assert_shows (&position, "Rome wins: it has entered Carthago");

  stage_set (&position, "mirrored", "corsica c1", "gallia c1", "cannae c1", "roma r8");
  stage_play (&position, "pass");
  assert_shows (&position, "Carthage wins by domination");

  stage_set (&position, "mirrored", "sardinia r1", "ulterior r1", "zama r1", "carthago c1",
             "turn rome");
  stage_play (&position, "pass");
  assert_shows (&position, "Rome wins by domination");

  stage_set (&position, "mirrored", "citerior c1", "gallia r1");
  stage_play (&position, "march citerior gallia", "card 3");
  {
    HannibalPosition other = position;

    stage_play (&other, "card 4");
    assert_shows (&other, "Rome wins: Carthage has no legion left");
    other = position;
    stage_play (&other, "card 3");
    assert_shows (&other, "A draw: both have lost their last legion");
  }
  stage_play (&position, "card 2");
  assert_shows (&position, "Carthage wins: Rome has no legion left");

  stage_start (&position, HANNIBAL_N_SIDES, "mirrored");
  stage_play (&position, "pass", "pass");
  assert_shows (&position, "A draw: both have passed");

  stage_set (&position, "mirrored", "carthago c1", "roma r1", "quiet 39");
  stage_play (&position, "march carthago zama");
  assert_shows (&position, "A draw: no piece was removed for 40 turns");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hannibal/show/start", test_start);
  g_test_add_func ("/hannibal/show/conflict", test_conflict);
  g_test_add_func ("/hannibal/show/domination", test_domination);
  g_test_add_func ("/hannibal/show/ends", test_ends);

  return g_test_run ();
}
