/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves cost: nothing for the best, much for the silly, and the same whatever the seat could
 * not see; and luck, which is as much for one as against the others. */

#include "clash/clash.h"
#include "game-walk.h"
#include "games.h"
#include "morra.h"
#include "review.h"

#include <math.h>
#include <pthread.h>
#include <string.h>
#include <time.h>

static const HarenaEffort effort = { .playouts = 400 };

static HarenaReview
review (HarenaThinker *thinker,
        const void    *position,
        HarenaMove     move,
        uint64_t       seed)
{
  HarenaReview result;

  g_assert_true (harena_review_move (thinker, position, move, &effort, seed, NULL, &result));
  return result;
}

static void
check_sense (const HarenaGame   *game,
             const HarenaSetup  *setup,
             const void         *position,
             HarenaMove          move,
             const HarenaReview *result)
{
  double sum = 0;

  g_assert_cmpint (result->turn, ==, game->turn (position));
  g_assert_true (harena_check (game, position, result->best, NULL));
  g_assert_cmpfloat (result->cost, >=, 0);
  g_assert_cmpfloat (result->wins, >=, 0);
  g_assert_cmpfloat (result->wins, <=, 1);
  if (result->cost > 0)
    g_assert_cmpfloat_with_epsilon (result->cost, result->wins - result->wins_played, 1e-9);
  if (result->best == move && !result->mixed)
    g_assert_cmpfloat (result->cost, ==, 0);
  for (int i = 0; i < setup->seats; i++)
    {
      g_assert_cmpfloat (result->chances[i], >=, 0);
      sum += result->chances[i];
    }
  if (harena_n_sides (game, setup) == setup->seats)
    g_assert_cmpfloat (sum, <, 1 + 1e-6);
}

/* The best move is free, and no move is free of sense. */
static void
test_game (const void *data)
{
  enum { POSITIONS = 5, FAR = 30 };
  const HarenaGame *game = data;
  g_autofree void  *position = g_malloc (game->position_size);
  HarenaSetup       setup;
  HarenaThinker    *thinker;

  harena_setup_init (&setup, game, 0, 2);
  thinker = harena_thinker_new (game, &setup);
  for (int i = 0; i < POSITIONS; i++)
    {
      HarenaMove   list[HARENA_MOVES_MAX];
      HarenaReview first;
      HarenaReview of_best;
      int          n_moves;

      walk_to_choice (game, &setup, i, i * 11 % FAR, position);
      n_moves = game->moves (position, list);
      first = review (thinker, position, list[i % n_moves], i);
      check_sense (game, &setup, position, list[i % n_moves], &first);
      of_best = review (thinker, position, first.best, i);
      check_sense (game, &setup, position, first.best, &of_best);
      g_assert_cmpuint (of_best.best, ==, first.best);
      if (!first.mixed)
        g_assert_cmpfloat (of_best.cost, ==, 0);
    }

  harena_thinker_free (thinker);
}

/* As it was dealt, and as it may have been for all that the seat on turn knows. */
static void
test_secrets (const void *data)
{
  enum { POSITIONS = 8, OTHERS = 2, FAR = 40 };
  const HarenaGame *game = data;
  g_autofree void  *position = g_malloc (game->position_size);
  g_autofree void  *other = g_malloc (game->position_size);
  HarenaSetup       setup;
  HarenaThinker    *thinker;
  HarenaRandom      random;
  gboolean          has_other = FALSE;

  harena_setup_init (&setup, game, 0, 2);
  harena_random_seed (&random, 1);
  thinker = harena_thinker_new (game, &setup);
  for (int i = 0; i < POSITIONS; i++)
    {
      HarenaMove   list[HARENA_MOVES_MAX];
      HarenaMove   move;
      HarenaReview result;

      walk_to_choice (game, &setup, 100 + i, i * 7 % FAR, position);
      move = list[i % game->moves (position, list)];
      result = review (thinker, position, move, i);
      for (int j = 0; j < OTHERS; j++)
        {
          HarenaReview again;

          memcpy (other, position, game->position_size);
          harena_hide (game, other, game->turn (position), &random);
          has_other |= memcmp (other, position, game->position_size) != 0;
          again = review (thinker, other, move, i);
          g_assert_cmpmem (&again, sizeof again, &result, sizeof result);
        }
    }

  /* Or nothing would have been shown. */
  g_assert_true (has_other);
  harena_thinker_free (thinker);
}

