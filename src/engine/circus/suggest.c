/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card that gains most and loses least, with some variety: found without looking further, for
 * it is asked for at every move that is played out. */

#include "circus/advice.h"

#include "circus/drive.h"
#include "circus/round.h"

/* A number from 0 to most. */
static float
jitter (HarenaRandom *random,
        float         most)
{
  return (harena_random_next (random) >> 40) * most / (1 << 24);
}

/* M8: any start hex, the nearer the more likely. */
static HarenaMove
suggest_place (const CircusPosition *position,
               HarenaRandom         *random)
{
  HarenaMove list[CIRCUS_STARTS];
  int        n_moves = circus_place_moves (position, list);
  HarenaMove best = list[0];
  float      most = -1000;

  for (int i = 0; i < n_moves; i++)
    {
      float worth = jitter (random, 3) - circus_steps (circus_move_a (list[i]), 0);

      if (worth > most)
        {
          most = worth;
          best = list[i];
        }
    }

  return best;
}

/* What is gained counts twice, so that steps that a card loses count once. A chariot that is hemmed
 * in drives aside rather than not at all; what is dropped is a loss if others could use it. */
static float
worth_of (const CircusPosition *position,
          HarenaMove            move)
{
  int mover = circus_mover (position);
  int from = position->hexes[mover];
  int stage = position->stages[mover];
  int card = circus_move_b (move);
  int to;
  int gain;

  if (circus_move_verb (move) == CIRCUS_STOP)
    return 1;
  if (circus_move_verb (move) == CIRCUS_WASTE)
    return -4 - (int) circus_move_a (move);

  to = circus_way_end (from, circus_move_a (move), card);
  gain = circus_steps (from, stage) - circus_steps (to, circus_stage_at (from, stage, to));
  if (position->to_come[position->turn - 1] > 0)
    card += circus_move_c (move);
  return 2 * gain - card;
}

HarenaMove
circus_suggest (void         *memory,
                const void   *data,
                HarenaRandom *random)
{
  const CircusPosition *position = data;
  HarenaMove            list[HARENA_MOVES_MAX];
  int                   n_cards;
  int                   n_moves;
  int                   best = 0;
  float                 most = -1000;

  (void) memory;

  if (position->step == CIRCUS_STEP_PLACE)
    return suggest_place (position, random);

  /* The cards are shared out among the chariots, more or less. */
  n_cards = __builtin_popcount (position->cards[position->turn - 1]);
  if (position->step == CIRCUS_STEP_GO_ON
      && (int) harena_random_below (random, n_cards) < position->to_come[position->turn - 1])
    return circus_move (CIRCUS_STOP, 0, 0, 0);

  n_moves = position->step == CIRCUS_STEP_BEGIN ? circus_begin_moves (position, list)
                                                : circus_go_on_moves (position, list);
  for (int i = 0; i < n_moves; i++)
    {
      float worth = worth_of (position, list[i]) + jitter (random, 2);

      if (worth > most)
        {
          most = worth;
          best = i;
        }
    }

  return list[best];
}
