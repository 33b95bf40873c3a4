/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What follows from a record must agree with what the game itself says at the end. */

#include "table.h"

#include "clash/clash.h"
#include "morra.h"
#include "statistics.h"

#include <string.h>

static const char *const short_game =
  "[Harena]\n"
  "Version=1\n"
  "Game=clash\n"
  "Edition=international\n"
  "Seed=42\n"
  "[Seat 1]\n"
  "Name=Anna\n"
  "Player=person\n"
  "[Seat 2]\n"
  "Name=Bruno\n"
  "Player=person\n"
  "[Moves]\n"
  "1=enter b2 sword\n"
  "2=enter c3 net\n";

/* The points rise step by step, from the start to the end. */
static void
test_points (gconstpointer data)
{
  const HarenaGame *game = data;

  for (guint seed = 1; seed <= 20; seed++)
    {
      g_autoptr (HarenaRecord)     record = table_finished (game, game->seats_max, seed);
      g_autoptr (HarenaStatistics) statistics = harena_statistics_new (record, G_MAXUINT);
      g_autofree void             *position = g_malloc0 (game->position_size);
      const HarenaPoints          *steps = (const HarenaPoints *) statistics->points->data;
      guint                        n_steps = statistics->points->len;
      int                          points[HARENA_SEATS_MAX] = { 0 };

      g_assert_cmpuint (statistics->n_seats, ==, record->setup.seats);
      g_assert_cmpuint (statistics->n_moves, ==, record->moves->len);
      g_assert_cmpuint (steps[0].n_moves, ==, 0);
      g_assert_cmpuint (steps[n_steps - 1].n_moves, ==, record->moves->len);
      for (guint i = 0; i < n_steps; i++)
        {
          harena_record_replay (record, steps[i].n_moves, position);
          game->points (position, points);
          g_assert_cmpmem (points, sizeof points, steps[i].points, sizeof points);
          if (i > 0)
            g_assert_cmpuint (steps[i].n_moves, >, steps[i - 1].n_moves);
        }
      g_assert_cmpuint (statistics->choices[0], >, 0);
    }
}

static void
test_nothing_yet (void)
{
  g_autoptr (HarenaRecord)     record = NULL;
  g_autoptr (HarenaStatistics) statistics = NULL;

  record = harena_record_parse (table_games, short_game, strlen (short_game), NULL);
  statistics = harena_statistics_new (record, 0);
  g_assert_cmpuint (statistics->points->len, ==, 1);
  g_assert_cmpuint (statistics->n_moves, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  table_init (&argc, &argv);

  g_test_add_data_func ("/model/statistics/points/clash", &clash_game, test_points);
  g_test_add_data_func ("/model/statistics/points/morra", &morra_game, test_points);
  g_test_add_func ("/model/statistics/nothing-yet", test_nothing_yet);

  return g_test_run ();
}
