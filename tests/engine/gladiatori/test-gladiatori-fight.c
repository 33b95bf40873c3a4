/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions and attacks: G15 to G44, and the worked examples of the rules page. */

#include "stage.h"

#include "gladiatori/score.h"
#include "gladiatori/value.h"

/* Green (Offence 4, items +1) steps up to Blue, and hits for 3. A 1-Energy weighs as much with Fury
 * as the 0-Energy of the example. */
static void
test_example_1 (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e5 e", "1 hand fury 3 one", "1 offence 4",
               "1 items shield1-2", "2 at e7 w", "2 hand strength 1 one",
               "2 items sword2-1 shield1-3");
  position.seats[2].first[GLAD_GUARD] = position.seats[2].stats[GLAD_GUARD] = 5;
  stage_play (&position, "step e6 e", "play fury", "attack 2", "lay 3 one",
              "defend strength", "lay 1 one", "strike blood 3 offence");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 14);
  stage_play (&position, "parry guard");
  g_assert_cmpint (glad_asked (&position)->step, ==, GLAD_ASK_LOSE);
  g_assert_cmpint (glad_asked (&position)->a, ==, 3);
  stage_play (&position, "lose fury");
  g_assert_cmpint (stage_vp (&position, 1), ==, 10 + 2 + 3 + 3);
  g_assert_cmpint (position.seats[1].stats[GLAD_OFFENCE], ==, 3);
  g_assert_cmpint (position.seats[1].stats[GLAD_BLOOD], ==, 2);
}

static void
test_example_2 (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand strength 2 one", "1 offence 3",
               "1 items sword3-1 shield1-2", "2 at e7 w", "2 hand zero");
  stage_play (&position, "play strength", "attack 2", "lay 2 one", "surprised", "strike offence");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 9);
  g_assert_cmpint (position.seats[1].stats[GLAD_OFFENCE], ==, 2);
}

static void
test_example_3 (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "2 at e7 w",
               "2 hand dexterity strength fury 3 one zero", "2 items armguard1-3 helmet1-1");
  stage_play (&position, "play fury", "attack 2", "defend dexterity", "lay none",
              "special none", "strike blood 3 offence");
  stage_play (&position, "parry guard");
  g_assert_cmpint (position.fight.fighters[1].defence, ==, 11);
}

static void
test_example_4 (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 hand zero", "1 row fury strength", "1 blood 2");
  g_assert_true (stage_can (&position, "reuse fury"));
  stage_play (&position, "reuse strength");
  g_assert_cmpint (position.seats[1].stats[GLAD_BLOOD], ==, 1);
  stage_scene (&position, 2, "basic", "1 hand zero", "1 row fury strength", "1 blood 2");
  stage_play (&position, "reuse fury");
  g_assert_cmpint (position.seats[1].stats[GLAD_BLOOD], ==, 0);
}

/* 3 PF left with the cover, 7 damage. */
static void
test_example_5 (void)
{
  GladPosition position;
  GladSeat    *blue;

  stage_scene (&position, 3, "basic", "1 at e6 e", "1 hand fury 6 one", "2 at e7 w", "2 hand zero");
  blue = &position.seats[2];
  blue->out = blue->deck - 2 * glad_card (GLAD_ZERO);
  blue->deck = 2 * glad_card (GLAD_ZERO);
  blue->items[0] = blue->items[1] = 0;
  position.options[GLAD_EXTRA_DAMAGE] = 1;
  stage_play (&position, "play fury", "attack 2", "lay 6 one", "surprised",
              "strike blood 3 offence", "parry");
  stage_play (&position, "die");
  g_assert_cmpint (stage_vp (&position, 1), ==, 10 + 2 + 3 + 3 + 6);
  g_assert_cmpint (position.seats[2].state, ==, GLAD_DEAD);
}