/* Nobody is reproached for what it drew from a good mixture, and whoever can be read is not: in
 * morra every throw is taken now and then. */
static void
test_mixture (void)
{
  const HarenaGame *game = &morra_game;
  g_autofree void  *position = g_malloc (game->position_size);
  HarenaMove        list[HARENA_MOVES_MAX];
  HarenaSetup       setup;
  HarenaThinker    *thinker;
  HarenaReview      result;
  int               n_moves;

  harena_setup_init (&setup, game, 0, 2);
  thinker = harena_thinker_new (game, &setup);
  g_assert_true (game->start (position, &setup, NULL));
  n_moves = game->moves (position, list);
  for (int i = 0; i < n_moves; i++)
    {
      result = review (thinker, position, list[i], 3);
      g_assert_true (result.mixed);
      check_sense (game, &setup, position, list[i], &result);
    }
  result = review (thinker, position, result.best, 3);
  g_assert_cmpfloat (result.cost, <, harena_mistakes[HARENA_MISTAKE_LARGE]);

  harena_thinker_free (thinker);
}

static void
walk_to_chance (HarenaSetup *setup,
                guint64      seed,
                void        *position)
{
  HarenaRandom random;

  harena_setup_init (setup, &clash_game, 0, 3);
  harena_random_seed (&random, seed);
  g_assert_true (clash_game.start (position, setup, NULL));
  for (int i = 0; i < 60 || clash_game.turn (position) != HARENA_CHANCE; i++)
    {
      HarenaMove list[HARENA_MOVES_MAX];
      int        n_moves = clash_game.moves (position, list);

      g_assert_cmpint (n_moves, >, 0);
      clash_game.play (position, list[harena_random_below (&random, n_moves)]);
    }
}

/* Over all that can come, each as often as it comes, luck is nothing; and in any one case what one
 * gains the others lose. */
static void
test_luck (void)
{
  g_autofree void *position = g_malloc (clash_game.position_size);

  for (int seed = 0; seed < 6; seed++)
    {
      HarenaSetup    setup;
      HarenaThinker *thinker;
      HarenaMove     list[HARENA_MOVES_MAX];
      double         mean[HARENA_SEATS_MAX] = { 0 };
      double         variance[HARENA_SEATS_MAX] = { 0 };
      int            n_moves;

      walk_to_chance (&setup, seed, position);
      thinker = harena_thinker_new (&clash_game, &setup);
      n_moves = clash_game.moves (position, list);
      for (int i = 0; i < n_moves; i++)
        {
          HarenaReview result = review (thinker, position, list[i], 10 * seed + i);
          double       weight = (double) clash_game.chance_weight (position, list[i])
                                / clash_game.chance_total (position);
          double       sum = 0;

          g_assert_cmpint (result.turn, ==, HARENA_CHANCE);
          for (int seat = 0; seat < setup.seats; seat++)
            {
              sum += result.luck[seat];
              mean[seat] += weight * result.luck[seat];
              variance[seat] += pow (weight * result.luck_error[seat], 2);
              g_assert_true (result.forced || result.luck_error[seat] > 0);
            }
          g_assert_cmpfloat_with_epsilon (sum, 0, 1e-9);
        }
      for (int seat = 0; seat < setup.seats; seat++)
        g_assert_cmpfloat (fabs (mean[seat]), <=, 4.5 * sqrt (variance[seat]) + 1e-9);
      harena_thinker_free (thinker);
    }
}

typedef struct
{
  HarenaThinker *thinker;
  void          *position;
  HarenaMove     move;
  atomic_bool    stop;
} Long;

static void *
review_long (void *data)
{
  const HarenaEffort endless = { .playouts = UINT32_MAX };
  Long              *task = data;
  HarenaReview       result;

  return harena_review_move (task->thinker, task->position, task->move, &endless, 1, &task->stop,
                             &result)
           ? task
           : NULL;
}

/* From another thread, both in a decision and in a throw of dice; it must not take longer than
 * nobody notices, but for a machine that is busy with something else. */
