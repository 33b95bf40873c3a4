/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rolls, tridents, shields and losses between two teams: R18 to R25 and R27. */

#include "stage.h"

#include "clash/battle.h"

#include <string.h>

/* Seat 1 attacks from b2 into b3, seat 2. Both have another team, so that nothing ends. */
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
assert_step (const ClashPosition *position,
             ClashStep            step)
{
  g_assert_cmpint (position->step, ==, step);
}

/* The battle is over and it is the turn of seat 2. */
static void
assert_next (const ClashPosition *position)
{
  assert_step (position, CLASH_STEP_FIGHT);
  stage_assert_turn (position, 2);
}

static void
test_one_die_and_one_for_each_sword (gconstpointer options)
{
  static const char *const teams[] = { "PPPP", "SPPP", "SSPP", "SSSP", "SSSS" };

  for (guint i = 0; i < G_N_ELEMENTS (teams); i++)
    {
      ClashPosition position;

      stage_duel (&position, options, teams[i], "HHHH");
      g_assert_cmpint (clash_dice (&position), ==, 1 + i);
    }
}

static void
test_all_rolls_of_two_dice (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "S", "S");
  stage_assert_turn (&position, HARENA_CHANCE);
  stage_assert_legal (&position, "roll XX;roll Xx;roll X.;roll xx;roll x.;roll ..");
  stage_refuse (&position, "roll .", "the number of dice is 2, not 1");
  stage_refuse (&position, "roll ...", "the number of dice is 2, not 3");
}

/* What is no sword and no team brings no die. */
static void
test_always_one_die (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "T", "H");
  stage_assert_legal (&position, "roll X;roll x;roll .");
}

static void
test_netted_sword_brings_no_die (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSS", "NNNN");
  stage_play (&position, "net sword");
  stage_play (&position, "net sword", "net sword", "net sword");
  stage_assert_legal (&position, "roll X;roll x;roll .");
}

static void
test_more_tridents_may_throw_again (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "STT", "ST");
  stage_play (&position, "roll x.");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "keep;reroll");
  /* Nothing of the roll counts before that. */
  stage_assert_cells (&position, "b3 2:ST");
}

static void
test_keeps_the_first_result (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "ST", "SS");
  stage_play (&position, "roll x.", "keep");
  stage_assert_cells (&position, "b3 2:SS*");
  stage_assert_turn (&position, HARENA_CHANCE);
  g_assert_cmpint (position.battle.acting, ==, CLASH_DEFENDER);
}

/* All dice are thrown, even the good ones, and there is no third throw. */
static void
test_second_result_must_be_taken (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "ST", "SS");
  stage_play (&position, "roll XX", "reroll");
  stage_assert_turn (&position, HARENA_CHANCE);
  stage_assert_legal (&position, "roll XX;roll Xx;roll X.;roll xx;roll x.;roll ..");
  g_assert_cmpint (position.battle.acting, ==, CLASH_ATTACKER);
  stage_play (&position, "roll ..");
  stage_assert_cells (&position, "b3 2:SS");
  stage_assert_turn (&position, HARENA_CHANCE);
  g_assert_cmpint (position.battle.acting, ==, CLASH_DEFENDER);
}

/* Whether it was kept or thrown again does not matter once it is taken. */
static void
test_second_throw_leaves_no_trace (gconstpointer options)
{
  ClashPosition kept;
  ClashPosition thrown_again;

  stage_duel (&kept, options, "ST", "SS");
  memcpy (&thrown_again, &kept, sizeof kept);
  stage_play (&kept, "roll x.", "keep");
  stage_play (&thrown_again, "roll ..", "reroll", "roll x.");
  g_assert_true (memcmp (&kept, &thrown_again, sizeof kept) == 0);
}

static void
test_level_tridents_ask_nothing (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "ST", "ST");
  stage_play (&position, "roll ..");
  stage_assert_turn (&position, HARENA_CHANCE);
  stage_play (&position, "roll ..");
  assert_next (&position);
}

