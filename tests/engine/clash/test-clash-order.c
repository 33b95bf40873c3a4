/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who rolls first, and nets: R16 and R17. */

#include "stage.h"

#include "clash/battle.h"

/* This side is about to roll so many dice. */
static void
assert_rolls (const ClashPosition *position,
              int                  side,
              int                  dice)
{
  stage_assert_turn (position, HARENA_CHANCE);
  g_assert_cmpint (position->step, ==, CLASH_STEP_ROLL);
  g_assert_cmpint (position->battle.acting, ==, side);
  g_assert_cmpint (clash_dice (position), ==, dice);
}

/* Seat 1 attacks from b2 into b3, seat 2. */
static void
stage_duel (ClashPosition *position,
            const char    *options,
            const char    *attacker,
            const char    *defender)
{
  g_autofree char *b2 = g_strconcat ("b2 1:", attacker, NULL);
  g_autofree char *b3 = g_strconcat ("b3 2:", defender, NULL);

  stage_fight (position, 2, options, b2, b3, "e1 1:SSSS", "e3 2:SSSS");
  stage_play (position, "attack b2 b3");
}

static void
test_more_spears_roll_first (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SPPP", "SSPP");
  assert_rolls (&position, CLASH_ATTACKER, 2);
  stage_play (&position, "roll ..");
  assert_rolls (&position, CLASH_DEFENDER, 3);

  stage_duel (&position, options, "SSSP", "SSPP");
  assert_rolls (&position, CLASH_DEFENDER, 3);
  stage_play (&position, "roll ...");
  assert_rolls (&position, CLASH_ATTACKER, 4);
  stage_play (&position, "roll ....");
  g_assert_cmpint (position.step, ==, CLASH_STEP_FIGHT);
}

static void
test_level_is_the_attackers (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "S", "SS");
  assert_rolls (&position, CLASH_ATTACKER, 2);
  stage_duel (&position, options, "SSPP", "SPP");
  assert_rolls (&position, CLASH_ATTACKER, 3);
}

/* The number of spears counts, not their share or that of other kinds. */
static void
test_nothing_but_spears_counts (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSST", "P");
  assert_rolls (&position, CLASH_DEFENDER, 1);
}

/* The nets take all spears of the defender, who rolls first nevertheless. */
static void
test_spears_are_counted_before_nets (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSNN", "SPP");
  stage_play (&position, "net spear", "net spear");
  assert_rolls (&position, CLASH_DEFENDER, 2);
}

/* The attacker's net would make it level. */
static void
test_netted_spear_still_rolled_for (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSPN", "SSPP");
  stage_play (&position, "net spear");
  assert_rolls (&position, CLASH_DEFENDER, 3);

  /* The defender's net takes the attacker's only lead. */
  stage_duel (&position, options, "SSSP", "SN");
  stage_play (&position, "net spear");
  assert_rolls (&position, CLASH_ATTACKER, 4);
}

static void
test_first_roller_nets_first (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSN", "SSPN");
  stage_assert_turn (&position, 2);
  stage_assert_legal (&position, "net sword;net net");
  stage_play (&position, "net sword");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "net sword;net spear;net net");
  stage_play (&position, "net sword");
  assert_rolls (&position, CLASH_DEFENDER, 2);
  stage_play (&position, "roll ..");
  assert_rolls (&position, CLASH_ATTACKER, 3);
}

static void
test_level_attacker_nets_first (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSN", "SSSN");
  stage_assert_turn (&position, 1);
  stage_play (&position, "net sword");
  stage_assert_turn (&position, 2);
  stage_play (&position, "net sword");
  assert_rolls (&position, CLASH_ATTACKER, 3);
}

/* The side that rolls second has the only net. */
static void
test_second_roller_nets_too (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSS", "SSSN");
  stage_assert_turn (&position, 2);
  stage_assert_legal (&position, "net sword");
  stage_play (&position, "net sword");
  assert_rolls (&position, CLASH_ATTACKER, 4);
}

static void
test_netted_net_throws_no_net (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSN", "SSSN");
  stage_play (&position, "net net");
  assert_rolls (&position, CLASH_ATTACKER, 4);
  stage_play (&position, "roll ....");
  assert_rolls (&position, CLASH_DEFENDER, 4);
}

static void
test_of_two_nets_the_free_one_throws (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSN", "SSNN");
  stage_play (&position, "net net");
  stage_assert_turn (&position, 2);
  stage_play (&position, "net sword");
  assert_rolls (&position, CLASH_ATTACKER, 3);
}

