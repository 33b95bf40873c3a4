/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the search share; thinker.h is for everybody else. */

#pragma once

#include "playout.h"
#include "thinker.h"

enum
{
  NODES_MAX = 1 << 17,
  EDGES_MAX = 1 << 20,
  DEPTH_MAX = 256,
};

/* How the one that has the turn comes to its move. */
typedef enum
{
  NODE_CHANCE,
  NODE_OPEN,      /* it knows what was chosen before, and takes what promises most */
  NODE_TOGETHER,  /* others choose too, unseen: it takes each move so often that none can be used */
  NODE_SOLVED,    /* the same, but the game has said how often */
} NodeKind;

typedef struct
{
  HarenaMove move;
  float      prior;   /* all of a node are 1 together */
  uint32_t   visits;
  float      value;   /* summed up over the visits, for the seat that has the turn */
  uint32_t   child;   /* in a plain tree; 0: none yet, for the root is nobody's child */
  float      regret;  /* of not having taken it, summed up */
  float      share;   /* how often it was to be taken, summed up: the average is what counts */
  bool       closed;  /* not tried yet, for better ones come first */
} Edge;

typedef struct
{
  uint64_t key[2];     /* what the seat on turn sees; in a plain tree nobody asks for it */
  uint32_t first_edge;
  uint16_t n_edges;    /* 0: not looked into yet */
  uint16_t n_open;     /* edges that are not closed */
  uint32_t visits;
  uint16_t n_weighed;  /* deals over which the priors are averaged */
  int8_t   turn;
  uint8_t  kind;
} Node;

/* One step of a playout down the tree. */
typedef struct
{
  uint32_t node;
  uint32_t edge;
  float    chance; /* with which the edge was taken, where seats choose together; 0: it was set, and
                    * nothing is to be learnt from it */
} Step;

typedef struct
{
  Step steps[DEPTH_MAX];
  int  length;
} Path;

/* While moves of the root are compared, one of them is set in each playout. It comes up more often
 * than anybody would take it, so those who choose in the same secret round learn nothing from it:
 * they do what they do on average. */
typedef struct
{
  bool     on;
  int      edge;   /* of the root */
  unsigned chosen; /* in this playout: the seats that have chosen in the round, seat 1 being bit 0 */
} Comparison;

struct HarenaThinker
{
  const HarenaGame     *game;
  const HarenaStrategy *strategy;
  HarenaSides           sides;
  void                 *memory;
  void                 *root;
  void                 *position; /* where the playout is */
  void                 *scratch;  /* as a seat sees it, or as it may be for all that it sees */
  Node                 *nodes;    /* the first is the root, where the decision is made */
  Edge                 *edges;
  uint32_t             *slots;    /* of nodes by their keys: the number and one; 0: free */
  double                root_wins[HARENA_MOVES_MAX]; /* for each edge of the root */
  double                root_points[HARENA_MOVES_MAX];
  uint32_t              n_nodes;
  uint32_t              n_edges;
  Path                  path;
  HarenaOutcome         outcome;  /* of the last playout */
  Comparison            comparison;
  HarenaRandom          random;
  atomic_uint           n_playouts; /* for other threads to look at */
};

/* A number from 0 to 1, the latter never. */
static inline double
draw_fraction (HarenaRandom *random)
{
  return (harena_random_next (random) >> 11) / 9007199254740992.0;
}

static inline Edge *
edges_of (const HarenaThinker *thinker,
          const Node          *node)
{
  return &thinker->edges[node->first_edge];
}

/* tree.c */
void  tree_begin          (HarenaThinker *thinker);

bool  tree_is_full        (const HarenaThinker *thinker);

void  tree_look_into      (HarenaThinker *thinker,
                           Node          *node,
                           const void    *position);

void  tree_weigh_again    (HarenaThinker *thinker,
                           Node          *node,
                           const void    *position);

Node *tree_child          (HarenaThinker *thinker,
                           Edge          *edge);

Node *tree_find           (HarenaThinker *thinker,
                           const void    *position,
                           int            turn);

/* regret.c */
void  regret_strategy     (const Node *node,
                           const Edge *edges,
                           float      *chances);

int   regret_select       (HarenaThinker *thinker,
                           Node          *node,
                           float         *chance);

int   regret_average      (HarenaThinker *thinker,
                           const Node    *node);

void  regret_learn        (HarenaThinker *thinker,
                           const Node    *node,
                           const Step    *step,
                           float          pleasure);

/* walk.c */
void  walk_once           (HarenaThinker *thinker);

/* thinker.c */
void  think_begin         (HarenaThinker *thinker,
                           const void    *position,
                           uint64_t       seed);

/* decide.c */
bool  decide_is_ahead     (const HarenaThinker *thinker,
                           int                  a,
                           int                  b);

double decide_chance      (const HarenaThinker *thinker,
                           int                  edge);

HarenaMove decide_by_tree (HarenaThinker *thinker,
                           double         temperature);

HarenaMove decide_greedily (HarenaThinker *thinker);

HarenaMove decide_at_random (HarenaThinker *thinker);
