/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Wins at once if it can; else goes towards the enemy's capital and domination, and attacks what is
 * near its own. Cards are drawn from the table, so that playouts are not read either. */

#include "hannibal/suggest.h"

#include "hannibal/advice.h"
#include "hannibal/move.h"
#include "hannibal/outlook.h"
#include "hannibal/turn.h"

#include <stddef.h>

enum
{
  WEIGHT_WIN = 1 << 20,
  WEIGHT_STEP = 8,
  WEIGHT_SAIL = 4,
  WEIGHT_TRADE = 1,
};

static double
fraction (HarenaRandom *random)
{
  return (harena_random_next (random) >> 11) / 9007199254740992.0;
}

static HarenaMove
suggest_card (HannibalMemory         *memory,
              const HannibalPosition *position,
              HarenaRandom           *random)
{
  const HannibalDuelAnswer *answer = hannibal_look_up (memory, position);
  int           who = position->turn - 1 == position->mover ? HANNIBAL_ATTACKER : HANNIBAL_DEFENDER;
  const double *chances = answer->chances[who];
  double        pick = fraction (random);
  int           last = 0;

  for (int i = 0; i < HANNIBAL_CARDS; i++)
    if (chances[i] > 0)
      {
        last = i;
        if (pick < chances[i])
          break;
        pick -= chances[i];
      }

  return hannibal_move (HANNIBAL_CARD, last + 1, 0);
}

static HarenaMove
suggest_commit (HannibalMemory         *memory,
                const HannibalPosition *position)
{
  HannibalDuel duel = hannibal_duel_of (position);

  duel = hannibal_duel_commit (&memory->pieces, &duel, hannibal_duel_left, NULL);
  return duel.role == HANNIBAL_FIGHTS ? HANNIBAL_COMMIT_HANNIBAL : HANNIBAL_COMMIT_LEGION;
}

/* Whether the side would have domination (H6) with a legion gone from one area to another. */
static bool
dominates (const HannibalPosition *position,
           HarenaMove              move)
{
  int                   side = position->mover;
  const HannibalPlaces *lines = hannibal_lines[position->lists][side];
  HannibalPlaces        army = hannibal_army (position, side);
  unsigned              from = hannibal_move_a (move);
  unsigned              to = hannibal_move_b (move);

  if (hannibal_strength (position, side, from) == 1)
    army &= ~hannibal_bit (from);
  if (!(hannibal_army (position, !side) & hannibal_bit (to)))
    army |= hannibal_bit (to);
  return (army & lines[0]) && (army & lines[1]) && (army & lines[2]);
}

/* Areas from which the enemy can enter the capital in its next turn. */
static HannibalPlaces
dangerous (const HannibalPosition *position)
{
  int            side = position->mover;
  HannibalSteps  open = HANNIBAL_LAND_STEPS | hannibal_sea_steps (position->held[!side]);
  HannibalSteps  steps = hannibal_leaving[hannibal_capitals[side]];
  HannibalPlaces areas = 0;

  while (steps != 0)
    {
      int step = hannibal_take (&steps);

      if (open & (HannibalSteps) 3 << (step & ~1))
        areas |= hannibal_bit (hannibal_step_to (step));
    }

  return areas & hannibal_army (position, !side);
}

static unsigned
weigh_step (const HannibalPosition *position,
            HarenaMove              move,
            HannibalPlaces          enemies,
            HannibalPlaces          danger)
{
  int            side = position->mover;
  HannibalPlaces to = hannibal_bit (hannibal_move_b (move));

  if (hannibal_move_b (move) == hannibal_capitals[!side] || dominates (position, move))
    return WEIGHT_WIN;
  if (to & danger)
    return 64 * WEIGHT_STEP;
  return to & enemies ? 2 * WEIGHT_STEP : WEIGHT_STEP;
}

static HarenaMove
suggest_turn (const HannibalPosition *position,
              HarenaRandom           *random)
{
  HarenaMove     list[HARENA_MOVES_MAX];
  unsigned       weights[HARENA_MOVES_MAX];
  int            n_moves = hannibal_turn_moves (position, list);
  HannibalPlaces enemies = hannibal_army (position, !position->mover);
  HannibalPlaces danger = dangerous (position);
  unsigned       sum = 0;
  uint32_t       pick;
  int            i = 0;

  if (hannibal_lines_held (position, position->mover) == HANNIBAL_N_LINES)
    return HANNIBAL_PASS;

  for (int j = 0; j < n_moves; j++)
    {
      unsigned verb = hannibal_move_verb (list[j]);

      weights[j] = verb <= HANNIBAL_LEAD  ? weigh_step (position, list[j], enemies, danger)
                   : verb == HANNIBAL_SAIL ? WEIGHT_SAIL
                   : verb == HANNIBAL_PASS ? 0
                                           : WEIGHT_TRADE;
      sum += weights[j];
    }
  if (sum == 0)
    return HANNIBAL_PASS;

  pick = harena_random_below (random, sum);
  while (pick >= weights[i])
    pick -= weights[i++];
  return list[i];
}

HarenaMove
hannibal_suggest (void         *memory,
                  const void   *data,
                  HarenaRandom *random)
{
  const HannibalPosition *position = data;

  switch (position->step)
    {
    case HANNIBAL_STEP_MOVE:
      return suggest_turn (position, random);
    case HANNIBAL_STEP_COMMIT:
      return suggest_commit (memory, position);
    default:
      return suggest_card (memory, position, random);
    }
}
