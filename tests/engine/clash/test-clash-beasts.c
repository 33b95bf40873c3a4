/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A team attacks a beast: R28 to R30. */

#include "stage.h"

#include "clash/battle.h"

/* Seat 1 attacks the beast in b3 from b2, and somebody is named if need be. */
static void
stage_hunt (ClashPosition *position,
            const char    *options,
            const char    *team,
            const char    *beast)
{
  g_autofree char *b2 = g_strconcat ("b2 1:", team, NULL);
  g_autofree char *b3 = g_strconcat ("b3 ", beast, NULL);

  stage_fight (position, 3, options, b2, b3, "e1 1:SSSS", "e2 2:SSSS", "e3 3:SSSS");
  stage_play (position, "attack b2 b3");
  stage_name (position, 2);
}

/* Seat 3, who has nobody left, attacks the team of seat 1 in b3 with the beast in b2. */
static void
stage_prey (ClashPosition *position,
            const char    *options,
            const char    *beast,
            const char    *team)
{
  g_autofree char *b2 = g_strconcat ("b2 ", beast, NULL);
  g_autofree char *b3 = g_strconcat ("b3 1:", team, NULL);

  stage_fight (position, 3, options, "turn 3", b2, b3, "e1 1:SSSS", "e2 2:SSSS");
  stage_play (position, "beast b2 b3");
}

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

static void
test_no_nets_against_a_beast (gconstpointer options)
{
  ClashPosition position;

  stage_hunt (&position, options, "SNNN", "bear");
  assert_rolls (&position, CLASH_ATTACKER, 2);
  stage_play (&position, "roll ..");
  assert_rolls (&position, CLASH_DEFENDER, 3);

  stage_prey (&position, options, "bear", "SNNN");
  assert_rolls (&position, CLASH_ATTACKER, 3);
}

static void
test_dice_of_a_beast (gconstpointer options)
{
  static const struct
  {
    const char *beast;
    int         dice;
  } beasts[] = { { "lion", 1 }, { "bull", 2 }, { "bear", 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (beasts); i++)
    {
      ClashPosition position;

      stage_prey (&position, options, beasts[i].beast, "TTHH");
      assert_rolls (&position, CLASH_ATTACKER, beasts[i].dice);
      /* A team has two spears, to roll first against the bull too. */
      stage_hunt (&position, options, "PPTT", beasts[i].beast);
      assert_rolls (&position, CLASH_ATTACKER, 1);
      stage_play (&position, "roll .");
      if (position.step == CLASH_STEP_AGAIN)
        stage_play (&position, "keep");
      assert_rolls (&position, CLASH_DEFENDER, beasts[i].dice);
    }
}

static void
test_spears_of_a_bull (gconstpointer options)
{
  ClashPosition position;

  stage_hunt (&position, options, "SSSS", "bull");
  assert_rolls (&position, CLASH_DEFENDER, 2);
  stage_hunt (&position, options, "SSSP", "bull");
  assert_rolls (&position, CLASH_DEFENDER, 2);
  stage_hunt (&position, options, "SSPP", "bull");
  assert_rolls (&position, CLASH_ATTACKER, 3);
  stage_hunt (&position, options, "PPP", "bull");
  assert_rolls (&position, CLASH_ATTACKER, 1);

  stage_prey (&position, options, "bull", "SSPP");
  assert_rolls (&position, CLASH_ATTACKER, 2);
  stage_prey (&position, options, "bull", "SPPP");
  assert_rolls (&position, CLASH_DEFENDER, 2);
  stage_prey (&position, options, "lion", "SSSP");
  assert_rolls (&position, CLASH_DEFENDER, 4);
}

/* Two against one: the lion's side is asked; two against two: nobody; three: the team. */
static void
test_tridents_of_a_lion (gconstpointer options)
{
  ClashPosition position;

  stage_hunt (&position, options, "SSST", "lion");
  stage_play (&position, "roll ....");
  assert_rolls (&position, CLASH_DEFENDER, 1);
  stage_play (&position, "roll .");
  stage_assert_turn (&position, 2);
  stage_assert_legal (&position, "keep;reroll");

  stage_hunt (&position, options, "SSTT", "lion");
  stage_play (&position, "roll ...", "roll .");
  g_assert_cmpint (position.step, ==, CLASH_STEP_FIGHT);

  stage_hunt (&position, options, "STTT", "lion");
  stage_play (&position, "roll ..");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "keep;reroll");
}