static void
test_stop (void)
{
  for (int chance = 0; chance < 2; chance++)
    {
      g_autofree void *position = g_malloc (clash_game.position_size);
      HarenaMove       list[HARENA_MOVES_MAX];
      HarenaSetup      setup;
      Long             task = { .position = position };
      pthread_t        thread;
      void            *finished;
      gint64           begin;
      struct timespec  pause = { .tv_nsec = 30000000 };

      if (chance)
        walk_to_chance (&setup, 1, position);
      else
        {
          harena_setup_init (&setup, &clash_game, 0, 3);
          walk_to_choice (&clash_game, &setup, 1, 20, position);
        }
      clash_game.moves (position, list);
      task.move = list[0];
      task.thinker = harena_thinker_new (&clash_game, &setup);
      g_assert_cmpint (pthread_create (&thread, NULL, review_long, &task), ==, 0);
      nanosleep (&pause, NULL);
      begin = g_get_monotonic_time ();
      atomic_store (&task.stop, true);
      g_assert_cmpint (pthread_join (thread, &finished), ==, 0);
      g_test_message ("stopped after %" G_GINT64_FORMAT " µs", g_get_monotonic_time () - begin);
      g_assert_cmpint (g_get_monotonic_time () - begin, <, 2 * G_USEC_PER_SEC);
      g_assert_null (finished);
      harena_thinker_free (task.thinker);
    }
}

/* Thresholds belong to the worse mistake, forced moves to none, and errors add up as they should. */
static void
test_sum (void)
{
  static const double costs[] = { 0, 0.019, 0.02, 0.05, 0.0999, 0.10, 0.5 };
  HarenaReviewSum     sums[HARENA_SEATS_MAX] = { { 0 } };
  HarenaReview        luck = { .turn = HARENA_CHANCE, .luck = { 0.25, -0.25 },
                               .luck_error = { 0.03, 0.04 } };
  HarenaReview        forced = { .turn = 1, .forced = true };

  for (gsize i = 0; i < G_N_ELEMENTS (costs); i++)
    {
      HarenaReview one = { .turn = 2, .cost = costs[i] };

      harena_review_add (&one, 2, sums);
    }
  harena_review_add (&forced, 2, sums);
  harena_review_add (&luck, 2, sums);
  harena_review_add (&luck, 2, sums);

  g_assert_cmpuint (sums[0].decisions, ==, 0);
  g_assert_cmpuint (sums[1].decisions, ==, G_N_ELEMENTS (costs));
  g_assert_cmpuint (sums[1].mistakes[HARENA_MISTAKE_NONE], ==, 2);
  g_assert_cmpuint (sums[1].mistakes[HARENA_MISTAKE_SMALL], ==, 1);
  g_assert_cmpuint (sums[1].mistakes[HARENA_MISTAKE_LARGE], ==, 2);
  g_assert_cmpuint (sums[1].mistakes[HARENA_MISTAKE_BLUNDER], ==, 2);
  g_assert_cmpfloat_with_epsilon (sums[1].cost, 0.7889, 1e-9);
  g_assert_cmpfloat_with_epsilon (sums[0].luck, 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (sums[1].luck, -0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (sums[1].luck_error, hypot (0.04, 0.04), 1e-9);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/players/review/mixture", test_mixture);
  g_test_add_func ("/players/review/luck", test_luck);
  g_test_add_func ("/players/review/stop", test_stop);
  g_test_add_func ("/players/review/sum", test_sum);
  g_test_add_data_func ("/players/review/secrets/morra", &morra_game, test_secrets);
  for (int i = 0; harena_games[i] != NULL; i++)
    if (harena_games[i]->strategy != NULL)
      {
        g_autofree char *path = g_strdup_printf ("/players/review/best/%s", harena_games[i]->id);
        g_autofree char *hidden = g_strdup_printf ("/players/review/secrets/%s",
                                                   harena_games[i]->id);

        g_test_add_data_func (path, harena_games[i], test_game);
        if (harena_has_secrets (harena_games[i]))
          g_test_add_data_func (hidden, harena_games[i], test_secrets);
      }

  return g_test_run ();
}
