/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sheets, turns, damage, states, and what is open: the rules between G1 and G84 that stand alone. */

#include "stage.h"

#include "gladiatori/score.h"
#include "gladiatori/value.h"

#include <string.h>

static void
test_g9_use_and_drop (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "2 at e7 w", "2 hand zero");
  stage_play (&position, "play fury", "attack 2", "surprised", "strike offence");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 5 + 3);
  g_assert_cmpint (position.seats[1].stats[GLAD_OFFENCE], ==, 4);
}

static void
test_g10_elements (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 hand fury", "1 discard one", "1 white 1");
  stage_play (&position, "balance white", "pay fury", "pay endurance");
  g_assert_cmphex (position.seats[1].discard, ==, glad_card (GLAD_FURY) + glad_card (GLAD_ONE));
  g_assert_cmpint (position.seats[1].stats[GLAD_ENDURANCE], ==, 6);
  stage_scene (&position, 2, "basic", "1 hand fury");
  stage_play (&position, "play fury", "recover");
  stage_refuse (&position, "gain guard", "guard is as high as it was at the beginning");
}

static void
test_g12_points_and_discs (void)
{
  GladPosition position;

  stage_start (&position, 3, "basic");
  for (int seat = 1; seat <= 3; seat++)
    {
      g_assert_cmpint (stage_vp (&position, seat), ==, 10);
      g_assert_cmpint (position.discs[seat - 1], ==, seat);
    }
  glad_book (&position, 1, -20);
  g_assert_cmpint (stage_vp (&position, 1), ==, -10);
  glad_book (&position, 2, 0);
  g_assert_cmpint (position.discs[0], ==, 2); /* not moved */
}

static void
test_g13_two_phases_a_turn (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic");
  stage_play (&position, "end", "end");
  g_assert_cmpint (position.phase, ==, 2);
  stage_play (&position, "end", "end", "rest", "rest");
  g_assert_cmpint (position.turn, ==, 2);
  g_assert_cmpint (position.stage, ==, GLAD_STAGE_PREPARE);
}

static void
test_g20_row (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 hand zero", "1 row fury/ strength", "1 blood 1");
  g_assert_false (stage_can (&position, "reuse fury"));
  stage_play (&position, "reuse strength", "recover", "enough");
  g_assert_cmpint (position.seats[1].row[1], ==, GLAD_STRENGTH | GLAD_ROW_ROTATED);
}

/* Nobody pays with the hand, and there is no change. */
static void
test_g33_paying (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury 3 one", "2 at e7 w",
               "2 hand strength zero");
  stage_play (&position, "play fury", "attack 2", "lay 3 one", "surprised",
              "strike blood 3 offence", "parry");
  g_assert_cmpint (glad_asked (&position)->a, ==, 3);
  stage_refuse (&position, "lose strength", "there is no strength in the PF deck");
  stage_play (&position, "lose one");
  g_assert_cmpint (glad_asked (&position)->a, ==, 1);
  stage_play (&position, "lose sword3-0");
  g_assert_cmpint (position.seats[2].items[1], ==, 0);
  g_assert_cmpint (stage_vp (&position, 1), ==, 10 + 2 + 3 + 3); /* 3 were paid, not 5 */
}

static void
test_g32_extra_damage (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic extra-damage=yes", "1 at e6 e", "1 hand fury", "2 at e7 w",
               "2 hand zero");
  stage_play (&position, "play fury", "attack 2", "surprised", "strike blood 3 offence", "parry");
  /* 17 against 2: five full threes more. */
  g_assert_cmpint (glad_asked (&position)->a, ==, 1 + 5);
}

static void
test_g36_two_cubes_and_down (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 white 1", "1 hand fury acrobatics",
               "2 at e7 w", "2 hand zero");
  stage_play (&position, "play fury", "attack 2", "lay none", "special acrobatics", "surprised",
              "strike", "parry guard");
  g_assert_true (position.seats[1].lying);
  g_assert_true (glad_has (position.seats[1].discard, GLAD_ACROBATICS));
  g_assert_cmpint (position.seats[1].row[0], ==, GLAD_FURY | GLAD_ROW_ROTATED);
}

