/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The second halves of rules whose first halves are proved elsewhere: what does not count, what
 * counts only once, what else a card or a die does. */

#include "stage.h"

#include "gladiatori/movement.h"
#include "gladiatori/value.h"
#include "gladiatori/way.h"

/* One point of Speed is one movement. */
static void
test_g18_last_speed (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 speed 1");
  stage_play (&position, "turn w");
  g_assert_false (stage_can (&position, "turn e"));
}

/* A card of the row defends for Blood, or not at all. */
static void
test_g24_price (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "2 at e7 w", "2 hand zero strength",
               "2 row strength/", "2 blood 0");
  stage_play (&position, "play fury", "attack 2");
  g_assert_false (stage_can (&position, "defend again strength"));
  position.seats[2].stats[GLAD_BLOOD] = 1;
  g_assert_true (stage_can (&position, "defend again strength"));
}

/* 2 for each 1-Energy, and nothing for a 0-Energy. */
static void
test_g30_strength (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "2 at e7 w",
               "2 hand strength 2 one zero");
  stage_play (&position, "play fury", "attack 2", "defend strength", "lay 2 one 1 zero", "strike");
  g_assert_cmpint (glad_defence_sum (&position, 1).total, ==, 2 * 2 + 2);
}

/* Who comes nearer to another enemy does not flee. */
static void
test_g41_nearer_to_another (void)
{
  GladPosition position;

  stage_scene (&position, 3, "basic", "1 at e6 e", "2 at e7 w", "3 at e1 e");
  stage_play (&position, "step e5 e", "step e4 e", "end");
  g_assert_cmpint (stage_vp (&position, 1), ==, 10);
}

/* Who faced nobody before, or has been a coward in this Action, loses nothing. */
static void
test_g42_not_cowardice (void)
{
  GladPosition position;
  int          e6 = glad_read_cell ("e6");

  stage_scene (&position, 2, "basic", "1 at e6 w", "2 at e7 w");
  stage_play (&position, "turn nw", "end");
  g_assert_cmpint (stage_vp (&position, 1), ==, 10);

  stage_scene (&position, 2, "basic", "1 at e6 e", "2 at e7 w");
  g_assert_cmphex (glad_movement_costs (&position, 1, e6, GLAD_W), ==, GLAD_COWARDICE);
  position.action.cowards = 1u << 1;
  g_assert_cmphex (glad_movement_costs (&position, 1, e6, GLAD_W), ==, 0);
}

/* A stroke that comes to nothing costs no points, though it would have come from behind. */
static void
test_g40_nothing_from_behind (void)
{
  GladPosition position;

  stage_scene (&position, 3, "basic", "1 at e6 e", "1 hand fury sweep", "2 at e7 w", "3 at d6 ne",
               "2 hand zero", "3 hand zero");
  stage_play (&position, "play fury", "sweep 2 3", "surprised", "surprised", "strike");
  g_assert_cmpint (position.fight.fighters[2].attack, ==, 3 - 3);
  stage_play (&position, "parry");
  g_assert_cmpint (glad_asked (&position)->step, ==, GLAD_ASK_LOSE);
  g_assert_cmpint (stage_vp (&position, 1), ==, 10 + 2);
}

/* What Adrenaline has raised is neither paid nor gained, and is nothing when the turn ends. */
static void
test_g50_raised (void)
{
  GladPosition position;
  GladSeat    *seat = &position.seats[1];

  stage_scene (&position, 2, "basic", "1 hand fury zero", "1 white 1", "1 guard 4", "1 offence 4");
  seat->adrenaline = 1u << GLAD_GUARD;
  stage_play (&position, "balance white");
  g_assert_false (stage_can (&position, "pay guard"));
  g_assert_true (stage_can (&position, "pay offence"));
  stage_play (&position, "pay zero", "pay speed", "play fury", "recover");
  g_assert_false (stage_can (&position, "gain guard"));
  stage_play (&position, "enough", "end", "end", "end");
  g_assert_cmpint (position.stage, ==, GLAD_STAGE_CLEANUP);
  stage_play (&position, "recover fury", "energy 1 zero", "special none");
  stage_assert_legal (&position, "points offence 1 guard 0");
  stage_play (&position, "points offence 1 guard 0", "rest");
  g_assert_cmpint (seat->stats[GLAD_GUARD], ==, 0);
  g_assert_cmpint (seat->adrenaline, ==, 0);
}

/* A step to the left comes before one to the right, where both ways are as short. */
static void
test_g72_left_first (void)
{
  GladPosition position;
  GladWay      way;

  stage_scene (&position, 2, "duel", "1 at e6 e", "2 at a1 e", "wolf e4 e", "dog e5 w");
  glad_find_way (&position, position.board[glad_read_cell ("e4")], 1u << 0, &way);
  g_assert_cmpint (way.length, ==, 2);
  g_assert_cmpint (way.places[2].cell, ==, glad_read_cell ("d5"));
  g_assert_cmpint (way.places[2].facing, ==, GLAD_SE);
}

