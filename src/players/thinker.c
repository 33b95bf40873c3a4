/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Monte-Carlo tree search for dice and several players.
 *
 * Every playout walks down the tree, adds to it, and is played to the end by the game's own quick
 * suggestions; each seat on the way remembers what it got. Which branch is taken follows PUCT, the
 * game's judgement being the prior. Chance is sampled from the thinker's own numbers: the coming
 * dice are never seen. All memory is taken once.
 *
 * What helped, in Clash against the greedy player, in per cent of games won (and standard error):
 * - Judgement alone, without any search: 86.1 (1.7) of whole games with two seats. A search of
 *   1000 playouts: 91.9 (1.4).
 * - Searching while teams enter, and not only in the fighting: 91.9 (1.4) against 90.6 (1.5) with
 *   two seats, 68.2 (3.8) against 62.2 (2.8) with four.
 * - The share of points in what pleases a seat, two seats, dealt entry, 600 playouts: none 58.9,
 *   a quarter 63.6, more than half 60.9 (1.7 each).
 * - Exploration 0.2, 0.6, 1.5 in the same setting: 57.2, 63.6, 61.0 (1.7 each); 0.8 was taken.
 * - The prior's sharpness 2, 5, 10: 64.2, 63.6, 59.8 (1.7 each); 3 was taken.
 * - Ten times the playouts, 600 to 6000: 63.6 (1.7) to 67.3 (2.7).
 * These were measured one after the other while the search was tuned, each with what was settled
 * before it; harena-lab match measures the levels as they are now. Playouts go to the end of the
 * game: with suggestions that rest on exact odds one takes 5 to 40 microseconds, so cutting them
 * short with an evaluation of the position was not tried. */

#include "thinker.h"

#include "memory-or-die.h"
#include "strategy.h"

#include <math.h>
#include <string.h>

enum
{
  NODES_MAX = 1 << 16,
  EDGES_MAX = 1 << 19,
  DEPTH_MAX = 256,
};

typedef struct
{
  HarenaMove move;
  float      prior;
  uint32_t   visits;
  uint32_t   child; /* 0: none yet, for the root is nobody's child */
  float      value; /* summed up over the visits, for the seat that has the turn */
} Edge;

typedef struct
{
  uint32_t first_edge;
  uint16_t n_edges;  /* 0: not looked into yet */
  int8_t   turn;
  uint32_t visits;
} Node;

struct HarenaThinker
{
  const HarenaGame  *game;
  const HarenaStrategy *strategy;
  void              *memory;
  void              *root;
  void              *position; /* where the playout is */
  Node              *nodes;
  Edge              *edges;
  double             root_wins[HARENA_MOVES_MAX];   /* for each edge of the root */
  double             root_points[HARENA_MOVES_MAX];
  uint32_t           n_nodes;
  uint32_t           n_edges;
  HarenaRandom       random;
  atomic_uint        n_playouts; /* for other threads to look at */
};

/* How the end of a playout pleases a seat: the win above all, and a little the points, which tell
 * near misses from disasters. */
static const float points_share = 0.25f;

/* How much the search trusts the game's judgement before it has looked. */
static const float exploration = 0.8f;

/* And how much worse than the rest it thinks what it has not looked at. */
static const float caution = 0.3f;

HarenaThinker *
harena_thinker_new (const HarenaGame *game)
{
  HarenaThinker *thinker = harena_memory_new (sizeof *thinker);

  thinker->game = game;
  thinker->strategy = game->strategy;
  thinker->memory = harena_memory_new (thinker->strategy->memory_size);
  thinker->root = harena_memory_new (game->position_size);
  thinker->position = harena_memory_new (game->position_size);
  thinker->nodes = harena_memory_new (NODES_MAX * sizeof *thinker->nodes);
  thinker->edges = harena_memory_new (EDGES_MAX * sizeof *thinker->edges);
  thinker->strategy->memory_init (thinker->memory);
  return thinker;
}

