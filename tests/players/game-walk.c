/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that ends too soon is begun again with another seed. */

#include "game-walk.h"

static gboolean
is_choice (const HarenaGame *game,
           const void       *position)
{
  HarenaMove list[HARENA_MOVES_MAX];

  return game->turn (position) > 0 && game->moves (position, list) > 1;
}

static gboolean
try_walk (const HarenaGame  *game,
          const HarenaSetup *setup,
          guint64            seed,
          int                n_moves,
          void              *position)
{
  HarenaRandom random;

  harena_random_seed (&random, seed);
  g_assert_true (game->start (position, setup, NULL));
  for (int i = 0; game->turn (position) != HARENA_NOBODY; i++)
    {
      HarenaMove list[HARENA_MOVES_MAX];

      if (i >= n_moves && is_choice (game, position))
        return TRUE;
      game->play (position, list[harena_random_below (&random, game->moves (position, list))]);
    }

  return FALSE;
}

void
walk_to_choice (const HarenaGame  *game,
                const HarenaSetup *setup,
                guint64            seed,
                int                n_moves,
                void              *position)
{
  while (!try_walk (game, setup, seed, n_moves, position))
    seed += 1000000;
}
