/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a game wants it, a search looks no further than its secret round, and asks at once what
 * comes of it: shown with morra, which has wishes of its own here. */

#include "morra-position.h"
#include "thinker.h"

#include <glib.h>
#include <string.h>

enum
{
  PLAYOUTS = 2000,
};

/* What morra was asked in one decision. */
static struct
{
  guint n_suggestions;
  guint n_values;
  int   first_round; /* in which value () was asked */
  int   last_round;
} asked;

static HarenaMove
suggest (void         *memory,
         const void   *position,
         HarenaRandom *random)
{
  asked.n_suggestions++;
  return morra_strategy.suggest (memory, position, random);
}

static void
value (void       *memory,
       const void *position,
       double      wins[HARENA_SEATS_MAX])
{
  const Morra *morra = position;

  g_assert_true (morra_strategy.settled (morra));
  asked.first_round = asked.n_values == 0 ? morra->round : MIN (asked.first_round, morra->round);
  asked.last_round = MAX (asked.last_round, morra->round);
  asked.n_values++;
  morra_strategy.value (memory, position, wins);
}

/* Of the seat that is asked in this place, in the second round; who was asked before has chosen. */
static void
think (const HarenaStrategy *wishes,
       int                   seat)
{
  HarenaStrategy     strategy = *wishes;
  HarenaGame         game = morra_game;
  const HarenaEffort effort = { .playouts = PLAYOUTS };
  HarenaSetup        setup;
  Morra              morra;
  HarenaThinker     *thinker;

  strategy.horizon = 1;
  strategy.suggest = suggest;
  strategy.value = value;
  game.strategy = &strategy;
  harena_setup_init (&setup, &morra_game, 0, 2);
  g_assert_true (game.start (&morra, &setup, NULL));
  for (int i = 0; i < 2 + seat - 1; i++)
    game.play (&morra, 102 + i % 2);
  g_assert_cmpint (morra.round, ==, 2);
  g_assert_cmpint (game.turn (&morra), ==, seat);

  memset (&asked, 0, sizeof asked);
  thinker = harena_thinker_new (&game, &setup);
  harena_thinker_think (thinker, &morra, &effort, 1, NULL);
  harena_thinker_free (thinker);
}

/* Without wishes the tree grows on into later rounds, and what it does not know is played on. */
static void
test_plain (void)
{
  think (&morra_strategy, 1);
  g_assert_cmpuint (asked.n_suggestions, >=, PLAYOUTS);
  g_assert_cmpint (asked.last_round, >, 3);
}

/* What the tree leads to is judged as it is. A position that the tree has left in the middle of a
 * round is played on to where it can be. */
static void
test_at_once (void)
{
  HarenaStrategy wishes = morra_strategy;

  wishes.value_at_once = true;
  think (&wishes, 1);
  g_assert_cmpuint (asked.n_values, >, 0);
  g_assert_cmpuint (asked.n_suggestions, >, 0);
  g_assert_cmpuint (asked.n_suggestions, <, 2 * PLAYOUTS);
  g_assert_cmpint (asked.last_round, >, 3);
}

/* Every playout ends with the round: whoever is asked later in it too, and be it that others, who
 * were asked before, have to choose again first. */
static void
test_one_round (void)
{
  HarenaStrategy wishes = morra_strategy;

  wishes.value_at_once = true;
  wishes.stops_when_settled = true;
  for (int seat = 1; seat <= 2; seat++)
    {
      think (&wishes, seat);
      g_assert_cmpuint (asked.n_values, ==, PLAYOUTS);
      g_assert_cmpint (asked.first_round, ==, 3);
      g_assert_cmpint (asked.last_round, ==, 3);
      g_assert_cmpuint (asked.n_suggestions, <, PLAYOUTS / 2);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/players/settled/plain", test_plain);
  g_test_add_func ("/players/settled/at-once", test_at_once);
  g_test_add_func ("/players/settled/one-round", test_one_round);

  return g_test_run ();
}
