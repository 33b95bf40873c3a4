/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies open and what does not: I27, and how it is dealt anew: I28. */

#include "stage.h"

#include "invariant.h"

#include <string.h>

static void
assert_seen (const ImperiumPosition *position,
             const char             *text,
             int                     viewer,
             const char             *expected)
{
  HarenaMove move;
  char       seen[HARENA_MOVE_TEXT_MAX];

  g_assert_true (imperium_game.read_move (position, text, &move, NULL));
  imperium_game.write_move (position, move, viewer, seen);
  g_assert_cmpstr (seen, ==, expected);
}

static void
test_asked_together (void)
{
  ImperiumPosition position;

  stage (&position, 3);
  g_assert_cmphex (imperium_game.together (&position), ==, 7);
  stage_play (&position, "choose oracle");
  g_assert_cmphex (imperium_game.together (&position), ==, 7);
  stage_play (&position, "choose africa syria asia");
  g_assert_cmphex (imperium_game.together (&position), ==, 7);
  stage_play (&position, "choose oracle");

  /* Seats 1 and 3 choose again, together. */
  g_assert_cmphex (imperium_game.together (&position), ==, 5);
  stage_play (&position, "choose africa syria asia");
  g_assert_cmphex (imperium_game.together (&position), ==, 5);
  stage_play (&position, "choose africa syria asia", "choose africa syria asia");

  /* Who alone chooses again hides nothing. */
  stage_play (&position, "choose oracle", "choose africa syria asia");
  g_assert_cmphex (imperium_game.together (&position), ==, 0);
}

static void
test_nothing_together_at_the_end (void)
{
  ImperiumPosition position;

  stage (&position, 2, "points 39 0");
  stage_play (&position, "choose africa syria asia", "choose syria gallia asia");
  g_assert_cmphex (imperium_game.together (&position), ==, 0);
}

static void
test_moves_as_seen (void)
{
  ImperiumPosition position;

  stage (&position, 3);
  assert_seen (&position, "choose oracle", 1, "choose oracle");
  assert_seen (&position, "choose oracle", 2, "choose ?");
  assert_seen (&position, "choose oracle", HARENA_SEES_OPEN, "choose ?");
  assert_seen (&position, "choose oracle", HARENA_SEES_ALL, "choose oracle");

  stage_play (&position, "choose oracle", "choose africa syria asia", "choose oracle");
  assert_seen (&position, "choose africa syria ear", 1, "choose africa syria ear");
  assert_seen (&position, "choose africa syria ear", 2, "choose ?");
  assert_seen (&position, "choose africa syria ear", 3, "choose ?");

  stage (&position, 2);
  stage_play (&position, "choose oracle", "choose africa syria asia");
  assert_seen (&position, "choose africa syria ear", 2, "choose africa syria ear");
}

/* Who looks sees that a seat has chosen, and its own choice. */
static void
test_positions_as_seen (void)
{
  ImperiumPosition position, seen, other;

  stage (&position, 3);
  stage_play (&position, "choose oracle", "choose africa syria asia");
  seen = position;
  imperium_game.see (&seen, 2);
  g_assert_cmphex (seen.choices[0], ==, IMPERIUM_UNSEEN);
  g_assert_cmphex (seen.choices[1], ==, position.choices[1]);
  g_assert_cmphex (seen.choices[2], ==, 0);

  stage (&other, 3);
  stage_play (&other, "choose gallia asia ear", "choose africa syria asia");
  imperium_game.see (&other, 2);
  g_assert_true (memcmp (&seen, &other, sizeof seen) == 0);
  imperium_game.see (&other, 2);
  g_assert_true (memcmp (&seen, &other, sizeof seen) == 0);

  seen = position;
  imperium_game.see (&seen, HARENA_SEES_ALL);
  g_assert_true (memcmp (&seen, &position, sizeof seen) == 0);
  imperium_game.see (&seen, HARENA_SEES_OPEN);
  g_assert_cmphex (seen.choices[0], ==, IMPERIUM_UNSEEN);
  g_assert_cmphex (seen.choices[1], ==, IMPERIUM_UNSEEN);
}

/* The stacks of all without an Oracle are open, and so is who has shown one. */
static void
test_second_choice_as_seen (void)
{
  ImperiumPosition position, seen;

  stage (&position, 4);
  stage_play (&position, "choose oracle", "choose africa syria asia", "choose oracle",
              "choose gallia asia ear", "choose gallia asia hispania");
  for (int viewer = HARENA_SEES_OPEN; viewer <= 4; viewer++)
    {
      bool all = viewer == 1 || viewer == HARENA_SEES_ALL;

      seen = position;
      imperium_game.see (&seen, viewer);
      g_assert_cmphex (seen.choices[0], ==, all ? position.choices[0] : IMPERIUM_UNSEEN);
      seen.choices[0] = position.choices[0];
      g_assert_true (memcmp (&seen, &position, sizeof seen) == 0);
    }
}

