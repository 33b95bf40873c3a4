/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Special Moves, powers, throwing and the net: G45 to G68. */

#include "stage.h"

#include "gladiatori/value.h"

/* A Sacrifice is made, wished for or not; with an empty hand it does nothing. */
static void
test_g45_no_choice (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "2 at e6 e", "1 at e7 w", "1 hand zero", "1 vp 11",
               "2 hand fury sacrifice zero");
  stage_play (&position, "end", "play fury", "attack 1", "lay none", "special sacrifice",
              "surprised");
  stage_assert_legal (&position, "sacrifice zero");

  stage_scene (&position, 2, "basic", "2 at e6 e", "1 at e7 w", "1 hand zero", "1 vp 11",
               "2 hand fury sacrifice");
  stage_play (&position, "end", "play fury", "attack 1", "lay none", "special sacrifice",
              "surprised", "strike");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 3 + 0);
}

/* Against one animal every card can be laid, tags apart; what could not work gives 2, unasked. */
static void
test_g46_plus_two (void)
{
  GladPosition position;

  stage_scene (&position, 2, "duel", "1 at e6 e", "1 hand fury sweep acrobatics", "1 lying",
               "wolf e7 w", "2 at a1 e");
  stage_play (&position, "play fury", "attack wolf1", "lay none");
  stage_assert_legal (&position, "special none;special sweep;special acrobatics;"
                                 "special sweep acrobatics");
  stage_play (&position, "special sweep acrobatics", "strike blood 3");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 9 + 3 + 2 + 2 - 5);

  /* Against two it works, and has to be one that may be laid. */
  stage_scene (&position, 2, "duel", "1 at e6 e", "1 hand fury sweep acrobatics", "wolf e7 w",
               "wolf d6 w", "2 at a1 e");
  stage_play (&position, "play fury", "sweep wolf1 wolf2", "lay none", "special acrobatics");
  g_assert_false (stage_can (&position, "plus acrobatics"));
  stage_play (&position, "strike");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 3 + 3 + 1);
}

static void
test_g47_sweep (void)
{
  GladPosition position;

  stage_scene (&position, 3, "basic", "1 at e6 e", "1 hand fury sweep", "2 at e7 w", "3 at d6 sw",
               "2 hand zero", "3 hand zero");
  stage_play (&position, "play fury", "sweep 2 3", "surprised", "surprised",
              "strike blood 3 offence");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 9 + 5 + 3 + 1);
  g_assert_cmpint (position.fight.fighters[2].attack, ==, 9 + 5 + 3 - 3);
  stage_play (&position, "parry", "parry", "lose fury", "lose fury");
  g_assert_cmpint (position.seats[1].white, ==, 1);
  /* 2 for the attack, once; 2 damage to each; First Blood. */
  g_assert_cmpint (stage_vp (&position, 1), ==, 10 + 2 + 2 + 2 + 3);
}

static void
test_g48_sacrifice (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "2 at e6 e", "1 at e7 w", "1 hand fury", "1 vp 11",
               "2 hand dexterity sacrifice 2 zero");
  stage_play (&position, "end", "play dexterity", "attack 1", "lay none", "special sacrifice",
              "defend fury", "sacrifice zero", "strike");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 3 + 3 + 0);
  g_assert_cmphex (position.seats[2].out, ==, glad_card (GLAD_ZERO));
}

static void
test_g49_acrobatics (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury acrobatics", "2 at e7 w",
               "2 hand zero");
  stage_play (&position, "play fury", "attack 2", "lay none", "special acrobatics", "surprised",
              "strike");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 3 + 3);
  stage_play (&position, "parry guard");
  g_assert_cmpint (position.seats[1].white, ==, 1);
}

static void
test_g50_adrenaline (void)
{
  GladPosition position;

  stage_scene (&position, 4, "basic", "4 at e6 e", "1 at e7 w", "1 hand zero", "4 vp 1",
               "4 hand fury adrenaline", "4 offence 1");
  stage_play (&position, "end", "end", "end", "play fury", "attack 1", "lay none",
              "special adrenaline", "surprised", "adrenaline offence");
  g_assert_cmpint (position.seats[4].stats[GLAD_OFFENCE], ==, 3); /* three times at most */
  stage_play (&position, "strike offence");
  g_assert_cmpint (position.seats[4].stats[GLAD_OFFENCE], ==, 0);
  g_assert_cmpint (position.seats[4].adrenaline, ==, 0);
}