static void
test_fewer_tridents_ask_nothing (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "ST", "STT");
  stage_play (&position, "roll ..");
  stage_assert_turn (&position, HARENA_CHANCE);
  stage_play (&position, "roll ..");
  stage_assert_turn (&position, 2);
  stage_assert_legal (&position, "keep;reroll");
}

/* Level, until the attacker nets the other trident. */
static void
test_netted_tridents_of_the_other_do_not_count (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "STN", "SST");
  stage_play (&position, "net trident", "roll ..");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "keep;reroll");
}

static void
test_netted_tridents_of_the_roller_do_not_count (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SST", "SSN");
  stage_play (&position, "net trident", "roll ...");
  stage_assert_turn (&position, HARENA_CHANCE);
  g_assert_cmpint (position.battle.acting, ==, CLASH_DEFENDER);
}

/* Two against one, but the first roll costs the defender one of the two. */
static void
test_counted_after_the_first_rolls_losses (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SST", "STT");
  stage_play (&position, "roll X..", "lose trident", "roll ..");
  assert_next (&position);

  stage_duel (&position, options, "SST", "STT");
  stage_play (&position, "roll X..", "lose sword", "roll .");
  stage_assert_turn (&position, 2);
  stage_assert_legal (&position, "keep;reroll");
}

static void
test_each_shield_cancels_a_hit (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSS", "SSHH");
  stage_play (&position, "roll xxx..");
  stage_assert_cells (&position, "b3 2:SSHH*");
}

static void
test_more_shields_than_hits (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSS", "HHHH*");
  stage_play (&position, "roll xx...");
  stage_assert_cells (&position, "b3 2:HHHH*");
  stage_assert_turn (&position, HARENA_CHANCE);
}

static void
test_lethal_is_never_cancelled (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSS", "HHHH");
  stage_play (&position, "roll Xxx..");
  g_assert_cmpint (position.battle.losses, ==, 1);
  stage_assert_legal (&position, "lose shield");
  stage_play (&position, "lose shield");
  stage_assert_cells (&position, "b3 2:HHH");
}

/* The shield is given up for the lethal hit; it has cancelled the other one by then. */
static void
test_shield_lost_in_this_roll_counts (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSS", "SSH");
  stage_play (&position, "roll Xx...", "lose shield");
  stage_assert_cells (&position, "b3 2:SS");
  stage_assert_turn (&position, HARENA_CHANCE);

  stage_duel (&position, options, "SSSS", "SHH*");
  stage_play (&position, "roll XXxx.", "lose shield", "lose shield");
  stage_assert_cells (&position, "b3 2:S*");
}

static void
test_netted_shield_cancels_nothing (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSN", "SSHH");
  stage_play (&position, "net shield", "roll xx..");
  stage_assert_cells (&position, "b3 2:SSHH*");
}

static void
test_rollers_shields_do_nothing (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SHHH", "SSSS");
  stage_play (&position, "roll x.");
  stage_assert_cells (&position, "b3 2:SSSS*");
}

/* What a team of swords loses by a roll of five dice, and what is left of it: NULL is nothing. */
static void
assert_losses (const char *options,
               const char *defender,
               const char *roll,
               int         losses,
               const char *left)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSS", defender);
  stage_play (&position, roll);
  g_assert_cmpint (position.battle.losses, ==, losses);
  for (int i = 0; i < losses; i++)
    {
      stage_assert_turn (&position, 2);
      assert_step (&position, CLASH_STEP_LOSE);
      stage_play (&position, "lose sword");
    }
  if (left != NULL)
    {
      g_autofree char *b3 = g_strconcat ("b3 2:", left, NULL);

      stage_assert_cells (&position, b3);
      stage_assert_turn (&position, HARENA_CHANCE);
    }
  else
    assert_next (&position);
}

