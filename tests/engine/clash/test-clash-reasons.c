/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every sentence with which a move is refused, at least once. */

#include "stage.h"

#include "clash/move.h"

#include <string.h>

/* Where a move is tried. */
typedef enum
{
  START,
  ENTERING, /* seat 1 in b2, seat 2 in d3; seat 1 to go */
  FILLED,   /* seat 1 has four in b2, seat 2 four in d3 */
  SETTLED,  /* everybody has all teams, but not all gladiators */
  DRAWING,
  DRAWN_OUT, /* all lions are on the board */
  PLACING,
  FIGHTING,
  FALLEN,
  NAMING,
  NETTING,
  ROLLING,
  THROWING_AGAIN,
  LOSING,
  OVER,
} Scene;

static const StageRefusal refusals[] = {
  /* What the step wants. */
  { "now-a-gladiator-enters", START, "attack b2 c3", "now a gladiator enters the arena" },
  { "now-a-beast-is-drawn", DRAWING, "place e3", "now a beast is drawn" },
  { "now-the-beast-is-placed", PLACING, "draw lion", "now the beast that was drawn is placed" },
  { "now-it-is-time-to-attack", FIGHTING, "enter e3 sword", "now it is time to attack" },
  { "now-somebody-is-named", NAMING, "keep", "now the attacker names who rolls for the beast" },
  { "now-a-net-is-thrown", NETTING, "lose sword", "now a net is thrown" },
  { "now-the-dice-are-rolled", ROLLING, "keep", "now the dice are rolled" },
  { "now-kept-or-thrown-again", THROWING_AGAIN, "roll ....",
    "now the roll is kept or thrown again" },
  { "now-a-gladiator-is-given-up", LOSING, "roll .", "now a gladiator is given up" },
  { "over", OVER, "attack b2 b3", "the game is over" },

  /* Entering. */
  { "no-pile", FILLED, "enter e3 shield", "there is no shield left" },
  { "all-teams", SETTLED, "enter e3 sword", "seat 1 has all its teams already" },
  { "enter-not-empty", ENTERING, "enter d3 sword", "d3 is not empty" },
  { "beside-its-own", ENTERING, "enter a1 sword",
    "a1 is beside a team of the same player, and there is a space that is not" },
  { "first-round", START, "join a1 sword", "in the first round everybody starts a team" },
  { "join-no-team", ENTERING, "join d3 sword", "seat 1 has no team in d3" },
  { "team-is-full", FILLED, "join b2 sword", "the team in b2 has four gladiators already" },
  { "no-beast-to-draw", DRAWN_OUT, "draw lion", "there is no lion left to draw" },
  { "place-not-empty", PLACING, "place a1", "a1 is not empty" },

  /* Fighting with a team. */
  { "not-neighbours", FIGHTING, "attack b2 c3", "b2 and c3 are not neighbours" },
  { "not-neighbours-after-a-move", FIGHTING, "attack a3 b4 c2", "b4 and c2 are not neighbours" },
  { "nothing-in-the-target", FIGHTING, "attack b2 b1", "there is nothing to attack in b1" },
  { "target-is-where-it-stood", FIGHTING, "attack a3 b4 a3", "there is nothing to attack in a3" },
  { "target-is-its-own", FIGHTING, "attack b2 a2", "a2 holds a team of the same player" },
  { "to-not-empty", FIGHTING, "attack a3 b3 c2", "b3 is not empty" },
  { "no-way", FIGHTING, "attack a3 e1 d1", "no way through empty spaces leads from a3 to e1" },
  { "nothing-beside-to", FIGHTING, "attack b2 b1 c1", "there is nothing to attack beside b1" },
  { "full-team-may-not-move", FIGHTING, "attack b2 c1 c2",
    "the team in b2 has four gladiators and a neighbour, and may not move" },
  { "must-attack", FIGHTING, "pass", "seat 1 can attack, and must" },
  { "beast-with-gladiators", FIGHTING, "beast c3 b3",
    "seat 1 has gladiators and attacks with a team" },
  { "release-with-gladiators", FIGHTING, "release lion b4 b3",
    "seat 1 has gladiators and attacks with a team" },
  { "attack-no-team", FIGHTING, "attack b3 b2", "seat 1 has no team in b3" },

  /* Fighting with a beast. */
  { "no-gladiators-left", FALLEN, "attack b2 b3",
    "seat 3 has no gladiators left and attacks with a beast" },
  { "no-beast-there", FALLEN, "beast b3 b2", "there is no beast in b3" },
  { "beast-may-not-move", FALLEN, "beast b2 d3 e3",
    "the beast in b2 has a neighbour and may not move" },
  { "not-in-the-reserve", FALLEN, "release bull a3 b3", "there is no bull in the reserve" },
  { "release-not-empty", FALLEN, "release bear b3 b2", "b3 is not empty" },
  { "release-nothing-there", FALLEN, "release bear d1 d2", "there is nothing to attack in d2" },
  { "release-not-neighbours", FALLEN, "release bear d1 b3", "d1 and b3 are not neighbours" },

  /* A battle. */
  { "no-such-seat", NAMING, "name 4", "there is no seat 4" },
  { "another-player", NAMING, "name 1", "the attacker names another player" },
  { "nothing-to-net", NETTING, "net shield",
    "the other team has no shield that is not netted yet" },
  { "number-of-dice", ROLLING, "roll ..", "the number of dice is 5, not 2" },
  { "no-active-one", LOSING, "lose shield", "the team has no active shield to give up" },
  { "no-netted-one", LOSING, "lose netted sword", "the team has no netted sword to give up" },

  /* What cannot be read. */
  { "nothing", START, "", "this cannot be read as a move" },
  { "space-before", START, " pass", "this cannot be read as a move" },
  { "space-behind", START, "pass ", "this cannot be read as a move" },
  { "two-spaces", START, "attack  b2 c3", "this cannot be read as a move" },
  { "five-words", START, "attack b2 c3 d3 e3", "this cannot be read as a move" },
  { "long-word", START, "enter a1 swordsman", "this cannot be read as a move" },
  { "no-verb", START, "jump a1", "no move begins with “jump”" },
  { "capital-verb", START, "Pass", "no move begins with “Pass”" },
  { "control-character", START, "pass\n", "no move begins with “pass?”" },
  { "attack-whom", START, "attack b2", "“attack” is not followed by the right words" },
  { "pass-what", START, "pass b2", "“pass” is not followed by the right words" },
  { "enter-where", START, "enter", "“enter” is not followed by the right words" },
  { "roll-what", START, "roll", "“roll” is not followed by the right words" },
  { "roll-twice", START, "roll x x", "“roll” is not followed by the right words" },
  { "lose-what", START, "lose", "“lose” is not followed by the right words" },
  { "lose-how", START, "lose a sword", "“lose” is not followed by the right words" },
  { "no-space", START, "enter z9 sword", "there is no space z9" },
  { "no-space-either", START, "attack b2 c4", "there is no space c4" },
  { "no-kind", START, "enter a1 dagger", "dagger is no kind of gladiator" },
  { "lose-netted-what", START, "lose netted", "netted is no kind of gladiator" },
  { "no-beast", START, "draw wolf", "wolf is no beast" },
  { "no-seat", START, "name 6", "there is no seat 6" },
  { "no-seat-zero", START, "name 0", "there is no seat 0" },
  { "no-seat-ten", START, "name 10", "there is no seat 10" },
  { "stands-there-already", START, "attack b2 b2 c3", "b2 is where it stands already" },
  { "best-first", START, "roll .x", ".x is no roll: up to five dice, X before x before ." },
  { "six-dice", START, "roll ......", "...... is no roll: up to five dice, X before x before ." },
  { "no-face", START, "roll Xo", "Xo is no roll: up to five dice, X before x before ." },
};

