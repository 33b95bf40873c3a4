/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From what is known about the moves to the one that is played. */

#include "search.h"

#include <math.h>

/* Moves that were to be taken less often than this part of the most usual one are noise. */
static const double noise = 0.1;

/* How often the edge of the root is to be taken, where others choose too, unseen: the average over
 * the search. 0 in an open choice. */
double
decide_chance (const HarenaThinker *thinker,
               int                  edge)
{
  const Node *root = &thinker->nodes[0];
  const Edge *edges = edges_of (thinker, root);
  double      most = 0;
  double      sum = 0;

  if (root->kind == NODE_SOLVED)
    return edges[edge].prior;
  if (root->kind != NODE_TOGETHER)
    return 0;

  for (int i = 0; i < root->n_edges; i++)
    most = fmax (most, edges[i].share);
  for (int i = 0; i < root->n_edges; i++)
    sum += edges[i].share >= noise * most ? edges[i].share : 0;
  return edges[edge].share >= noise * most ? edges[edge].share / sum : 0;
}

/* The one order of moves, for the decision and for hints: what is to be taken more often, then what
 * was looked at more often, and if level, what has pleased more or looked better from the start. */
bool
decide_is_ahead (const HarenaThinker *thinker,
                 int                  a,
                 int                  b)
{
  const Edge *edges = edges_of (thinker, &thinker->nodes[0]);
  double      chance_a = decide_chance (thinker, a);
  double      chance_b = decide_chance (thinker, b);

  if (chance_a != chance_b)
    return chance_a > chance_b;
  if (edges[a].visits != edges[b].visits)
    return edges[a].visits > edges[b].visits;
  return edges[a].value + edges[a].prior > edges[b].value + edges[b].prior;
}

static int
best_of_root (const HarenaThinker *thinker)
{
  int best = 0;

  for (int i = 1; i < thinker->nodes[0].n_edges; i++)
    if (decide_is_ahead (thinker, i, best))
      best = i;

  return best;
}

/* Any, in proportion to the weights. */
static int
draw (HarenaThinker *thinker,
      const double  *weights,
      int            n_weights)
{
  double sum = 0;
  double pick;
  int    i;

  for (i = 0; i < n_weights; i++)
    sum += weights[i];
  pick = sum * draw_fraction (&thinker->random);
  for (i = 0; i < n_weights - 1 && pick >= weights[i]; i++)
    pick -= weights[i];
  return i;
}

/* A level that strays: the more a move was looked at, or without playouts the better it looks at
 * once, the more likely it is. */
static int
stray (HarenaThinker *thinker,
       double         temperature)
{
  const Node *root = &thinker->nodes[0];
  const Edge *edges = edges_of (thinker, root);
  double      weights[HARENA_MOVES_MAX];

  for (int i = 0; i < root->n_edges; i++)
    weights[i] = pow (edges[i].visits + edges[i].prior, 0.2 / temperature);
  return draw (thinker, weights, root->n_edges);
}

/* Where nobody may read what comes, every level draws; who strays does it more evenly than is
 * best, never less. */
static int
draw_unread (HarenaThinker *thinker,
             double         temperature)
{
  const Node *root = &thinker->nodes[0];
  double      weights[HARENA_MOVES_MAX];
  double      evenness = temperature > 0.2 ? 0.2 / temperature : 1;

  for (int i = 0; i < root->n_edges; i++)
    weights[i] = pow (decide_chance (thinker, i), evenness);
  return draw (thinker, weights, root->n_edges);
}

HarenaMove
decide_by_tree (HarenaThinker *thinker,
                double         temperature)
{
  const Node *root = &thinker->nodes[0];
  int         decision;

  if (root->kind == NODE_TOGETHER || root->kind == NODE_SOLVED)
    decision = draw_unread (thinker, temperature);
  else if (temperature > 0)
    decision = stray (thinker, temperature);
  else
    decision = best_of_root (thinker);

  return edges_of (thinker, root)[decision].move;
}

/* Without looking ahead: what the game judges best; if several, or if it judges nothing, any. */
HarenaMove
decide_greedily (HarenaThinker *thinker)
{
  HarenaMove list[HARENA_MOVES_MAX];
  double     worth[HARENA_MOVES_MAX] = { 0 };
  int        n_moves = thinker->game->moves (thinker->root, list);
  int        best = 0;
  uint32_t   n_level = 1;

  if (thinker->strategy->judge != NULL)
    thinker->strategy->judge (thinker->memory, thinker->root, list, n_moves, worth);
  for (int i = 1; i < n_moves; i++)
    if (worth[i] > worth[best])
      {
        best = i;
        n_level = 1;
      }
    else if (worth[i] == worth[best] && harena_random_below (&thinker->random, ++n_level) == 0)
      best = i;

  return list[best];
}

HarenaMove
decide_at_random (HarenaThinker *thinker)
{
  HarenaMove list[HARENA_MOVES_MAX];

  return list[harena_random_below (&thinker->random, thinker->game->moves (thinker->root, list))];
}