/* Others at RL, FL and FR. */
static void
test_example_7 (void)
{
  GladPosition position;

  stage_scene (&position, 4, "basic", "1 at e6 e", "1 hand fury sweep", "2 at d6 w", "3 at d5 w",
               "4 at f6 w");
  stage_play (&position, "play fury");
  stage_assert_legal (&position, "sweep 3 2;sweep 2 3;sweep 2 4;sweep 4 2;sweep 4;recover");
}

static void
test_example_10 (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "2 at e7 se",
               "2 hand strength movement");
  stage_play (&position, "play fury", "attack 2");
  stage_assert_legal (&position, "defend movement;surprised");
  stage_play (&position, "surprised", "strike", "parry guard");
  g_assert_cmpint (stage_vp (&position, 1), ==, 7);

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "2 at e7 se",
               "2 hand strength movement");
  stage_play (&position, "play fury", "attack 2", "defend movement", "strike blood 3 offence",
              "parry speed 3 guard");
  g_assert_cmpint (stage_vp (&position, 1), ==, 12);
}

static void
test_g15_fewest_points_first (void)
{
  GladPosition position;

  stage_scene (&position, 3, "basic");
  g_assert_cmpint (gladiatori_game.turn (&position), ==, 1);
  glad_book (&position, 1, 2);
  glad_book (&position, 3, -1);
  glad_book (&position, 3, 1);
  glad_fix_order (&position);
  /* Seat 3 came back: its disc lies below that of seat 2. */
  g_assert_cmpint (position.order[0], ==, 2);
  g_assert_cmpint (position.order[1], ==, 3);
  g_assert_cmpint (position.order[2], ==, 1);
}

static void
test_g17_balance (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 lying", "1 hand zero");
  stage_play (&position, "balance white", "pay zero", "pay speed");
  g_assert_true (position.seats[1].lying);
  stage_play (&position, "balance white", "pay guard", "pay speed", "face w");
  g_assert_false (position.seats[1].lying);
  g_assert_cmpint (position.seats[1].facing, ==, GLAD_W);
  stage_play (&position, "turn e");
  stage_refuse (&position, "balance white", "Balance comes before any Sprint");
}

static void
test_g18_movement (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "2 at e7 w");
  g_assert_true (stage_can (&position, "step d6 ne"));
  g_assert_true (stage_can (&position, "turn w"));
  stage_refuse (&position, "step d6 nw", "after a step one turns by one hexside at most");
  stage_refuse (&position, "step e7 e", "e7 is not empty");
  stage_refuse (&position, "step e8 e", "e8 is not next to it");
  stage_scene (&position, 2, "basic", "1 lying");
  g_assert_false (stage_can (&position, "turn w"));
  g_assert_true (stage_can (&position, "turn e"));
}

static void
test_g19_surrender (void)
{
  GladPosition position;

  stage_scene (&position, 3, "basic");
  stage_play (&position, "turn e");
  stage_refuse (&position, "surrender", "surrender comes before anything else in an Action");
  stage_scene (&position, 3, "basic");
  stage_play (&position, "surrender");
  g_assert_cmpint (stage_vp (&position, 1), ==, -5);
  g_assert_cmpint (stage_vp (&position, 2), ==, 10);
}

static void
test_g21_recover_stays_face_down (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 hand fury", "1 discard one", "1 speed 2");
  stage_play (&position, "play fury", "recover", "gain one", "gain speed", "enough");
  g_assert_cmpint (position.seats[1].row[0], ==,
                   GLAD_FURY | GLAD_ROW_ROTATED | GLAD_ROW_DOWN);
  g_assert_cmphex (position.seats[1].known, ==, glad_card (GLAD_ONE));
}

