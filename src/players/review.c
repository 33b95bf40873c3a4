/* SPDX-License-Identifier: GPL-3.0-or-later */
/* First a search, as for a decision. Then, if something else was played, both are tried by turns in
 * further playouts, of which the search has not chosen what looks best by accident; and only what
 * is clearly more than accident is called a cost.
 *
 * Luck is measured by games that are played on at the quick pace, half of them from what came and
 * half from what else could have come. Both halves are played alike, so that luck is 0 on average,
 * however good the pace is. */

#include "review.h"
#include "search.h"

#include <math.h>
#include <string.h>

enum
{
  BLOCK = 64,        /* pairs of playouts, after which it is seen whether they are enough, */
  PAIRS_MIN = 1000, /* and after how many at the latest, though more if the effort is large */
};

/* A difference that is less than so many of its standard deviations is none. */
static const double doubt = 2;

/* One that is so many of them is known well enough, and so is one that is less than this, */
static const double certainty = 8;
static const double trifle = 0.003;

/* What came of several playouts. */
typedef struct
{
  double   sum;
  double   squares;
  double   points;
  unsigned n;
} Sample;

static void
sample_add (Sample *sample,
            double  wins,
            double  points)
{
  sample->sum += wins;
  sample->squares += wins * wins;
  sample->points += points;
  sample->n++;
}

static double
sample_mean (const Sample *sample)
{
  return sample->n > 0 ? sample->sum / sample->n : 0;
}

/* Of the mean. One playout more, of the middling sort, keeps few that agree from being certain. */
static double
sample_variance (const Sample *sample)
{
  double n = sample->n + 1;
  double mean = (sample->sum + 0.5) / n;

  return ((sample->squares + 0.25) / n - mean * mean) / n;
}

static bool
is_stopped (atomic_bool *stop)
{
  return stop != NULL && atomic_load_explicit (stop, memory_order_relaxed);
}

/* What each seat got in the playouts of one edge of the root. */
typedef struct
{
  double   wins[HARENA_SEATS_MAX];
  unsigned n;
} Share;

static void
add_share (const HarenaThinker *thinker,
           Share               *shares)
{
  const Path *path = &thinker->path;

  for (int i = 0; i < path->length; i++)
    if (path->steps[i].node == 0)
      {
        Share *share = &shares[path->steps[i].edge - thinker->nodes[0].first_edge];

        share->n++;
        for (int seat = 0; seat < thinker->sides.n_seats; seat++)
          share->wins[seat] += thinker->outcome.wins[seat];
        return;
      }
}

/* How often the best way to play takes an edge. */
static double
share_of (const HarenaThinker *thinker,
          int                  edge,
          int                  best)
{
  return thinker->nodes[0].kind == NODE_OPEN ? edge == best : decide_chance (thinker, edge);
}

static int
best_edge (const HarenaThinker *thinker)
{
  int best = 0;

  for (int i = 1; i < thinker->nodes[0].n_edges; i++)
    if (decide_is_ahead (thinker, i, best))
      best = i;
  return best;
}

static int
draw_best_way (HarenaThinker *thinker,
               int            best)
{
  double pick = draw_fraction (&thinker->random);

  for (int i = 0; i < thinker->nodes[0].n_edges; i++)
    {
      pick -= share_of (thinker, i, best);
      if (pick < 0)
        return i;
    }

  return best;
}

static void
walk_along (HarenaThinker *thinker,
            int            edge)
{
  thinker->comparison.on = true;
  thinker->comparison.edge = edge;
  walk_once (thinker);
}

static void
try_edge (HarenaThinker *thinker,
          int            edge,
          Sample        *sample)
{
  int seat = thinker->nodes[0].turn - 1;

  walk_along (thinker, edge);
  sample_add (sample, thinker->outcome.wins[seat], thinker->outcome.points[seat]);
}

/* The tree below a move that the search thought little of is not as deep as below the best, and so
 * it would look worse than it is. */