/* A trident of a team counts against a bear, which has none. */
static void
test_one_trident_against_none (gconstpointer options)
{
  ClashPosition position;

  stage_hunt (&position, options, "SSST", "bear");
  stage_play (&position, "roll ....");
  stage_assert_turn (&position, 1);
  stage_play (&position, "reroll", "roll XX..");
  g_assert_cmpint (position.beasts[1], ==, 1);
}

static void
test_shields_of_the_team_work (gconstpointer options)
{
  ClashPosition position;

  stage_hunt (&position, options, "SSHH", "bear");
  stage_play (&position, "roll ...", "roll xxx");
  stage_assert_cells (&position, "b2 1:SSHH*");
  stage_hunt (&position, options, "SSHH*", "bear");
  stage_play (&position, "roll ...", "roll Xxx");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "lose sword;lose shield");
  stage_play (&position, "lose shield");
  stage_assert_cells (&position, "b2 1:SSH*");
}

static void
test_lethal_is_two_stars (gconstpointer options)
{
  ClashPosition position;

  stage_hunt (&position, options, "SSSS", "bear");
  stage_play (&position, "roll X....");
  stage_assert_cells (&position, "b3 bear**");
  assert_rolls (&position, CLASH_DEFENDER, 3);
}

static void
test_shield_of_a_beast_cancels_one_hit (gconstpointer options)
{
  ClashPosition position;

  stage_hunt (&position, options, "SSSS", "bear");
  stage_play (&position, "roll Xx...");
  stage_assert_cells (&position, "b3 bear**");
  stage_hunt (&position, options, "SSSS", "bear");
  stage_play (&position, "roll xxx..");
  stage_assert_cells (&position, "b3 bear**");
  stage_hunt (&position, options, "SSSS", "lion");
  stage_play (&position, "roll x....");
  stage_assert_cells (&position, "b3 lion");
  stage_hunt (&position, options, "SSPP", "bull");
  stage_play (&position, "roll x..");
  stage_assert_cells (&position, "b3 bull*");
}

