/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player with no gladiators left: R31 to R36. In these scenes that is seat 3. */

#include "stage.h"

#include "clash/battle.h"
#include "clash/fight.h"
#include "clash/move.h"

#include <string.h>

/* Beasts that are dead already, so that lists of moves stay short. */
#define NO_BULLS_NO_BEARS "killed 0 bull bull bull bull bear bear bear bear"
#define ONLY_A_LION "killed 0 lion lion lion bull bull bull bull bear bear bear bear"
#define ONLY_LION_AND_BULL "killed 0 lion lion lion bull bull bull bear bear bear bear"
#define ONLY_LION_AND_BEAR "killed 0 lion lion lion bull bull bull bull bear bear bear"

static void
test_any_beast_on_the_board (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "a1 lion", "a2 1:SSSS", "a3 lion", "b1 lion",
               "b2 lion", "b3 2:SSSS", "b4 1:S", "c1 2:S", "c2 1:S", "c3 1:S", NO_BULLS_NO_BEARS);
  stage_assert_turn (&position, 3);
  /* Whoever is shut in cannot move in any edition. */
  g_assert_cmpint (position.reserve[CLASH_LION], ==, 0);
  stage_assert_legal (&position, "beast a1 a2;beast a1 b1;beast a1 b2;"
                                 "beast a3 a2;beast a3 b3;beast a3 b4;"
                                 "beast b1 a1;beast b1 b2;beast b1 c1;"
                                 "beast b2 a1;beast b2 a2;beast b2 b1;beast b2 b3;beast b2 c1;"
                                 "beast b2 c2");
  stage_refuse (&position, "attack a2 a1",
                "seat 3 has no gladiators left and attacks with a beast");
  stage_refuse (&position, "beast a2 a1", "there is no beast in a2");
  stage_refuse (&position, "pass", "seat 3 can attack, and must");
}

static void
test_releases_beside_a_target (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "a1 1:SSSS", "a2 2:SSSS", ONLY_A_LION);
  stage_assert_legal (&position, "release lion b1 a1;release lion b2 a1;release lion b2 a2;"
                                 "release lion b3 a2;release lion a3 a2");
  stage_refuse (&position, "release lion c1 b2", "there is nothing to attack in b2");
  stage_refuse (&position, "release lion c1 a1", "c1 and a1 are not neighbours");
  stage_refuse (&position, "release lion a1 a2", "a1 is not empty");
  stage_refuse (&position, "release bull b2 a2", "there is no bull in the reserve");
}

static void
test_chooses_which (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "a1 1:SSSS", "a2 2:SSSS", "a3 1:S", "b1 1:S",
               "b3 1:S", ONLY_LION_AND_BEAR);
  stage_assert_legal (&position,
                      "release lion b2 a1;release lion b2 a2;release lion b2 b1;"
                      "release lion b2 b3;release lion c1 b1;release lion c2 b3;"
                      "release lion c3 b3;release lion b4 a3;release lion b4 b3;"
                      "release bear b2 a1;release bear b2 a2;release bear b2 b1;"
                      "release bear b2 b3;release bear c1 b1;release bear c2 b3;"
                      "release bear c3 b3;release bear b4 a3;release bear b4 b3");
}

/* It stands where it was put and fights from there at once. */
static void
test_released_attacks_at_once (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "a1 1:SSSS", "e3 2:SSSS");
  g_assert_cmpint (position.reserve[CLASH_BEAR], ==, 4);
  stage_play (&position, "release bear b1 a1");
  g_assert_cmpint (position.reserve[CLASH_BEAR], ==, 3);
  stage_assert_cells (&position, "b1 bear");
  stage_assert_turn (&position, HARENA_CHANCE);
  g_assert_cmpint (clash_dice (&position), ==, 3);
  stage_play (&position, "roll X..", "lose sword", "roll ....");
  stage_assert_cells (&position, "b1 bear", "a1 1:SSS");
  stage_assert_turn (&position, 1);
}

/* Teams and beasts may be attacked by a beast that is put beside them. */
static void
test_released_against_a_beast (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "a1 lion", "e1 1:SSSS", "e3 2:SSSS");
  stage_play (&position, "release bear b1 a1");
  stage_name (&position, 1);
  stage_play (&position, "roll X..");
  g_assert_cmpint (position.beasts[3], ==, 1);
}

