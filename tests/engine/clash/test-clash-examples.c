/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The worked examples of the rulebooks, move by move. Red is seat 1, Yellow seat 2. */

#include "stage.h"

#include "clash/battle.h"

static void
test_red_attacks_yellow (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b2 1:NSST", "b3 2:PSSH", "e3 bear");
  stage_play (&position, "attack b2 b3");

  /* Yellow has no net; Red nets a sword. */
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "net sword;net spear;net shield");
  stage_play (&position, "net sword");

  /* Yellow rolls first, two dice. */
  stage_assert_turn (&position, HARENA_CHANCE);
  g_assert_cmpint (position.battle.acting, ==, CLASH_DEFENDER);
  stage_assert_legal (&position, "roll XX;roll Xx;roll X.;roll xx;roll x.;roll ..");
  stage_play (&position, "roll x.");
  stage_assert_cells (&position, "b2 1:NSST*", "b3 2:PSSH");

  /* Red rolls three, and throws again. */
  stage_assert_turn (&position, HARENA_CHANCE);
  g_assert_cmpint (position.battle.acting, ==, CLASH_ATTACKER);
  g_assert_cmpint (clash_dice (&position), ==, 3);
  stage_play (&position, "roll x..");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "keep;reroll");
  stage_play (&position, "reroll", "roll xxx");

  /* The shield cancels one, two stars cost Yellow a gladiator. */
  stage_assert_turn (&position, 2);
  stage_assert_legal (&position, "lose sword;lose netted sword;lose spear;lose shield");
  stage_play (&position, "lose spear");
  stage_assert_cells (&position, "b2 1:NSST*", "b3 2:SSH");
  stage_assert_points (&position, "1 0");
  stage_assert_turn (&position, 2);
  g_assert_cmpint (position.step, ==, CLASH_STEP_FIGHT);
}

static void
test_red_kills_a_lion (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b2 1:NSST", "b3 lion", "e3 2:PSSH");
  stage_play (&position, "attack b2 b3");
  stage_name (&position, 2);
  stage_assert_turn (&position, HARENA_CHANCE);
  g_assert_cmpint (position.battle.acting, ==, CLASH_ATTACKER);
  g_assert_cmpint (clash_dice (&position), ==, 3);
  stage_play (&position, "roll X..");
  stage_assert_points (&position, "2 0");
  g_assert_cmpint (position.killed, ==, 1);
  stage_assert_turn (&position, 2);
  g_assert_cmpint (position.step, ==, CLASH_STEP_FIGHT);
}

static void
test_lion_bites_back (gconstpointer options)
{
  ClashPosition position;
  int           out;

  stage_fight (&position, 2, options, "b2 1:NSST", "b3 lion", "e3 2:PSSH");
  out = position.taken[0];
  stage_play (&position, "attack b2 b3");
  stage_name (&position, 2);
  stage_play (&position, "roll xx.");
  stage_assert_cells (&position, "b3 lion*");

  /* One die, and two tridents against one. */
  stage_assert_turn (&position, HARENA_CHANCE);
  stage_assert_legal (&position, "roll X;roll x;roll .");
  stage_play (&position, "roll .");
  stage_assert_turn (&position, 2);
  stage_assert_legal (&position, "keep;reroll");
  stage_play (&position, "reroll", "roll X");

  /* The trident is out of the game. */
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "lose sword;lose net;lose trident");
  stage_play (&position, "lose trident");
  stage_assert_cells (&position, "b2 1:NSS", "b3 lion*");
  stage_assert_points (&position, "0 0");
  g_assert_cmpint (position.taken[0], ==, out + 1);
  stage_assert_turn (&position, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/clash/example/1", test_red_attacks_yellow);
  stage_add ("/clash/example/2", test_red_kills_a_lion);
  stage_add ("/clash/example/3", test_lion_bites_back);

  return g_test_run ();
}