static void
test_when_it_is_open (void)
{
  ImperiumPosition start, position;
  const HarenaMove any = 7;

  stage (&start, 3);
  position = start;
  for (int i = 0; i < 2; i++)
    {
      g_assert_false (imperium_game.is_open (&start, any, &position, 2));
      g_assert_true (imperium_game.is_open (&start, any, &position, 1));
      stage_play (&position, "choose oracle");
    }
  g_assert_false (imperium_game.is_open (&start, any, &position, 3));
  stage_play (&position, "choose africa syria asia");

  /* First choices are turned over; the second ones come to light together. */
  g_assert_true (imperium_game.is_open (&start, any, &position, 3));
  g_assert_true (imperium_game.is_open (&start, any, &position, HARENA_SEES_OPEN));
  start = position;
  stage_play (&position, "choose africa syria asia");
  g_assert_false (imperium_game.is_open (&start, any, &position, 2));
  stage_play (&position, "choose africa syria asia");
  g_assert_true (imperium_game.is_open (&start, any, &position, 2));

  /* At once, if one seat alone chooses again. */
  stage_play (&position, "choose africa syria asia", "choose africa syria asia", "choose oracle");
  g_assert_true (imperium_game.is_open (&position, any, &position, 1));
}

/* All but the secret choices stays as it was, and so does what lies open of them. */
static void
test_dealing_anew (void)
{
  ImperiumPosition position, dealt;
  HarenaRandom     random;
  guint            changed = 0;

  harena_random_seed (&random, 1);
  stage (&position, 3, "asia 2:12*", "ear 1");
  stage_play (&position, "choose africa syria asia", "choose oracle");
  for (int i = 0; i < 1000; i++)
    {
      dealt = position;
      imperium_game.hide (&dealt, 2, &random);
      imperium_invariant (&dealt);
      g_assert_cmphex (dealt.choices[1], ==, position.choices[1]);
      changed += dealt.choices[0] != position.choices[0];
      dealt.choices[0] = position.choices[0];
      g_assert_true (memcmp (&dealt, &position, sizeof dealt) == 0);
    }
  g_assert_cmpuint (changed, >, 900);
}

/* Each choice that the seat had, as often as any other, whatever it was. */
static void
test_any_choice_that_it_had (void)
{
  enum { TIMES = 400 };
  ImperiumPosition position, dealt;
  HarenaMove       list[HARENA_MOVES_MAX];
  guint            counts[HARENA_MOVES_MAX] = { 0 };
  HarenaRandom     random;
  int              n_moves;

  harena_random_seed (&random, 1);
  stage (&position, 2, "asia 1:12*", "ear 1");
  n_moves = imperium_game.moves (&position, list);
  g_assert_cmpint (n_moves, ==, 45);
  stage_play (&position, "choose africa syria");
  for (int i = 0; i < TIMES * n_moves; i++)
    {
      int at = 0;

      dealt = position;
      imperium_game.hide (&dealt, 2, &random);
      while ((list[at] | IMPERIUM_CHOSEN) != dealt.choices[0])
        g_assert_cmpint (++at, <, n_moves);
      counts[at]++;
    }
  for (int i = 0; i < n_moves; i++)
    {
      g_assert_cmpuint (counts[i], >, TIMES / 2);
      g_assert_cmpuint (counts[i], <, TIMES * 2);
    }
}

/* A second choice has no Oracle; what lies open is not dealt anew. */
static void
test_dealing_second_choices (void)
{
  ImperiumPosition position, dealt;
  HarenaRandom     random;

  harena_random_seed (&random, 1);
  stage (&position, 3);
  stage_play (&position, "choose oracle", "choose oracle", "choose africa syria asia",
              "choose gallia asia ear");
  for (int i = 0; i < 1000; i++)
    {
      dealt = position;
      imperium_game.hide (&dealt, 2, &random);
      imperium_invariant (&dealt);
      g_assert_false (imperium_choice_has (dealt.choices[0], IMPERIUM_ORACLE));
      g_assert_cmphex (dealt.choices[2], ==, position.choices[2]);
    }
}

/* In random games: what a seat sees of any deal is what it saw before, and it is asked the same. */
static void
test_laws (void)
{
  HarenaRandom random;

  harena_random_seed (&random, 3);
  for (int game = 0; game < 60; game++)
    {
      ImperiumPosition position, seen, dealt;
      HarenaMove       list[HARENA_MOVES_MAX], again[HARENA_MOVES_MAX];

      stage (&position, 2 + game % 4);
      while (imperium_game.turn (&position) != HARENA_NOBODY)
        {
          int n_moves = imperium_game.moves (&position, list);

          for (int seat = 1; seat <= position.seats; seat++)
            {
              seen = dealt = position;
              imperium_game.see (&seen, seat);
              imperium_game.hide (&dealt, seat, &random);
              g_assert_true (seat != position.turn
                             || (imperium_game.moves (&seen, again) == n_moves
                                 && memcmp (list, again, n_moves * sizeof *list) == 0));
              imperium_game.see (&dealt, seat);
              g_assert_true (memcmp (&seen, &dealt, sizeof seen) == 0);
            }
          imperium_game.play (&position, list[harena_random_below (&random, n_moves)]);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/imperium/I27/asked-together", test_asked_together);
  g_test_add_func ("/imperium/I27/nothing-together-at-the-end", test_nothing_together_at_the_end);
  g_test_add_func ("/imperium/I27/moves-as-seen", test_moves_as_seen);
  g_test_add_func ("/imperium/I27/positions-as-seen", test_positions_as_seen);
  g_test_add_func ("/imperium/I27/second-choice-as-seen", test_second_choice_as_seen);
  g_test_add_func ("/imperium/I27/when-it-is-open", test_when_it_is_open);
  g_test_add_func ("/imperium/I28/dealing-anew", test_dealing_anew);
  g_test_add_func ("/imperium/I28/any-choice-that-it-had", test_any_choice_that_it_had);
  g_test_add_func ("/imperium/I28/dealing-second-choices", test_dealing_second_choices);
  g_test_add_func ("/imperium/I28/laws", test_laws);

  return g_test_run ();
}