/* Seat 2 loses its last gladiator and its next turn is one with a beast. */
static void
test_plays_on (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "b2 1:SSSS", "b3 2:S", "e1 3:S", ONLY_A_LION);
  stage_play (&position, "attack b2 b3", "roll X....", "lose sword");
  stage_assert_turn (&position, 2);
  stage_refuse (&position, "attack b3 b2",
                "seat 2 has no gladiators left and attacks with a beast");
  stage_play (&position, "release lion d1 e1", "roll .", "keep", "roll ..");
  stage_assert_turn (&position, 3);
}

static void
test_only_without_gladiators (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "a1 lion", "b1 1:SSSS", "e1 2:SSSS", "e3 3:S");
  stage_refuse (&position, "beast a1 b1", "seat 3 has gladiators and attacks with a team");
  stage_refuse (&position, "release lion c1 b1", "seat 3 has gladiators and attacks with a team");
}

static void
test_beast_beside_another_stays (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "a1 lion", "b1 1:SSSS", "e3 2:SSSS", ONLY_A_LION);
  stage_assert_legal (&position, "beast a1 b1");
  stage_refuse (&position, "beast a1 d3 e3", "the beast in a1 has a neighbour and may not move");

  /* A beast is a neighbour too. */
  stage_fight (&position, 3, options, "turn 3", "a1 lion", "a2 bull", "e1 1:SSSS", "e3 2:SSSS",
               ONLY_LION_AND_BULL);
  stage_assert_legal (&position, "beast a1 a2;beast a2 a1");
}

/* R13(b), being weak, is not for beasts. */
static void
test_wounded_beast_stays_too (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "a1 lion*", "b1 1:S", "e3 2:SSSS", ONLY_A_LION);
  stage_assert_legal (&position, "beast a1 b1");
}

static void
test_beast_always_moves (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "a1 lion", "b1 1:SSSS", "e3 2:SSSS", ONLY_A_LION);
  stage_assert_legal (&position, "beast a1 b1;beast a1 b2 b1;beast a1 c1 b1;"
                                 "beast a1 d3 e3;beast a1 d4 e3;beast a1 e2 e3");
  stage_fight (&position, 3, options, "turn 3", "a1 lion", "a2 bull", "e1 1:SSSS", "e3 2:SSSS",
               ONLY_LION_AND_BULL);
  stage_assert_legal (&position,
                      "beast a1 a2;beast a1 a3 a2;beast a1 b2 a2;beast a1 b3 a2;"
                      "beast a1 d1 e1;beast a1 d2 e1;beast a1 e2 e1;beast a1 d3 e3;"
                      "beast a1 d4 e3;beast a1 e2 e3;"
                      "beast a2 a1;beast a2 b1 a1;beast a2 b2 a1;"
                      "beast a2 d1 e1;beast a2 d2 e1;beast a2 e2 e1;beast a2 d3 e3;"
                      "beast a2 d4 e3;beast a2 e2 e3");
}

static void
test_beast_alone_may_move (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "a3 lion*", "b1 1:SSSS", "e3 2:SSSS", ONLY_A_LION);
  stage_assert_legal (&position, "beast a3 a1 b1;beast a3 b2 b1;beast a3 c1 b1;"
                                 "beast a3 d3 e3;beast a3 d4 e3;beast a3 e2 e3");
  stage_refuse (&position, "beast a3 a2 a1", "there is nothing to attack beside a2");
  stage_refuse (&position, "beast a3 a3 b3", "a3 is where it stands already");
  stage_play (&position, "beast a3 c1 b1");
  stage_assert_cells (&position, "a3", "c1 lion*", "b1 1:SSSS");
}

/* R14 for beasts: neither through others nor through the space that it leaves and back. */
static void
test_beast_goes_through_empty_spaces (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "a1 lion", "c1 1:SSSS", "c2 1:SSSS", "c3 1:SSSS",
               "e2 2:SSSS", ONLY_A_LION);
  stage_assert_legal (&position, "beast a1 b1 c1;beast a1 b2 c1;beast a1 b2 c2;beast a1 b3 c2;"
                                 "beast a1 b3 c3;beast a1 b4 c3");
}

static void
test_any_team_and_any_other_beast (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 4, options, "turn 3", "c2 bear", "b2 1:S", "b3 2:S", "c1 lion",
               "c3 bear", "d2 4:S");
  for (int i = 0; i < 5; i++)
    {
      static const char *const attacks[] = { "beast c2 b2", "beast c2 b3", "beast c2 c1",
                                             "beast c2 c3", "beast c2 d2" };
      ClashPosition copy = position;

      stage_play (&copy, attacks[i]);
      stage_name (&copy, 1);
      stage_assert_turn (&copy, HARENA_CHANCE);
      g_assert_cmpint (clash_dice (&copy), ==, 3);
    }
  stage_refuse (&position, "beast c2 d3", "there is nothing to attack in d3");
  stage_refuse (&position, "beast c2 c2", "c2 and c2 are not neighbours");
  stage_refuse (&position, "beast c2 e1", "c2 and e1 are not neighbours");
}

