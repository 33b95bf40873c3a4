/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When it is over and who has won: R37 to R39. */

#include "stage.h"

enum
{
  SEAT_1 = 1 << 0,
  SEAT_2 = 1 << 1,
  SEAT_3 = 1 << 2,
};

/* Eleven beasts are dead, whoever has them. */
#define ONLY_A_LION "killed 0 lion lion lion bull bull bull bull bear bear bear bear"

static void
assert_going_on (const ClashPosition *position)
{
  g_assert_cmpint (clash_game.turn (position), !=, HARENA_NOBODY);
  g_assert_cmpint (clash_game.winners (position), ==, 0);
  g_assert_null (clash_game.ending (position));
}

/* With the last gladiator, not before; and before R26. */
static void
test_last_loss_ends_it_at_once (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b2 1:SSSS", "b3 2:SH");
  stage_play (&position, "attack b2 b3", "roll XXXXX", "lose sword");
  assert_going_on (&position);
  stage_play (&position, "lose shield");
  stage_assert_over (&position, "one-player", SEAT_1);
  stage_assert_cells (&position, "b2 1:SSSS", "b3");
  stage_assert_points (&position, "6 0");
  stage_refuse (&position, "attack b2 b3", "the game is over");
  stage_refuse (&position, "pass", "the game is over");
}

/* The attacker is the one that is wiped out. */
static void
test_attacker_may_be_the_last (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b2 1:S", "b3 2:SSSS");
  stage_play (&position, "attack b2 b3", "roll ..", "roll X....", "lose sword");
  stage_assert_over (&position, "one-player", SEAT_2);
  stage_assert_cells (&position, "b2", "b3 2:SSSS");
}

/* A team is gone, but its player has another, or two others are left. */
static void
test_goes_on_while_two_have_gladiators (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b2 1:SSSS", "b3 2:S", "e3 2:S");
  stage_play (&position, "attack b2 b3", "roll X....", "lose sword");
  assert_going_on (&position);
  stage_assert_turn (&position, 2);

  stage_fight (&position, 3, options, "b2 1:SSSS", "b3 2:S", "e3 3:S");
  stage_play (&position, "attack b2 b3", "roll X....", "lose sword");
  assert_going_on (&position);
  stage_assert_turn (&position, 2);
}

/* A beast that is attacked kills the last one of its attacker; it does not move in. */
static void
test_beast_kills_the_last_but_one (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b2 1:S", "b3 bear", "e3 2:SS");
  stage_play (&position, "attack b2 b3");
  stage_name (&position, 2);
  stage_play (&position, "roll ..", "roll X..", "lose sword");
  stage_assert_over (&position, "one-player", SEAT_2);
  stage_assert_cells (&position, "b2", "b3 bear", "e3 2:SS");
  stage_assert_points (&position, "0 2");
}

/* A player who is out of gladiators ends it with a beast, and may win. */
static void
test_fallen_player_ends_it (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "b2 bear", "b3 2:S", "e3 1:SS", "taken 3 4");
  stage_play (&position, "beast b2 b3", "roll XXX", "lose sword");
  stage_assert_over (&position, "one-player", SEAT_3);
  stage_assert_cells (&position, "b2 bear", "b3");
  stage_assert_points (&position, "2 0 5");
}

/* By the first of two rolls; the winner does not move in. */
static void
test_twelfth_beast_ends_it (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b2 1:SSSS*", "b3 lion", "e3 2:SSSS", ONLY_A_LION);
  stage_play (&position, "attack b2 b3");
  stage_name (&position, 2);
  stage_play (&position, "roll X....");
  stage_assert_over (&position, "beasts", SEAT_1);
  stage_assert_cells (&position, "b2 1:SSSS*", "b3", "e3 2:SSSS");
  stage_assert_points (&position, "6 4");
}

static void
test_eleven_beasts_do_not (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b2 1:SSSS", "b3 lion", "e3 2:SSSS",
               "killed 1 lion lion bull bull bull bull", "killed 2 bear bear bear bear");
  stage_play (&position, "attack b2 b3");
  stage_name (&position, 2);
  stage_play (&position, "roll X....");
  g_assert_cmpint (position.killed, ==, 11);
  assert_going_on (&position);
}