/* Plays the first legal move until this step comes. */
static void
play_until (ClashPosition *position,
            ClashStep      step)
{
  while (position->step != step)
    {
      HarenaMove list[HARENA_MOVES_MAX];

      clash_game.moves (position, list);
      clash_game.play (position, list[0]);
    }
}

static void
set_entry (ClashPosition *position,
           Scene          scene)
{
  stage_start (position, 2, "german");
  if (scene == START)
    return;
  if (scene == SETTLED)
    {
      stage_play (position, "enter a1 sword", "enter e3 sword", "enter a3 sword", "enter e1 sword",
                  "enter c1 sword", "enter c3 sword", "enter d3 sword", "enter b2 sword");
      return;
    }

  stage_play (position, "enter b2 shield", "enter d3 shield");
  if (scene == FILLED)
    for (int i = 0; i < 3; i++)
      stage_play (position, "join b2 shield", "join d3 shield");
}

static void
set_draw (ClashPosition *position,
          Scene          scene)
{
  stage_start (position, 2, "german");
  play_until (position, CLASH_STEP_DRAW);
  if (scene == DRAWN_OUT)
    for (int i = 0; i < 4; i++)
      {
        stage_play (position, "draw lion");
        play_until (position, CLASH_STEP_DRAW);
      }
  if (scene == PLACING)
    stage_play (position, "draw bull");
}

/* b2 and a2 are full and stand beside somebody; a3 has three and may move to b4 and b1. */
static void
set_fight (ClashPosition *position)
{
  stage_fight (position, 3, "german", "a2 1:SSSS", "b2 1:SSSS", "a3 1:SSS", "b3 2:SSSS", "c2 lion",
               "c3 3:SSSS", "d1 2:SSSS", "d2 bear", "d3 bear", "d4 bear");
}

/* Seat 3 has nobody left; no bulls are left. */
static void
set_fallen (ClashPosition *position)
{
  stage_fight (position, 3, "international", "turn 3", "b2 lion", "b3 1:SSSS", "e3 2:SSSS",
               "e1 2:S", "killed 1 bull bull bull bull");
}