/* With its number of stars, and not one before. */
static void
test_dies_at_its_number (gconstpointer options)
{
  static const struct
  {
    const char *beast;
    const char *roll;
    const char *left; /* NULL: it is dead */
  } rolls[] = {
    { "lion", "roll xx...", "lion*" }, { "lion", "roll xxx..", NULL },
    { "lion", "roll X....", NULL },    { "lion*", "roll x....", "lion*" },
    { "lion*", "roll xx...", NULL },   { "bear", "roll Xxx..", "bear***" },
    { "bear", "roll XX...", NULL },    { "bear", "roll Xxxx.", NULL },
    { "bear***", "roll x....", "bear***" }, { "bear***", "roll xx...", NULL },
    { "bear", "roll XXXXX", NULL },    { "bear", "roll xxxx.", "bear***" },
    { "bear", "roll xxxxx", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      ClashPosition    position;
      g_autofree char *b3 = g_strconcat ("b3 ", rolls[i].left, NULL);

      stage_hunt (&position, options, "SSSS", rolls[i].beast);
      stage_play (&position, rolls[i].roll);
      if (rolls[i].left != NULL)
        stage_assert_cells (&position, b3);
      else
        g_assert_cmphex (position.held[0], ==, 0);
      g_assert_cmpint (position.killed, ==, rolls[i].left == NULL);
    }
}

static void
test_bull_dies_at_three (gconstpointer options)
{
  ClashPosition position;

  stage_hunt (&position, options, "SSPP", "bull");
  stage_play (&position, "roll X..");
  stage_assert_cells (&position, "b3 bull**");
  stage_hunt (&position, options, "SSPP", "bull");
  stage_play (&position, "roll Xx.");
  g_assert_cmpint (position.beasts[1], ==, 1);
  stage_hunt (&position, options, "SSPP", "bull**");
  stage_play (&position, "roll x..");
  g_assert_cmpint (position.beasts[1], ==, 1);
}

static void
test_killer_takes_it_and_it_rolls_no_more (gconstpointer options)
{
  ClashPosition position;

  stage_hunt (&position, options, "SSSS", "lion");
  stage_play (&position, "roll X....");
  g_assert_cmpint (position.step, ==, CLASH_STEP_FIGHT);
  stage_assert_turn (&position, 2);
  stage_assert_points (&position, "2 0 0");
  g_assert_cmpint (position.beasts[1], ==, 1);
  g_assert_cmpint (position.reserve[CLASH_LION], ==, 3);
}

/* Seat 1 wounds it, seat 2 finishes it and takes it. */
static void
test_stars_stay_from_battle_to_battle (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b2 1:SSSS", "b3 bear", "b4 2:SSSS");
  stage_play (&position, "attack b2 b3");
  stage_name (&position, 2);
  stage_play (&position, "roll Xxx..", "roll ...");
  stage_assert_cells (&position, "b3 bear***");
  stage_play (&position, "attack b4 b3");
  stage_name (&position, 1);
  stage_play (&position, "roll xx...");
  stage_assert_points (&position, "0 2");
}

/* Whoever attacks, the next seat rolls: the last one's neighbour is the first. */
static void
test_left_neighbour_rolls (gconstpointer options)
{
  static const char *const turns[] = { "turn 1", "turn 2", "turn 3" };
  static const char *const attacks[] = { "attack b2 b3", "attack a2 b3", "attack b4 b3" };

  for (int i = 0; i < 3; i++)
    {
      ClashPosition position;

      stage_fight (&position, 3, options, turns[i], "b3 lion", "b2 1:HHHH", "a2 2:HHHH",
                   "b4 3:SSSS");
      stage_play (&position, attacks[i]);
      stage_assert_turn (&position, HARENA_CHANCE);
      stage_play (&position, i == 2 ? "roll ....." : "roll .", "roll .");
      stage_assert_turn (&position, (i + 1) % 3 + 1);
      stage_assert_legal (&position, "keep;reroll");
    }
}

static void
test_left_neighbour_without_gladiators_rolls (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "b3 lion", "b2 1:SSSS", "e1 3:SSSS");
  stage_play (&position, "attack b2 b3", "roll .....", "roll .");
  stage_assert_turn (&position, 2);
}

/* Straight after the attack, before any die; even where the beast rolls first. */
static void
test_attacker_names_before_any_die (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 4, options, "turn 2", "b3 bull", "b2 2:SSSS", "e1 3:SSSS", "e3 4:SSSS");
  stage_play (&position, "attack b2 b3");
  stage_assert_turn (&position, 2);
  stage_assert_legal (&position, "name 1;name 3;name 4");
  stage_refuse (&position, "name 2", "the attacker names another player");
  stage_refuse (&position, "name 5", "there is no seat 5");
  stage_refuse (&position, "roll ..", "now the attacker names who rolls for the beast");
  stage_play (&position, "name 4");
  assert_rolls (&position, CLASH_DEFENDER, 2);
}

static void
test_named_player_decides (gconstpointer options)
{
  for (int seat = 2; seat <= 4; seat++)
    {
      ClashPosition    position;
      g_autofree char *name = g_strdup_printf ("name %d", seat);

      /* Seat 4 has no gladiators and may be named all the same. */
      stage_fight (&position, 4, options, "b3 lion", "b2 1:SSSS", "e1 2:SSSS", "e3 3:SSSS");
      stage_play (&position, "attack b2 b3", name, "roll .....", "roll .");
      stage_assert_turn (&position, seat);
      stage_assert_legal (&position, "keep;reroll");
      stage_play (&position, "reroll", "roll X");
      stage_assert_turn (&position, 1);
    }
}

/* With two seats there is only one to name, and it is a move nevertheless. */
static void
test_only_name_is_still_a_move (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b3 lion", "b2 1:SSSS", "e1 2:SSSS");
  stage_play (&position, "attack b2 b3");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "name 2");
}

static void
test_nobody_is_named_against_a_team (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b3 2:SSSS", "b2 1:SSSS");
  stage_play (&position, "attack b2 b3");
  stage_assert_turn (&position, HARENA_CHANCE);
  stage_prey (&position, options, "bear", "SSSS");
  stage_assert_turn (&position, HARENA_CHANCE);
}

