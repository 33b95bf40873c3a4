/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Monte-Carlo tree search for dice, secrets and several players.
 *
 * Every playout walks down the tree, adds to it, and is played on by the game's own quick
 * suggestions; each seat on the way remembers what it got. Which branch is taken follows PUCT, the
 * game's judgement being the prior; where seats choose together, unseen, regret matching. Chance is
 * sampled from the thinker's own numbers: the coming dice are never seen. All memory is taken once.
 *
 * What is tuned for a game stands in that game's table. */

#include "search.h"

#include "memory-or-die.h"

#include <string.h>

HarenaThinker *
harena_thinker_new (const HarenaGame  *game,
                    const HarenaSetup *setup)
{
  HarenaThinker *thinker = harena_memory_new (sizeof *thinker);

  thinker->game = game;
  thinker->strategy = game->strategy;
  harena_sides_init (&thinker->sides, game, setup);
  thinker->memory = harena_memory_new (thinker->strategy->memory_size);
  thinker->root = harena_memory_new (game->position_size);
  thinker->position = harena_memory_new (game->position_size);
  thinker->scratch = harena_memory_new (game->position_size);
  thinker->nodes = harena_memory_new (NODES_MAX * sizeof *thinker->nodes);
  thinker->edges = harena_memory_new (EDGES_MAX * sizeof *thinker->edges);
  if (harena_has_secrets (game))
    thinker->slots = harena_memory_new (2 * NODES_MAX * sizeof *thinker->slots);
  if (thinker->strategy->memory_init != NULL)
    thinker->strategy->memory_init (thinker->memory);
  return thinker;
}

void
harena_thinker_free (HarenaThinker *thinker)
{
  if (thinker == NULL)
    return;

  free (thinker->slots);
  free (thinker->edges);
  free (thinker->nodes);
  free (thinker->scratch);
  free (thinker->position);
  free (thinker->root);
  free (thinker->memory);
  free (thinker);
}

/* From here on there is nothing in the position that the seat cannot see. */
void
think_begin (HarenaThinker *thinker,
             const void    *position,
             uint64_t       seed)
{
  const HarenaGame *game = thinker->game;

  memcpy (thinker->root, position, game->position_size);
  harena_random_seed (&thinker->random, seed);
  harena_hide (game, thinker->root, game->turn (position), &thinker->random);
  thinker->nodes[0] = (Node) { 0 };
  thinker->comparison = (Comparison) { 0 };
  atomic_store_explicit (&thinker->n_playouts, 0, memory_order_relaxed);
}

static void
grow (HarenaThinker *thinker,
      uint32_t       n_playouts,
      atomic_bool   *stop)
{
  memset (thinker->root_wins, 0, sizeof thinker->root_wins);
  memset (thinker->root_points, 0, sizeof thinker->root_points);
  if (thinker->nodes[0].n_edges == 1)
    return;

  for (uint32_t i = 0; i < n_playouts; i++)
    {
      if (stop != NULL && atomic_load_explicit (stop, memory_order_relaxed))
        return;
      walk_once (thinker);
      atomic_store_explicit (&thinker->n_playouts, i + 1, memory_order_relaxed);
    }
}

/* What the game has solved need not be played out, but for the figures of hints. */
static HarenaMove
search (HarenaThinker      *thinker,
        const void         *position,
        const HarenaEffort *effort,
        bool                wants_figures,
        uint64_t            seed,
        atomic_bool        *stop)
{
  think_begin (thinker, position, seed);
  tree_begin (thinker);
  if (wants_figures || thinker->nodes[0].kind != NODE_SOLVED)
    grow (thinker, effort->playouts, stop);
  return decide_by_tree (thinker, effort->temperature);
}

HarenaMove
harena_thinker_think (HarenaThinker      *thinker,
                      const void         *position,
                      const HarenaEffort *effort,
                      uint64_t            seed,
                      atomic_bool        *stop)
{
  return search (thinker, position, effort, true, seed, stop);
}

HarenaMove
harena_thinker_decide (HarenaThinker     *thinker,
                       const void        *position,
                       const HarenaLevel *level,
                       uint64_t           seed,
                       atomic_bool       *stop)
{
  switch (level->style)
    {
    case HARENA_STYLE_RANDOM:
      think_begin (thinker, position, seed);
      return decide_at_random (thinker);
    case HARENA_STYLE_GREEDY:
      think_begin (thinker, position, seed);
      return decide_greedily (thinker);
    case HARENA_STYLE_SEARCH:
    default:
      return search (thinker, position, harena_level_effort (level, thinker->game), false, seed,
                     stop);
    }
}

uint32_t
harena_thinker_playouts (const HarenaThinker *thinker)
{
  return atomic_load_explicit (&thinker->n_playouts, memory_order_relaxed);
}