void
harena_thinker_free (HarenaThinker *thinker)
{
  if (thinker == NULL)
    return;

  free (thinker->edges);
  free (thinker->nodes);
  free (thinker->position);
  free (thinker->root);
  free (thinker->memory);
  free (thinker);
}

static uint32_t
add_node (HarenaThinker *thinker)
{
  uint32_t node = thinker->n_nodes++;

  thinker->nodes[node] = (Node) { 0 };
  return node;
}

/* Lists what can be played from here, with the game's judgement as prior. */
static void
look_into (HarenaThinker *thinker,
           Node          *node,
           const void    *position)
{
  HarenaMove list[HARENA_MOVES_MAX];
  float      weights[HARENA_MOVES_MAX];
  int        n_moves = thinker->game->moves (position, list);
  float      sum = 0;

  node->turn = thinker->game->turn (position);
  node->first_edge = thinker->n_edges;
  node->n_edges = n_moves;
  if (node->turn > 0)
    thinker->strategy->weigh (thinker->memory, position, list, n_moves, weights);
  for (int i = 0; i < n_moves; i++)
    sum += node->turn > 0 ? weights[i] : 1;
  for (int i = 0; i < n_moves; i++)
    thinker->edges[thinker->n_edges++] = (Edge) {
      .move = list[i],
      .prior = node->turn > 0 ? weights[i] / sum : 0,
    };
}

static Edge *
select_edge (HarenaThinker *thinker,
             const Node    *node)
{
  Edge *edges = &thinker->edges[node->first_edge];
  Edge *best = NULL;
  float best_score = -INFINITY;
  float reach = exploration * sqrtf (node->visits + 1);
  float sum = 0;
  float looked_at = 0;
  uint32_t visits = 0;

  for (int i = 0; i < node->n_edges; i++)
    {
      sum += edges[i].value;
      visits += edges[i].visits;
      looked_at += edges[i].visits > 0 ? edges[i].prior : 0;
    }

  /* What has not been tried is thought worse than what has, and the more so the more of what looked
   * good has been tried: a long list of moves that are about level is still tried widely. */
  float untried = visits > 0 ? sum / visits - caution * sqrtf (looked_at) : 0;

  for (int i = 0; i < node->n_edges; i++)
    {
      const Edge *edge = &edges[i];
      float       mean = edge->visits > 0 ? edge->value / edge->visits : untried;
      float       score = mean + reach * edge->prior / (1 + edge->visits);

      if (score > best_score)
        {
          best_score = score;
          best = &edges[i];
        }
    }

  return best;
}

static HarenaMove
draw (HarenaThinker *thinker,
      const void    *position)
{
  uint32_t total = thinker->game->chance_total (position);

  return thinker->game->chance_move (position, harena_random_below (&thinker->random, total));
}

static Edge *
find_edge (HarenaThinker *thinker,
           const Node    *node,
           HarenaMove     move)
{
  Edge *edge = &thinker->edges[node->first_edge];

  while (edge->move != move)
    edge++;
  return edge;
}

/* Plays the position to its end by quick suggestions. */
static void
play_out (HarenaThinker *thinker)
{
  const HarenaGame *game = thinker->game;
  int               turn;

  while ((turn = game->turn (thinker->position)) != HARENA_NOBODY)
    game->play (thinker->position,
                turn == HARENA_CHANCE
                  ? draw (thinker, thinker->position)
                  : thinker->strategy->suggest (thinker->memory, thinker->position, &thinker->random));
}

typedef struct
{
  double wins[HARENA_SEATS_MAX];
  double pleasure[HARENA_SEATS_MAX];
  int    points[HARENA_SEATS_MAX];
} Result;

static void
read_result (const HarenaThinker *thinker,
             Result              *result)
{
  unsigned winners = thinker->game->winners (thinker->position);
  int      n_winners = __builtin_popcount (winners);
  int      sum = 0;

  memset (result, 0, sizeof *result);
  thinker->game->points (thinker->position, result->points);
  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    sum += result->points[i];
  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    {
      double share = sum > 0 ? (double) result->points[i] / sum : 0;

      result->wins[i] = winners & 1u << i ? 1.0 / n_winners : 0;
      result->pleasure[i] = (1 - points_share) * result->wins[i] + points_share * share;
    }
}