static void
test_g22_cooperation (void)
{
  GladPosition position;

  stage_scene (&position, 3, "basic", "1 at e6 e", "1 hand fury", "3 at e7 w", "2 at e8 w",
               "2 hand fury");
  stage_play (&position, "play fury", "cooperate 2 3", "refuse");
  stage_refuse (&position, "cooperate 2 3", "seat 2 has refused");
  stage_scene (&position, 3, "basic", "1 at e6 e", "1 hand fury", "3 at e7 e", "2 at e8 w",
               "2 hand fury");
  stage_play (&position, "play fury");
  g_assert_false (stage_can (&position, "cooperate 2 3")); /* not in its Front */

  stage_scene (&position, 3, "basic", "1 at e6 e", "1 hand fury", "3 at e7 w", "2 at d7 sw",
               "2 hand fury", "3 hand zero");
  stage_play (&position, "play fury", "cooperate 2 3", "agree", "strike blood 3 offence");
  g_assert_cmpint (position.promises[0].amount, ==, (9 + 5 + 3) / 4);
  g_assert_cmpint (stage_vp (&position, 1), ==, 10);
}

static void
test_g24_covers (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "2 at e7 w", "2 lying",
               "2 hand strength dexterity fury movement");
  stage_play (&position, "play fury", "attack 2");
  stage_assert_legal (&position, "defend strength;surprised");
  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "2 at e7 w", "2 entangled",
               "2 hand strength dexterity fury movement");
  stage_play (&position, "play fury", "attack 2");
  stage_assert_legal (&position, "defend fury;surprised");
  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "2 at e7 e",
               "2 hand strength dexterity fury movement");
  stage_play (&position, "play fury", "attack 2");
  stage_assert_legal (&position, "surprised");
}

/* G29: nothing happens, and the defender’s cards are gone all the same. */
static void
test_g29_attack_of_nothing (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand strength", "1 lying", "2 at e7 w",
               "2 hand strength 2 one");
  position.seats[1].items[0] = position.seats[1].items[1] = 0;
  stage_play (&position, "play strength", "attack 2", "defend strength", "lay 2 one", "strike");
  g_assert_cmpint (stage_vp (&position, 1), ==, 10);
  g_assert_cmphex (position.seats[2].discard, ==, 2 * glad_card (GLAD_ONE));
}

/* G30: 5 more for the same card; a Dodge halves. */
static void
test_g30_defence (void)
{
  GladPosition position;
  GladSum      sum;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "2 at e7 w", "2 hand fury");
  stage_play (&position, "play fury", "attack 2", "defend fury", "strike blood 3 offence");
  sum = glad_defence_sum (&position, 1);
  g_assert_cmpint (sum.total, ==, 5 + 5 + 2);
  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "2 at e7 w", "2 hand movement");
  stage_play (&position, "play fury", "attack 2", "defend movement", "strike blood 3 offence");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 17);
  g_assert_cmpint (glad_attack_now (&position, 1), ==, 8);
}

/* Cards, points and the Action card come back; the Feint goes. */
static void
test_g31_feint (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury 2 one", "2 at e7 w", "2 hand fury");
  position.seats[1].gladiator = 0;
  position.seats[1].hand += glad_card (GLAD_FEINT); /* as the Retiarius has it */
  stage_play (&position, "play fury", "attack 2", "lay 2 one", "special none", "defend fury",
              "strike blood 3 offence", "parry guard");
  stage_assert_legal (&position, "feint;no feint");
  stage_play (&position, "feint");
  g_assert_cmpint (stage_vp (&position, 1), ==, 10);
  g_assert_cmpint (position.seats[1].stats[GLAD_BLOOD], ==, 5);
  g_assert_cmpint (position.seats[1].stats[GLAD_OFFENCE], ==, 5);
  g_assert_cmpint (position.seats[1].n_row, ==, 0);
  g_assert_true (glad_has (position.seats[1].discard, GLAD_FEINT));
  g_assert_cmpint (position.seats[2].stats[GLAD_GUARD], ==, 3); /* who does not feint has spent */
}

