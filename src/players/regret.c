/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choices of several seats at the same time, unseen: regret matching.
 *
 * Each seat takes a move as often as it has come to regret that it did not take it. Nobody knows
 * what the others choose, but what each does on average comes near to what none can use against it.
 * A playout tells only about the move that was taken. What it says is divided by the chance of that
 * move, so that on average it is as if all had been tried, and the means of before stand in for the
 * rest, so that it scatters little (Schmid and others, 2019). */

#include "search.h"

#include <math.h>
#include <string.h>

enum
{
  OPEN_AT_FIRST = 4, /* moves that are tried before others are */
};

/* How much the game's judgement counts before there is any regret. */
static const float head_start = 20;

/* How often any move is taken, whatever is regretted: at the beginning, and at the least. */
static const float curiosity_first = 0.4f;
static const float curiosity_last = 0.05f;

static bool
is_better_prior (const Edge *edges,
                 int         a,
                 int         b)
{
  return b < 0 || edges[a].prior > edges[b].prior;
}

/* Of many moves the better ones first; the more visits, the more of them. */
static void
widen (Node *node,
       Edge *edges)
{
  int wanted = OPEN_AT_FIRST + (int) sqrtf (node->visits);

  while (node->n_open < node->n_edges && node->n_open < wanted)
    {
      int best = -1;

      for (int i = 0; i < node->n_edges; i++)
        if (edges[i].closed && is_better_prior (edges, i, best))
          best = i;
      edges[best].closed = false;
      node->n_open++;
    }
}

/* How often each move should be taken now. */
void
regret_strategy (const Node *node,
                 const Edge *edges,
                 float      *chances)
{
  float sum = 0;
  float priors = 0;

  for (int i = 0; i < node->n_edges; i++)
    {
      float regret = edges[i].regret + head_start * edges[i].prior;

      chances[i] = !edges[i].closed && regret > 0 ? regret : 0;
      sum += chances[i];
      priors += edges[i].closed ? 0 : edges[i].prior;
    }

  for (int i = 0; i < node->n_edges; i++)
    if (sum > 0)
      chances[i] /= sum;
    else
      chances[i] = edges[i].closed ? 0 : edges[i].prior / priors;
}

static float
curiosity (const Node *node)
{
  return fmaxf (curiosity_last, curiosity_first / sqrtf (1 + node->visits / 100.0f));
}

/* What is taken this time: now and then anything, so that all is tried. */
int
regret_select (HarenaThinker *thinker,
               Node          *node,
               float         *chance)
{
  Edge *edges = edges_of (thinker, node);
  float chances[HARENA_MOVES_MAX];
  float any = curiosity (node);
  float pick = draw_fraction (&thinker->random);
  int   selected = -1;

  widen (node, edges);
  regret_strategy (node, edges, chances);
  for (int i = 0; i < node->n_edges; i++)
    edges[i].share += chances[i] * node->visits;
  for (int i = 0; i < node->n_edges && pick >= 0; i++)
    if (!edges[i].closed)
      {
        selected = i;
        *chance = (1 - any) * chances[i] + any / node->n_open;
        pick -= *chance;
      }

  return selected;
}

/* What is taken by whoever does as it does on average, and tries nothing. */
int
regret_average (HarenaThinker *thinker,
                const Node    *node)
{
  const Edge *edges = edges_of (thinker, node);
  float       sum = 0;
  float       pick;
  int         i;

  for (i = 0; i < node->n_edges; i++)
    sum += edges[i].share;
  pick = sum * draw_fraction (&thinker->random);
  for (i = 0; i < node->n_edges - 1 && pick >= edges[i].share; i++)
    pick -= edges[i].share;
  return i;
}

/* The mean over what the move has brought, or what the node has. */
static float
mean_of (const Edge *edge,
         float       otherwise)
{
  return edge->visits > 0 ? edge->value / edge->visits : otherwise;
}

void
regret_learn (HarenaThinker *thinker,
              const Node    *node,
              const Step    *step,
              float          pleasure)
{
  Edge *edges = edges_of (thinker, node);
  Edge *taken = &thinker->edges[step->edge];
  float chances[HARENA_MOVES_MAX];
  float sum = 0;
  float visits = 0;
  float worth = 0;

  for (int i = 0; i < node->n_edges; i++)
    {
      sum += edges[i].value;
      visits += edges[i].visits;
    }

  float overall = visits > 0 ? sum / visits : pleasure;
  float surprise = (pleasure - mean_of (taken, overall)) / step->chance;

  regret_strategy (node, edges, chances);
  for (int i = 0; i < node->n_edges; i++)
    worth += chances[i] * (mean_of (&edges[i], overall) + (&edges[i] == taken ? surprise : 0));
  for (int i = 0; i < node->n_edges; i++)
    if (!edges[i].closed)
      edges[i].regret += mean_of (&edges[i], overall) + (&edges[i] == taken ? surprise : 0) - worth;
}
