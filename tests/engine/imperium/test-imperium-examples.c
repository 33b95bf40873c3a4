/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The worked examples of the page, by their numbers; one to seven are the rulebook's. */

#include "stage.h"

/* What nobody needs: it puts nothing where it is scored. */
#define APART "choose illyricum gallia bread"

/* Two cylinders in supply: exactly two cards, of whatever kind. */
static void
test_two_cards (void)
{
  ImperiumPosition position;

  stage (&position, 2, "hispania 1:12");
  stage_refuse (&position, "choose africa", "the number of cards is 2, not 1");
  stage_refuse (&position, "choose africa syria asia", "the number of cards is 2, not 3");
  stage_refuse (&position, "choose bread africa asia", "the number of cards is 2, not 3");
  stage_play (&position, "choose ear bread");
}

static void
test_two_ears (void)
{
  ImperiumPosition position;

  stage (&position, 3, "asia 1:2", "hispania 2:2", "macedonia 3:2", "aegyptus 1:3",
         "standard asia");
  stage_play (&position, "choose africa syria ear", "choose africa syria ear", APART);
  stage_assert_points (&position, "6 7 8");
  stage_assert_board (&position, "aegyptus 1:3");
  g_assert_cmpint (position.standard, ==, stage_province ("aegyptus"));
}

static void
test_two_level (void)
{
  for (int seats = 3; seats <= 5; seats++)
    {
      ImperiumPosition position;

      stage (&position, seats, "macedonia 1:2 2:2", "standard macedonia");
      for (int i = 0; i < seats; i++)
        stage_play (&position, APART);
      stage_assert_points (&position, seats == 3 ? "5 5 0" : seats == 4 ? "5 5 0 0" : "5 5 0 0 0");
      stage_assert_board (&position, "macedonia");
    }
}

static void
test_three_level (void)
{
  ImperiumPosition position;

  stage (&position, 4, "macedonia 1:2 2:2 3:2", "standard macedonia");
  stage_play (&position, APART, APART, APART, APART);
  stage_assert_points (&position, "3 3 3 0");

  stage (&position, 3, "macedonia 1:2 2:2 3:2", "standard macedonia");
  stage_play (&position, APART, APART, APART);
  stage_assert_points (&position, "0 0 0");
}

static void
test_five_in_macedonia (void)
{
  ImperiumPosition position;

  stage (&position, 5, "macedonia 1:4 2:3 3:2 4:2 5:1", "asia 1:1*", "standard macedonia");
  stage_play (&position, APART, APART, APART, APART, APART);
  stage_assert_points (&position, "9 5 2 2 0");
  stage_assert_board (&position, "macedonia 1:1*");
}

static void
test_three_in_a_run (void)
{
  ImperiumPosition position;

  stage (&position, 2, "aegyptus 1:2", "africa 1:1*", "hispania 1:1*", "standard aegyptus");
  stage_play (&position, APART, APART);
  stage_assert_points (&position, "11 0");
}

static void
test_three_players_two_places (void)
{
  ImperiumPosition position;

  stage (&position, 3, "aegyptus 1:3 2:2 3:1", "standard aegyptus");
  stage_play (&position, APART, APART, APART);
  stage_assert_points (&position, "9 6 0");
}

static void
test_three_level_for_the_last_places (void)
{
  ImperiumPosition position;

  stage (&position, 5, "aegyptus 1:3 2:2 3:1 4:1 5:1", "standard aegyptus");
  stage_play (&position, APART, APART, APART, APART, APART);
  stage_assert_points (&position, "9 6 0 0 0");
}

static void
test_oracle (void)
{
  ImperiumPosition position;

  stage (&position, 3);
  stage_play (&position, "choose oracle", "choose africa syria gallia", "choose bread africa syria");
  g_assert_cmpint (imperium_game.turn (&position), ==, 1);
  stage_play (&position, "choose bread africa ear");

  /* Africa has 2, 1, 2; in Syria seats 2 and 3 are level for first with one each. */
  stage_assert_points (&position, "1 2 3");
  stage_assert_board (&position, "africa", "syria", "gallia 2:1");
  g_assert_cmpint (position.standard, ==, stage_province ("illyricum"));
}

static void
test_forty_two_each (void)
{
  ImperiumPosition position;

  stage (&position, 2, "points 42 42");
  stage_play (&position, APART, APART);
  g_assert_cmpint (position.round, ==, 2);

  /* Africa takes B to 40 first, and then Syria A past it. */
  stage (&position, 2, "africa 2:2", "syria 1:2", "points 38 38");
  stage_play (&position, APART, "choose illyricum gallia ear");
  stage_assert_points (&position, "41 40");
  stage_assert_over (&position, "emperor", 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/imperium/examples/1", test_two_cards);
  g_test_add_func ("/imperium/examples/2", test_two_ears);
  g_test_add_func ("/imperium/examples/3", test_two_level);
  g_test_add_func ("/imperium/examples/4", test_three_level);
  g_test_add_func ("/imperium/examples/5", test_five_in_macedonia);
  g_test_add_func ("/imperium/examples/6", test_three_in_a_run);
  g_test_add_func ("/imperium/examples/7", test_three_players_two_places);
  g_test_add_func ("/imperium/examples/8", test_three_level_for_the_last_places);
  g_test_add_func ("/imperium/examples/9", test_oracle);
  g_test_add_func ("/imperium/examples/10", test_forty_two_each);

  return g_test_run ();
}