static void
test_g37_cleanup (void)
{
  GladPosition position;
  GladSeat    *seat = &position.seats[1];

  stage_scene (&position, 2, "basic turns=2", "1 hand strength",
               "1 discard dexterity fury movement", "1 offence 4", "1 endurance 4");
  stage_play (&position, "end", "end", "end", "end");
  g_assert_cmpint (position.stage, ==, GLAD_STAGE_CLEANUP);
  stage_play (&position, "recover dexterity fury movement", "energy none", "special none",
              "points offence 1 guard 0");
  g_assert_cmpint (seat->stats[GLAD_OFFENCE], ==, 5);
  g_assert_cmpint (seat->stats[GLAD_ENDURANCE], ==, 3);
  g_assert_cmpint (glad_n_green (seat->hand), ==, 4);
}

static void
test_g41_flight (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "2 at e7 w");
  stage_play (&position, "step e5 e", "end");
  g_assert_cmpint (stage_vp (&position, 1), ==, 10);
  stage_scene (&position, 2, "basic", "1 at e6 e", "2 at e7 w");
  stage_play (&position, "step e5 e", "step e4 e", "end");
  g_assert_cmpint (stage_vp (&position, 1), ==, 8);
}

static void
test_g42_cowardice (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "2 at e7 w");
  stage_play (&position, "turn w", "end");
  g_assert_cmpint (stage_vp (&position, 1), ==, 7);
}

static void
test_g44_end (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic turns=1");
  stage_play (&position, "end", "end", "end", "end");
  g_assert_cmpint (gladiatori_game.turn (&position), ==, HARENA_NOBODY);
  g_assert_cmpint (stage_vp (&position, 1), ==, 15);
  g_assert_cmpstr (gladiatori_game.ending (&position), ==, "last-turn");
  /* Equal points: most PF. */
  g_assert_cmpint (glad_pf_left (&position.seats[1]), ==, 12 + 12 + 1 + 9 + 3 + 3 + 1);
  g_assert_cmpint (glad_pf_left (&position.seats[2]), ==, 12 + 10 + 7 + 9 + 3 + 4 + 1);
  g_assert_cmphex (gladiatori_game.winners (&position), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/gladiatori/examples/1", test_example_1);
  g_test_add_func ("/gladiatori/examples/2", test_example_2);
  g_test_add_func ("/gladiatori/examples/3", test_example_3);
  g_test_add_func ("/gladiatori/examples/4", test_example_4);
  g_test_add_func ("/gladiatori/examples/5", test_example_5);
  g_test_add_func ("/gladiatori/examples/7", test_example_7);
  g_test_add_func ("/gladiatori/examples/10", test_example_10);
  g_test_add_func ("/gladiatori/G15/fewest-points-first", test_g15_fewest_points_first);
  g_test_add_func ("/gladiatori/G17/balance", test_g17_balance);
  g_test_add_func ("/gladiatori/G18/movement", test_g18_movement);
  g_test_add_func ("/gladiatori/G19/surrender", test_g19_surrender);
  g_test_add_func ("/gladiatori/G21/recover-stays-face-down", test_g21_recover_stays_face_down);
  g_test_add_func ("/gladiatori/G22/cooperation", test_g22_cooperation);
  g_test_add_func ("/gladiatori/G24/covers", test_g24_covers);
  g_test_add_func ("/gladiatori/G29/attack-of-nothing", test_g29_attack_of_nothing);
  g_test_add_func ("/gladiatori/G30/defence", test_g30_defence);
  g_test_add_func ("/gladiatori/G31/feint", test_g31_feint);
  g_test_add_func ("/gladiatori/G37/cleanup", test_g37_cleanup);
  g_test_add_func ("/gladiatori/G41/flight", test_g41_flight);
  g_test_add_func ("/gladiatori/G42/cowardice", test_g42_cowardice);
  g_test_add_func ("/gladiatori/G44/end", test_g44_end);

  return g_test_run ();
}
