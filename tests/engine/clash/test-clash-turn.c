/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn of a player who has gladiators: R12 to R15. */

#include "stage.h"

#include "clash/fight.h"

/* Full teams beside enemies: they attack where they stand and do nothing else. */
static void
test_others_and_beasts_beside (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSSS", "a2 1:SPNT", "b1 2:SSSS", "b2 lion");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, "attack a1 b1;attack a1 b2;attack a2 b2");
  stage_refuse (&position, "attack a1 c1", "a1 and c1 are not neighbours");
  stage_refuse (&position, "attack a1 a1", "a1 and a1 are not neighbours");
}

static void
test_never_ones_own (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "c2 1:SSSS", "b2 1:S", "b3 1:S", "d2 1:S", "d3 2:SSSS");
  stage_refuse (&position, "attack c2 b2", "b2 holds a team of the same player");
  stage_refuse (&position, "attack b2 c2", "c2 holds a team of the same player");
  stage_refuse (&position, "attack b2 c3 b3", "b3 holds a team of the same player");
  stage_play (&position, "attack c2 d3");
}

static void
test_only_ones_own_teams_attack (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 2", "b1 1:SSSS", "b2 2:SSSS", "b3 3:SSSS", "c1 lion");
  stage_assert_legal (&position, "attack b2 b1;attack b2 b3;attack b2 c1");
  stage_refuse (&position, "attack b1 b2", "seat 2 has no team in b1");
  stage_refuse (&position, "attack c1 b2", "seat 2 has no team in c1");
  stage_refuse (&position, "attack e1 b2", "seat 2 has no team in e1");
  stage_refuse (&position, "beast c1 b2", "seat 2 has gladiators and attacks with a team");
  stage_refuse (&position, "release lion c2 b2", "seat 2 has gladiators and attacks with a team");
}

/* One attack, then the next seat, clockwise and round the corner. */
static void
test_one_attack_then_the_next (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "a1 1:HHHH", "a2 2:PPPP", "a3 3:HHHH");
  for (int i = 0; i < 6; i++)
    {
      static const char *const attacks[] = { "attack a1 a2", "attack a2 a3", "attack a3 a2" };

      stage_assert_turn (&position, i % 3 + 1);
      stage_play (&position, attacks[i % 3], "roll .", "roll .");
    }
  stage_assert_turn (&position, 1);
}

/* A player without gladiators is not passed over (R31). */
static void
test_nobody_is_passed_over (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "a1 1:HHHH", "a2 3:HHHH", "e1 bear");
  stage_play (&position, "attack a1 a2", "roll .", "roll .");
  stage_assert_turn (&position, 2);
}

/* Each has only its own beside it: where nothing but enemies stop, both may go. */
static void
test_own_teams_do_not_stop (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSSS", "a2 1:SPNT", "e3 2:SSSS");
  stage_assert_legal (&position, "attack a1 d3 e3;attack a1 d4 e3;attack a1 e2 e3;"
                                 "attack a2 d3 e3;attack a2 d4 e3;attack a2 e2 e3");
}

static void
test_own_teams_stop (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSSS", "a2 1:SPNT", "e3 2:SSSS");
  stage_assert_legal (&position, "pass");
  stage_refuse (&position, "attack a1 d3 e3",
                "the team in a1 has four gladiators and a neighbour, and may not move");
}

static void
test_enemies_and_beasts_stop_a_full_team (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSSS", "b1 2:SSSS", "d4 1:NNNN", "e3 bear", "a3 2:S");
  stage_assert_legal (&position, "attack a1 b1;attack d4 e3");
  stage_refuse (&position, "attack a1 a2 a3",
                "the team in a1 has four gladiators and a neighbour, and may not move");
  stage_refuse (&position, "attack d4 c3 b4", "there is nothing to attack beside c3");
  stage_refuse (&position, "attack d4 b4 a3",
                "the team in d4 has four gladiators and a neighbour, and may not move");
}

static void
test_full_team_alone_may_move (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSSS", "e3 2:SSSS");
  stage_assert_legal (&position, "attack a1 d3 e3;attack a1 d4 e3;attack a1 e2 e3");
}