/* It rises again if the card is played again, and still falls to 0 when it is used. */
static void
test_g50_adrenaline_twice (void)
{
  GladPosition position;

  stage_scene (&position, 4, "basic", "4 at e6 e", "1 at e7 w", "1 hand zero", "4 vp 1",
               "4 hand fury adrenaline", "4 offence 4");
  position.seats[4].adrenaline = 1u << GLAD_OFFENCE;
  stage_play (&position, "end", "end", "end", "play fury", "attack 1", "lay none",
              "special adrenaline", "surprised");
  stage_assert_legal (&position, "adrenaline endurance;adrenaline offence;adrenaline guard");
  stage_play (&position, "adrenaline offence", "strike offence");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 3 + 4 + 5);
  g_assert_cmpint (position.seats[4].stats[GLAD_OFFENCE], ==, 0);
}

static void
test_g51_rage (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand strength rage", "1 discard sweep",
               "2 at e7 w", "2 hand zero");
  stage_play (&position, "play strength", "attack 2", "lay none", "special rage", "surprised");
  stage_assert_legal (&position, "rage deck one;rage deck zero;rage deck acrobatics");
  stage_play (&position, "rage deck one", "strike");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 1 + 3);
  stage_play (&position, "parry");
  /* Action card, Rage, what it brought: 1 + 3 / 2. */
  g_assert_cmpint (glad_asked (&position)->a, ==, 2);
}

static void
test_g52_destroy_item (void)
{
  GladPosition position;

  stage_scene (&position, 3, "basic", "3 at e6 e", "1 at e7 w", "1 hand zero",
               "3 hand fury destroy");
  stage_play (&position, "end", "end", "play fury", "attack 1", "lay none", "special destroy",
              "surprised", "break 1 shield1-2", "strike blood 3 offence", "parry");
  g_assert_cmpint (stage_vp (&position, 3), ==, 12);
  g_assert_cmphex (position.seats[1].items[1] & GLAD_ITEM_DAMAGED, ==, GLAD_ITEM_DAMAGED);
  g_assert_cmpint (glad_item_defence (&position.seats[1], 1), ==, 1);
  g_assert_cmpint (position.first_blood, ==, 0);
}

static void
test_g53_unbalancing_blow (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "2 at e6 e", "1 at e7 w", "1 hand zero", "1 white 1",
               "2 hand fury unbalance");
  stage_play (&position, "end", "play fury", "attack 1", "lay none", "special unbalance",
              "surprised", "cube", "strike", "parry guard");
  g_assert_true (position.seats[1].lying);
}

static void
test_g54_reflexes (void)
{
  GladPosition position;

  stage_scene (&position, 4, "basic", "4 at e6 e", "1 at e7 w", "1 hand zero",
               "4 hand fury reflexes", "4 speed 1", "2 at e8 w", "3 at f8 w");
  stage_play (&position, "end", "end", "end", "play fury", "attack 1", "lay none",
              "special reflexes", "surprised", "strike", "parry guard", "step e5 e", "step e4 e");
  g_assert_cmpint (position.seats[4].stats[GLAD_SPEED], ==, 0);
  g_assert_cmpint (stage_vp (&position, 4), ==, 10 + 2 - 2); /* and flight */
}

/* Adaptation and Endurance: until the own Action card, and as defender at F; Endurance at I too. */
static void
test_g55_windows (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "1 at e6 e", "1 hand fury zero", "1 power endure",
               "2 at e7 w", "2 hand strength zero", "2 power adapt", "2 power endure");
  g_assert_true (stage_can (&position, "power adapt"));
  g_assert_true (stage_can (&position, "power endure"));
  stage_play (&position, "play fury", "attack 2");
  g_assert_false (stage_can (&position, "power endure"));
  stage_play (&position, "lay none", "special none");
  g_assert_true (stage_can (&position, "power adapt"));
  g_assert_true (stage_can (&position, "power endure"));
  stage_play (&position, "defend strength", "lay none", "special none");
  stage_assert_legal (&position, "power wounds 1;power wounds 2;power wounds 3;power wrestle 2;"
                                 "strike;strike offence;strike blood 1;strike blood 1 offence;"
                                 "strike blood 2;strike blood 2 offence;strike blood 3;"
                                 "strike blood 3 offence");
  stage_play (&position, "strike blood 3 offence");
  stage_assert_legal (&position, "parry;parry guard;power endure");
  stage_play (&position, "parry");
  /* Adaptation again before anything is paid, and no more when something is. */
  g_assert_true (stage_can (&position, "power adapt"));
  position.frames[position.depth - 1].a = 9;
  stage_play (&position, "lose one");
  g_assert_false (stage_can (&position, "power adapt"));
}

