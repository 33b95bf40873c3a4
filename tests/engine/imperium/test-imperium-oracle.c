/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Oracle and the second choice: I10 to I12, and what comes back to the hands: I14. */

#include "stage.h"

static void
test_asked_again (void)
{
  ImperiumPosition position;

  stage (&position, 4);
  stage_play (&position, "choose africa syria asia", "choose oracle", "choose gallia asia ear");
  g_assert_cmpint (imperium_game.turn (&position), ==, 4);
  stage_play (&position, "choose oracle");

  /* Seats 2 and 4, in this order; nothing was placed yet. */
  g_assert_cmpint (position.step, ==, IMPERIUM_STEP_SECOND);
  g_assert_cmpint (imperium_game.turn (&position), ==, 2);
  stage_assert_board (&position, "africa", "syria", "gallia", "asia");
  stage_play (&position, "choose africa syria hispania");
  g_assert_cmpint (imperium_game.turn (&position), ==, 4);
  stage_assert_board (&position, "africa", "hispania");
  stage_play (&position, "choose bread africa hispania");

  g_assert_cmpint (imperium_game.turn (&position), ==, 1);
  g_assert_cmpint (position.round, ==, 2);
  stage_assert_board (&position, "syria", "gallia 3:1", "asia 1:1 3:1", "hispania 2:1 4:1",
                      "africa 4:1*");
}

static void
test_all_show_it (void)
{
  ImperiumPosition position;

  stage (&position, 3);
  for (int seat = 1; seat <= 3; seat++)
    stage_play (&position, "choose oracle");
  for (int seat = 1; seat <= 3; seat++)
    {
      g_assert_cmpint (imperium_game.turn (&position), ==, seat);
      g_assert_cmpint (position.step, ==, IMPERIUM_STEP_SECOND);
      stage_play (&position, "choose macedonia aegyptus ear");
    }
  g_assert_cmpint (position.round, ==, 2);
  g_assert_cmpint (position.standard, ==, stage_province ("gallia") + 1);
}

/* The Oracle does not count among them. */
static void
test_as_many_cards_again (void)
{
  ImperiumPosition position;

  stage (&position, 2, "asia 1:12*");
  stage_play (&position, "choose oracle", "choose africa syria gallia");
  stage_refuse (&position, "choose africa", "the number of cards is 2, not 1");
  stage_refuse (&position, "choose oracle",
                "a player who has shown the Oracle chooses again without it");
  stage_refuse (&position, "choose africa oracle",
                "a player who has shown the Oracle chooses again without it");
  stage_play (&position, "choose bread africa");
  stage_assert_board (&position, "africa 1:1*");
}

/* Nothing of what lay under it is used up: the Ear is still there, and Bread too. */
static void
test_bread_and_ear_again (void)
{
  ImperiumPosition position;

  stage (&position, 2);
  stage_play (&position, "choose oracle", "choose africa syria gallia", "choose bread africa ear");
  stage_assert_board (&position, "africa 1:1*", "syria 2:1*");
  g_assert_false (imperium_has_ear (&position, 1));
  g_assert_false (imperium_has_oracle (&position, 1));
}

static void
test_once_a_game (void)
{
  ImperiumPosition position;

  stage (&position, 2);
  stage_play (&position, "choose oracle", "choose africa syria gallia", "choose africa syria asia");
  stage_refuse (&position, "choose oracle", "seat 1 has used the Oracle before");
  stage_play (&position, "choose africa syria asia", "choose oracle", "choose gallia asia ear");
  g_assert_false (imperium_has_oracle (&position, 2));
}

/* Two Ears in the second choices and one in a first: three more provinces. */
static void
test_all_turned_over_together (void)
{
  ImperiumPosition position;

  stage (&position, 3);
  stage_play (&position, "choose oracle", "choose macedonia aegyptus ear", "choose oracle",
              "choose macedonia aegyptus ear");
  g_assert_cmpint (position.standard, ==, stage_province ("africa"));
  stage_play (&position, "choose macedonia aegyptus ear");
  g_assert_cmpint (position.standard, ==, stage_province ("asia"));
  stage_assert_board (&position, "macedonia 1:1 2:1 3:1", "aegyptus 1:1 2:1 3:1");
}

/* Province cards and Bread can be chosen again at once; Ears and Oracles cannot. */
static void
test_back_to_the_hands (void)
{
  ImperiumPosition position;
  HarenaMove       list[HARENA_MOVES_MAX];

  stage (&position, 2);
  stage_play (&position, "choose bread gallia asia", "choose oracle", "choose bread gallia ear");
  g_assert_cmpint (imperium_game.moves (&position, list), ==, 185);
  stage_play (&position, "choose bread gallia asia");
  g_assert_cmpint (imperium_game.moves (&position, list), ==, 140);
  stage_play (&position, "choose bread gallia asia");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/imperium/I10/once-a-game", test_once_a_game);
  g_test_add_func ("/imperium/I11/asked-again", test_asked_again);
  g_test_add_func ("/imperium/I11/all-show-it", test_all_show_it);
  g_test_add_func ("/imperium/I11/as-many-cards-again", test_as_many_cards_again);
  g_test_add_func ("/imperium/I11/bread-and-ear-again", test_bread_and_ear_again);
  g_test_add_func ("/imperium/I12/all-turned-over-together", test_all_turned_over_together);
  g_test_add_func ("/imperium/I14/back-to-the-hands", test_back_to_the_hands);

  return g_test_run ();
}