static void
set_battle (ClashPosition *position,
            Scene          scene)
{
  stage_fight (position, 3, "german", "b2 1:SSSN", "b3 2:SSSP", "a2 lion", "a1 1:SSSS", "b1 3:STHH",
               "c1 3:SSSS");
  if (scene == NAMING)
    stage_play (position, "attack b2 a2");
  if (scene == NETTING)
    stage_play (position, "attack b2 b3");
  if (scene == ROLLING)
    stage_play (position, "attack a1 b1");
  if (scene == THROWING_AGAIN)
    stage_play (position, "attack a1 b1", "roll .....", "roll ..");
  if (scene == LOSING)
    stage_play (position, "attack b2 b3", "net spear", "roll X...");
}

static void
set_over (ClashPosition *position)
{
  stage_fight (position, 2, "german", "b2 1:SSSS", "b3 2:S");
  stage_play (position, "attack b2 b3", "roll X....", "lose sword");
}

static void
put_scene (void *position,
           int   scene)
{
  if (scene <= SETTLED)
    set_entry (position, scene);
  else if (scene <= PLACING)
    set_draw (position, scene);
  else if (scene == FIGHTING)
    set_fight (position);
  else if (scene == FALLEN)
    set_fallen (position);
  else if (scene == OVER)
    set_over (position);
  else
    set_battle (position, scene);
}

/* Numbers that no text stands for; a program might send them. */
static void
test_numbers_that_are_no_move (void)
{
  static const HarenaMove numbers[] = {
    0xffffffff, CLASH_N_VERBS, 0xff,
    CLASH_ENTER | 3 << 8, CLASH_ENTER | 21 << 8, CLASH_ENTER | 5 << 16, CLASH_ENTER | 1 << 24,
    CLASH_DRAW, CLASH_DRAW | 4 << 8, CLASH_DRAW | 1 << 8 | 1 << 16, CLASH_PLACE | 8 << 8,
    CLASH_PLACE | 1 << 16, CLASH_ATTACK | 32 << 8, CLASH_ATTACK | 8 << 16, CLASH_ATTACK | 12 << 24,
    CLASH_BEAST | 17 << 8, CLASH_RELEASE, CLASH_RELEASE | 1 << 8 | 3 << 16, CLASH_PASS | 1 << 8,
    CLASH_NAME, CLASH_NAME | 6 << 8, CLASH_NAME | 1 << 8 | 1 << 24, CLASH_THROW | 5 << 8,
    CLASH_THROW | 1 << 16, CLASH_ROLL, CLASH_ROLL | 6 << 8, CLASH_ROLL | 2 << 8 | 3 << 16,
    CLASH_ROLL | 2 << 8 | 1 << 16 | 2 << 24, CLASH_KEEP | 1 << 8, CLASH_REROLL | 1 << 24,
    CLASH_LOSE | 5 << 8, CLASH_LOSE | 2 << 16, CLASH_LOSE | 1 << 24,
  };

  stage_assert_no_moves (numbers, G_N_ELEMENTS (numbers), put_scene, OVER + 1);
}

/* Every text of the notation, in every scene: it is legal, or there is a sentence why not. */
static void
try_number (const ClashPosition *position,
            HarenaMove           move)
{
  ClashPosition copy = *position;
  HarenaReason  reason = { .sentence = "" };
  char          words[HARENA_REASON_TEXT_MAX];

  if (harena_play (&clash_game, &copy, move, &reason))
    return;

  harena_reason_write (&reason, NULL, words, sizeof words);
  g_assert_cmpstr (words, !=, "");
  g_assert_cmpstr (words, !=, "this is no move of the game");
  g_assert_null (strstr (words, "%"));
  g_assert_true (memcmp (&copy, position, sizeof copy) == 0);
}

static void
test_every_text_has_a_reason (void)
{
  for (int scene = START; scene <= OVER; scene++)
    {
      ClashPosition position;

      put_scene (&position, scene);
      for (unsigned verb = 0; verb < CLASH_N_VERBS; verb++)
        for (unsigned a = 0; a < CLASH_CELLS_END; a++)
          for (unsigned b = 0; b < CLASH_CELLS_END; b++)
            for (unsigned c = 0; c < CLASH_CELLS_END; c++)
              {
                HarenaMove   move = clash_move (verb, a, b, c);
                HarenaReason reason;

                clash_game.explain (&position, move, &reason);
                if (strcmp (reason.sentence, "this is no move of the game") != 0)
                  try_number (&position, move);
              }
    }
}

static void
test_unknown_option_value (void)
{
  HarenaSetup   setup;
  HarenaReason  reason;
  ClashPosition position;
  char          words[HARENA_REASON_TEXT_MAX];

  harena_setup_init (&setup, &clash_game, 0, 2);
  setup.options[1] = 2;
  g_assert_false (clash_game.start (&position, &setup, &reason));
  harena_reason_write (&reason, NULL, words, sizeof words);
  g_assert_cmpstr (words, ==, "the option “stopped-by” has no such value");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add_refusals ("/clash/reasons", refusals, G_N_ELEMENTS (refusals), put_scene);
  g_test_add_func ("/clash/reasons/numbers-that-are-no-move", test_numbers_that_are_no_move);
  g_test_add_func ("/clash/reasons/every-text-has-a-reason", test_every_text_has_a_reason);
  g_test_add_func ("/clash/reasons/unknown-option-value", test_unknown_option_value);

  return g_test_run ();
}