static void
test_stars_and_losses (gconstpointer options)
{
  assert_losses (options, "SSSS", "roll .....", 0, "SSSS");
  assert_losses (options, "SSSS", "roll x....", 0, "SSSS*");
  assert_losses (options, "SSSS", "roll xx...", 1, "SSS");
  assert_losses (options, "SSSS", "roll xxx..", 1, "SSS*");
  assert_losses (options, "SSSS", "roll xxxx.", 2, "SS");
  assert_losses (options, "SSSS", "roll xxxxx", 2, "SS*");
}

static void
test_old_stars_count (gconstpointer options)
{
  assert_losses (options, "SSSS*", "roll .....", 0, "SSSS*");
  assert_losses (options, "SSSS*", "roll x....", 1, "SSS");
  assert_losses (options, "SSSS*", "roll xx...", 1, "SSS*");
  assert_losses (options, "SSSS*", "roll xxx..", 2, "SS");
  assert_losses (options, "SSSS*", "roll xxxxx", 3, "S");
}

/* A lethal hit costs one at once and leaves the stars as they are. */
static void
test_lethal_and_hits_together (gconstpointer options)
{
  assert_losses (options, "SSSS", "roll X....", 1, "SSS");
  assert_losses (options, "SSSS*", "roll X....", 1, "SSS*");
  assert_losses (options, "SSSS", "roll Xx...", 1, "SSS*");
  assert_losses (options, "SSSS*", "roll Xx...", 2, "SS");
  assert_losses (options, "SSSS", "roll Xxx..", 2, "SS");
  assert_losses (options, "SSSS*", "roll XXxx.", 3, "S*");
}

static void
test_no_more_losses_than_gladiators (gconstpointer options)
{
  assert_losses (options, "SSSS", "roll XXXXX", 4, NULL);
  assert_losses (options, "SS", "roll XXX..", 2, NULL);
  assert_losses (options, "S*", "roll xxxxx", 1, NULL);
  assert_losses (options, "SSS*", "roll XXxxx", 3, NULL);
}

static void
test_star_stays_for_the_next_battle (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSS", "SSSS");
  stage_play (&position, "roll x....", "roll x....", "attack b3 b2", "roll x....");
  stage_assert_turn (&position, 1);
  stage_play (&position, "lose sword");
  stage_assert_cells (&position, "b2 1:SSS", "b3 2:SSSS*");
}

static void
test_loser_picks_active_or_netted (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSNN", "SSTH");
  stage_play (&position, "net sword", "net trident", "roll XX.");
  stage_assert_turn (&position, 2);
  stage_assert_legal (&position, "lose sword;lose netted sword;lose netted trident;lose shield");
  stage_refuse (&position, "lose trident", "the team has no active trident to give up");
  stage_refuse (&position, "lose netted shield", "the team has no netted shield to give up");
  stage_play (&position, "lose netted sword");
  stage_assert_turn (&position, 2);
  stage_assert_legal (&position, "lose sword;lose netted trident;lose shield");
  stage_play (&position, "lose netted trident");
  stage_assert_cells (&position, "b3 2:SH");
  stage_assert_turn (&position, HARENA_CHANCE);
  g_assert_cmpint (clash_dice (&position), ==, 2);
}

/* Given up is an active sword: the netted one stays, and stays netted. */
static void
test_netted_one_stays_netted (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSN", "SSSH");
  stage_play (&position, "net sword", "roll X...", "lose sword");
  g_assert_cmpint (clash_dice (&position), ==, 2);

  stage_duel (&position, options, "SSSN", "SSSH");
  stage_play (&position, "net sword", "roll X...", "lose netted sword");
  g_assert_cmpint (clash_dice (&position), ==, 3);
}

/* Nobody else's gladiators, not even the player's other team. */
static void
test_only_from_the_team_in_the_battle (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSS", "PH");
  stage_play (&position, "roll .", "roll X....");
  stage_assert_legal (&position, "lose spear;lose shield");
  stage_refuse (&position, "lose sword", "the team has no active sword to give up");
  stage_play (&position, "lose spear");
  stage_assert_cells (&position, "e3 2:SSSS");
}