static void
test_one_pick_for_each_net (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SNNN", "SPTH");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "net sword;net spear;net trident;net shield");
  stage_play (&position, "net trident");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "net sword;net spear;net shield");
  stage_refuse (&position, "net trident", "the other team has no trident that is not netted yet");
  stage_play (&position, "net spear");
  stage_assert_legal (&position, "net sword;net shield");
  stage_play (&position, "net shield");
  assert_rolls (&position, CLASH_DEFENDER, 2);
}

static void
test_must_be_thrown (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSN", "SSSS");
  stage_refuse (&position, "pass", "now a net is thrown");
  stage_refuse (&position, "roll ....", "now a net is thrown");
  stage_refuse (&position, "net spear", "the other team has no spear that is not netted yet");
}

static void
test_while_there_is_one (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "NNNN", "S");
  stage_play (&position, "net sword");
  assert_rolls (&position, CLASH_ATTACKER, 1);
  stage_play (&position, "roll .");
  assert_rolls (&position, CLASH_DEFENDER, 1);

  stage_duel (&position, options, "NNNN", "SN");
  stage_play (&position, "net sword", "net net");
  assert_rolls (&position, CLASH_ATTACKER, 1);

  /* The one that rolls second has more nets than there are gladiators. */
  stage_duel (&position, options, "SS", "NNN");
  stage_play (&position, "net sword", "net sword");
  assert_rolls (&position, CLASH_ATTACKER, 1);
}

/* Two swords are one choice, and so is the second when the first is netted. */
static void
test_one_kind_is_one_choice (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "NNNN", "SSSP");
  stage_assert_legal (&position, "net sword;net spear");
  stage_play (&position, "net sword");
  stage_assert_legal (&position, "net sword;net spear");
  stage_play (&position, "net sword");
  stage_assert_legal (&position, "net sword;net spear");
  stage_play (&position, "net sword");
  stage_assert_legal (&position, "net spear");
  stage_play (&position, "net spear");
  assert_rolls (&position, CLASH_DEFENDER, 1);
}

/* The net that lies on the defender's sword is netted itself in its turn. */
static void
test_lasts_when_the_thrower_is_netted (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSN", "SSSN");
  stage_play (&position, "net sword", "net net", "roll ....");
  assert_rolls (&position, CLASH_DEFENDER, 3);
}

/* The defender rolls first and kills the thrower; its shield stays under the net. */
static void
test_lasts_when_the_thrower_is_lost (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSN", "SSPH");
  stage_play (&position, "net shield", "roll X..", "lose net");
  assert_rolls (&position, CLASH_ATTACKER, 4);
  stage_play (&position, "roll xx..");
  stage_assert_turn (&position, 2);
  stage_assert_legal (&position, "lose sword;lose spear;lose netted shield");
}

/* The same with a trident: the attacker, without its net, has more of them. */
static void
test_lasts_for_a_trident (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSTN", "SSPT");
  stage_play (&position, "net trident", "roll X..", "lose net", "roll ...");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "keep;reroll");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/clash/R16/more-spears-roll-first", test_more_spears_roll_first);
  stage_add ("/clash/R16/level-is-the-attackers", test_level_is_the_attackers);
  stage_add ("/clash/R16/nothing-but-spears-counts", test_nothing_but_spears_counts);
  stage_add ("/clash/R16/spears-are-counted-before-nets", test_spears_are_counted_before_nets);
  stage_add ("/clash/R16/netted-spear-still-rolled-for", test_netted_spear_still_rolled_for);
  stage_add ("/clash/R17/first-roller-nets-first", test_first_roller_nets_first);
  stage_add ("/clash/R17/level-attacker-nets-first", test_level_attacker_nets_first);
  stage_add ("/clash/R17/second-roller-nets-too", test_second_roller_nets_too);
  stage_add ("/clash/R17/netted-net-throws-no-net", test_netted_net_throws_no_net);
  stage_add ("/clash/R17/of-two-nets-the-free-one-throws", test_of_two_nets_the_free_one_throws);
  stage_add ("/clash/R17/one-pick-for-each-net", test_one_pick_for_each_net);
  stage_add ("/clash/R17/must-be-thrown", test_must_be_thrown);
  stage_add ("/clash/R17/while-there-is-one", test_while_there_is_one);
  stage_add ("/clash/R17/one-kind-is-one-choice", test_one_kind_is_one_choice);
  stage_add ("/clash/R17/lasts-when-the-thrower-is-netted", test_lasts_when_the_thrower_is_netted);
  stage_add ("/clash/R17/lasts-when-the-thrower-is-lost", test_lasts_when_the_thrower_is_lost);
  stage_add ("/clash/R17/lasts-for-a-trident", test_lasts_for_a_trident);

  return g_test_run ();
}