static void
test_g56_lunge_and_up (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "1 at e6 e", "1 hand fury 2 one", "1 power lunge",
               "1 power up", "1 lying", "2 at e7 w", "2 hand zero");
  stage_play (&position, "power up", "face e", "play fury", "attack 2", "lay none", "special none",
              "surprised",
              "power lunge", "discard one", "enough", "strike");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 3 + 2);
}

static void
test_g57_indestructible (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "1 at e6 e", "1 hand fury 6 one", "2 at e7 w",
               "2 hand zero dexterity", "2 power indestructible");
  position.seats[2].out = position.seats[2].deck;
  position.seats[2].deck = 0;
  position.seats[2].items[0] = position.seats[2].items[1] = 0;
  stage_play (&position, "play fury", "attack 2", "lay 6 one", "surprised",
              "strike blood 3 offence", "parry", "power indestructible");
  g_assert_cmpint (stage_vp (&position, 1), ==, 10 + 2 + 1 + 3 + 6);
  g_assert_cmpint (position.seats[2].state, ==, GLAD_UNDYING);
  stage_play (&position, "play dexterity", "attack 1", "lay none", "surprised", "strike");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 4);
  stage_play (&position, "parry guard");
  g_assert_cmpint (position.seats[2].state, ==, GLAD_DEAD);
  g_assert_cmpint (position.stage, ==, GLAD_STAGE_OVER);
}

static void
test_g58_leap (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "1 at e4 e", "1 hand fury", "1 power leap", "2 at e7 w",
               "2 hand zero");
  stage_play (&position, "power leap", "step e5 e", "step e6 e", "play fury", "attack 2",
              "surprised");
  stage_assert_legal (&position, "leap 2 0;leap 1 1;leap 0 2");
  stage_play (&position, "leap 1 1", "strike");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 3 + 2);
}

static void
test_g59_wounds_and_wrestling (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "1 at e6 e", "1 hand fury", "2 at e7 w", "2 hand zero");
  stage_play (&position, "play fury", "attack 2", "surprised", "power wounds 3",
              "power wrestle 2", "strike blood 3 offence", "parry");
  g_assert_cmpint (glad_asked (&position)->a, ==, 1 + 3);
  stage_play (&position, "lose strength", "lose fury", "push e8");
  g_assert_cmpint (position.seats[2].white, ==, 1);
  g_assert_cmpint (position.seats[2].cell, ==, glad_read_cell ("e8"));
}

static void
test_g60_adaptation (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "1 hand fury one", "2 at e7 w");
  stage_play (&position, "power adapt", "swap one strength", "enough");
  g_assert_true (glad_has (position.seats[1].hand, GLAD_STRENGTH));
  g_assert_false (stage_can (&position, "power adapt"));
}

static void
test_g62_endurance (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "1 power endure", "1 blood 1", "1 offence 1");
  stage_play (&position, "power endure", "gain blood", "gain offence", "gain blood");
  g_assert_cmpint (position.seats[1].stats[GLAD_BLOOD], ==, 3);
}

/* A spear 3-0 thrown at distance 3: +6, -1; somebody straight behind the target is covered. */
static void
test_g63_example_8 (void)
{
  GladPosition position;

  stage_scene (&position, 3, "advanced", "3 at e4 e", "3 hand fury", "1 at e7 w", "2 at e8 w",
               "1 hand zero", "3 vp 5");
  stage_play (&position, "end", "end", "play fury");
  g_assert_false (stage_can (&position, "throw spear3-0 2"));
  stage_play (&position, "throw spear3-0 1", "surprised", "strike");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 6 + 1 - 1);
  stage_play (&position, "parry guard");
  g_assert_cmpint (position.seats[3].items[1], ==, 0);
}

static void
test_g63_not_with_an_enemy_in_front (void)
{
  GladPosition position;

  stage_scene (&position, 3, "advanced", "3 at e4 e", "3 hand fury", "1 at e7 w", "2 at d4 w");
  stage_play (&position, "end", "end", "play fury");
  stage_refuse (&position, "throw spear3-0 1",
                "nothing is thrown while an enemy stands in a Front hex");
}

/* One less for each hex between but the first, two less with the net. */
static void
test_g65_range (void)
{
  static const struct
  {
    const char *at;
    int         spear;
    int         net;
  } places[] = { { "3 at e5 e", 0, 0 }, { "3 at e4 e", -1, -2 }, { "3 at e2 e", -3, -6 } };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GladPosition position;

      stage_scene (&position, 3, "advanced", places[i].at, "3 hand fury", "1 at e7 w", "2 at a1 w",
                   "1 hand zero");
      stage_play (&position, "end", "end", "play fury", "throw spear3-0 1", "surprised", "strike");
      g_assert_cmpint (position.fight.fighters[1].attack, ==, 3 + 1 + 3 + places[i].spear);

      stage_scene (&position, 3, "advanced", places[i].at, "3 hand fury", "3 items net2-1",
                   "1 at e7 w", "2 at a1 w", "1 hand zero");
      stage_play (&position, "end", "end", "play fury", "net 1", "surprised", "strike blood 3");
      g_assert_cmpint (position.fight.fighters[1].attack, ==, 9 + 2 + 2 + places[i].net);
    }
}

