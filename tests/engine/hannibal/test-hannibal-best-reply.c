/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nobody can use how Lanista lays its cards: whoever knew how often it lays each would win hardly
 * more. */

#include "stage.h"

#include "hannibal/advice.h"
#include "hannibal/move.h"
#include "thinker.h"

#include <math.h>

enum
{
  CONFLICTS = 50,
  DRAWS = 400,
};

/* Of the win, on average over the conflicts. What 400 draws are off by is in it. */
static const double most = 0.03;

typedef struct
{
  HarenaThinker  *thinker;
  HannibalMemory *memory;
  HarenaRandom    random;
  double          gain;     /* summed up: what the best reply wins more, */
  double          worst;    /* and the most in one conflict */
  int             n_mixes;
} Measure;

static void
decide_often (Measure                *measure,
              const HannibalPosition *position,
              double                  parts[HANNIBAL_CARDS])
{
  const HarenaLevel *lanista = harena_find_level ("lanista");

  for (int i = 0; i < HANNIBAL_CARDS; i++)
    parts[i] = 0;
  for (int i = 0; i < DRAWS; i++)
    {
      HarenaMove move = harena_thinker_decide (measure->thinker, position, lanista,
                                               harena_random_next (&measure->random), NULL);

      parts[hannibal_move_a (move) - 1] += 1.0 / DRAWS;
    }
}

static void
add_gain (Measure *measure,
          double   gain)
{
  measure->gain += gain;
  measure->worst = fmax (measure->worst, gain);
  measure->n_mixes++;
}

/* What the best card of each side wins against the other's parts, over what the fight is worth. */
static void
measure_fight (Measure                *measure,
               const HannibalPosition *position)
{
  double           parts[HANNIBAL_N_SIDES][HANNIBAL_CARDS];
  double           replies[HANNIBAL_N_SIDES][HANNIBAL_CARDS] = { 0 };
  double           worth = hannibal_expect (measure->memory, position);
  double           most_of_carthage = 0, least_of_carthage = 1;
  HannibalPosition laid = *position;
  HarenaMove       cards[2][HARENA_MOVES_MAX];
  int              n_cards = hannibal_game.moves (position, cards[0]);

  decide_often (measure, position, parts[HANNIBAL_CARTHAGE]);
  hannibal_game.play (&laid, cards[0][0]);
  hannibal_game.moves (&laid, cards[1]);
  decide_often (measure, &laid, parts[HANNIBAL_ROME]);

  for (int i = 0; i < n_cards; i++)
    for (int j = 0; j < n_cards; j++)
      {
        HannibalPosition after = *position;
        double           share;

        hannibal_game.play (&after, cards[0][i]);
        hannibal_game.play (&after, cards[1][j]);
        share = hannibal_expect (measure->memory, &after);
        replies[HANNIBAL_CARTHAGE][i] += share
                                         * parts[HANNIBAL_ROME][hannibal_move_a (cards[1][j]) - 1];
        replies[HANNIBAL_ROME][j] += share
                                     * parts[HANNIBAL_CARTHAGE][hannibal_move_a (cards[0][i]) - 1];
      }
  for (int i = 0; i < n_cards; i++)
    {
      most_of_carthage = fmax (most_of_carthage, replies[HANNIBAL_CARTHAGE][i]);
      least_of_carthage = fmin (least_of_carthage, replies[HANNIBAL_ROME][i]);
    }
  add_gain (measure, most_of_carthage - worth);
  add_gain (measure, worth - least_of_carthage);
}

/* The first fight of each conflict, with two cards or more, in games of a fast level. */
static void
test_best_reply (gconstpointer options)
{
  const HarenaLevel         *level = harena_find_level ("novicius");
  g_autofree HannibalMemory *memory = g_new0 (HannibalMemory, 1);
  Measure                    measure = { .memory = memory };
  HarenaSetup                setup;

  stage_read_options (G_STRLOC, options, &setup, HANNIBAL_N_SIDES);
  measure.thinker = harena_thinker_new (&hannibal_game, &setup);
  harena_random_seed (&measure.random, 15);
  while (measure.n_mixes < HANNIBAL_N_SIDES * CONFLICTS)
    {
      HannibalPosition position;
      bool             was_fighting = false;

      stage_start (&position, HANNIBAL_N_SIDES, options);
      while (hannibal_game.turn (&position) != HARENA_NOBODY
             && measure.n_mixes < HANNIBAL_N_SIDES * CONFLICTS)
        {
          bool fights = position.step == HANNIBAL_STEP_LAY;

          if (fights && !was_fighting
              && __builtin_popcount (position.hands[HANNIBAL_CARTHAGE]) > 1)
            measure_fight (&measure, &position);
          was_fighting = hannibal_in_conflict (&position) && (fights || was_fighting);
          hannibal_game.play (&position, harena_thinker_decide (measure.thinker, &position, level,
                                                                harena_random_next (
                                                                  &measure.random), NULL));
        }
    }
  harena_thinker_free (measure.thinker);

  g_test_message ("a best reply gains %.4f on average, %.4f at the most, over %d conflicts",
                  measure.gain / measure.n_mixes, measure.worst, CONFLICTS);
  g_assert_cmpfloat (measure.gain / measure.n_mixes, >=, 0);
  g_assert_cmpfloat (measure.gain / measure.n_mixes, <=, most);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/hannibal/best-reply", test_best_reply);

  return g_test_run ();
}
