/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules of thumb, one for each question, from what the seat itself sees: attack from the Front
 * with what hurts, parry only what can be parried, pay with what is worth least. */

#include "gladiatori/suggest.h"

#include "gladiatori/action.h"
#include "gladiatori/elements.h"
#include "gladiatori/move.h"
#include "gladiatori/movement.h"
#include "gladiatori/score.h"
#include "gladiatori/step.h"
#include "gladiatori/value.h"

#include <stdlib.h>

/* PF that should stay in the deck, which is the gladiator’s life. */
enum
{
  ENOUGH_LIFE = 10,
};

/* How good it is to have this one Element more, or bad to pay it. */
static double
worth_of_stat (const GladSeat *seat,
               int             stat)
{
  static const double of_stat[] = { 0.9, 1.2, 1.2, 1.0, 0.7 };

  return of_stat[stat] - 0.05 * seat->stats[stat];
}

static double
worth_of_card (int card)
{
  static const double of_card[] = { 1.6, 1.5, 1.7, 1.4, 0.9, 0.6, 1.0, 1.1,
                                    1.0, 1.1, 1.0, 1.1, 0.8, 0.9, 0.9 };

  return of_card[card];
}

/* G14: all Action cards and a good half of the rest in the hand, as long as enough is left to live
 * on. */
static double
see_hand (const GladPosition *position,
          HarenaMove          move)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat = &position->seats[frame->seat];
  GladCards        cards = glad_move_cards (move);
  int              left = glad_pf (seat->deck - seat->chosen - cards);
  double           score = left < ENOUGH_LIFE ? 0.8 * (left - ENOUGH_LIFE) : 0;

  if (frame->step == GLAD_ASK_HAND)
    return 2.0 * glad_n_green (cards) - (glad_has (cards, GLAD_MOVEMENT) ? 0 : 0.5);
  if (frame->step == GLAD_ASK_HAND_ENERGY)
    return score - abs (2 * glad_n_energy (cards) - glad_n_energy (seat->deck) - 1) * 0.4
           + 0.2 * glad_ones (cards);
  return score + 0.8 * glad_n_specials (cards);
}

/* What an enemy is worth where one would stand: ahead is best, and being seen from its Front. */
static double
see_enemy (const GladPosition *position,
           int                 cell,
           int                 facing,
           int                 who)
{
  int    at = glad_cell_of (position, who);
  double score = -0.6 * glad_distance (cell, at);

  if (cell + glad_steps[facing] == at)
    {
      score += 1.5;
      if (glad_is_seat (who)
          && !glad_side_is_front (glad_side_of (at, position->seats[who].facing, cell)))
        score -= 2.2;
    }
  else if (glad_side_is_front (glad_side_of (cell, facing, at)))
    score += 0.5;
  return score;
}

/* How good a place is: the best enemy counts. */
static double
see_place (const GladPosition *position,
           int                 seat,
           int                 cell,
           int                 facing)
{
  double best = -10;

  for (int who = 1; who < GLAD_WHO_END; who++)
    {
      double score;

      if (who == seat || glad_cell_of (position, who) == 0
          || !glad_is_enemy (position, seat, who))
        continue;
      score = see_enemy (position, cell, facing, who);
      best = score > best ? score : best;
    }
  return best;
}

static double
see_movement (const GladPosition *position,
              HarenaMove          move)
{
  int             who = glad_asked (position)->seat;
  const GladSeat *seat = &position->seats[who];
  int             cell = glad_verb (move) == GLAD_STEP ? (int) glad_a (move) : seat->cell;
  int             facing = glad_verb (move) == GLAD_STEP ? glad_b (move) : glad_a (move);
  unsigned        costs = glad_movement_costs (position, who, cell, facing);
  double          score = see_place (position, who, cell, facing)
                 - see_place (position, who, seat->cell, seat->facing);

  return score - (costs & GLAD_FLIGHT ? 2 : 0) - (costs & GLAD_COWARDICE ? 3 : 0);
}

/* Whether an enemy stands ahead whom one can attack without shame. */
static bool
can_attack (const GladPosition *position,
            int                 who)
{
  const GladSeat *seat = &position->seats[who];
  int             ahead = position->board[seat->cell + glad_steps[seat->facing]];

  if (ahead == 0 || ahead == GLAD_RIM || !glad_is_enemy (position, who, ahead))
    return false;
  return glad_is_animal (ahead)
         || glad_side_is_front (glad_side_of (position->seats[ahead].cell,
                                              position->seats[ahead].facing, seat->cell));
}

/* What an attack with this card can come to. */
static double
attack_with (const GladSeat *seat,
             int             card)
{
  int blood = seat->stats[GLAD_BLOOD] < 3 ? seat->stats[GLAD_BLOOD] : 3;

  switch (card)
    {
    case GLAD_STRENGTH:
      return glad_ones (seat->hand);
    case GLAD_DEXTERITY:
      return glad_n_cards (seat->hand) / 2.0 - 1;
    case GLAD_FURY:
      return 3 * blood - 1;
    default:
      return 0;
    }
}