static void
test_attacker_loses_in_the_same_way (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSTH*", "SSSP");
  stage_play (&position, "roll Xxx.");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "lose sword;lose trident;lose shield");
  stage_play (&position, "lose sword", "lose shield");
  stage_assert_cells (&position, "b2 1:ST");
}

static void
test_taken_by_the_rollers_player (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSS", "SSSS");
  stage_play (&position, "roll XX...", "lose sword");
  stage_assert_points (&position, "1 0");
  stage_play (&position, "lose sword");
  stage_assert_points (&position, "2 0");
  stage_play (&position, "roll X..", "lose sword");
  stage_assert_points (&position, "2 1");
  g_assert_cmpint (position.taken[0], ==, 32 - 16);
}

static void
test_second_rolls_with_what_is_left (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSS", "SSSP");
  stage_play (&position, "roll ....", "roll XX...", "lose sword", "lose sword");
  assert_next (&position);

  stage_duel (&position, options, "SSSS", "SSSH");
  stage_play (&position, "roll XX...", "lose sword", "lose sword");
  stage_assert_turn (&position, HARENA_CHANCE);
  stage_assert_legal (&position, "roll XX;roll Xx;roll X.;roll xx;roll x.;roll ..");
}

/* Shields and stars work for the second roll as for the first. */
static void
test_second_roll_is_like_the_first (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSHH*", "SSSS");
  stage_play (&position, "roll ...", "roll xxx..");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "lose sword;lose shield");
  stage_play (&position, "lose shield");
  stage_assert_cells (&position, "b2 1:SSH");
  assert_next (&position);
}

/* Losing its spears does not change who rolls next, and nets are not thrown a second time. */
static void
test_spears_and_nets_play_no_more_part (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSN", "SPPN");
  stage_play (&position, "net sword", "net sword", "roll X", "lose net");
  stage_assert_turn (&position, HARENA_CHANCE);
  g_assert_cmpint (position.battle.acting, ==, CLASH_ATTACKER);
  stage_play (&position, "roll X..", "lose spear");
  assert_next (&position);
}

static void
test_wiped_out_rolls_no_more (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSS", "SH*");
  stage_play (&position, "roll XX...", "lose shield");
  stage_assert_legal (&position, "lose sword");
  stage_play (&position, "lose sword");
  assert_next (&position);
  g_assert_cmpint (clash_count_cells (position.held[2]), ==, 1);
  g_assert_cmpint (position.alive[2], ==, 4);
}

/* Its stars go with it: nothing is left of them for whoever comes there. */
static void
test_gone_with_its_stars (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "SSSS", "S*");
  stage_play (&position, "roll X....", "lose sword");
  stage_assert_cells (&position, position.options & CLASH_WINNER_STAYS ? "b2 1:SSSS" : "b3 1:SSSS",
                      position.options & CLASH_WINNER_STAYS ? "b3" : "b2");
}

static void
test_wiped_out_by_the_second_roll (gconstpointer options)
{
  ClashPosition position;

  stage_duel (&position, options, "S", "SSSS");
  stage_play (&position, "roll ..", "roll xx...", "lose sword");
  assert_next (&position);
  g_assert_cmpint (clash_count_cells (position.held[1]), ==, 1);
  stage_assert_points (&position, "0 1");
}