/* (b) holds whoever stands beside it. It need not move. */
static void
test_three_or_fewer_may_move (gconstpointer options)
{
  static const char *const teams[] = { "a1 1:S", "a1 1:SS", "a1 1:SSS" };

  for (guint i = 0; i < G_N_ELEMENTS (teams); i++)
    {
      ClashPosition position;

      stage_fight (&position, 2, options, teams[i], "a2 1:SSSS", "b2 lion", "e3 2:SSSS");
      stage_assert_legal (&position,
                          "attack a1 b2;attack a2 b2;"
                          "attack a1 b1 b2;attack a1 c1 b2;"
                          "attack a1 b3 b2;attack a1 c2 b2;"
                          "attack a1 d3 e3;attack a1 d4 e3;attack a1 e2 e3");
    }
}

/* The number of gladiators counts, not who is active or wounded. */
static void
test_star_does_not_let_a_full_team_move (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSSS*", "b1 2:SSSS", "e3 2:SSSS");
  stage_assert_legal (&position, "attack a1 b1");
}

static void
test_not_through_occupied_spaces (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSS", "c1 lion", "c2 bull", "c3 bear", "e2 2:SSSS");
  stage_assert_legal (&position, "attack a1 b1 c1;attack a1 b2 c1;attack a1 b2 c2;"
                                 "attack a1 b3 c2;attack a1 b3 c3;attack a1 b4 c3");
  stage_refuse (&position, "attack a1 d2 e2", "no way through empty spaces leads from a1 to d2");
  stage_refuse (&position, "attack a1 c1 c2", "c1 is not empty");
}

static void
test_not_through_ones_own (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSS", "c1 1:SSSS", "c2 1:SSSS", "c3 1:SSSS",
               "e2 2:SSSS");
  stage_refuse (&position, "attack a1 d2 e2", "no way through empty spaces leads from a1 to d2");
  stage_refuse (&position, "attack a1 c2 d2", "c2 is not empty");
}

static void
test_round_a_wall (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSS", "c2 bull", "c3 bear", "e2 2:SSSS");
  stage_assert_legal (&position,
                      "attack a1 b2 c2;attack a1 b3 c2;attack a1 b3 c3;attack a1 b4 c3;"
                      "attack a1 c1 c2;attack a1 d2 c2;attack a1 d2 e2;attack a1 d3 c2;"
                      "attack a1 d3 c3;attack a1 d3 e2;attack a1 d4 c3;attack a1 e1 e2;"
                      "attack a1 e3 e2");
}

/* One way only, past three enemies on both sides of it. */
static void
test_passing_does_not_stop (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSS", "a2 lion", "b2 lion", "c2 lion", "d2 lion",
               "e1 bull", "d3 2:S");
  stage_assert_legal (&position,
                      "attack a1 a2;attack a1 b2;"
                      "attack a1 b1 b2;"
                      "attack a1 c1 b2;attack a1 c1 c2;attack a1 c1 d2;"
                      "attack a1 d1 d2;attack a1 d1 e1");
}

/* A group that is shut in stays; the space that it leaves is no target. */
static void
test_shut_in (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:S", "a2 lion", "b1 lion", "b2 lion", "e3 2:S");
  stage_assert_legal (&position, "attack a1 a2;attack a1 b1;attack a1 b2");
  stage_refuse (&position, "attack a1 d3 e3", "no way through empty spaces leads from a1 to d3");
}

/* Its own stand in its way as much as enemies do. */
static void
test_shut_in_by_its_own (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:S", "a2 1:SSSS", "b1 1:SSSS", "b2 1:SSSS",
               "e3 2:SSSS");
  stage_refuse (&position, "attack a1 d3 e3", "no way through empty spaces leads from a1 to d3");
}

static void
test_space_left_is_no_target (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:S", "b2 lion", "e3 2:S");
  stage_refuse (&position, "attack a1 b1 a1", "there is nothing to attack in a1");
  stage_play (&position, "attack a1 b1 b2");
  stage_assert_cells (&position, "a1", "b1 1:S", "b2 lion");
}

