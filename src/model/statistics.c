/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays a game and watches the points. */

#include "statistics.h"

#include <string.h>

static void
add_points (HarenaStatistics *statistics,
            const HarenaGame *game,
            const void       *position,
            guint             n_moves)
{
  GArray       *all = statistics->points;
  HarenaPoints *last = all->len > 0 ? &g_array_index (all, HarenaPoints, all->len - 1) : NULL;
  HarenaPoints  now = { .n_moves = n_moves };

  game->points (position, now.points);
  if (last == NULL || memcmp (last->points, now.points, sizeof now.points) != 0
      || (n_moves == statistics->n_moves && last->n_moves < n_moves))
    g_array_append_val (all, now);
}

HarenaStatistics *
harena_statistics_new (const HarenaRecord *record,
                       guint               n_moves)
{
  const HarenaGame *game = record->game;
  HarenaStatistics *statistics = g_new0 (HarenaStatistics, 1);
  g_autofree void  *position = g_malloc0 (game->position_size);
  HarenaMove        list[HARENA_MOVES_MAX];

  statistics->n_seats = record->setup.seats;
  statistics->n_moves = MIN (n_moves, record->moves->len);
  statistics->points = g_array_new (FALSE, FALSE, sizeof (HarenaPoints));

  harena_record_replay (record, 0, position);
  add_points (statistics, game, position, 0);
  for (guint i = 0; i < statistics->n_moves; i++)
    {
      int turn = game->turn (position);

      if (turn > 0 && game->moves (position, list) > 1)
        statistics->choices[turn - 1]++;
      game->play (position, g_array_index (record->moves, HarenaMove, i));
      add_points (statistics, game, position, i + 1);
    }

  return statistics;
}

void
harena_statistics_free (HarenaStatistics *statistics)
{
  g_array_unref (statistics->points);
  g_free (statistics);
}
