/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random play: every choice of a seat is as likely as any other, and the dice are the game's own.
 *
 * Inline and without a callback, because the loop around it is what is measured as speed. */

#pragma once

#include "record.h"

#include <glib.h>

enum
{
  /* Rules need not bound the length of a game, but what no file can hold is taken for endless. */
  LAB_PLAYOUT_MOVES_MAX = HARENA_RECORD_MOVES_MAX,
};

typedef struct
{
  uint64_t     seed;    /* of the game: a record with it rolls the same dice */
  uint32_t     chances; /* that have fallen so far */
  uint32_t     n_moves;
  HarenaRandom choices;
} LabPlayout;

/* The seed of one game of a run. Runs with different seeds share no games, near as they may be. */
static inline uint64_t
lab_game_seed (uint64_t seed,
               uint64_t number)
{
  uint64_t counter = harena_random_split (&seed) + number;

  return harena_random_split (&counter);
}

static inline void
lab_playout_begin (LabPlayout *playout,
                   uint64_t    seed)
{
  playout->seed = seed;
  playout->chances = 0;
  playout->n_moves = 0;
  harena_random_seed (&playout->choices, seed);
}

/* The move that comes next, or false when the game is over or is taken for endless. */
static inline G_ALWAYS_INLINE bool
lab_playout_next (LabPlayout       *playout,
                  const HarenaGame *game,
                  const void       *position,
                  HarenaMove       *move)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        turn = game->turn (position);

  if (turn == HARENA_NOBODY || playout->n_moves == LAB_PLAYOUT_MOVES_MAX)
    return false;

  playout->n_moves++;
  if (turn == HARENA_CHANCE)
    *move = harena_roll (game, position, playout->seed, playout->chances++);
  else
    *move = list[harena_random_below (&playout->choices, game->moves (position, list))];

  return true;
}