static void
test_ends_beside_a_target (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSS", "e3 2:SSSS");
  g_assert_cmphex (clash_ways (&position, clash_read_cell ("a1")), ==,
                   clash_beside (clash_cell_bit (clash_read_cell ("e3"))));
  stage_refuse (&position, "attack a1 b1 e3", "there is nothing to attack beside b1");
  stage_refuse (&position, "attack a1 d3 e2", "there is nothing to attack in e2");
  stage_refuse (&position, "attack a1 d3 a3", "d3 and a3 are not neighbours");
}

static void
test_to_is_not_from (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSS", "a2 2:SSSS");
  stage_refuse (&position, "attack a1 a1 a2", "a1 is where it stands already");
  stage_play (&position, "attack a1 a2");
  stage_assert_cells (&position, "a1 1:SSS");
}

static void
test_no_pass_while_one_can_attack (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSSS", "a2 1:SSSS", "e2 1:S", "e3 2:SSSS");
  stage_refuse (&position, "pass", "seat 1 can attack, and must");
}

/* It cannot attack from where it stands, but after a move. */
static void
test_no_pass_while_one_can_move_and_attack (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSS", "a2 1:SSSS", "e3 2:SSSS");
  stage_refuse (&position, "pass", "seat 1 can attack, and must");
}

static void
test_passes_when_nobody_can (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSSS", "a2 1:SPNT", "e3 2:SSSS");
  stage_assert_legal (&position, "pass");
  stage_play (&position, "pass");
  stage_assert_turn (&position, 2);
  /* Seat 2 stands alone and may move (R13). */
  stage_assert_legal (&position, "attack e3 a3 a2;attack e3 b1 a1;attack e3 b2 a1;"
                                 "attack e3 b2 a2;attack e3 b3 a2");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/clash/R12/others-and-beasts-beside", test_others_and_beasts_beside);
  stage_add ("/clash/R12/never-ones-own", test_never_ones_own);
  stage_add ("/clash/R12/only-ones-own-teams-attack", test_only_ones_own_teams_attack);
  stage_add ("/clash/R12/one-attack-then-the-next", test_one_attack_then_the_next);
  stage_add ("/clash/R12/nobody-is-passed-over", test_nobody_is_passed_over);
  stage_add_option ("/clash/R13/a-own-teams-do-not-stop", "stopped-by=enemies",
                    test_own_teams_do_not_stop);
  stage_add_option ("/clash/R13/a-own-teams-stop", "stopped-by=anyone", test_own_teams_stop);
  stage_add ("/clash/R13/a-enemies-and-beasts-stop-a-full-team",
             test_enemies_and_beasts_stop_a_full_team);
  stage_add ("/clash/R13/a-full-team-alone-may-move", test_full_team_alone_may_move);
  stage_add ("/clash/R13/b-three-or-fewer-may-move", test_three_or_fewer_may_move);
  stage_add ("/clash/R13/b-star-does-not-let-a-full-team-move",
             test_star_does_not_let_a_full_team_move);
  stage_add ("/clash/R14/not-through-occupied-spaces", test_not_through_occupied_spaces);
  stage_add ("/clash/R14/not-through-ones-own", test_not_through_ones_own);
  stage_add ("/clash/R14/round-a-wall", test_round_a_wall);
  stage_add ("/clash/R14/passing-does-not-stop", test_passing_does_not_stop);
  stage_add ("/clash/R14/shut-in", test_shut_in);
  stage_add ("/clash/R14/shut-in-by-its-own", test_shut_in_by_its_own);
  stage_add ("/clash/R14/space-left-is-no-target", test_space_left_is_no_target);
  stage_add ("/clash/R14/ends-beside-a-target", test_ends_beside_a_target);
  stage_add ("/clash/R14/to-is-not-from", test_to_is_not_from);
  stage_add ("/clash/R15/no-pass-while-one-can-attack", test_no_pass_while_one_can_attack);
  stage_add ("/clash/R15/no-pass-while-one-can-move-and-attack",
             test_no_pass_while_one_can_move_and_attack);
  stage_add_option ("/clash/R15/passes-when-nobody-can", "stopped-by=anyone",
                    test_passes_when_nobody_can);

  return g_test_run ();
}