static void
test_g66_net (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "1 at e6 e", "1 hand fury movement", "1 items net2-1",
               "2 at e7 w", "2 hand zero movement");
  stage_play (&position, "play fury", "net 2", "surprised", "strike blood 3 offence", "parry");
  g_assert_true (position.seats[2].entangled);
  g_assert_cmpint (position.seats[2].grey, ==, 3);
  g_assert_cmpint (position.seats[1].holds, ==, 2);
  g_assert_cmpint (stage_vp (&position, 1), ==, 12);
  stage_play (&position, "end", "end", "step e5 e", "end");
  /* G67: stretched too far. */
  g_assert_cmpint (position.seats[1].items[0], ==, 0);
  g_assert_true (position.seats[2].entangled);
}

/* A net that pays for damage is gone; who is under it stays entangled. */
static void
test_g67_net_that_pays (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "1 at e6 e", "1 hand fury", "1 items net2-1",
               "2 at e7 w", "2 hand fury");
  stage_play (&position, "play fury", "net 2", "surprised", "strike blood 3 offence", "parry",
              "play fury", "attack 1", "surprised", "strike blood 3 offence", "parry",
              "lose net2-1");
  g_assert_cmpint (position.seats[1].holds, ==, 0);
  g_assert_cmpint (position.seats[1].items[0], ==, 0);
  g_assert_cmpint (position.seats[2].grey, ==, 3);
}

static void
test_g68_thrown_net_goes_out (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "1 at e4 e", "1 hand fury", "1 items net2-1",
               "2 at e7 w", "2 hand zero");
  stage_play (&position, "play fury", "net 2", "surprised", "strike blood 3 offence");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 9 + 5 + 2 + 2 - 2);
  stage_play (&position, "parry");
  g_assert_true (position.seats[2].entangled);
  g_assert_cmpint (position.seats[1].items[0], ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/gladiatori/G45/no-choice", test_g45_no_choice);
  g_test_add_func ("/gladiatori/G46/plus-two", test_g46_plus_two);
  g_test_add_func ("/gladiatori/G47/sweep", test_g47_sweep);
  g_test_add_func ("/gladiatori/G48/sacrifice", test_g48_sacrifice);
  g_test_add_func ("/gladiatori/G49/acrobatics", test_g49_acrobatics);
  g_test_add_func ("/gladiatori/G50/adrenaline", test_g50_adrenaline);
  g_test_add_func ("/gladiatori/G50/adrenaline-twice", test_g50_adrenaline_twice);
  g_test_add_func ("/gladiatori/G51/rage", test_g51_rage);
  g_test_add_func ("/gladiatori/G52/destroy-item", test_g52_destroy_item);
  g_test_add_func ("/gladiatori/G53/unbalancing-blow", test_g53_unbalancing_blow);
  g_test_add_func ("/gladiatori/G54/reflexes", test_g54_reflexes);
  g_test_add_func ("/gladiatori/G55/windows", test_g55_windows);
  g_test_add_func ("/gladiatori/G56/lunge-and-up", test_g56_lunge_and_up);
  g_test_add_func ("/gladiatori/G57/indestructible", test_g57_indestructible);
  g_test_add_func ("/gladiatori/G58/leap", test_g58_leap);
  g_test_add_func ("/gladiatori/G59/wounds-and-wrestling", test_g59_wounds_and_wrestling);
  g_test_add_func ("/gladiatori/G60/adaptation", test_g60_adaptation);
  g_test_add_func ("/gladiatori/G62/endurance", test_g62_endurance);
  g_test_add_func ("/gladiatori/G63/example-8", test_g63_example_8);
  g_test_add_func ("/gladiatori/G63/not-with-an-enemy-in-front",
                   test_g63_not_with_an_enemy_in_front);
  g_test_add_func ("/gladiatori/G65/range", test_g65_range);
  g_test_add_func ("/gladiatori/G66/net", test_g66_net);
  g_test_add_func ("/gladiatori/G67/net-that-pays", test_g67_net_that_pays);
  g_test_add_func ("/gladiatori/G68/thrown-net-goes-out", test_g68_thrown_net_goes_out);

  return g_test_run ();
}
