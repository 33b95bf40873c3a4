/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end, the win and the titles: I23 to I26. */

#include "stage.h"

#include "imperium/rules.h"

/* Both seats put the same where it is scored: nobody gains anything. */
static void
play_level_round (ImperiumPosition *position)
{
  for (int seat = 1; seat <= position->seats; seat++)
    stage_play (position, "choose bread");
}

/* All cylinders but one are in Asia, where the standard is not. */
static void
stage_points (ImperiumPosition *position,
              const char       *points)
{
  stage (position, 2, "asia 1:13 2:13", points);
}

static void
test_forty_and_one_alone (void)
{
  ImperiumPosition position;

  stage_points (&position, "points 38 3");
  stage_play (&position, "choose africa", "choose bread");
  stage_assert_points (&position, "40 3");
  stage_assert_over (&position, "emperor", 1);
}

static void
test_less_than_forty_goes_on (void)
{
  ImperiumPosition position;

  stage_points (&position, "points 37 3");
  stage_play (&position, "choose africa", "choose bread");
  stage_assert_points (&position, "39 3");
  g_assert_cmpint (imperium_game.turn (&position), ==, 1);
  g_assert_cmphex (imperium_game.winners (&position), ==, 0);
  g_assert_null (imperium_game.ending (&position));
}

static void
test_level_goes_on (void)
{
  ImperiumPosition position;

  stage (&position, 3, "asia 1:13 2:13 3:13", "points 42 42 39");
  play_level_round (&position);
  g_assert_cmpint (position.round, ==, 2);
  g_assert_cmpint (imperium_game.turn (&position), ==, 1);
}

/* The first province takes seat 2 to forty, the second seat 1 past it: it ends after both. */
static void
test_after_all_scoring (void)
{
  ImperiumPosition position;

  stage (&position, 2, "macedonia 2:2", "aegyptus 1:2", "points 39 36", "standard macedonia");
  stage_play (&position, "choose africa syria ear", "choose africa syria asia");
  stage_assert_points (&position, "48 44");
  stage_assert_over (&position, "emperor", 1);
}

static void
test_round_forty (void)
{
  ImperiumPosition position;

  stage (&position, 2, "gallia 1:13 2:13", "points 12 3", "round 39");
  play_level_round (&position);
  g_assert_cmpint (position.round, ==, 40);
  g_assert_cmpint (imperium_game.turn (&position), ==, 1);
  play_level_round (&position);
  stage_assert_over (&position, "rounds", 1);
  g_assert_cmpint (position.round, ==, 40);
}

/* Both ends at once: it is the one that somebody has won. */
static void
test_forty_points_in_round_forty (void)
{
  ImperiumPosition position;

  stage (&position, 2, "gallia 1:13 2:13", "points 3 38", "round 40");
  stage_play (&position, "choose bread", "choose aegyptus");
  stage_assert_points (&position, "3 47");
  stage_assert_over (&position, "emperor", 2);
}

static void
test_shared_win (void)
{
  ImperiumPosition position;
  HarenaSetup      setup = { .seats = 3 };

  stage (&position, 3, "gallia 1:13 2:13 3:13", "points 12 17 17", "round 40");
  play_level_round (&position);
  stage_assert_over (&position, "rounds", 2 | 4);
  g_assert_cmpint (harena_result (&imperium_game, &setup, &position), ==, HARENA_RESULT_SHARED);

  stage (&position, 3, "gallia 1:13 2:13 3:13", "points 45 45 45", "round 40");
  play_level_round (&position);
  stage_assert_over (&position, "rounds", 1 | 2 | 4);
  g_assert_cmpint (harena_result (&imperium_game, &setup, &position), ==, HARENA_RESULT_DRAWN);
}

/* Nothing happens for forty rounds if everybody always chooses alike. */
static void
test_all_alike (void)
{
  for (int seats = 2; seats <= 5; seats++)
    {
      ImperiumPosition position;

      stage (&position, seats);
      while (imperium_game.turn (&position) != HARENA_NOBODY)
        {
          HarenaMove list[HARENA_MOVES_MAX];

          imperium_game.moves (&position, list);
          imperium_game.play (&position, list[0]);
        }
      for (int i = 0; i < seats; i++)
        g_assert_cmpint (position.points[i], ==, 0);
      stage_assert_over (&position, "rounds", (1u << seats) - 1);
    }
}

static void
test_titles (void)
{
  static const struct
  {
    const char   *points;
    ImperiumTitle title;
  } titles[] = {
    { "points 0 39", IMPERIUM_PATRICIAN }, { "points 19 39", IMPERIUM_PATRICIAN },
    { "points 20 39", IMPERIUM_SENATOR },  { "points 29 39", IMPERIUM_SENATOR },
    { "points 30 39", IMPERIUM_CONSUL },   { "points 39 12", IMPERIUM_CONSUL },
  };
  ImperiumPosition position;

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      stage (&position, 2, titles[i].points);
      g_assert_cmpint (imperium_title (&position, 1), ==, titles[i].title);
    }
}

static void
test_emperor (void)
{
  ImperiumPosition position;

  stage_points (&position, "points 38 35");
  g_assert_cmpint (imperium_title (&position, 1), ==, IMPERIUM_CONSUL);
  stage_play (&position, "choose africa", "choose bread");
  g_assert_cmpint (imperium_title (&position, 1), ==, IMPERIUM_EMPEROR);
  g_assert_cmpint (imperium_title (&position, 2), ==, IMPERIUM_CONSUL);

  /* Alone after round 40 too, with however few points; who share the win are no emperors. */
  stage (&position, 2, "gallia 1:13 2:13", "points 12 3", "round 40");
  play_level_round (&position);
  g_assert_cmpint (imperium_title (&position, 1), ==, IMPERIUM_EMPEROR);
  stage (&position, 2, "gallia 1:13 2:13", "points 31 31", "round 40");
  play_level_round (&position);
  g_assert_cmpint (imperium_title (&position, 1), ==, IMPERIUM_CONSUL);
  g_assert_cmpint (imperium_title (&position, 2), ==, IMPERIUM_CONSUL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/imperium/I23/forty-and-one-alone", test_forty_and_one_alone);
  g_test_add_func ("/imperium/I23/less-than-forty-goes-on", test_less_than_forty_goes_on);
  g_test_add_func ("/imperium/I23/level-goes-on", test_level_goes_on);
  g_test_add_func ("/imperium/I23/after-all-scoring", test_after_all_scoring);
  g_test_add_func ("/imperium/I24/round-forty", test_round_forty);
  g_test_add_func ("/imperium/I24/forty-points-in-round-forty", test_forty_points_in_round_forty);
  g_test_add_func ("/imperium/I24/all-alike", test_all_alike);
  g_test_add_func ("/imperium/I25/shared-win", test_shared_win);
  g_test_add_func ("/imperium/I26/titles", test_titles);
  g_test_add_func ("/imperium/I26/emperor", test_emperor);

  return g_test_run ();
}
