/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One Action is played out some times, with what the seat cannot see dealt anew each time. */

#include "gladiatori/judge.h"

#include "gladiatori/elements.h"
#include "gladiatori/gladiatori.h"
#include "gladiatori/move.h"
#include "gladiatori/score.h"
#include "gladiatori/suggest.h"
#include "gladiatori/veil.h"

#include <math.h>
#include <stdlib.h>

enum
{
  TRIALS = 12,
  TRIAL_MOVES = 120,
};

/* No Action is under way, be it that of a gladiator or of an animal. */
bool
glad_settled (const void *data)
{
  const GladPosition *position = data;

  return position->stage != GLAD_STAGE_OVER
         && (position->stage < GLAD_STAGE_ANIMALS || position->stage == GLAD_STAGE_CLEANUP
             || (position->action.begun == 0 && position->fight.kind == GLAD_NO_FIGHT
                 && position->acting == 0));
}

/* The same position is always judged by the same deals, so that the answer depends on nothing
 * else. */
static uint64_t
key_of (const GladPosition *position,
        int                 seat)
{
  GladPosition   seen = *position;
  const uint8_t *bytes = (const uint8_t *) &seen;
  uint64_t       key = UINT64_C (0xcbf29ce484222325);

  glad_see (&seen, seat);
  for (size_t i = 0; i < sizeof seen; i++)
    key = (key ^ bytes[i]) * UINT64_C (0x100000001b3);
  return key;
}

/* What the seat has gained against what all others have, on the way to the end of this Action. */
static double
gain (const GladPosition *before,
      const GladPosition *after,
      int                 seat)
{
  const double life = 0.15; /* a point of PF that is lost, in victory points */
  double       sum = 0;

  for (int i = 1; i <= before->n_seats; i++)
    {
      double part = after->seats[i].vp - before->seats[i].vp;

      part += life * (glad_pf_left (&after->seats[i]) - glad_pf_left (&before->seats[i]));
      if (i == seat)
        sum += part;
      else if (before->n_seats > 1)
        sum -= part / (before->n_seats - 1);
    }
  return sum;
}

static double
try_move (const GladPosition *position,
          HarenaMove          move,
          int                 seat,
          HarenaRandom       *random)
{
  GladPosition next = *position;

  glad_hide (&next, seat, random);
  gladiatori_game.play (&next, move);
  for (int i = 0; i < TRIAL_MOVES && next.stage != GLAD_STAGE_OVER && !glad_settled (&next); i++)
    {
      int turn = gladiatori_game.turn (&next);

      if (turn == HARENA_CHANCE)
        {
          uint32_t total = gladiatori_game.chance_total (&next);

          move = gladiatori_game.chance_move (&next, harena_random_below (random, total));
        }
      else
        move = glad_suggest (NULL, &next, random);
      gladiatori_game.play (&next, move);
    }
  return gain (position, &next, seat);
}

/* Outside of an Action a hand is dealt half and half, and the rest is taken at first sight. */
static double
judge_at_rest (const GladPosition *position,
               HarenaMove          move)
{
  const GladFrame *frame = glad_asked (position);
  GladCards        deck = position->seats[frame->seat].deck;
  GladCards        cards = glad_move_cards (move);

  switch (frame->step)
    {
    case GLAD_ASK_HAND:
      return glad_n_green (cards);
    case GLAD_ASK_HAND_ENERGY:
      return -abs (2 * glad_ones (cards) - glad_ones (deck))
             - abs (2 * glad_zeros (cards) - glad_zeros (deck)) + glad_count (cards, GLAD_FEINT);
    case GLAD_ASK_HAND_SPECIAL:
      return -abs (2 * glad_n_specials (cards) - glad_n_specials (deck));
    default:
      return glad_first_sight (position, move);
    }
}

void
glad_judge (void             *memory,
            const void       *data,
            const HarenaMove *list,
            int               n_moves,
            double           *worth)
{
  const GladPosition *position = data;
  int                 seat = glad_asked (position)->seat;
  bool                fights = position->stage >= GLAD_STAGE_ANIMALS
                && position->stage <= GLAD_STAGE_ACTIONS && position->stage != GLAD_STAGE_DELAY;
  HarenaRandom        random;
  uint64_t            key = fights ? key_of (position, seat) : 0;

  (void) memory;
  for (int i = 0; i < n_moves; i++)
    {
      worth[i] = fights ? 0.02 * glad_first_sight (position, list[i])
                        : judge_at_rest (position, list[i]);
      if (!fights || n_moves == 1)
        continue;
      harena_random_seed (&random, key);
      for (int j = 0; j < TRIALS; j++)
        worth[i] += try_move (position, list[i], seat, &random) / TRIALS;
    }
}

void
glad_weigh (void             *memory,
            const void       *data,
            const HarenaMove *list,
            int               n_moves,
            float            *weights)
{
  const double        sharpness = 1.5;
  const GladPosition *position = data;
  double              best = -INFINITY;
  double              sight[HARENA_MOVES_MAX];

  (void) memory;
  for (int i = 0; i < n_moves; i++)
    {
      sight[i] = glad_first_sight (position, list[i]);
      best = fmax (best, sight[i]);
    }
  for (int i = 0; i < n_moves; i++)
    weights[i] = expf (sharpness * (sight[i] - best)) + 1e-3f;
}

/* Victory points, and what is left to lose: the longer the game, the less is decided. */
static double
standing (const GladPosition *position,
          int                 seat)
{
  const GladSeat *own = &position->seats[seat];
  double          life = glad_pf_left (own);

  if (own->state != GLAD_ALIVE)
    return own->vp;
  return own->vp + GLAD_VP_ALIVE * fmin (1, life / 20) + 0.12 * life
         + 0.1 * glad_n_elements (own);
}

void
glad_value (void       *memory,
            const void *data,
            double      wins[HARENA_SEATS_MAX])
{
  const GladPosition *position = data;
  int                 left = position->options[GLAD_TURNS] + 1 - position->turn;
  double              width = 3 + 1.2 * left;
  double              strength[GLAD_SEATS + 2] = { 0 };
  double              sum = 0;

  (void) memory;
  for (int seat = 1; seat <= position->n_seats; seat++)
    {
      int side = glad_side_of_seat (position->options, seat);

      strength[side] += standing (position, seat);
    }
  if (position->n_sides == 1)
    {
      for (int seat = 1; seat <= position->n_seats; seat++)
        wins[seat - 1] = 1 / (1 + exp (-(strength[1] / position->n_seats - 14) / width));
      return;
    }

  for (int seat = 1; seat <= position->n_seats; seat++)
    wins[seat - 1] = exp (strength[glad_side_of_seat (position->options, seat)] / width);
  for (int seat = 1; seat <= position->n_seats; seat++)
    {
      bool first = true;

      for (int other = 1; other < seat; other++)
        first &= glad_side_of_seat (position->options, other)
                 != glad_side_of_seat (position->options, seat);
      sum += first ? wins[seat - 1] : 0;
    }
  for (int seat = 1; seat <= position->n_seats; seat++)
    wins[seat - 1] /= sum;
}