/* The branches that a playout has taken. */
typedef struct
{
  Edge  *edges[DEPTH_MAX];
  int8_t turns[DEPTH_MAX];
  int    length;
} Path;

/* What the seat cannot see is dealt anew each time. Then the tree ends at the root's moves: what
 * can be played later differs from deal to deal. Says how deep the tree may be. */
static int
begin_playout (HarenaThinker *thinker)
{
  const HarenaGame *game = thinker->game;

  memcpy (thinker->position, thinker->root, game->position_size);
  harena_hide (game, thinker->position, thinker->nodes[0].turn, &thinker->random);
  return memcmp (thinker->position, thinker->root, game->position_size) == 0 ? DEPTH_MAX : 1;
}

/* Down the tree, which grows by what is reached a second time, to a place that is new. */
static void
descend (HarenaThinker *thinker,
         Path          *path)
{
  const HarenaGame *game = thinker->game;
  int               depth_max = begin_playout (thinker);
  uint32_t          current = 0;

  path->length = 0;
  for (;;)
    {
      Node *node = &thinker->nodes[current];
      Edge *edge;

      node->visits++;
      if (path->length == depth_max || game->turn (thinker->position) == HARENA_NOBODY)
        return;
      if (node->n_edges == 0)
        {
          if (node->visits < 2 || thinker->n_edges + HARENA_MOVES_MAX > EDGES_MAX)
            return;
          look_into (thinker, node, thinker->position);
        }

      edge = node->turn == HARENA_CHANCE
               ? find_edge (thinker, node, draw (thinker, thinker->position))
               : select_edge (thinker, node);
      game->play (thinker->position, edge->move);
      path->edges[path->length] = edge;
      path->turns[path->length++] = node->turn;
      if (edge->child == 0)
        {
          if (thinker->n_nodes == NODES_MAX)
            return;
          edge->child = add_node (thinker);
        }
      current = edge->child;
    }
}

/* Back up: every seat remembers what its choice has brought it. */
static void
remember (HarenaThinker *thinker,
          const Path    *path)
{
  Result   result;
  uint32_t first = path->edges[0] - &thinker->edges[thinker->nodes[0].first_edge];

  read_result (thinker, &result);
  for (int i = 0; i < path->length; i++)
    {
      path->edges[i]->visits++;
      if (path->turns[i] > 0)
        path->edges[i]->value += result.pleasure[path->turns[i] - 1];
    }
  thinker->root_wins[first] += result.wins[path->turns[0] - 1];
  thinker->root_points[first] += result.points[path->turns[0] - 1];
}

static void
search_once (HarenaThinker *thinker)
{
  Path path;

  descend (thinker, &path);
  play_out (thinker);
  remember (thinker, &path);
}

/* The one order of moves, for the decision and for hints: what was looked at more often, and if
 * level, what has pleased more or looked better from the start. */
static bool
is_ahead (const Edge *a,
          const Edge *b)
{
  if (a->visits != b->visits)
    return a->visits > b->visits;
  return a->value + a->prior > b->value + b->prior;
}

static int
best_of_root (const HarenaThinker *thinker)
{
  const Node *root = &thinker->nodes[0];
  const Edge *edges = &thinker->edges[root->first_edge];
  int         best = 0;

  for (int i = 1; i < root->n_edges; i++)
    if (is_ahead (&edges[i], &edges[best]))
      best = i;

  return best;
}

/* A level that strays: the more a move was looked at, or without playouts the better it looks at
 * once, the more likely it is. */
static int
stray (HarenaThinker     *thinker,
       const HarenaLevel *level)
{
  const Node *root = &thinker->nodes[0];
  const Edge *edges = &thinker->edges[root->first_edge];
  double      weights[HARENA_MOVES_MAX];
  double      sum = 0;
  double      pick;
  int         i;

  for (i = 0; i < root->n_edges; i++)
    sum += weights[i] = pow (edges[i].visits + edges[i].prior, 0.2 / level->temperature);
  pick = sum * (harena_random_next (&thinker->random) >> 11) / 9007199254740992.0;
  for (i = 0; i < root->n_edges - 1 && pick >= weights[i]; i++)
    pick -= weights[i];
  return i;
}

