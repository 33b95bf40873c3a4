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

/* M29: the least card that can be dropped for another direction. */
static int
least_card (unsigned cards)
{
  return cards != 0 ? __builtin_ctz (cards) + 1 : 0;
}

HarenaMove
circus_suggest (void         *memory,
                const void   *data,
                HarenaRandom *random)
{
  const CircusPosition *position = data;
  unsigned              cards;
  int                   mover;
  int                   from;
  int                   steps;
  int                   to_come;
  bool                  on_way;
  CircusWays            ways;
  HarenaMove            best;
  float                 most;

  (void) memory;

  if (position->step == CIRCUS_STEP_PLACE)
    return suggest_place (position, random);

  cards = position->cards[position->turn - 1];
  mover = circus_mover (position);
  from = position->hexes[mover];
  steps = circus_steps (from, position->stages[mover]);
  to_come = position->to_come[position->turn - 1];
  on_way = position->step == CIRCUS_STEP_GO_ON;
  /* A chariot that is hemmed in drives aside rather than not at all. */
  most = on_way ? 0 : -5;
  best = on_way ? circus_move (CIRCUS_STOP, 0, 0, 0)
                : circus_move (CIRCUS_WASTE, least_card (cards), 0, 0);

  /* The cards are shared out among the chariots, more or less. */
  if (on_way && harena_random_below (random, __builtin_popcount (cards)) < (uint32_t) to_come)
    return best;

  ways = circus_ways_from (&position->lines, position->finish, from, position->stages[mover],
                           cards);
  for (; ways != 0; ways &= ways - 1)
    {
      int   direction = circus_way_direction (__builtin_ctz (ways));
      int   card = circus_way_card (__builtin_ctz (ways));
      int   to = circus_way_end (from, direction, card);
      int   stage = position->stages[mover];
      int   drop = 0;
      int   gain;
      float worth;

      if (on_way && position->options & CIRCUS_TURNING_PAID && direction != position->direction)
        {
          drop = least_card (cards & ~circus_card_bit (card));
          if (circus_free_cards (position) < 2)
            continue;
        }
      stage = circus_stage_at (from, stage, to);
      gain = steps - circus_steps (to, stage);
      worth = 2 * gain - card - (to_come > 0 ? drop : 0) + jitter (random, 2);
      if (worth > most)
        {
          most = worth;
          best = circus_move (CIRCUS_DRIVE, direction, card, drop);
        }
    }

  return best;
}
