/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One playout: down the tree, which grows by what is reached a second time, then on to the end by
 * quick suggestions, and back up, where every seat remembers what its choice has brought it. */

#include "search.h"

#include <math.h>
#include <string.h>

/* What the seat that decides cannot see is dealt anew each time. What others have chosen in the
 * same secret round they choose again, so that they do it by what they know and not at random. */
static void
begin_playout (HarenaThinker *thinker)
{
  const HarenaGame     *game = thinker->game;
  const HarenaStrategy *strategy = thinker->strategy;
  int                   turn = thinker->nodes[0].turn;

  memcpy (thinker->position, thinker->root, game->position_size);
  if (!harena_has_secrets (game))
    return;

  harena_hide (game, thinker->position, turn, &thinker->random);
  if (strategy->reopen != NULL && harena_together (game, thinker->position) != 0)
    strategy->reopen (thinker->position, turn);
}

/* PUCT: what promises most, and what the game thinks well of as long as it was little tried. */
static int
select_open (HarenaThinker *thinker,
             const Node    *node)
{
  const HarenaStrategy *strategy = thinker->strategy;
  const Edge           *edges = edges_of (thinker, node);
  int                   best = 0;
  float                 best_score = -INFINITY;
  float                 reach = strategy->exploration * sqrtf (node->visits + 1);
  float                 sum = 0;
  float                 looked_at = 0;
  uint32_t              visits = 0;

  for (int i = 0; i < node->n_edges; i++)
    {
      sum += edges[i].value;
      visits += edges[i].visits;
      looked_at += edges[i].visits > 0 ? edges[i].prior : 0;
    }

  /* What has not been tried is thought worse than what has, and the more so the more of what looked
   * good has been tried: a long list of moves that are about level is still tried widely. */
  float untried = visits > 0 ? sum / visits - strategy->caution * sqrtf (looked_at) : 0;

  for (int i = 0; i < node->n_edges; i++)
    {
      const Edge *edge = &edges[i];
      float       mean = edge->visits > 0 ? edge->value / edge->visits : untried;
      float       score = mean + reach * edge->prior / (1 + edge->visits);

      if (score > best_score)
        {
          best_score = score;
          best = i;
        }
    }

  return best;
}

/* As often as the game says. At the root that alone would leave some moves without any figures. */
static int
select_solved (HarenaThinker *thinker,
               const Node    *node)
{
  const Edge *edges = edges_of (thinker, node);
  double      pick = draw_fraction (&thinker->random);
  int         i;

  if (node == &thinker->nodes[0] && harena_random_below (&thinker->random, 2) == 0)
    return harena_random_below (&thinker->random, node->n_edges);

  for (i = 0; i < node->n_edges - 1 && pick >= edges[i].prior; i++)
    pick -= edges[i].prior;
  return i;
}

static int
select_chance (HarenaThinker *thinker,
               const Node    *node)
{
  HarenaMove  move = harena_playout_draw (thinker->game, thinker->position, &thinker->random);
  const Edge *edges = edges_of (thinker, node);
  int         i = 0;

  while (edges[i].move != move)
    i++;
  return i;
}

/* Whether this is a choice in the secret round that moves are compared in; a seat that is asked
 * again is in a later one. */
static bool
is_in_comparison (HarenaThinker *thinker,
                  const Node    *node)
{
  Comparison *comparison = &thinker->comparison;
  unsigned    seat = 1u << (node->turn - 1);

  if (!comparison->on || thinker->nodes[0].kind == NODE_OPEN || node->kind != NODE_TOGETHER)
    return false;
  if (comparison->chosen & seat)
    comparison->chosen = ~0u;
  else
    comparison->chosen |= seat;
  return comparison->chosen != ~0u;
}

/* Where others choose too, unseen. */
static int
select_together (HarenaThinker *thinker,
                 Node          *node,
                 float         *chance)
{
  if (!is_in_comparison (thinker, node))
    return regret_select (thinker, node, chance);

  *chance = 0;
  return regret_average (thinker, node);
}