static void
test_g38_g39_penalties (void)
{
  GladPosition position;

  stage_scene (&position, 2, "basic", "1 at e6 e", "1 hand fury", "1 lying", "1 entangled",
               "2 at e7 w", "2 lying", "2 hand zero strength");
  stage_play (&position, "play fury", "attack 2", "surprised", "strike blood 3 offence");
  g_assert_cmpint (position.fight.fighters[1].attack, ==, 9 + 5 + 3 - 8);
  g_assert_cmpint (glad_defence_sum (&position, 1).total, ==, 2 - 5);
}

static void
test_g43_allies (void)
{
  GladPosition position;

  stage_scene (&position, 4, "teams2v2", "1 at e6 e", "1 hand fury sweep", "2 at e7 w",
               "3 at d6 sw", "2 hand zero", "3 hand zero", "4 at a1 e");
  stage_play (&position, "play fury", "sweep 3 2", "surprised", "surprised",
              "strike blood 3 offence", "parry", "parry", "lose fury", "lose fury");
  g_assert_cmpint (stage_vp (&position, 1), ==, 10 + 2 + 2 + 3);
}

static void
test_g61_delay (void)
{
  GladPosition position;

  stage_scene (&position, 2, "advanced", "2 power delay");
  stage_play (&position, "end", "end", "delay 1");
  g_assert_cmpint (gladiatori_game.turn (&position), ==, 2);
  g_assert_cmpint (position.seats[2].powers & 1u << GLAD_DELAY, ==, 0);
}

static void
test_g76_entangled_animal (void)
{
  GladPosition position;

  stage_scene (&position, 2, "duel", "1 at e6 e", "1 hand fury", "1 items net2-1", "wolf e7 w",
               "2 at a1 e");
  stage_play (&position, "play fury", "net wolf1", "strike blood 3 offence", "dice 2 1");
  g_assert_cmpint (position.animals[1].grey, ==, 3);
  g_assert_true (position.animals[1].entangled);
  g_assert_cmpint (position.seats[1].holds, ==, GLAD_FIRST_ANIMAL + 1);
  g_assert_cmpint (stage_vp (&position, 1), ==, 10);
}

static void
test_g84_backs (void)
{
  GladPosition position;
  GladPosition seen;

  stage_scene (&position, 2, "basic", "1 hand fury movement 2 one");
  seen = position;
  gladiatori_game.see (&seen, 2);
  g_assert_cmphex (seen.seats[1].hand, ==, 0);
  g_assert_cmpint (seen.seats[1].veiled[0], ==, 2);
  g_assert_cmpint (seen.seats[1].veiled[1], ==, 2);
  g_assert_cmphex (seen.seats[1].deck, ==, glad_gladiators[0].cards);
  g_assert_cmphex (seen.seats[2].hand, ==, position.seats[2].hand);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/gladiatori/G9/use-and-drop", test_g9_use_and_drop);
  g_test_add_func ("/gladiatori/G10/elements", test_g10_elements);
  g_test_add_func ("/gladiatori/G12/points-and-discs", test_g12_points_and_discs);
  g_test_add_func ("/gladiatori/G13/two-phases-a-turn", test_g13_two_phases_a_turn);
  g_test_add_func ("/gladiatori/G20/row", test_g20_row);
  g_test_add_func ("/gladiatori/G32/extra-damage", test_g32_extra_damage);
  g_test_add_func ("/gladiatori/G33/paying", test_g33_paying);
  g_test_add_func ("/gladiatori/G36/two-cubes-and-down", test_g36_two_cubes_and_down);
  g_test_add_func ("/gladiatori/G38-G39/penalties", test_g38_g39_penalties);
  g_test_add_func ("/gladiatori/G43/allies", test_g43_allies);
  g_test_add_func ("/gladiatori/G61/delay", test_g61_delay);
  g_test_add_func ("/gladiatori/G76/entangled-animal", test_g76_entangled_animal);
  g_test_add_func ("/gladiatori/G84/backs", test_g84_backs);

  return g_test_run ();
}