/* The last beast attacks and is killed by the team; all twelve count, whoever has them. */
static void
test_twelfth_beast_killed_attacking (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "b3 1:SSSS", "e3 2:SSSS",
               "killed 0 lion bull", "killed 1 lion bull bear", "killed 2 lion bull bear",
               "killed 3 bull bear bear");
  stage_play (&position, "release lion b2 b3", "roll .", "keep", "roll X....");
  stage_assert_over (&position, "beasts", SEAT_1);
  stage_assert_cells (&position, "b2", "b3 1:SSSS");
  stage_assert_points (&position, "12 10 6");
}

/* A beast killed by a beast, which scores for nobody, is one of the twelve. */
static void
test_beast_killed_by_a_beast_counts (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "b2 lion", "b3 bull", "d3 1:SSPP", "e3 2:SSSS",
               "killed 1 lion lion lion bull bull bull bear bear bear bear");
  stage_play (&position, "beast b2 b3");
  stage_name (&position, 1);
  stage_play (&position, "roll X.");
  g_assert_cmpint (position.killed, ==, 11);
  assert_going_on (&position);
  if (position.options & CLASH_WINNER_STAYS)
    stage_assert_cells (&position, "b3 bull");
  else
    stage_assert_cells (&position, "b2 bull");
}

/* Full teams that stand only beside their own, three players. */
static void
test_all_passed (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 2", "a1 1:SSSS", "a2 1:SSSS", "e1 2:SSSS",
               "e2 2:SSSS", "c3 3:SSSS", "d4 3:SSSS", "taken 3 1", "killed 2 bear");
  stage_assert_legal (&position, "pass");
  stage_play (&position, "pass");
  stage_assert_turn (&position, 3);
  stage_play (&position, "pass");
  stage_assert_turn (&position, 1);
  assert_going_on (&position);
  stage_play (&position, "pass");
  stage_assert_over (&position, "passes", SEAT_2);
  stage_assert_points (&position, "8 10 9");
}

/* Two have passed when the third attacks: then it takes three again. */
static void
test_attack_breaks_the_row (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "a1 1:SSSS", "a2 1:SSSS", "e1 2:SSSS", "e2 2:SSSS",
               "c3 3:SSS");
  stage_play (&position, "pass", "pass", "attack c3 d3 e2", "roll ....", "roll .....");
  g_assert_cmpint (position.passes, ==, 0);
  stage_play (&position, "pass");
  assert_going_on (&position);
  stage_refuse (&position, "pass", "seat 2 can attack, and must");
}

/* Passes in a row count: seat 1 may pass every time, as long as somebody else attacks. */
static void
test_needs_every_player (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "a1 1:SSSS", "a2 1:SSSS", "c2 2:HHHH", "c3 3:HHHH");
  for (int i = 0; i < 4; i++)
    {
      stage_play (&position, "pass", "attack c2 c3", "roll .", "roll .", "attack c3 c2", "roll .",
                  "roll .");
      stage_assert_turn (&position, 1);
    }
}

/* A release breaks the row as well. */
static void
test_release_breaks_the_row (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "a1 1:SSSS", "a2 1:SSSS", "e1 2:SSSS", "e2 2:SSSS",
               "passes 2", "turn 3");
  stage_play (&position, "release bear b1 a1", "roll ...", "roll .....");
  g_assert_cmpint (position.passes, ==, 0);
}

/* Only once the fighting has begun: at first only seat 1 has a gladiator. */
static void
test_not_before_the_fighting (gconstpointer options)
{
  ClashPosition position;

  stage_start (&position, 2, options);
  assert_going_on (&position);
  stage_play (&position, "enter a1 sword");
  assert_going_on (&position);
  stage_enter_all (&position);
  assert_going_on (&position);
}

/* Points before the end are what was taken; at the end one's own are added, each as one. */
static void
test_taken_back_at_the_end (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "b2 1:SSSS", "a1 1:PNTH", "b3 lion", "d1 2:SH", "e3 3:S",
               "taken 2 3", "taken 1 1", ONLY_A_LION);
  stage_assert_points (&position, "1 3 0");
  stage_play (&position, "attack b2 b3");
  stage_name (&position, 2);
  stage_assert_points (&position, "1 3 0");
  stage_play (&position, "roll X....");
  stage_assert_over (&position, "beasts", SEAT_1);
  stage_assert_points (&position, "11 5 1");
}