/* Takes a branch, plays its move and remembers it. */
static Edge *
step_down (HarenaThinker *thinker,
           Node          *node)
{
  Step *step = &thinker->path.steps[thinker->path.length++];
  int   selected = 0;
  Edge *edge;

  step->chance = 1;
  switch ((NodeKind) node->kind)
    {
    case NODE_CHANCE:
      selected = select_chance (thinker, node);
      break;
    case NODE_TOGETHER:
      selected = select_together (thinker, node, &step->chance);
      break;
    case NODE_SOLVED:
      selected = select_solved (thinker, node);
      break;
    case NODE_OPEN:
    default:
      selected = select_open (thinker, node);
      break;
    }

  if (thinker->comparison.on && node == &thinker->nodes[0])
    selected = thinker->comparison.edge;

  edge = &edges_of (thinker, node)[selected];
  step->node = node - thinker->nodes;
  step->edge = edge - thinker->edges;
  thinker->game->play (thinker->position, edge->move);
  return edge;
}

/* Where all is seen: every position is a node, those before a throw of dice too. */
static void
descend_plain (HarenaThinker *thinker)
{
  Node *node = &thinker->nodes[0];

  do
    {
      node->visits++;
      if (thinker->path.length == DEPTH_MAX
          || thinker->game->turn (thinker->position) == HARENA_NOBODY)
        return;
      if (node->n_edges == 0)
        {
          if (node->visits < 2 || tree_is_full (thinker))
            return;
          tree_look_into (thinker, node, thinker->position);
        }
      node = tree_child (thinker, step_down (thinker, node));
    }
  while (node != NULL);
}

/* Where there are secrets: every choice of a seat is a node, by what it sees. Before the decision
 * itself comes up there may be choices of others in the same secret round; these are looked into at
 * once, for without them it does not come up. */
static void
descend_by_sight (HarenaThinker *thinker)
{
  const HarenaGame *game = thinker->game;
  bool              passed_root = false;
  int               turn;

  while ((turn = game->turn (thinker->position)) != HARENA_NOBODY
         && thinker->path.length < DEPTH_MAX)
    {
      Node *node;

      if (turn == HARENA_CHANCE)
        {
          game->play (thinker->position,
                      harena_playout_draw (game, thinker->position, &thinker->random));
          continue;
        }

      if (passed_root && thinker->strategy->stops_when_settled
          && thinker->strategy->settled (thinker->position))
        return;
      node = tree_find (thinker, thinker->position, turn);
      if (node == NULL)
        return;
      node->visits++;
      passed_root |= node == &thinker->nodes[0];
      if (node->n_edges > 0)
        tree_weigh_again (thinker, node, thinker->position);
      else if ((node->visits < 2 && passed_root) || tree_is_full (thinker))
        return;
      else
        tree_look_into (thinker, node, thinker->position);
      step_down (thinker, node);
    }
}

static void
remember (HarenaThinker *thinker)
{
  const HarenaOutcome *outcome = &thinker->outcome;

  for (int i = 0; i < thinker->path.length; i++)
    {
      const Step *step = &thinker->path.steps[i];
      const Node *node = &thinker->nodes[step->node];
      Edge       *edge = &thinker->edges[step->edge];

      if (node->kind == NODE_TOGETHER && step->chance > 0)
        regret_learn (thinker, node, step, outcome->pleasure[node->turn - 1]);
      edge->visits++;
      if (node->turn > 0)
        edge->value += outcome->pleasure[node->turn - 1];
      if (step->node == 0)
        {
          thinker->root_wins[step->edge] += outcome->wins[node->turn - 1];
          thinker->root_points[step->edge] += outcome->points[node->turn - 1];
        }
    }
}

void
walk_once (HarenaThinker *thinker)
{
  const HarenaPlayout playout = { thinker->game,     &thinker->sides,  thinker->memory,
                                  thinker->position, thinker->scratch, &thinker->random };

  begin_playout (thinker);
  thinker->path.length = 0;
  thinker->comparison.chosen = 0;
  if (harena_has_secrets (thinker->game))
    descend_by_sight (thinker);
  else
    descend_plain (thinker);
  harena_playout_run (&playout, &thinker->outcome);
  remember (thinker);
}