static double
see_menu (const GladPosition *position,
          HarenaMove          move)
{
  int             who = position->action.seat;
  const GladSeat *seat = &position->seats[who];
  bool            ready = can_attack (position, who);
  int             card = glad_a (move);

  switch (glad_verb (move))
    {
    case GLAD_SURRENDERS:
      return -12;
    case GLAD_BALANCE:
      return seat->lying || seat->entangled ? 3 : 0.2;
    case GLAD_STEP:
    case GLAD_TURN:
      return ready ? -2 : see_movement (position, move) - 0.6;
    case GLAD_POWER:
      return -1.5 + (card == GLAD_UP && (seat->lying || seat->entangled) ? 5 : 0);
    case GLAD_PLAY:
    case GLAD_REUSE:
      if (card == GLAD_MOVEMENT)
        return ready ? -2 : 1.0;
      return (ready ? 2 + 0.2 * attack_with (seat, card) : 0.2 - 0.1 * attack_with (seat, card))
             - (glad_verb (move) == GLAD_REUSE ? 0.8 : 0);
    default:
      return -1;
    }
}

static double
see_purpose (const GladPosition *position,
             HarenaMove          move)
{
  int             who = position->action.seat;
  const GladSeat *target;
  double          score = 2;

  switch (glad_verb (move))
    {
    case GLAD_ATTACK:
      if (glad_is_animal (glad_a (move)))
        return 2;
      target = &position->seats[glad_a (move)];
      if (!glad_side_is_front (glad_side_of (target->cell, target->facing,
                                             position->seats[who].cell)))
        score -= 5;
      return score;
    case GLAD_STRIKES:
      return 1.5;
    case GLAD_THROW:
      return 1.2;
    case GLAD_CAST:
      return 1.0;
    case GLAD_MOVE:
      return 1;
    case GLAD_HELP:
      return -1;
    default:
      return 0;
    }
}

/* D and G: numbers for Strength, weight for an attack; a defender keeps what does not help. */
static double
see_laying (const GladPosition *position,
            HarenaMove          move)
{
  const GladFrame *frame = glad_asked (position);
  GladCards        cards = glad_move_cards (move);
  bool             strong = glad_fighter_card (position, frame->a) == GLAD_STRENGTH;
  int              n = glad_n_cards (cards);

  if (frame->step == GLAD_ASK_LAY_SPECIAL)
    return 0.3 * n - 0.15 * n * n + (frame->a == 0 ? 0.2 * n : 0);
  if (frame->a == 0)
    return (strong ? 0.7 : -0.3) * glad_ones (cards) + 0.25 * glad_zeros (cards)
           - 0.04 * n * n - (glad_has (cards, GLAD_FEINT) ? 0.6 : 0) + (n % 2 == 1 ? 0.2 : 0);
  return (strong ? 0.6 : -0.6) * glad_ones (cards) - 0.6 * glad_zeros (cards)
         - (glad_has (cards, GLAD_FEINT) ? 1 : 0);
}

static double
see_defence (const GladPosition *position,
             HarenaMove          move)
{
  const GladSeat *seat = &position->seats[glad_asked (position)->seat];
  double          score = glad_verb (move) == GLAD_DEFEND_AGAIN ? -1.2 : 0;

  if (glad_verb (move) != GLAD_DEFEND && glad_verb (move) != GLAD_DEFEND_AGAIN)
    return glad_verb (move) == GLAD_POWER ? -2 : -1.5;
  switch (glad_a (move))
    {
    case GLAD_STRENGTH:
      return score + 0.3 * glad_ones (seat->hand);
    case GLAD_DEXTERITY:
      return score + 0.15 * glad_n_cards (seat->hand);
    case GLAD_FURY:
      return score + 0.9;
    default:
      return score + 1.0;
    }
}

static double
see_strike (const GladPosition *position,
            HarenaMove          move)
{
  const GladSeat *seat = &position->seats[glad_asked (position)->seat];

  if (glad_verb (move) != GLAD_STRIKE)
    return glad_a (move) == GLAD_LUNGE ? -0.5 : 0.2;
  return 0.5 * glad_a (move) + (glad_b (move) ? 0.25 * seat->stats[GLAD_OFFENCE] : 0) - 0.3;
}

/* I: the attack is known by now; points are for what they can stop. */
static double
see_parry (const GladPosition *position,
           HarenaMove          move)
{
  const GladFrame *frame = glad_asked (position);
  GladPosition     next;
  double           price;

  if (glad_verb (move) != GLAD_PARRY)
    return -1;
  next = *position;
  glad_questions[frame->step].play (&next, move);
  price = 0.2 * glad_a (move) + 0.4 * glad_b (move);
  return (glad_is_hit (&next, frame->a) ? 0 : 3) - price;
}

/* K: what pays exactly, and green cards last. */
static double
see_loss (const GladPosition *position,
          HarenaMove          move)
{
  int  left = glad_asked (position)->a;
  bool card = glad_verb (move) == GLAD_LOSE_CARD;
  int  pf;

  if (glad_verb (move) == GLAD_POWER)
    return -1;
  pf = card ? glad_cards[glad_a (move)].pf : glad_item_pf (glad_a (move));
  return (pf > left ? left - pf : 0) - (card ? worth_of_card (glad_a (move)) : 2.5) + 0.3 * pf;
}