/* Seat 2's team was netted in the battle before, and fights with all it has now. */
static void
test_active_again_after_the_battle (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "b2 1:NNNN", "b3 2:SSSS", "b4 3:HHHH");
  stage_play (&position, "attack b2 b3", "net sword", "net sword", "net sword", "net sword");
  stage_play (&position, "roll .", "roll .", "attack b3 b4");
  stage_assert_turn (&position, HARENA_CHANCE);
  g_assert_cmpint (clash_dice (&position), ==, 5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/clash/R18/one-die-and-one-for-each-sword", test_one_die_and_one_for_each_sword);
  stage_add ("/clash/R18/all-rolls-of-two-dice", test_all_rolls_of_two_dice);
  stage_add ("/clash/R18/always-one-die", test_always_one_die);
  stage_add ("/clash/R18/netted-sword-brings-no-die", test_netted_sword_brings_no_die);
  stage_add ("/clash/R19/more-tridents-may-throw-again", test_more_tridents_may_throw_again);
  stage_add ("/clash/R19/keeps-the-first-result", test_keeps_the_first_result);
  stage_add ("/clash/R19/second-result-must-be-taken", test_second_result_must_be_taken);
  stage_add ("/clash/R19/second-throw-leaves-no-trace", test_second_throw_leaves_no_trace);
  stage_add ("/clash/R19/level-tridents-ask-nothing", test_level_tridents_ask_nothing);
  stage_add ("/clash/R19/fewer-tridents-ask-nothing", test_fewer_tridents_ask_nothing);
  stage_add ("/clash/R19/netted-tridents-of-the-other-do-not-count",
             test_netted_tridents_of_the_other_do_not_count);
  stage_add ("/clash/R19/netted-tridents-of-the-roller-do-not-count",
             test_netted_tridents_of_the_roller_do_not_count);
  stage_add ("/clash/R19/counted-after-the-first-rolls-losses",
             test_counted_after_the_first_rolls_losses);
  stage_add ("/clash/R20/each-shield-cancels-a-hit", test_each_shield_cancels_a_hit);
  stage_add ("/clash/R20/more-shields-than-hits", test_more_shields_than_hits);
  stage_add ("/clash/R20/lethal-is-never-cancelled", test_lethal_is_never_cancelled);
  stage_add ("/clash/R20/shield-lost-in-this-roll-counts", test_shield_lost_in_this_roll_counts);
  stage_add ("/clash/R20/netted-shield-cancels-nothing", test_netted_shield_cancels_nothing);
  stage_add ("/clash/R20/rollers-shields-do-nothing", test_rollers_shields_do_nothing);
  stage_add ("/clash/R21/stars-and-losses", test_stars_and_losses);
  stage_add ("/clash/R21/old-stars-count", test_old_stars_count);
  stage_add ("/clash/R21/lethal-and-hits-together", test_lethal_and_hits_together);
  stage_add ("/clash/R21/no-more-losses-than-gladiators", test_no_more_losses_than_gladiators);
  stage_add ("/clash/R21/star-stays-for-the-next-battle", test_star_stays_for_the_next_battle);
  stage_add ("/clash/R22/loser-picks-active-or-netted", test_loser_picks_active_or_netted);
  stage_add ("/clash/R22/netted-one-stays-netted", test_netted_one_stays_netted);
  stage_add ("/clash/R22/only-from-the-team-in-the-battle", test_only_from_the_team_in_the_battle);
  stage_add ("/clash/R22/attacker-loses-in-the-same-way", test_attacker_loses_in_the_same_way);
  stage_add ("/clash/R23/taken-by-the-rollers-player", test_taken_by_the_rollers_player);
  stage_add ("/clash/R24/second-rolls-with-what-is-left", test_second_rolls_with_what_is_left);
  stage_add ("/clash/R24/second-roll-is-like-the-first", test_second_roll_is_like_the_first);
  stage_add ("/clash/R24/spears-and-nets-play-no-more-part",
             test_spears_and_nets_play_no_more_part);
  stage_add ("/clash/R25/wiped-out-rolls-no-more", test_wiped_out_rolls_no_more);
  stage_add ("/clash/R25/gone-with-its-stars", test_gone_with_its_stars);
  stage_add ("/clash/R25/wiped-out-by-the-second-roll", test_wiped_out_by_the_second_roll);
  stage_add ("/clash/R27/active-again-after-the-battle", test_active_again_after_the_battle);

  return g_test_run ();
}
