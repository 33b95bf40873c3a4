/* SPDX-License-Identifier: GPL-3.0-or-later */
/* H30, H31: what a seat can see. */

#include "stage.h"

#include <string.h>

/* Carthage attacks in Gallia and has laid a card. */
static void
stage_laid (HannibalPosition *position,
            const char       *options,
            const char       *card)
{
  stage_set (position, options, "carthago c2", "citerior c1", "gallia r2", "roma r1",
             "hands 245 135");
  stage_play (position, "march citerior gallia", card);
}

static char *
write_for (const HannibalPosition *position,
           const char             *text,
           int                     viewer)
{
  char       seen[HARENA_MOVE_TEXT_MAX];
  HarenaMove move;

  g_assert_true (hannibal_game.read_move (position, text, &move, NULL));
  hannibal_game.write_move (position, move, viewer, seen);
  return g_strdup (seen);
}

static void
test_laid_card_is_blank (gconstpointer options)
{
  HannibalPosition laid[2];

  stage_laid (&laid[0], options, "card 2");
  stage_laid (&laid[1], options, "card 5");
  g_assert_cmpint (memcmp (&laid[0], &laid[1], sizeof laid[0]), !=, 0);

  for (int viewer = HARENA_SEES_OPEN; viewer <= 2; viewer++)
    {
      bool             blind = viewer == HARENA_SEES_OPEN || viewer == 2;
      HannibalPosition seen[2] = { laid[0], laid[1] };

      harena_see (&hannibal_game, &seen[0], viewer);
      harena_see (&hannibal_game, &seen[1], viewer);
      g_assert_cmpint (memcmp (&seen[0], &seen[1], sizeof seen[0]) == 0, ==, blind);
      g_assert_cmpint (memcmp (&seen[0], &laid[0], sizeof seen[0]) == 0, ==, !blind);
    }
}

/* Everything else is open, at every other moment. */
static void
test_nothing_else_is_secret (gconstpointer options)
{
  static const char *const moves[] = { "march citerior gallia", "card 5", "card 1", "card 2",
                                       "card 5", "march roma gallia" };
  HannibalPosition position;

  stage_set (&position, options, "carthago c2", "citerior c1", "gallia r2", "roma r1",
             "hands 245 135");
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      HannibalPosition seen = position;

      harena_see (&hannibal_game, &seen, 2);
      if (position.step != HANNIBAL_STEP_ANSWER)
        g_assert_cmpmem (&seen, sizeof seen, &position, sizeof position);
      stage_play (&position, moves[i]);
    }
}

static void
test_together (gconstpointer options)
{
  HannibalPosition position;

  stage_set (&position, options, "citerior c1h", "carthago c1", "gallia r1", "roma r1",
             "turn rome");
  g_assert_cmphex (hannibal_game.together (&position), ==, 0);
  stage_play (&position, "march gallia citerior");
  g_assert_cmphex (hannibal_game.together (&position), ==, 0); /* H16: openly */
  stage_play (&position, "commit legion");
  g_assert_cmphex (hannibal_game.together (&position), ==, 3);
  stage_play (&position, "card 4");
  g_assert_cmphex (hannibal_game.together (&position), ==, 3);
  stage_play (&position, "card 1");
  g_assert_cmphex (hannibal_game.together (&position), ==, 0);
}

/* Carthage's card is told to nobody else; Rome's turns both over. */
static void
test_what_is_told (gconstpointer options)
{
  HannibalPosition position;
  HannibalPosition before;
  HarenaMove       move;

  stage_set (&position, options, "carthago c2", "citerior c1", "gallia r2", "roma r1");
  stage_play (&position, "march citerior gallia");
  for (int viewer = HARENA_SEES_OPEN; viewer <= 2; viewer++)
    {
      g_autofree char *text = write_for (&position, "card 4", viewer);

      g_assert_cmpstr (text, ==, viewer == HARENA_SEES_ALL || viewer == 1 ? "card 4" : "card ?");
    }

  before = position;
  g_assert_true (hannibal_game.read_move (&position, "card 4", &move, NULL));
  stage_play (&position, "card 4");
  g_assert_false (harena_is_open (&hannibal_game, &before, move, &position, 2));
  g_assert_false (harena_is_open (&hannibal_game, &before, move, &position, HARENA_SEES_OPEN));
  g_assert_true (harena_is_open (&hannibal_game, &before, move, &position, 1));
  for (int viewer = HARENA_SEES_OPEN; viewer <= 2; viewer++)
    {
      g_autofree char *text = write_for (&position, "card 2", viewer);

      g_assert_cmpstr (text, ==, "card 2");
    }
  stage_play (&position, "card 2");
  g_assert_true (harena_is_open (&hannibal_game, &before, move, &position, 2));
  g_assert_true (harena_is_open (&hannibal_game, &before, move, &position, HARENA_SEES_OPEN));
}

/* H31: any card of the hand, each about equally often, and nothing else changes. */
static void
test_re_deal (gconstpointer options)
{
  enum { DEALS = 3000 };
  HannibalPosition position;
  HarenaRandom     random;
  int              counts[6] = { 0 };

  stage_laid (&position, options, "card 4");
  harena_random_seed (&random, 31);
  for (int i = 0; i < DEALS; i++)
    {
      HannibalPosition dealt = position;

      harena_hide (&hannibal_game, &dealt, 2, &random);
      counts[dealt.laid]++;
      dealt.laid = position.laid;
      g_assert_cmpmem (&dealt, sizeof dealt, &position, sizeof position);
    }

  for (int card = 1; card <= 5; card++)
    if (card == 2 || card == 4 || card == 5)
      g_assert_cmpint (ABS (counts[card] - DEALS / 3), <, DEALS / 20);
    else
      g_assert_cmpint (counts[card], ==, 0);

  /* Carthage knows what it has laid. */
  harena_hide (&hannibal_game, &position, 1, &random);
  g_assert_cmpint (position.laid, ==, 4);
}

/* H31: what Rome may do does not depend on the secret. */
static void
test_same_moves (gconstpointer options)
{
  static const char *const cards[] = { "card 2", "card 4", "card 5" };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      HannibalPosition position;

      stage_laid (&position, options, cards[i]);
      stage_assert_legal (&position, "card 1;card 3;card 5");
      harena_see (&hannibal_game, &position, 2);
      stage_assert_legal (&position, "card 1;card 3;card 5");
      stage_assert_turn (&position, 2);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/hannibal/H30/laid-card-is-blank", test_laid_card_is_blank);
  stage_add ("/hannibal/H30/nothing-else", test_nothing_else_is_secret);
  stage_add ("/hannibal/H30/together", test_together);
  stage_add ("/hannibal/H30/what-is-told", test_what_is_told);
  stage_add ("/hannibal/H31/re-deal", test_re_deal);
  stage_add ("/hannibal/H31/same-moves", test_same_moves);

  return g_test_run ();
}