/* Cleanup: Action cards first, then the rest. */
static double
see_rest (HarenaMove move)
{
  GladCards cards = glad_move_cards (move);

  switch (glad_verb (move))
    {
    case GLAD_REST:
      return -3;
    case GLAD_POWER:
      return -1;
    case GLAD_POINTS:
      return 0.1 * glad_a (move);
    default:
      return 1.0 * glad_n_green (cards) + 0.6 * glad_n_specials (cards) + 0.4 * glad_ones (cards)
             + 0.2 * glad_zeros (cards);
    }
}

/* Elements that come and go. */
static double
see_element (const GladPosition *position,
             HarenaMove          move)
{
  const GladSeat *seat = &position->seats[glad_asked (position)->seat];

  switch (glad_verb (move))
    {
    case GLAD_PAY_STAT:
      return -worth_of_stat (seat, glad_a (move));
    case GLAD_GAIN_STAT:
      return worth_of_stat (seat, glad_a (move));
    case GLAD_GAIN_CARD:
      return worth_of_card (glad_a (move));
    case GLAD_PAY_CARD:
    case GLAD_SACRIFICES:
    case GLAD_DISCARDS:
      return -worth_of_card (glad_a (move));
    case GLAD_CUBE:
      return -1.2;
    default:
      return 0;
    }
}

/* What is said with one word. */
static double
see_word (const GladPosition *position,
          HarenaMove          move)
{
  const GladFight *fight = &position->fight;

  switch (glad_verb (move))
    {
    case GLAD_STOP:
      return 0.05;
    case GLAD_DO_FEINT:
      return glad_asked (position)->a > 0 || fight->fighters[1].behind ? 1 : -2;
    case GLAD_REFUSE:
      return -0.5;
    case GLAD_PLUS_CARD:
      return 0.3;
    case GLAD_POWER:
      return glad_a (move) == GLAD_INDESTRUCTIBLE ? 3 : 0.5;
    case GLAD_RAGE_DECK:
      return worth_of_card (glad_a (move)) - 0.5;
    case GLAD_RAGE_DISCARD:
      return worth_of_card (glad_a (move));
    case GLAD_STAT_LINE:
      return -0.5 * abs ((int) glad_b (move) - 5);
    case GLAD_BID:
      return -0.4 * glad_n_energy (glad_move_cards (move));
    case GLAD_NO_DELAY:
      return 1;
    default:
      return 0;
    }
}

/* Only where everything is open to the seat that is asked. */
double
glad_first_sight (const GladPosition *position,
                  HarenaMove          move)
{
  switch (glad_asked (position)->step)
    {
    case GLAD_ASK_HAND:
    case GLAD_ASK_HAND_ENERGY:
    case GLAD_ASK_HAND_SPECIAL:
      return see_hand (position, move);
    case GLAD_ASK_MENU:
      return see_menu (position, move);
    case GLAD_ASK_PURPOSE:
      return see_purpose (position, move);
    case GLAD_ASK_MOVE:
      return glad_verb (move) == GLAD_STOP ? 0.05 : see_movement (position, move);
    case GLAD_ASK_LAY:
    case GLAD_ASK_LAY_SPECIAL:
      return see_laying (position, move);
    case GLAD_ASK_DEFEND:
      return see_defence (position, move);
    case GLAD_ASK_STRIKE:
      return see_strike (position, move);
    case GLAD_ASK_PARRY:
      return see_parry (position, move);
    case GLAD_ASK_LOSE:
      return see_loss (position, move);
    case GLAD_ASK_REST:
    case GLAD_ASK_RECOVER_ENERGY:
    case GLAD_ASK_RECOVER_SPECIAL:
    case GLAD_ASK_POINTS:
      return see_rest (move);
    case GLAD_ASK_PAY:
    case GLAD_ASK_GAIN:
    case GLAD_ASK_UNBALANCE:
    case GLAD_ASK_SACRIFICE:
    case GLAD_ASK_LUNGE:
      return see_element (position, move);
    default:
      return see_word (position, move);
    }
}

/* The best at first sight; what is about as good may be chosen too. */
HarenaMove
glad_suggest (void         *memory,
              const void   *data,
              HarenaRandom *random)
{
  const double        variety = 0.8;
  const GladPosition *position = data;
  HarenaMove          list[HARENA_MOVES_MAX];
  int                 n_moves = glad_questions[glad_asked (position)->step].moves (position, list);
  HarenaMove          best = list[0];
  double              most = -1e9;

  (void) memory;
  for (int i = 0; i < n_moves && n_moves > 1; i++)
    {
      double score = glad_first_sight (position, list[i])
                     + variety * (harena_random_next (random) >> 40) / (1 << 24);

      if (score > most)
        {
          most = score;
          best = list[i];
        }
    }
  return best;
}
