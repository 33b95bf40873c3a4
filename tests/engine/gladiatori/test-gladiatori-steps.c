/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of an attack, one rule each: G16, G23 to G28, G34 to G40. */

#include "stage.h"

#include "gladiatori/value.h"

/* The purpose comes before the combat cards: who recovers lays none. */
static void
test_g16_purpose_first (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury 2 one", "2 at e7 w",
               "2 hand strength zero");
  stage_play (&position, "play fury");
  stage_assert_legal (&position, "attack 2;recover");
  stage_play (&position, "recover");
  stage_assert_legal (&position, "enough");

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury 2 one", "2 at e7 w",
               "2 hand strength zero");
  stage_play (&position, "play fury", "attack 2");
  g_assert_cmpint (glad_asked (&position)->step, ==, GLAD_ASK_LAY);
  stage_play (&position, "lay 2 one");
  g_assert_cmpint (glad_asked (&position)->step, ==, GLAD_ASK_DEFEND);
  stage_play (&position, "defend strength");
  g_assert_cmpint (glad_asked (&position)->step, ==, GLAD_ASK_LAY);
  stage_play (&position, "lay 1 zero");
  g_assert_cmpint (glad_asked (&position)->step, ==, GLAD_ASK_STRIKE);
  stage_play (&position, "strike");
  g_assert_cmpint (glad_asked (&position)->step, ==, GLAD_ASK_PARRY);
}

/* What needs free movement is not laid by somebody who lies, nor by a defender what only attacks. */
static void
test_g23_tags (void)
{
  GladPosition position;

  stage_scene (&position, 4, "basic", "4 at e6 e", "1 at e7 w", "1 hand zero", "4 lying",
               "4 hand fury sacrifice acrobatics reflexes");
  stage_play (&position, "end", "end", "end", "play fury", "attack 1", "lay none");
  stage_assert_legal (&position, "special none;special sacrifice");

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "2 at e7 w",
               "2 hand fury unbalance");
  position.seats[2].gladiator = 0;
  position.seats[2].hand += glad_card (GLAD_DESTROY);
  stage_play (&position, "play fury", "attack 2", "defend fury", "lay none");
  stage_assert_legal (&position, "special none;special unbalance");
}

/* A Feint that is laid is a blank card: it adds nothing, and counts for damage. */
static void
test_g23_feint_is_blank (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "2 at e7 w", "2 hand zero");
  position.seats[1].gladiator = 0;
  position.seats[1].hand += glad_card (GLAD_FEINT);
  stage_play (&position, "play fury", "attack 2", "lay feint", "surprised", "strike blood 3");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 9 + 3);
  stage_play (&position, "parry");
  g_assert_cmpint (glad_asked (&position)->a, ==, 1 + 2 / 2);
}

/* Attacked from the west, surprised: what a facing makes of it. */
static void
test_g25_from_behind (void)
{
  static const struct
  {
    const char *at;
    int         vp;
  } facings[] = {
    { "2 at e7 w", 12 }, { "2 at e7 nw", 12 }, { "2 at e7 sw", 12 },
    { "2 at e7 ne", 7 }, { "2 at e7 se", 7 }, { "2 at e7 e", 7 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (facings); i++)
    {
      GladPosition position;

      stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", facings[i].at,
                   "2 hand movement");
      stage_play (&position, "play fury", "attack 2", "surprised", "strike", "parry guard");
      g_assert_cmpint (stage_vp (&position, 1), ==, facings[i].vp);
    }
}

/* Who is surprised lays nothing; in a Sweep each defender does both steps before the next. */
static void
test_g26_defenders_lay (void)
{
  GladPosition position;

  stage_scene (&position, 3, "basic", "1 at e6 e", "1 hand fury sweep", "2 at e7 w",
               "3 at d6 sw", "2 hand fury zero", "3 hand strength zero");
  stage_play (&position, "play fury", "sweep 2 3", "defend fury");
  stage_assert_legal (&position, "lay none;lay 1 zero");
  stage_play (&position, "lay 1 zero");
  g_assert_cmpint (gladiatori_game.turn (&position), ==, 3);
  stage_assert_legal (&position, "defend strength;surprised");
  stage_play (&position, "surprised");
  g_assert_cmpint (glad_asked (&position)->step, ==, GLAD_ASK_STRIKE);
}

/* Rage first, then the others by number; all of it before the defence is seen. */
static void
test_g27_order_of_special_moves (void)
{
  GladPosition position;

  stage_scene (&position, 4, "basic", "4 at e6 e", "1 at e7 w", "1 hand strength zero", "4 vp 1",
               "4 hand fury sacrifice adrenaline rage zero");
  stage_play (&position, "end", "end", "end", "play fury", "attack 1", "lay none",
              "special sacrifice adrenaline rage", "defend strength", "lay none", "special none");
  stage_assert_legal (&position, "rage deck one;rage deck zero;rage deck acrobatics;"
                                 "rage deck reflexes");
  stage_play (&position, "rage deck zero");
  stage_assert_legal (&position, "sacrifice zero");
  stage_play (&position, "sacrifice zero");
  stage_assert_legal (&position, "adrenaline endurance;adrenaline offence;adrenaline guard");
  stage_play (&position, "adrenaline guard");
  g_assert_cmphex (position.seats[1].row[0] & GLAD_ROW_DOWN, ==, GLAD_ROW_DOWN);
  stage_play (&position, "strike");
  g_assert_cmphex (position.seats[1].row[0] & GLAD_ROW_DOWN, ==, 0);
}