/* The lion may throw again: seat 3 is asked, whatever is attacked. */
static void
test_player_decides_the_rolls (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "b2 lion", "b3 1:SSSS", "e1 2:SSSS");
  stage_play (&position, "beast b2 b3", "roll .");
  stage_assert_turn (&position, 3);
  stage_assert_legal (&position, "keep;reroll");

  stage_fight (&position, 3, options, "turn 3", "b2 lion", "b3 bear", "e1 1:SSSS", "e3 2:SSSS");
  stage_play (&position, "beast b2 b3");
  stage_name (&position, 2);
  stage_play (&position, "roll .");
  stage_assert_turn (&position, 3);
  stage_assert_legal (&position, "keep;reroll");
}

static void
test_gladiators_killed_are_the_players (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "b2 bear", "b3 1:SSSS", "e1 2:SSSS");
  stage_play (&position, "beast b2 b3", "roll XXx", "lose sword", "lose sword", "roll ...");
  stage_assert_cells (&position, "b3 1:SS*");
  stage_assert_points (&position, "0 0 2");
}

static void
test_beasts_killed_are_the_players (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "b2 bear", "b3 lion", "e1 1:SSSS", "e3 2:SSSS");
  stage_play (&position, "beast b2 b3");
  stage_name (&position, 1);
  stage_play (&position, "roll X..");
  stage_assert_points (&position, "0 0 2");
  g_assert_cmpint (position.killed, ==, 1);
}

/* Only by its own roll: what the attacked team's roll kills is not the player's. */
static void
test_team_that_kills_it_takes_it (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "b2 bear", "b3 1:SSSS", "e1 2:SSSS");
  stage_play (&position, "beast b2 b3", "roll ...", "roll XX...");
  stage_assert_points (&position, "2 0 0");
  g_assert_cmpint (position.killed, ==, 1);

  /* The team has the spear and strikes first. */
  stage_fight (&position, 3, options, "turn 3", "b2 lion", "b3 1:SSSP", "e1 2:SSSS");
  stage_play (&position, "beast b2 b3", "roll X...");
  stage_assert_points (&position, "2 0 0");
  stage_assert_turn (&position, 1);
}

/* Whichever rolled first: the attacked beast does, having the spears, */
static void
test_killed_by_a_beast_that_rolled_first (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "b2 lion", "b3 bull", "e1 1:SSSS", "e3 2:SSSS");
  stage_play (&position, "beast b2 b3");
  stage_name (&position, 2);
  stage_play (&position, "roll X.");
  stage_assert_points (&position, "0 0 0");
  g_assert_cmpint (position.beasts[0], ==, 1);
  g_assert_cmpint (position.killed, ==, 1);
}

/* or the attacking one does. */
static void
test_killed_by_a_beast_that_rolled_second (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "b2 lion", "b3 bear", "e1 1:SSSS", "e3 2:SSSS");
  stage_play (&position, "beast b2 b3");
  stage_name (&position, 2);
  stage_play (&position, "roll .", "keep", "roll xxx");
  stage_assert_points (&position, "0 0 0");
  g_assert_cmpint (position.beasts[0], ==, 1);
  g_assert_cmpint (position.killed, ==, 1);
}

/* Seat 3 released it, seat 4 uses it, and what it kills then is seat 4's. */
static void
test_nobody_owns_a_beast (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 4, options, "turn 3", "b3 1:SSSS", "e1 2:SSSS");
  stage_play (&position, "release bear b2 b3", "roll X..", "lose sword", "roll ....");
  stage_assert_turn (&position, 4);
  stage_play (&position, "beast b2 b3", "roll XX.", "lose sword", "lose sword", "roll ..");
  stage_assert_points (&position, "0 0 1 2");

  /* And the living may attack it. */
  stage_assert_turn (&position, 1);
  stage_play (&position, "attack b3 b2");
}

/* R36 cannot happen: as long as one beast is on the board it has a target beside it, or it may
 * move to one, for the arena is in one piece and two teams are there. Every set of occupied
 * spaces, every beast among them. */