static bool
look_deeper (HarenaThinker *thinker,
             int            played,
             int            best,
             uint32_t       n_playouts,
             atomic_bool   *stop)
{
  const Edge *edges = edges_of (thinker, &thinker->nodes[0]);
  uint32_t    wanted = edges[best].visits / 2;

  for (uint32_t i = 0; i < n_playouts && edges[played].visits < wanted; i++)
    {
      if (is_stopped (stop))
        return false;
      walk_along (thinker, played);
    }

  return true;
}

/* Whether more playouts would hardly change what is said. */
static bool
is_settled (const Sample *best,
            const Sample *played)
{
  double difference = sample_mean (best) - sample_mean (played);
  double error = sqrt (sample_variance (best) + sample_variance (played));

  return difference > certainty * error || difference + doubt * error < trifle || error < trifle;
}

/* Both are as good as one another, as far as anybody can tell. */
static void
level_out (HarenaReview *review)
{
  review->wins = review->wins_played = (review->wins + review->wins_played) / 2;
  review->points = review->points_played = (review->points + review->points_played) / 2;
}

static bool
compare (HarenaThinker *thinker,
         int            played,
         int            best,
         uint32_t       n_pairs,
         atomic_bool   *stop,
         HarenaReview  *review)
{
  Sample of_best = { 0 };
  Sample of_played = { 0 };
  double error;

  for (uint32_t i = 1; i <= n_pairs; i++)
    {
      if (is_stopped (stop))
        return false;
      try_edge (thinker, draw_best_way (thinker, best), &of_best);
      try_edge (thinker, played, &of_played);
      if (i % BLOCK == 0 && is_settled (&of_best, &of_played))
        break;
    }

  review->wins = sample_mean (&of_best);
  review->wins_played = sample_mean (&of_played);
  review->points = of_best.points / of_best.n;
  review->points_played = of_played.points / of_played.n;
  error = sqrt (sample_variance (&of_best) + sample_variance (&of_played));
  if (review->wins - review->wins_played > doubt * error)
    review->cost = review->wins - review->wins_played;
  else
    level_out (review);
  return true;
}

/* What everybody can expect if this is played in the best way, by the search alone. */
static void
read_chances (const HarenaThinker *thinker,
              int                  best,
              const Share         *shares,
              HarenaReview        *review)
{
  double sum = 0;

  for (int i = 0; i < thinker->nodes[0].n_edges; i++)
    {
      double share = shares[i].n > 0 ? share_of (thinker, i, best) : 0;

      if (share == 0)
        continue;
      sum += share;
      for (int seat = 0; seat < thinker->sides.n_seats; seat++)
        review->chances[seat] += share * shares[i].wins[seat] / shares[i].n;
      review->points += share * thinker->root_points[i] / shares[i].n;
    }

  for (int seat = 0; sum > 0 && seat < thinker->sides.n_seats; seat++)
    review->chances[seat] /= sum;
  review->points /= sum > 0 ? sum : 1;
  review->wins = review->wins_played = review->chances[review->turn - 1];
  review->points_played = review->points;
}

static int
find_edge (const HarenaThinker *thinker,
           HarenaMove           move)
{
  const Edge *edges = edges_of (thinker, &thinker->nodes[0]);
  int         i = 0;

  while (i < thinker->nodes[0].n_edges - 1 && edges[i].move != move)
    i++;
  return i;
}

static bool
search (HarenaThinker *thinker,
        const void    *position,
        uint32_t       n_playouts,
        uint64_t       seed,
        atomic_bool   *stop,
        Share         *shares)
{
  think_begin (thinker, position, seed);
  tree_begin (thinker);
  memset (thinker->root_wins, 0, sizeof thinker->root_wins);
  memset (thinker->root_points, 0, sizeof thinker->root_points);
  for (uint32_t i = 0; i < n_playouts; i++)
    {
      if (is_stopped (stop))
        return false;
      walk_once (thinker);
      add_share (thinker, shares);
    }

  return true;
}

/* The best move, or any that a solved mixture takes: against good play they are all worth the same,
 * and what playouts say of them is no better than what they know of the others' choices. */
static bool
is_blameless (const HarenaThinker *thinker,
              int                  played,
              int                  best)
{
  double share = share_of (thinker, played, best);

  return share == 1 || (share > 0 && thinker->nodes[0].kind == NODE_SOLVED);
}