/* Neither the one who rolls nor the attacker scores them. */
static void
test_its_kills_leave_the_game (gconstpointer options)
{
  ClashPosition position;
  int           out;

  stage_hunt (&position, options, "SSSS", "bear");
  out = position.taken[0];
  stage_play (&position, "roll .....", "roll XX.", "lose sword", "lose sword");
  stage_assert_points (&position, "0 0 0");
  g_assert_cmpint (position.taken[0], ==, out + 2);
  stage_assert_cells (&position, "b2 1:SS");
}

/* A beast is attacked by a beast: the same holds. */
static void
test_left_neighbour_rolls_against_a_beast (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "b2 bear", "b3 lion", "e1 1:S", "e3 2:S");
  stage_play (&position, "beast b2 b3");
  stage_assert_turn (&position, HARENA_CHANCE);
  stage_play (&position, "roll ...", "roll .");
  stage_assert_turn (&position, 1);
}

static void
test_named_against_a_beast (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 4, options, "turn 3", "b2 bear", "b3 lion", "e1 1:S", "e3 2:S");
  stage_play (&position, "beast b2 b3");
  stage_assert_turn (&position, 3);
  stage_assert_legal (&position, "name 1;name 2;name 4");
  stage_play (&position, "name 2", "roll ...", "roll .");
  stage_assert_turn (&position, 2);

  stage_fight (&position, 4, options, "turn 3", "b3 lion", "e1 1:S", "e3 2:S");
  stage_play (&position, "release bear b2 b3");
  stage_assert_turn (&position, 3);
  stage_assert_legal (&position, "name 1;name 2;name 4");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/clash/R28/no-nets-against-a-beast", test_no_nets_against_a_beast);
  stage_add ("/clash/R28/dice-of-a-beast", test_dice_of_a_beast);
  stage_add ("/clash/R28/spears-of-a-bull", test_spears_of_a_bull);
  stage_add ("/clash/R28/tridents-of-a-lion", test_tridents_of_a_lion);
  stage_add ("/clash/R28/one-trident-against-none", test_one_trident_against_none);
  stage_add ("/clash/R28/shields-of-the-team-work", test_shields_of_the_team_work);
  stage_add ("/clash/R29/lethal-is-two-stars", test_lethal_is_two_stars);
  stage_add ("/clash/R29/shield-of-a-beast-cancels-one-hit",
             test_shield_of_a_beast_cancels_one_hit);
  stage_add ("/clash/R29/dies-at-its-number", test_dies_at_its_number);
  stage_add ("/clash/R29/bull-dies-at-three", test_bull_dies_at_three);
  stage_add ("/clash/R29/killer-takes-it-and-it-rolls-no-more",
             test_killer_takes_it_and_it_rolls_no_more);
  stage_add ("/clash/R29/stars-stay-from-battle-to-battle", test_stars_stay_from_battle_to_battle);
  stage_add_option ("/clash/R30/left-neighbour-rolls", "beast-rolled-by=left",
                    test_left_neighbour_rolls);
  stage_add_option ("/clash/R30/left-neighbour-without-gladiators-rolls", "beast-rolled-by=left",
                    test_left_neighbour_without_gladiators_rolls);
  stage_add_option ("/clash/R30/left-neighbour-rolls-against-a-beast", "beast-rolled-by=left",
                    test_left_neighbour_rolls_against_a_beast);
  stage_add_option ("/clash/R30/attacker-names-before-any-die", "beast-rolled-by=named",
                    test_attacker_names_before_any_die);
  stage_add_option ("/clash/R30/named-player-decides", "beast-rolled-by=named",
                    test_named_player_decides);
  stage_add_option ("/clash/R30/only-name-is-still-a-move", "beast-rolled-by=named",
                    test_only_name_is_still_a_move);
  stage_add_option ("/clash/R30/named-against-a-beast", "beast-rolled-by=named",
                    test_named_against_a_beast);
  stage_add ("/clash/R30/nobody-is-named-against-a-team", test_nobody_is_named_against_a_team);
  stage_add ("/clash/R30/its-kills-leave-the-game", test_its_kills_leave_the_game);

  return g_test_run ();
}
