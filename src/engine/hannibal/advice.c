/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every map turn is judged by what it leads to; every conflict is solved. */

#include "hannibal/advice.h"

#include "hannibal/conflict.h"
#include "hannibal/hannibal.h"
#include "hannibal/outlook.h"
#include "hannibal/suggest.h"
#include "hannibal/turn.h"

#include <math.h>
#include <string.h>

enum
{
  POINTS = 2, /* of a win, H29 */
};

static void
memory_init (void *memory)
{
  memset (memory, 0, sizeof (HannibalMemory));
}

/* Carthage's share of a game that is over. */
static double
share_of_end (const HannibalPosition *position)
{
  return position->winners == 1u << HANNIBAL_CARTHAGE ? 1
         : position->winners == 1u << HANNIBAL_ROME   ? 0
                                                      : 0.5;
}

/* A conflict, and the position that it is in, while it is solved. */
typedef struct
{
  HannibalMemory         *memory;
  const HannibalPosition *position;
} Question;

/* Plays the end of a conflict on the board, with whatever it brings (H23 to H28). */
static void
reckon_aftermath (const Question     *question,
                  const HannibalDuel *end,
                  HannibalAftermath  *aftermath)
{
  HannibalPosition next = *question->position;
  int              attacker = next.mover;
  int              place = next.place;
  bool             is_left = end->role != HANNIBAL_ABSENT;
  int              lost[HANNIBAL_N_SIDES];

  lost[attacker] = 1 - end->attackers;
  lost[!attacker] = hannibal_strength (&next, !attacker, place) - end->defenders;
  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    for (; lost[side] > 0; lost[side]--)
      {
        bool falls = side == HANNIBAL_CARTHAGE && next.hannibal == place && !is_left;

        hannibal_remove (&next, side, place, falls);
        next.legions[side] -= place < HANNIBAL_N_AREAS;
      }

  next.laid = 0;
  hannibal_conflict_go_on (&next);
  aftermath->is_over = next.step == HANNIBAL_STEP_OVER;
  aftermath->odds = aftermath->is_over ? share_of_end (&next) : hannibal_outlook_board (&next);
}

/* For HannibalDuelWorth: the attacker's share of the win. */
static double
share_of_aftermath (void               *data,
                    const HannibalDuel *end)
{
  const Question    *question = data;
  HannibalMemory    *memory = question->memory;
  int                attacker = question->position->mover;
  HannibalAftermath *aftermath
    = &memory->ends[end->attackers][end->defenders][end->role != HANNIBAL_ABSENT];
  double             share;

  if (aftermath->stamp != memory->shares.stamp + 1)
    {
      reckon_aftermath (question, end, aftermath);
      aftermath->stamp = memory->shares.stamp + 1;
    }

  if (aftermath->is_over)
    share = aftermath->odds;
  else
    {
      uint8_t hands[HANNIBAL_N_SIDES];

      hands[attacker] = end->hands[HANNIBAL_ATTACKER];
      hands[!attacker] = end->hands[HANNIBAL_DEFENDER];
      share = hannibal_outlook_share (aftermath->odds
                                      + hannibal_outlook_hands (&memory->pieces, hands));
    }
  return attacker == HANNIBAL_CARTHAGE ? share : 1 - share;
}

const HannibalDuelAnswer *
hannibal_reckon (HannibalMemory         *memory,
                 const HannibalPosition *position)
{
  Question     question = { memory, position };
  HannibalDuel duel = hannibal_duel_of (position);

  hannibal_duel_forget (&memory->shares);
  duel = hannibal_duel_commit (&memory->shares, &duel, share_of_aftermath, &question);
  return hannibal_duel_solve (&memory->shares, &duel, share_of_aftermath, &question);
}

const HannibalDuelAnswer *
hannibal_look_up (HannibalMemory         *memory,
                  const HannibalPosition *position)
{
  HannibalDuel duel = hannibal_duel_of (position);

  duel = hannibal_duel_commit (&memory->pieces, &duel, hannibal_duel_left, NULL);
  return hannibal_duel_solve (&memory->pieces, &duel, hannibal_duel_left, NULL);
}

/* Who is asked after a pass can have a draw at once (H26). */
static double
expect_of_turn (HannibalMemory         *memory,
                const HannibalPosition *position)
{
  double share = hannibal_outlook_share (hannibal_outlook_board (position)
                                         + hannibal_outlook_hands (&memory->pieces,
                                                                   position->hands));

  if (!position->passed)
    return share;
  return position->mover == HANNIBAL_CARTHAGE ? fmax (share, 0.5) : fmin (share, 0.5);
}

