/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tree that a search grows: what was reached, and what can be played there.
 *
 * In a game without secrets it is a tree of positions. In one with secrets a node is what the seat
 * on turn sees: whatever deal leads there and by whatever way, it is the same node, so that nobody
 * acts on what it cannot know. Two keys of 64 bits tell what is seen apart; that two sights get the
 * same is not to be expected in the age of the world. */

#include "search.h"

#include <string.h>

enum
{
  SLOTS = 2 * NODES_MAX,
};

/* The game's judgement counts as if the first 200 visits, each weighing as much as its number,
 * had followed it: with few playouts regrets are little more than noise. */
static const float trust = 200 * 200 / 2;

/* A new one; the place for it was looked after. */
static Node *
add_node (HarenaThinker *thinker)
{
  Node *node = &thinker->nodes[thinker->n_nodes++];

  *node = (Node) { 0 };
  return node;
}

bool
tree_is_full (const HarenaThinker *thinker)
{
  return thinker->n_edges + HARENA_MOVES_MAX > EDGES_MAX;
}

/* By words; what is left of the last one is zeros. */
static void
hash (const char *bytes,
      size_t      size,
      uint64_t    key[2])
{
  for (size_t i = 0; i < size; i += sizeof (uint64_t))
    {
      size_t   left = size - i;
      uint64_t word = 0;

      if (left >= sizeof word)
        memcpy (&word, bytes + i, sizeof word);
      else
        memcpy (&word, bytes + i, left);
      key[0] = (key[0] ^ word) * UINT64_C (0x9e3779b97f4a7c15);
      key[0] ^= key[0] >> 32;
      key[1] = (key[1] + word) * UINT64_C (0xbf58476d1ce4e5b9);
      key[1] ^= key[1] >> 29;
    }
}

static void
key_of (HarenaThinker *thinker,
        const void    *position,
        int            turn,
        uint64_t       key[2])
{
  size_t size = thinker->game->position_size;

  memcpy (thinker->scratch, position, size);
  harena_see (thinker->game, thinker->scratch, turn);
  key[0] = UINT64_C (0xcbf29ce484222325) + turn;
  key[1] = UINT64_C (0x94d049bb133111eb) - turn;
  hash (thinker->scratch, size, key);
}

/* The node of what this seat sees here; NULL if it is not known and there is no room for it. */
Node *
tree_find (HarenaThinker *thinker,
           const void    *position,
           int            turn)
{
  uint64_t key[2];
  uint32_t slot;
  Node    *node;

  key_of (thinker, position, turn, key);
  for (slot = key[0] % SLOTS; thinker->slots[slot] != 0; slot = (slot + 1) % SLOTS)
    {
      node = &thinker->nodes[thinker->slots[slot] - 1];
      if (node->key[0] == key[0] && node->key[1] == key[1])
        return node;
    }

  if (thinker->n_nodes == NODES_MAX)
    return NULL;
  node = add_node (thinker);
  memcpy (node->key, key, sizeof key);
  thinker->slots[slot] = thinker->n_nodes;
  return node;
}

/* In a plain tree: where a move leads; NULL if that is new and there is no room for it. */
Node *
tree_child (HarenaThinker *thinker,
            Edge          *edge)
{
  if (edge->child == 0)
    {
      if (thinker->n_nodes == NODES_MAX)
        return NULL;
      edge->child = thinker->n_nodes;
      add_node (thinker);
    }

  return &thinker->nodes[edge->child];
}

/* The game's judgement of the moves, all of them together 1. It is asked about a deal that the seat
 * could as well be in. */
static void
weigh (HarenaThinker    *thinker,
       const Node       *node,
       const void       *position,
       const HarenaMove *list,
       float            *weights)
{
  const HarenaGame *game = thinker->game;
  float             sum = 0;

  if (harena_has_secrets (game))
    {
      memcpy (thinker->scratch, position, game->position_size);
      harena_hide (game, thinker->scratch, node->turn, &thinker->random);
      position = thinker->scratch;
    }

  thinker->strategy->weigh (thinker->memory, position, list, node->n_edges, weights);
  for (int i = 0; i < node->n_edges; i++)
    sum += weights[i];
  for (int i = 0; i < node->n_edges; i++)
    weights[i] /= sum;
}

/* Priors are judgements of single deals, so they are averaged over more of them, the rarer the more
 * there have been. */
void
tree_weigh_again (HarenaThinker *thinker,
                  Node          *node,
                  const void    *position)
{
  Edge      *edges = edges_of (thinker, node);
  HarenaMove list[HARENA_MOVES_MAX];
  float      weights[HARENA_MOVES_MAX];

  if (node->kind == NODE_SOLVED || (node->visits & (node->visits - 1)) != 0)
    return;

  for (int i = 0; i < node->n_edges; i++)
    list[i] = edges[i].move;
  weigh (thinker, node, position, list, weights);
  node->n_weighed++;
  for (int i = 0; i < node->n_edges; i++)
    edges[i].prior += (weights[i] - edges[i].prior) / node->n_weighed;
}

/* The kind of choice, and with it the priors. */
static void
judge (HarenaThinker    *thinker,
       Node             *node,
       const void       *position,
       const HarenaMove *list,
       float            *priors)
{
  const HarenaStrategy *strategy = thinker->strategy;
  double                chances[HARENA_MOVES_MAX];
  double                expected;

  node->kind = node->turn == HARENA_CHANCE                      ? NODE_CHANCE
               : harena_together (thinker->game, position) != 0 ? NODE_TOGETHER
                                                                : NODE_OPEN;
  if (node->kind == NODE_CHANCE)
    memset (priors, 0, node->n_edges * sizeof *priors);
  else if (strategy->solve != NULL
           && strategy->solve (thinker->memory, position, list, node->n_edges, chances, &expected))
    {
      node->kind = NODE_SOLVED;
      for (int i = 0; i < node->n_edges; i++)
        priors[i] = chances[i] > 0 ? chances[i] : 0; /* not a rounding error below */
    }
  else
    {
      weigh (thinker, node, position, list, priors);
      node->n_weighed = 1;
    }
}

/* Lists what can be played from here, with the game's judgement as prior. */
void
tree_look_into (HarenaThinker *thinker,
                Node          *node,
                const void    *position)
{
  HarenaMove list[HARENA_MOVES_MAX];
  float      priors[HARENA_MOVES_MAX];
  int        n_moves = thinker->game->moves (position, list);

  node->turn = thinker->game->turn (position);
  node->first_edge = thinker->n_edges;
  node->n_edges = n_moves;
  judge (thinker, node, position, list, priors);
  node->n_open = node->kind == NODE_TOGETHER ? 0 : n_moves;
  for (int i = 0; i < n_moves; i++)
    thinker->edges[thinker->n_edges++] = (Edge) {
      .move = list[i],
      .prior = priors[i],
      .share = trust * priors[i],
      .closed = node->kind == NODE_TOGETHER,
    };
}

/* Nothing but the root, which is looked into. */
void
tree_begin (HarenaThinker *thinker)
{
  const HarenaGame *game = thinker->game;

  thinker->n_nodes = 0;
  thinker->n_edges = 0;
  if (harena_has_secrets (game))
    {
      memset (thinker->slots, 0, SLOTS * sizeof *thinker->slots);
      tree_find (thinker, thinker->root, game->turn (thinker->root));
    }
  else
    add_node (thinker);
  tree_look_into (thinker, &thinker->nodes[0], thinker->root);
}