/* Without looking ahead: what the game judges best; if several, or if it judges nothing, any. */
static HarenaMove
take_best (HarenaThinker *thinker)
{
  HarenaMove list[HARENA_MOVES_MAX];
  double     worth[HARENA_MOVES_MAX];
  int        n_moves = thinker->game->moves (thinker->root, list);
  int        best = 0;
  uint32_t   n_level = 1;

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

static HarenaMove
take_any (HarenaThinker *thinker)
{
  HarenaMove list[HARENA_MOVES_MAX];

  return list[harena_random_below (&thinker->random, thinker->game->moves (thinker->root, list))];
}

static HarenaMove
search (HarenaThinker     *thinker,
        const HarenaLevel *level,
        atomic_bool       *stop)
{
  Node *root = &thinker->nodes[0];
  int   best;

  thinker->n_nodes = 0;
  thinker->n_edges = 0;
  add_node (thinker);
  look_into (thinker, root, thinker->root);
  memset (thinker->root_wins, 0, sizeof thinker->root_wins);
  memset (thinker->root_points, 0, sizeof thinker->root_points);

  if (root->n_edges > 1)
    for (uint32_t i = 0; i < level->playouts; i++)
      {
        if (stop != NULL && atomic_load_explicit (stop, memory_order_relaxed))
          break;
        search_once (thinker);
        atomic_store_explicit (&thinker->n_playouts, i + 1, memory_order_relaxed);
      }

  best = level->temperature > 0 ? stray (thinker, level) : best_of_root (thinker);
  return thinker->edges[root->first_edge + best].move;
}

HarenaMove
harena_thinker_decide (HarenaThinker     *thinker,
                       const void        *position,
                       const HarenaLevel *level,
                       uint64_t           seed,
                       atomic_bool       *stop)
{
  memcpy (thinker->root, position, thinker->game->position_size);
  harena_random_seed (&thinker->random, seed);
  thinker->nodes[0] = (Node) { 0 };
  atomic_store_explicit (&thinker->n_playouts, 0, memory_order_relaxed);

  /* From here on there is nothing in the position that the seat cannot see. */
  harena_hide (thinker->game, thinker->root, thinker->game->turn (position), &thinker->random);

  switch (level->style)
    {
    case HARENA_STYLE_RANDOM:
      return take_any (thinker);
    case HARENA_STYLE_GREEDY:
      return take_best (thinker);
    case HARENA_STYLE_SEARCH:
    default:
      return search (thinker, level, stop);
    }
}

uint32_t
harena_thinker_playouts (const HarenaThinker *thinker)
{
  return atomic_load_explicit (&thinker->n_playouts, memory_order_relaxed);
}

int
harena_thinker_hints (const HarenaThinker *thinker,
                      HarenaHint          *hints,
                      int                  max)
{
  const Node *root = &thinker->nodes[0];
  const Edge *edges = &thinker->edges[root->first_edge];
  int         order[HARENA_MOVES_MAX];
  int         n_hints = 0;

  /* Few moves are ahead of many, so each is simply put where it belongs. */
  for (int i = 0; i < root->n_edges; i++)
    if (edges[i].visits > 0)
      {
        int at = n_hints++;

        for (; at > 0 && is_ahead (&edges[i], &edges[order[at - 1]]); at--)
          order[at] = order[at - 1];
        order[at] = i;
      }

  n_hints = n_hints < max ? n_hints : max;
  for (int i = 0; i < n_hints; i++)
    hints[i] = (HarenaHint) {
      .move = edges[order[i]].move,
      .playouts = edges[order[i]].visits,
      .wins = thinker->root_wins[order[i]] / edges[order[i]].visits,
      .points = thinker->root_points[order[i]] / edges[order[i]].visits,
    };

  return n_hints;
}