double
hannibal_expect (HannibalMemory         *memory,
                 const HannibalPosition *position)
{
  double share;

  if (position->step == HANNIBAL_STEP_OVER)
    return share_of_end (position);
  if (!hannibal_in_conflict (position))
    return expect_of_turn (memory, position);

  share = hannibal_reckon (memory, position)->worth;
  return position->mover == HANNIBAL_CARTHAGE ? share : 1 - share;
}

static double
share_of_turn (const HannibalPosition *position,
               double                  share)
{
  return position->turn == HANNIBAL_CARTHAGE + 1 ? share : 1 - share;
}

/* For each move what the seat on turn can expect of the win behind it; cards are level, for to know
 * one best card would be to be read. */
static void
expect_each (HannibalMemory         *memory,
             const HannibalPosition *position,
             const HarenaMove       *list,
             int                     n_moves,
             double                 *shares)
{
  for (int i = 0; i < n_moves; i++)
    {
      HannibalPosition next = *position;

      if (hannibal_move_verb (list[i]) == HANNIBAL_CARD)
        {
          shares[i] = 0;
          continue;
        }
      hannibal_game.play (&next, list[i]);
      shares[i] = share_of_turn (position, hannibal_expect (memory, &next));
    }
}

static void
judge (void             *memory,
       const void       *position,
       const HarenaMove *list,
       int               n_moves,
       double           *worth)
{
  expect_each (memory, position, list, n_moves, worth);
  for (int i = 0; i < n_moves; i++)
    worth[i] *= POINTS;
}

static double
chance_of_card (const HannibalPosition   *position,
                const HannibalDuelAnswer *answer,
                HarenaMove                move)
{
  int who = position->turn - 1 == position->mover ? HANNIBAL_ATTACKER : HANNIBAL_DEFENDER;

  return answer->chances[who][hannibal_move_a (move) - 1];
}

static void
weigh (void             *data,
       const void       *position_data,
       const HarenaMove *list,
       int               n_moves,
       float            *weights)
{
  const double            sharpness = 12;
  const HannibalPosition *position = position_data;
  double                  shares[HARENA_MOVES_MAX];
  double                  best = 0;

  if (hannibal_move_verb (list[0]) == HANNIBAL_CARD)
    {
      const HannibalDuelAnswer *answer = hannibal_reckon (data, position);

      for (int i = 0; i < n_moves; i++)
        weights[i] = chance_of_card (position, answer, list[i]) + 1e-3f;
      return;
    }

  expect_each (data, position, list, n_moves, shares);
  for (int i = 0; i < n_moves; i++)
    best = fmax (best, shares[i]);
  for (int i = 0; i < n_moves; i++)
    weights[i] = expf (sharpness * (shares[i] - best)) + 1e-4f;
}

static void
value (void       *memory,
       const void *position,
       double      wins[HARENA_SEATS_MAX])
{
  wins[HANNIBAL_CARTHAGE] = hannibal_expect (memory, position);
  wins[HANNIBAL_ROME] = 1 - wins[HANNIBAL_CARTHAGE];
}

/* Cards alone: who fights is said openly (H16), and is searched like any other move. */
static bool
solve (void             *memory,
       const void       *data,
       const HarenaMove *list,
       int               n_moves,
       double           *chances,
       double           *wins)
{
  const HannibalPosition   *position = data;
  const HannibalDuelAnswer *answer;

  if (hannibal_move_verb (list[0]) != HANNIBAL_CARD)
    return false;

  answer = hannibal_reckon (memory, position);
  for (int i = 0; i < n_moves; i++)
    chances[i] = chance_of_card (position, answer, list[i]);
  *wins = position->turn - 1 == position->mover ? answer->worth : 1 - answer->worth;
  return true;
}

const HarenaStrategy hannibal_strategy = {
  .efforts = { { 0, 1.20f }, { 0, 0.15f }, { 100, 0 }, { 1000, 0 }, { 20000, 0 } },
  .exploration = 0.4f,
  .caution = 0.3f,
  .points_share = 0,
  .horizon = 1,
  .value_at_once = true, /* of a conflict too: it is solved, where a playout would throw it once */
  .memory_size = sizeof (HannibalMemory),
  .memory_init = memory_init,
  .judge = judge,
  .weigh = weigh,
  .suggest = hannibal_suggest,
  .value = value,
  .solve = solve,
};