static bool
review_decision (HarenaThinker      *thinker,
                 const void         *position,
                 HarenaMove          move,
                 const HarenaEffort *effort,
                 uint64_t            seed,
                 atomic_bool        *stop,
                 HarenaReview       *review)
{
  Share    shares[HARENA_MOVES_MAX] = { 0 };
  uint32_t n_playouts = effort->playouts > BLOCK ? effort->playouts : BLOCK;
  uint32_t n_pairs = n_playouts / 4 > PAIRS_MIN ? n_playouts / 4 : PAIRS_MIN;
  int      played;
  int      best;

  if (!search (thinker, position, n_playouts, seed, stop, shares))
    return false;

  best = best_edge (thinker);
  played = find_edge (thinker, move);
  review->mixed = thinker->nodes[0].kind != NODE_OPEN;
  review->best = edges_of (thinker, &thinker->nodes[0])[best].move;
  read_chances (thinker, best, shares, review);
  if (is_blameless (thinker, played, best))
    return true;

  return look_deeper (thinker, played, best, n_playouts / 4, stop)
         && compare (thinker, played, best, n_pairs, stop, review);
}

/* What could have come instead: in proportion to how likely it was. */
static HarenaMove
draw_other (HarenaThinker *thinker,
            const void    *position,
            HarenaMove     came)
{
  HarenaMove move;

  do
    move = harena_playout_draw (thinker->game, position, &thinker->random);
  while (move == came);
  return move;
}

static void
play_on (HarenaThinker *thinker,
         const void    *position,
         HarenaMove     move,
         Sample        *samples)
{
  const HarenaPlayout playout = { thinker->game,     &thinker->sides,  thinker->memory,
                                  thinker->position, thinker->scratch, &thinker->random };

  memcpy (thinker->position, position, thinker->game->position_size);
  thinker->game->play (thinker->position, move);
  harena_playout_run (&playout, &thinker->outcome);
  for (int i = 0; i < thinker->sides.n_seats; i++)
    sample_add (&samples[i], thinker->outcome.wins[i], 0);
}

/* What came is among what could be expected, so only the rest of that counts against it. */
static bool
review_chance (HarenaThinker      *thinker,
               const void         *position,
               HarenaMove          came,
               const HarenaEffort *effort,
               uint64_t            seed,
               atomic_bool        *stop,
               HarenaReview       *review)
{
  const HarenaGame *game = thinker->game;
  double            rest = 1 - (double) game->chance_weight (position, came)
                                 / game->chance_total (position);
  Sample            of_what_came[HARENA_SEATS_MAX] = { 0 };
  Sample            of_others[HARENA_SEATS_MAX] = { 0 };

  harena_random_seed (&thinker->random, seed);
  for (uint32_t i = 0; i < effort->playouts / 4 + BLOCK; i++)
    {
      if (is_stopped (stop))
        return false;
      play_on (thinker, position, came, of_what_came);
      play_on (thinker, position, draw_other (thinker, position, came), of_others);
    }

  for (int i = 0; i < thinker->sides.n_seats; i++)
    {
      review->luck[i] = rest * (sample_mean (&of_what_came[i]) - sample_mean (&of_others[i]));
      review->luck_error[i]
        = rest * sqrt (sample_variance (&of_what_came[i]) + sample_variance (&of_others[i]));
    }
  return true;
}

bool
harena_review_move (HarenaThinker      *thinker,
                    const void         *position,
                    HarenaMove          played,
                    const HarenaEffort *effort,
                    uint64_t            seed,
                    atomic_bool        *stop,
                    HarenaReview       *review)
{
  HarenaMove list[HARENA_MOVES_MAX];

  memset (review, 0, sizeof *review);
  review->turn = thinker->game->turn (position);
  review->best = played;
  review->forced = thinker->game->moves (position, list) == 1;
  if (review->forced)
    return true;

  return review->turn == HARENA_CHANCE
           ? review_chance (thinker, position, played, effort, seed, stop, review)
           : review_decision (thinker, position, played, effort, seed, stop, review);
}