/* Strength, Dexterity, and Fury with 3 Blood at most. */
static void
test_g28_attack (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand strength 2 one zero", "2 at e7 w",
               "2 hand zero");
  stage_play (&position, "play strength", "attack 2", "lay 2 one 1 zero", "surprised", "strike");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 3 + 2);

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand dexterity fury 4 one", "2 at e7 w",
               "2 hand zero");
  stage_play (&position, "play dexterity", "attack 2", "lay none", "special none", "surprised",
              "strike");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 3 + 5 / 2);

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "1 offence 0", "1 blood 5",
               "2 at e7 w", "2 hand zero");
  stage_play (&position, "play fury", "attack 2", "surprised");
  stage_assert_legal (&position, "strike;strike blood 1;strike blood 2;strike blood 3");
}

/* Takes everything that a seat could pay with. */
static void
make_poor (GladSeat *seat,
           int       zeros)
{
  seat->out = seat->deck - zeros * glad_card (GLAD_ZERO);
  seat->deck = zeros * glad_card (GLAD_ZERO);
  seat->items[0] = seat->items[1] = 0;
}

/* Who is dead leaves with all cards and keeps the points; the others go on. */
static void
test_g34_dead (void)
{
  GladPosition position;

  stage_scene (&position, 3, "basic", "1 at e6 e", "1 hand fury", "2 at e7 w", "2 hand zero",
               "2 vp 12");
  make_poor (&position.seats[2], 0);
  stage_play (&position, "play fury", "attack 2", "surprised", "strike", "parry", "die");
  g_assert_cmpint (position.seats[2].cell, ==, 0);
  g_assert_cmpint (position.board[glad_read_cell ("e7")], ==, 0);
  g_assert_cmpint (stage_vp (&position, 2), ==, 12);
  g_assert_cmpint (gladiatori_game.turn (&position), ==, 3);
}

/* After the damage the attacker moves, then the defender; then comes the push. */
static void
test_g35_reflexes_and_push (void)
{
  GladPosition position;

  stage_scene (&position, 4, "advanced", "4 at e6 e", "1 at e7 w", "1 hand fury zero",
               "4 hand strength reflexes", "4 power wrestle", "4 speed 0", "1 speed 0", "4 vp 1");
  position.seats[1].gladiator = 0;
  position.seats[1].hand += glad_card (GLAD_REFLEXES);
  stage_play (&position, "end", "end", "end");
  while (glad_asked (&position)->seat != 4 || glad_asked (&position)->step != GLAD_ASK_MENU)
    stage_play (&position, "end");
  stage_play (&position, "play strength", "attack 1", "lay none", "special reflexes",
              "defend fury", "lay none", "special reflexes", "power wrestle 1", "strike",
              "parry guard", "step e5 e");
  g_assert_cmpint (gladiatori_game.turn (&position), ==, 1);
  stage_play (&position, "turn nw");
  stage_assert_legal (&position, "no push;push d6;push d7;push e6;push e8;push f6;push f7");

  /* An Attack of nothing does not come so far. */
  stage_scene (&position, 4, "basic", "4 at e6 e", "1 at e7 w", "1 hand zero", "4 vp 1",
               "4 hand strength reflexes");
  position.seats[4].items[0] = position.seats[4].items[1] = 0;
  stage_play (&position, "end", "end", "end", "play strength", "attack 1", "lay none",
              "special reflexes", "surprised", "strike");
  g_assert_cmpint (position.fight.kind, ==, GLAD_NO_FIGHT);
  g_assert_true (glad_has (position.seats[4].discard, GLAD_REFLEXES));
}

/* All cubes that are due are placed before anybody lies down. */
static void
test_g36_three_cubes (void)
{
  GladPosition position;

  stage_scene (&position, 4, "advanced", "1 at e6 e", "1 hand fury", "4 at e7 w", "4 white 1",
               "4 hand fury acrobatics");
  stage_play (&position, "play fury", "attack 4", "defend fury", "lay none",
              "special acrobatics", "power wrestle 4", "strike", "parry guard", "no push");
  g_assert_cmpint (position.seats[4].white, ==, 3);
  g_assert_true (position.seats[4].lying);
}

/* -3 for the attack, -2 for each of the 3 that were there to be paid, -12 for the death. */
static void
test_g40_killed_from_behind (void)
{
  GladPosition position;

  stage_scene (&position, 3, "basic", "1 at e6 e", "1 hand fury 6 one", "2 at e7 e", "2 hand zero");
  make_poor (&position.seats[2], 2);
  stage_play (&position, "play fury", "attack 2", "lay 6 one", "surprised",
              "strike blood 3 offence", "parry", "die");
  g_assert_cmpint (stage_vp (&position, 1), ==, 10 - 3 - 2 * 3 - 12);
  g_assert_cmpint (position.first_blood, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/gladiatori/G16/purpose-first", test_g16_purpose_first);
  g_test_add_func ("/gladiatori/G23/tags", test_g23_tags);
  g_test_add_func ("/gladiatori/G23/feint-is-blank", test_g23_feint_is_blank);
  g_test_add_func ("/gladiatori/G25/from-behind", test_g25_from_behind);
  g_test_add_func ("/gladiatori/G26/defenders-lay", test_g26_defenders_lay);
  g_test_add_func ("/gladiatori/G27/order-of-special-moves", test_g27_order_of_special_moves);
  g_test_add_func ("/gladiatori/G28/attack", test_g28_attack);
  g_test_add_func ("/gladiatori/G34/dead", test_g34_dead);
  g_test_add_func ("/gladiatori/G35/reflexes-and-push", test_g35_reflexes_and_push);
  g_test_add_func ("/gladiatori/G36/three-cubes", test_g36_three_cubes);
  g_test_add_func ("/gladiatori/G40/killed-from-behind", test_g40_killed_from_behind);

  return g_test_run ();
}