/* 8 of each Energy at most, or 10 for the one alone, who has 70 coins. */
static void
test_g79_bounds (void)
{
  GladPosition position;

  stage_start (&position, 2, "built");
  g_assert_cmpint (position.seats[1].coins, ==, 55);
  stage_play (&position, "endurance 3", "offence 3", "guard 3", "blood 3", "speed 3");
  g_assert_true (stage_can (&position, "energy 8 one 8 zero"));
  g_assert_false (stage_can (&position, "energy 9 zero"));

  stage_start (&position, 3, "teams2v1 gladiators=created items=auction");
  g_assert_cmpint (position.seats[1].coins, ==, 70);
  stage_play (&position, "endurance 3", "offence 3", "guard 3", "blood 3", "speed 3");
  g_assert_true (stage_can (&position, "energy 10 one 10 zero"));
  g_assert_false (stage_can (&position, "energy 11 zero"));
}

/* A card that was seen coming into the hand and is seen leaving it is known no more. */
static void
test_g85_seen_leaving (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 hand fury zero", "1 discard one", "1 white 1");
  stage_play (&position, "play fury", "recover", "gain one", "enough");
  g_assert_cmphex (position.seats[1].known, ==, glad_card (GLAD_ONE));
  stage_play (&position, "end", "balance white", "pay one", "pay zero");
  g_assert_cmphex (position.seats[1].known, ==, 0);
}

static void
test_g58_leap_for_damage (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "1 at e4 e", "1 hand fury", "1 power leap", "2 at e7 w",
               "2 hand zero");
  stage_play (&position, "power leap", "step e5 e", "step e6 e", "play fury", "attack 2",
              "surprised", "leap 0 2", "strike", "parry");
  g_assert_cmpint (glad_asked (&position)->a, ==, 1 + 2);
}

/* 3 and 3 are 10 for a bear: 9 does not kill it. */
static void
test_g75_double_of_a_bear (void)
{
  GladPosition position;

  stage_scene (&position, 2, "duel", "1 at e6 e", "1 hand fury", "bear e7 w", "2 at a1 e");
  stage_play (&position, "play fury", "attack bear1", "strike blood 2");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 9);
  stage_play (&position, "dice 3 3");
  g_assert_cmpint (position.board[glad_read_cell ("e7")], !=, 0);
  g_assert_cmpint (stage_vp (&position, 1), ==, 10);
}

/* The total of the two who fight against one loses 10. */
static void
test_g78_pair (void)
{
  GladPosition position;

  stage_scene (&position, 3, "teams2v1 turns=1");
  stage_play (&position, "end", "end", "end", "end", "end", "end");
  g_assert_cmpint (position.stage, ==, GLAD_STAGE_OVER);
  g_assert_cmpint (stage_vp (&position, 1), ==, 10 + 5);
  g_assert_cmpint (stage_vp (&position, 2) + stage_vp (&position, 3), ==, 2 * (10 + 5) - 10);
}

/* Cards that lie face down could as well be in the deck, as far as another can see. */
static void
test_g84_laid (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury 2 one zero", "2 at e7 w");
  stage_play (&position, "play fury", "attack 2", "lay 1 one 1 zero");
  gladiatori_game.see (&position, 2);
  g_assert_cmphex (position.seats[1].deck, ==, glad_gladiators[0].cards);
  g_assert_cmphex (position.fight.fighters[0].laid, ==, 0);
  g_assert_cmpint (position.fight.fighters[0].n_energy, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/gladiatori/G18/last-speed", test_g18_last_speed);
  g_test_add_func ("/gladiatori/G24/price", test_g24_price);
  g_test_add_func ("/gladiatori/G30/strength", test_g30_strength);
  g_test_add_func ("/gladiatori/G40/nothing-from-behind", test_g40_nothing_from_behind);
  g_test_add_func ("/gladiatori/G41/nearer-to-another", test_g41_nearer_to_another);
  g_test_add_func ("/gladiatori/G42/not-cowardice", test_g42_not_cowardice);
  g_test_add_func ("/gladiatori/G50/raised", test_g50_raised);
  g_test_add_func ("/gladiatori/G58/leap-for-damage", test_g58_leap_for_damage);
  g_test_add_func ("/gladiatori/G72/left-first", test_g72_left_first);
  g_test_add_func ("/gladiatori/G75/double-of-a-bear", test_g75_double_of_a_bear);
  g_test_add_func ("/gladiatori/G78/pair", test_g78_pair);
  g_test_add_func ("/gladiatori/G79/bounds", test_g79_bounds);
  g_test_add_func ("/gladiatori/G84/laid", test_g84_laid);
  g_test_add_func ("/gladiatori/G85/seen-leaving", test_g85_seen_leaving);

  return g_test_run ();
}