/* Wounds cost nothing. */
static void
test_wounded_count_like_others (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b2 1:SSSS*", "b3 2:S");
  stage_play (&position, "attack b2 b3", "roll X....", "lose sword");
  stage_assert_points (&position, "5 0");
}

static void
test_points (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b2 1:SSSS", "b3 2:S", "taken 1 3", "taken 2 7",
               "killed 1 lion", "killed 2 bear bull lion");
  stage_assert_points (&position, "5 13");
  stage_play (&position, "attack b2 b3", "roll X....", "lose sword");
  /* 3 + 1 taken, 4 taken back, a beast; 7 taken, three beasts: who is left alone need not win. */
  stage_assert_points (&position, "10 13");
  stage_assert_over (&position, "one-player", SEAT_2);
}

static void
test_equal_points_share (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "b2 1:SSSS", "b3 2:S", "taken 2 5", "taken 3 1",
               "killed 3 lion bear");
  stage_play (&position, "attack b2 b3", "roll X....", "lose sword");
  stage_assert_points (&position, "5 5 5");
  stage_assert_over (&position, "one-player", SEAT_1 | SEAT_2 | SEAT_3);

  stage_fight (&position, 3, options, "b2 1:SSSS", "b3 2:S", "taken 2 2", "taken 3 5");
  stage_play (&position, "attack b2 b3", "roll X....", "lose sword");
  stage_assert_over (&position, "one-player", SEAT_1 | SEAT_3);
}

/* What left the game without having scored is nobody's. */
static void
test_unscored_is_nobodys (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "b2 1:S", "b3 2:S", "killed 0 lion lion bear bear bull");
  stage_play (&position, "attack b2 b3", "roll X.", "lose sword");
  stage_assert_points (&position, "2 0");
  g_assert_cmpint (position.taken[0], ==, 30);
}

/* 60 gladiators and 12 beasts: the most that one player can come to in the contract's table. */
static void
test_bounds_of_points (void)
{
  g_assert_cmpint (clash_game.points_min, ==, 0);
  g_assert_cmpint (clash_game.points_max, ==, 60 + 2 * 12);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/clash/R37/last-loss-ends-it-at-once", test_last_loss_ends_it_at_once);
  stage_add ("/clash/R37/attacker-may-be-the-last", test_attacker_may_be_the_last);
  stage_add ("/clash/R37/goes-on-while-two-have-gladiators",
             test_goes_on_while_two_have_gladiators);
  stage_add ("/clash/R37/beast-kills-the-last-but-one", test_beast_kills_the_last_but_one);
  stage_add ("/clash/R37/fallen-player-ends-it", test_fallen_player_ends_it);
  stage_add ("/clash/R37/twelfth-beast-ends-it", test_twelfth_beast_ends_it);
  stage_add ("/clash/R37/eleven-beasts-do-not", test_eleven_beasts_do_not);
  stage_add ("/clash/R37/twelfth-beast-killed-attacking", test_twelfth_beast_killed_attacking);
  stage_add ("/clash/R37/beast-killed-by-a-beast-counts", test_beast_killed_by_a_beast_counts);
  stage_add_option ("/clash/R37/all-passed", "stopped-by=anyone", test_all_passed);
  stage_add_option ("/clash/R37/attack-breaks-the-row", "stopped-by=anyone",
                    test_attack_breaks_the_row);
  stage_add_option ("/clash/R37/needs-every-player", "stopped-by=anyone",
                    test_needs_every_player);
  stage_add ("/clash/R37/release-breaks-the-row", test_release_breaks_the_row);
  stage_add ("/clash/R37/not-before-the-fighting", test_not_before_the_fighting);
  stage_add ("/clash/R38/taken-back-at-the-end", test_taken_back_at_the_end);
  stage_add ("/clash/R38/wounded-count-like-others", test_wounded_count_like_others);
  stage_add ("/clash/R39/points", test_points);
  stage_add ("/clash/R39/equal-points-share", test_equal_points_share);
  stage_add ("/clash/R39/unscored-is-nobodys", test_unscored_is_nobodys);
  g_test_add_func ("/clash/R39/bounds-of-points", test_bounds_of_points);

  return g_test_run ();
}