static void
test_beast_on_the_board_can_always_attack (gconstpointer data)
{
  ClashPosition position;
  ClashCells    set = 0;

  stage_start (&position, 3, data);
  position.step = CLASH_STEP_FIGHT;
  memset (position.reserve, 0, sizeof position.reserve);
  do
    {
      ClashCells beasts = clash_count_cells (set) >= 3 ? set : 0;

      position.occupied = set;
      while (beasts != 0)
        {
          HarenaMove list[HARENA_MOVES_MAX];
          int        cell = clash_take_cell (&beasts);

          position.held[0] = clash_cell_bit (cell);
          g_assert_cmpint (clash_fight_moves (&position, list), >=, 1);
          g_assert_cmpint (clash_move_verb (list[0]), ==, CLASH_BEAST);
        }
      set = (set - CLASH_BOARD) & CLASH_BOARD;
    }
  while (set != 0);
}

/* And if none is on the board, the reserve has one, and no more than 15 spaces hold teams. */
static void
test_beast_of_the_reserve_can_always_attack (gconstpointer data)
{
  ClashPosition position;
  ClashCells    set = 0;

  stage_start (&position, 3, data);
  position.step = CLASH_STEP_FIGHT;
  do
    {
      HarenaMove list[HARENA_MOVES_MAX];

      position.occupied = set;
      if (clash_count_cells (set) >= 2 && clash_count_cells (set) <= 15)
        {
          g_assert_cmpint (clash_fight_moves (&position, list), >=, 1);
          g_assert_cmpint (clash_move_verb (list[0]), ==, CLASH_RELEASE);
        }
      set = (set - CLASH_BOARD) & CLASH_BOARD;
    }
  while (set != 0);
}

/* The nearest thing: beasts that are neither anywhere nor killed. The rule is there, though. */
static void
test_passes_without_any_beast (gconstpointer options)
{
  ClashPosition position;
  HarenaMove    list[HARENA_MOVES_MAX];

  stage_fight (&position, 3, options, "turn 3", "a1 1:SSSS", "a2 2:SSSS");
  memset (position.reserve, 0, sizeof position.reserve);
  stage_assert_legal (&position, "pass");
  clash_game.moves (&position, list);
  clash_game.play (&position, list[0]);
  stage_assert_turn (&position, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/clash/R31/any-beast-on-the-board", test_any_beast_on_the_board);
  stage_add ("/clash/R31/releases-beside-a-target", test_releases_beside_a_target);
  stage_add ("/clash/R31/chooses-which", test_chooses_which);
  stage_add ("/clash/R31/released-attacks-at-once", test_released_attacks_at_once);
  stage_add ("/clash/R31/released-against-a-beast", test_released_against_a_beast);
  stage_add ("/clash/R31/plays-on", test_plays_on);
  stage_add ("/clash/R31/only-without-gladiators", test_only_without_gladiators);
  stage_add_option ("/clash/R32/beast-beside-another-stays", "beast-moves=alone",
                    test_beast_beside_another_stays);
  stage_add_option ("/clash/R32/wounded-beast-stays-too", "beast-moves=alone",
                    test_wounded_beast_stays_too);
  stage_add_option ("/clash/R32/beast-always-moves", "beast-moves=always",
                    test_beast_always_moves);
  stage_add ("/clash/R32/beast-alone-may-move", test_beast_alone_may_move);
  stage_add ("/clash/R32/beast-goes-through-empty-spaces", test_beast_goes_through_empty_spaces);
  stage_add ("/clash/R33/any-team-and-any-other-beast", test_any_team_and_any_other_beast);
  stage_add ("/clash/R33/player-decides-the-rolls", test_player_decides_the_rolls);
  stage_add ("/clash/R34/gladiators-killed-are-the-players",
             test_gladiators_killed_are_the_players);
  stage_add ("/clash/R34/beasts-killed-are-the-players", test_beasts_killed_are_the_players);
  stage_add ("/clash/R35/team-that-kills-it-takes-it", test_team_that_kills_it_takes_it);
  stage_add ("/clash/R35/killed-by-a-beast-that-rolled-first",
             test_killed_by_a_beast_that_rolled_first);
  stage_add ("/clash/R35/killed-by-a-beast-that-rolled-second",
             test_killed_by_a_beast_that_rolled_second);
  stage_add ("/clash/R35/nobody-owns-a-beast", test_nobody_owns_a_beast);
  stage_add ("/clash/R36/beast-on-the-board-can-always-attack",
             test_beast_on_the_board_can_always_attack);
  stage_add ("/clash/R36/beast-of-the-reserve-can-always-attack",
             test_beast_of_the_reserve_can_always_attack);
  stage_add ("/clash/R36/passes-without-any-beast", test_passes_without_any_beast);

  return g_test_run ();
}
