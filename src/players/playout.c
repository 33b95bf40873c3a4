/* SPDX-License-Identifier: GPL-3.0-or-later */
/* To the end by the game's quick suggestions, or as far as its horizon, where it says itself what
 * each seat can expect. */

#include "playout.h"

#include <math.h>
#include <string.h>

void
harena_sides_init (HarenaSides       *sides,
                   const HarenaGame  *game,
                   const HarenaSetup *setup)
{
  sides->n_seats = setup->seats;
  for (int seat = 1; seat <= setup->seats && seat <= HARENA_SEATS_MAX; seat++)
    sides->of_seat[seat - 1] = harena_side (game, setup, seat);
}

/* What falls, by numbers that have nothing to do with the dice of the game. */
HarenaMove
harena_playout_draw (const HarenaGame *game,
                     const void       *position,
                     HarenaRandom     *random)
{
  return game->chance_move (position, harena_random_below (random, game->chance_total (position)));
}

/* Who chooses for a seat knows no more than the seat: what it cannot see is dealt anew. */
static HarenaMove
suggest (const HarenaPlayout *playout,
         int                  turn)
{
  const HarenaGame *game = playout->game;
  const void       *seen = playout->position;

  if (harena_has_secrets (game))
    {
      memcpy (playout->scratch, playout->position, game->position_size);
      harena_hide (game, playout->scratch, turn, playout->random);
      seen = playout->scratch;
    }

  return game->strategy->suggest (playout->memory, seen, playout->random);
}

/* Nothing is under way that would make what value () says a guess. */
static bool
is_past_horizon (const HarenaPlayout *playout,
                 int                  n_moves)
{
  const HarenaStrategy *strategy = playout->game->strategy;

  return strategy->horizon > 0 && (strategy->value_at_once || n_moves >= strategy->horizon)
         && (strategy->settled == NULL || strategy->settled (playout->position));
}

/* Sides win together and share with other sides; it may be that nobody wins. */
static void
read_wins (const HarenaPlayout *playout,
           double              *wins)
{
  const HarenaSides *sides = playout->sides;
  unsigned           winners = playout->game->winners (playout->position);
  unsigned           sides_that_win = 0;

  for (int i = 0; i < sides->n_seats; i++)
    if (winners & 1u << i)
      sides_that_win |= 1u << sides->of_seat[i];
  for (int i = 0; i < sides->n_seats; i++)
    if (winners & 1u << i)
      wins[i] = 1.0 / __builtin_popcount (sides_that_win);
}

/* The points of all of a side. */
static double
points_of_side (const HarenaSides *sides,
                const int         *points,
                int                side)
{
  double sum = 0;

  for (int i = 0; i < sides->n_seats; i++)
    if (sides->of_seat[i] == side)
      sum += points[i];
  return sum;
}

/* How far a seat's side is ahead of the best of the others: level is a half, as far as can be is 1.
 * Who has nobody against it counts its points alone. */
static double
lead_of (const HarenaPlayout *playout,
         const int           *points,
         int                  seat)
{
  const HarenaSides *sides = playout->sides;
  double             least = playout->game->points_min;
  double             span = playout->game->points_max - least;
  double             own = points_of_side (sides, points, sides->of_seat[seat]);
  double             best = -INFINITY;

  for (int i = 0; i < sides->n_seats; i++)
    if (sides->of_seat[i] != sides->of_seat[seat])
      best = fmax (best, points_of_side (sides, points, sides->of_seat[i]));

  if (span <= 0)
    return 0;
  return fmin (fmax (isinf (best) ? (own - least) / span : 0.5 + (own - best) / (2 * span), 0), 1);
}

/* The win above all, and a little the points, which tell near misses from disasters. */
static void
read_pleasure (const HarenaPlayout *playout,
               HarenaOutcome       *outcome)
{
  double points_share = playout->game->strategy->points_share;

  playout->game->points (playout->position, outcome->points);
  for (int i = 0; i < playout->sides->n_seats; i++)
    outcome->pleasure[i] = (1 - points_share) * outcome->wins[i]
                           + (points_share > 0
                                ? points_share * lead_of (playout, outcome->points, i)
                                : 0);
}

void
harena_playout_run (const HarenaPlayout *playout,
                    HarenaOutcome       *outcome)
{
  const HarenaGame *game = playout->game;
  int               turn;

  memset (outcome, 0, sizeof *outcome);
  for (int n_moves = 0; (turn = game->turn (playout->position)) != HARENA_NOBODY; n_moves++)
    {
      if (is_past_horizon (playout, n_moves))
        {
          game->strategy->value (playout->memory, playout->position, outcome->wins);
          read_pleasure (playout, outcome);
          return;
        }
      game->play (playout->position, turn == HARENA_CHANCE
                                       ? harena_playout_draw (game, playout->position,
                                                              playout->random)
                                       : suggest (playout, turn));
    }

  read_wins (playout, outcome->wins);
  read_pleasure (playout, outcome);
}
