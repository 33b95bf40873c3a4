/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The second halves of rules whose first halves are proved elsewhere: what does not count, what
 * counts only once, what else a card or a die does. */

#include "stage.h"

#include "gladiatori/movement.h"
#include "gladiatori/value.h"

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

  g_test_add_func ("/gladiatori/G30/strength", test_g30_strength);
  g_test_add_func ("/gladiatori/G40/nothing-from-behind", test_g40_nothing_from_behind);
  g_test_add_func ("/gladiatori/G41/nearer-to-another", test_g41_nearer_to_another);
  g_test_add_func ("/gladiatori/G42/not-cowardice", test_g42_not_cowardice);
  g_test_add_func ("/gladiatori/G58/leap-for-damage", test_g58_leap_for_damage);
  g_test_add_func ("/gladiatori/G75/double-of-a-bear", test_g75_double_of_a_bear);
  g_test_add_func ("/gladiatori/G78/pair", test_g78_pair);
  g_test_add_func ("/gladiatori/G84/laid", test_g84_laid);

  return g_test_run ();
}
