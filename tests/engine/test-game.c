/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the house does alike for every game: setups, finding by name, refusing what is not legal. */

#include "games.h"
#include "morra.h"

#include <glib.h>
#include <string.h>

enum
{
  POSITION_MAX = 64,
};

static void
assert_says (const HarenaReason *reason,
             const char         *expected)
{
  char text[HARENA_REASON_TEXT_MAX];

  harena_reason_write (reason, NULL, text, sizeof text);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_setup_init (void)
{
  HarenaSetup setup;

  memset (&setup, 0xff, sizeof setup);
  harena_setup_init (&setup, &morra_game, 0, 2);
  g_assert_cmpuint (setup.seats, ==, 2);
  for (int i = 0; i < HARENA_OPTIONS_MAX; i++)
    g_assert_cmpuint (setup.options[i], ==, 0);

  harena_setup_init (&setup, &morra_game, 1, 2);
  g_assert_cmpuint (setup.options[0], ==, 1);
  g_assert_cmpuint (setup.options[1], ==, 1);
  for (int i = 2; i < HARENA_OPTIONS_MAX; i++)
    g_assert_cmpuint (setup.options[i], ==, 0);
}

static void
test_setup_check (void)
{
  HarenaSetup  setup;
  HarenaReason reason;

  harena_setup_init (&setup, &morra_game, 0, 2);
  g_assert_true (harena_setup_check (&morra_game, &setup, &reason));
  setup.options[1] = 1;
  g_assert_true (harena_setup_check (&morra_game, &setup, &reason));
  setup.options[1] = 2;
  g_assert_false (harena_setup_check (&morra_game, &setup, &reason));
  assert_says (&reason, "the option “opening” has no such value");
  g_assert_false (harena_setup_check (&morra_game, &setup, NULL));
}

static void
test_setup_check_seats (void)
{
  HarenaGame   wide = morra_game;
  HarenaSetup  setup;
  HarenaReason reason;

  wide.seats_min = 2;
  wide.seats_max = 5;
  for (int seats = 0; seats <= UINT8_MAX; seats++)
    {
      harena_setup_init (&setup, &wide, 0, seats);
      g_assert_cmpint (harena_setup_check (&wide, &setup, &reason), ==, seats >= 2 && seats <= 5);
      if (seats < 2 || seats > 5)
        assert_says (&reason, "the game is for 2 to 5 seats");
    }
}

static void
test_find_edition (void)
{
  g_assert_cmpint (harena_find_edition (&morra_game, "short"), ==, 0);
  g_assert_cmpint (harena_find_edition (&morra_game, "long"), ==, 1);
  g_assert_cmpint (harena_find_edition (&morra_game, ""), ==, -1);
  g_assert_cmpint (harena_find_edition (&morra_game, "Short"), ==, -1);
  g_assert_cmpint (harena_find_edition (&morra_game, "shorter"), ==, -1);
}

static void
test_option_n_values (void)
{
  HarenaOption none = { "none", (const char *const[]) { NULL } };
  HarenaOption full = { "full", HARENA_VALUES ("1", "2", "3", "4", "5", "6", "7", "8", "9") };

  g_assert_cmpint (harena_option_n_values (&none), ==, 0);
  g_assert_cmpint (harena_option_n_values (&morra_game.options[0]), ==, 2);
  g_assert_cmpint (harena_option_n_values (&full), ==, 9);
}

static void
test_find_game (void)
{
  const HarenaGame *const games[] = { &morra_game, NULL };
  const HarenaGame *const none[] = { NULL };

  g_assert_true (harena_find_game (games, "morra") == &morra_game);
  g_assert_null (harena_find_game (games, "clash"));
  g_assert_null (harena_find_game (games, ""));
  g_assert_null (harena_find_game (none, "morra"));
}

static void
test_games_of_the_house (void)
{
  g_assert_nonnull (harena_games[0]);
  g_assert_cmpstr (harena_games[0]->id, ==, "clash");
  g_assert_null (harena_find_game (harena_games, "morra"));
  for (int i = 0; harena_games[i] != NULL; i++)
    g_assert_true (harena_find_game (harena_games, harena_games[i]->id) == harena_games[i]);
}

static void
start (void *position,
       int   edition)
{
  HarenaSetup  setup;
  HarenaReason reason;

  g_assert_cmpuint (morra_game.position_size, <=, POSITION_MAX);
  harena_setup_init (&setup, &morra_game, edition, 2);
  g_assert_true (morra_game.start (position, &setup, &reason));
}

static void
test_play (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];
  _Alignas (max_align_t) char other[POSITION_MAX];
  HarenaReason                reason;

  start (position, 0);
  start (other, 0);
  g_assert_true (harena_check (&morra_game, position, 307, &reason));
  g_assert_cmpmem (position, morra_game.position_size, other, morra_game.position_size);

  morra_game.play (other, 307);
  g_assert_true (harena_play (&morra_game, position, 307, &reason));
  g_assert_cmpmem (position, morra_game.position_size, other, morra_game.position_size);
  g_assert_true (harena_play (&morra_game, position, 307, NULL));
}

static void
test_play_refuses (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];
  _Alignas (max_align_t) char other[POSITION_MAX];
  HarenaReason                reason;

  start (position, 0);
  start (other, 0);
  g_assert_false (harena_check (&morra_game, position, 607, &reason));
  assert_says (&reason, "a hand shows 1 to 5 fingers, not 6");
  g_assert_false (harena_play (&morra_game, position, 303, &reason));
  assert_says (&reason, "with 3 shown by one hand the sum cannot be 3");
  g_assert_false (harena_play (&morra_game, position, G_MAXUINT32, &reason));
  assert_says (&reason, "there is no such move in morra");
  g_assert_false (harena_check (&morra_game, position, 607, NULL));
  g_assert_false (harena_play (&morra_game, position, 607, NULL));
  g_assert_cmpmem (position, morra_game.position_size, other, morra_game.position_size);
}

/* When the game is over that is the reason, whatever the move. */
static void
test_play_after_the_end (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];
  HarenaReason                reason;

  start (position, 0);
  for (int i = 0; i < 3; i++)
    {
      g_assert_true (harena_play (&morra_game, position, 102, &reason));
      g_assert_true (harena_play (&morra_game, position, 103, &reason));
    }

  g_assert_cmpint (morra_game.turn (position), ==, HARENA_NOBODY);
  g_assert_false (harena_play (&morra_game, position, 102, &reason));
  assert_says (&reason, "the game is over");
  g_assert_false (harena_play (&morra_game, position, G_MAXUINT32, &reason));
  assert_says (&reason, "the game is over");
  g_assert_false (harena_play (&morra_game, position, 102, NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/setup-init", test_setup_init);
  g_test_add_func ("/game/setup-check", test_setup_check);
  g_test_add_func ("/game/setup-check-seats", test_setup_check_seats);
  g_test_add_func ("/game/find-edition", test_find_edition);
  g_test_add_func ("/game/option-n-values", test_option_n_values);
  g_test_add_func ("/game/find-game", test_find_game);
  g_test_add_func ("/game/games-of-the-house", test_games_of_the_house);
  g_test_add_func ("/game/play", test_play);
  g_test_add_func ("/game/play-refuses", test_play_refuses);
  g_test_add_func ("/game/play-after-the-end", test_play_after_the_end);

  return g_test_run ();
}
