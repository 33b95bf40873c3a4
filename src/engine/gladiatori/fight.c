/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps D to L in their order. A step either asks something, and goes on when that is answered,
 * or leads to the next by itself. */

#include "gladiatori/fight.h"

#include "gladiatori/animals.h"
#include "gladiatori/damage.h"
#include "gladiatori/effect.h"
#include "gladiatori/elements.h"
#include "gladiatori/flow.h"
#include "gladiatori/movement.h"
#include "gladiatori/score.h"
#include "gladiatori/strike.h"
#include "gladiatori/value.h"

#include <string.h>

typedef enum
{
  LAY,            /* D */
  LAY_SPECIAL,
  DEFEND,         /* F, each defender in turn */
  DEFEND_LAY,     /* G */
  DEFEND_SPECIAL,
  REVEAL,         /* H */
  EFFECTS,
  LEAP,
  STRIKE,
  RECKON,
  ANSWER,         /* I, each defender in turn */
  ANSWER_EFFECTS,
  PARRY,
  FEINT,          /* J */
  FEINT_BACK,
  BOOK,           /* K */
  DAMAGE,
  BEAR,
  REFLEXES,
  PUSH,
  DISCARD,        /* L */
} Stage;

static void
set_stage (GladFight *fight,
           Stage      stage,
           int        at)
{
  fight->stage = stage;
  fight->at = at;
}

/* targets ends with a 0 if there are less than three. */
void
glad_fight_begin (GladPosition *position,
                  GladFightKind kind,
                  int           item,
                  const uint8_t targets[3])
{
  GladFight   *fight = &position->fight;
  GladFighter *attacker = &fight->fighters[0];
  int          from;

  memset (fight, 0, sizeof *fight);
  fight->kind = kind;
  fight->item = item;
  fight->n = 1;
  attacker->who = kind == GLAD_BY_ANIMAL ? position->acting : position->action.seat;
  attacker->row = position->action.row;
  attacker->from_hand = position->action.from_hand;
  from = glad_cell_of (position, attacker->who);

  for (int i = 0; i < 3 && targets[i] != 0; i++)
    {
      GladFighter *target = &fight->fighters[fight->n++];

      target->who = targets[i];
      if (glad_is_seat (targets[i]))
        target->side = glad_side_of (position->seats[targets[i]].cell,
                                     position->seats[targets[i]].facing, from);
    }

  fight->thrown = item != 0 && glad_distance (from, glad_cell_of (position, targets[0])) > 1;

  /* G47: the Sweep is shown, and counts as laid. */
  if (kind == GLAD_SWEEPING)
    {
      position->seats[attacker->who].hand -= glad_card (GLAD_SWEEP);
      glad_see_cards (&position->seats[attacker->who], glad_card (GLAD_SWEEP));
      attacker->laid = glad_card (GLAD_SWEEP);
    }
  set_stage (fight, kind == GLAD_BY_ANIMAL ? DEFEND : LAY, kind == GLAD_BY_ANIMAL);
  glad_push (position, GLAD_RUN_FIGHT, 0, 0, 0);
}

/* G23, G46, G66: whether a Special Move may be laid here, had one it. */
bool
glad_may_lay (const GladPosition *position,
              int                 fighter,
              int                 card)
{
  const GladFight *fight = &position->fight;

  if (!glad_specials_are_in (position))
    return false;
  if (glad_against_animal (position, fighter))
    return true;
  if (card == GLAD_SWEEP || (card == GLAD_DESTROY && fight->kind == GLAD_NETTING))
    return false;
  if (fight->kind == GLAD_COOPERATING && (card < GLAD_SACRIFICE || card > GLAD_RAGE))
    return false;
  return glad_tag_is_met (position, fighter, card);
}

/* G86: by what everybody can count. */
bool
glad_could_lay_special (const GladPosition *position,
                        int                 fighter)
{
  const GladSeat *seat = &position->seats[position->fight.fighters[fighter].who];

  if (glad_n_red (seat->hand) == 0)
    return false;
  for (int card = GLAD_SWEEP; card < GLAD_N_CARDS; card++)
    if (glad_has (seat->hand | seat->deck, card) && glad_may_lay (position, fighter, card))
      return true;
  return false;
}

static void
ask (GladPosition *position,
     GladStep      step,
     int           fighter)
{
  glad_push (position, step, position->fight.fighters[fighter].who, fighter, 0);
}

static bool
holds_red (const GladPosition *position,
           int                 fighter)
{
  return glad_n_red (position->seats[position->fight.fighters[fighter].who].hand) > 0;
}

/* G86: the Feint could be in the hand. */
static bool
could_feint (const GladPosition *position,
             int                 fighter)
{
  const GladSeat *seat = &position->seats[position->fight.fighters[fighter].who];

  return holds_red (position, fighter) && glad_has (seat->hand | seat->deck, GLAD_FEINT);
}

/* What everybody sees now (G27). */
static void
reveal (GladPosition *position,
        int           f)
{
  GladFighter *fighter = &position->fight.fighters[f];
  GladSeat    *seat = &position->seats[fighter->who];

  fighter->revealed = 1;
  glad_see_cards (seat, fighter->laid);
  if (fighter->row == 0)
    return;
  if (seat->row[fighter->row - 1] & GLAD_ROW_DOWN)
    glad_see_cards (seat, glad_card (glad_fighter_card (position, f)));
  seat->row[fighter->row - 1] &= ~GLAD_ROW_DOWN;
}

/* G31: what a Feint would give back. */
static void
remember_points (GladPosition *position)
{
  for (int i = 0; i < position->fight.n; i++)
    {
      GladFighter *fighter = &position->fight.fighters[i];

      if (!glad_is_seat (fighter->who))
        continue;
      memcpy (fighter->before, position->seats[fighter->who].stats, sizeof fighter->before);
      fighter->before_adrenaline = position->seats[fighter->who].adrenaline;
    }
}

/* G24, G26: from what is asked of one defender to the next. */
static void
go_on_with_defender (GladPosition *position,
                     GladFight    *fight)
{
  GladFighter *fighter = &fight->fighters[fight->at];

  if (fight->at == fight->n || fight->kind == GLAD_COOPERATING)
    set_stage (fight, REVEAL, 0);
  else if (glad_is_animal (fighter->who))
    fight->at++;
  else if (fight->stage == DEFEND)
    {
      ask (position, GLAD_ASK_DEFEND, fight->at);
      fight->stage = DEFEND_LAY;
    }
  else if (fight->stage == DEFEND_LAY)
    {
      if (!fighter->surprised && holds_red (position, fight->at))
        ask (position, GLAD_ASK_LAY, fight->at);
      fight->stage = DEFEND_SPECIAL;
    }
  else
    {
      if (!fighter->surprised && glad_could_lay_special (position, fight->at))
        ask (position, GLAD_ASK_LAY_SPECIAL, fight->at);
      set_stage (fight, DEFEND, fight->at + 1);
    }
}

/* G22: what was promised for this attack, if it comes from the Front. */
static int
promised (const GladPosition *position,
          const GladFighter  *target)
{
  int amount = 0;

  for (int i = 0; i < GLAD_PROMISES; i++)
    {
      const GladPromise *promise = &position->promises[i];

      if (promise->partner == position->fight.fighters[0].who && promise->who == target->who
          && !target->behind)
        amount += promise->amount;
    }
  return amount;
}

/* G22: a quarter. Of what is 0 or less nothing is promised. */
static void
promise (GladPosition *position)
{
  GladFight *fight = &position->fight;
  int        amount = glad_attack_sum (position, 1).total / 4;
  int        at = 0;

  if (amount <= 0)
    return;
  while (position->promises[at].helper != 0)
    at++;
  position->promises[at] = (GladPromise) {
    .helper = fight->fighters[0].who,
    .partner = fight->partner,
    .who = fight->fighters[1].who,
    .amount = amount,
  };
}

/* G25, G28, G29: the Attack on each target; nothing more is asked if there is none. */
void
glad_fight_reckon (GladPosition *position)
{
  GladFight *fight = &position->fight;
  bool       any = false;

  if (fight->kind == GLAD_COOPERATING)
    {
      promise (position);
      set_stage (fight, DISCARD, 0);
      return;
    }
  for (int i = 1; i < fight->n; i++)
    {
      GladFighter *target = &fight->fighters[i];

      target->behind = glad_is_seat (target->who)
                       && (target->side == GLAD_R
                           || (target->surprised && !glad_side_is_front (target->side)));
      target->promised = promised (position, target);
      target->attack = glad_attack_sum (position, i).total;
      any |= target->attack > 0;
    }
  set_stage (fight, any ? ANSWER : DISCARD, any);
}

/* I: who is not attacked with more than 0 has nothing to answer. */
static void
go_on_with_answers (GladPosition *position,
                    GladFight    *fight)
{
  if (fight->at == fight->n)
    set_stage (fight, FEINT, 0);
  else if (fight->fighters[fight->at].attack <= 0)
    fight->at++;
  else if (glad_is_animal (fight->fighters[fight->at].who))
    glad_push (position, GLAD_ASK_DICE, 0, 2, GLAD_DICE_DEFENCE);
  else
    {
      reveal (position, fight->at);
      fight->stage = ANSWER_EFFECTS;
    }
}

/* G31: what was played comes back, and what it did is undone. */
static void
undo_fighter (GladPosition *position,
              GladFighter  *fighter)
{
  GladSeat *seat = &position->seats[fighter->who];

  if (fighter->from_hand)
    {
      glad_take_in_hand (seat, glad_card (seat->row[fighter->row - 1] & GLAD_ROW_CARD));
      seat->row[--seat->n_row] = 0;
      fighter->row = 0;
    }
  else if (fighter == position->fight.fighters)
    seat->row[fighter->row - 1] &= ~GLAD_ROW_ROTATED;

  if (fighter->fetched_from_discard)
    seat->discard += fighter->fetched;
  else
    seat->deck += fighter->fetched;
  glad_take_in_hand (seat, fighter->laid - fighter->fetched);
  fighter->laid = 0;
  memcpy (seat->stats, fighter->before, sizeof seat->stats);
  seat->adrenaline = fighter->before_adrenaline;
  fighter->blows = 0;
}

/* J: the attacker first; the defenders only if there is something to answer. */
static void
go_on_with_feints (GladPosition *position,
                   GladFight    *fight)
{
  bool gladiators = false;

  if (fight->stage == FEINT)
    {
      for (int i = 1; i < fight->n; i++)
        gladiators |= glad_is_seat (fight->fighters[i].who) && fight->fighters[i].revealed;
      if (fight->kind != GLAD_BY_ANIMAL && gladiators && could_feint (position, 0))
        ask (position, GLAD_ASK_FEINT, 0);
      set_stage (fight, FEINT_BACK, 1);
    }
  else if (!fight->fighters[0].feinted)
    set_stage (fight, BOOK, 1);
  else if (fight->at < fight->n)
    {
      if (glad_is_seat (fight->fighters[fight->at].who) && fight->fighters[fight->at].revealed
          && could_feint (position, fight->at))
        ask (position, GLAD_ASK_FEINT, fight->at);
      fight->at++;
    }
  else
    {
      for (int i = 0; i < fight->n; i++)
        if (fight->fighters[i].feinted)
          undo_fighter (position, &fight->fighters[i]);
      set_stage (fight, DISCARD, 0);
    }
}

/* K and what follows it (G35). */
static void
go_on_after (GladPosition *position,
             GladFight    *fight)
{
  switch (fight->stage)
    {
    case BOOK:
      fight->happened = 1;
      glad_book_attack (position);
      set_stage (fight, DAMAGE, 1);
      break;
    case DAMAGE:
      if (fight->at < fight->n)
        glad_deal_damage (position, fight->at++);
      else
        set_stage (fight, BEAR, 0);
      break;
    case BEAR:
      fight->stage = REFLEXES;
      if (fight->bear)
        glad_take_by_bear (position);
      break;
    case REFLEXES:
      if (fight->at == fight->n)
        fight->stage = PUSH;
      else
        glad_begin_reflexes (position, fight->at++);
      break;
    default:
      fight->stage = DISCARD;
      if (fight->wrestled != 0
          && glad_in_arena (position, fight->fighters[fight->wrestled].who))
        ask (position, GLAD_ASK_PUSH, 0);
      break;
    }
}

/* H and I: what is revealed, what it does, and the word that ends it. */
static void
go_on_with_values (GladPosition *position,
                   GladFight    *fight)
{
  switch (fight->stage)
    {
    case REVEAL:
      remember_points (position);
      if (fight->kind == GLAD_BY_ANIMAL)
        {
          fight->stage = RECKON;
          break;
        }
      reveal (position, 0);
      fight->stage = EFFECTS;
      break;
    case EFFECTS:
      if (!glad_next_effect (position, 0))
        fight->stage = LEAP;
      break;
    case LEAP:
      fight->stage = STRIKE;
      if (glad_leap_hexes (position) > 0)
        glad_push (position, GLAD_ASK_LEAP, fight->fighters[0].who, glad_leap_hexes (position), 0);
      break;
    case STRIKE:
      fight->stage = RECKON;
      ask (position, GLAD_ASK_STRIKE, 0);
      break;
    case RECKON:
      glad_fight_reckon (position);
      break;
    case ANSWER:
      go_on_with_answers (position, fight);
      break;
    case ANSWER_EFFECTS:
      if (!glad_next_effect (position, fight->at))
        fight->stage = PARRY;
      break;
    default:
      ask (position, GLAD_ASK_PARRY, fight->at);
      set_stage (fight, ANSWER, fight->at + 1);
      break;
    }
}

/* D: the attacker lays. */
static void
go_on_with_laying (GladPosition *position,
                   GladFight    *fight)
{
  if (fight->stage == LAY)
    {
      fight->stage = LAY_SPECIAL;
      if (holds_red (position, 0))
        ask (position, GLAD_ASK_LAY, 0);
      return;
    }
  if (glad_could_lay_special (position, 0))
    ask (position, GLAD_ASK_LAY_SPECIAL, 0);
  set_stage (fight, DEFEND, 1);
}

void
glad_fight_go_on (GladPosition *position)
{
  GladFight *fight = &position->fight;

  if (fight->stage <= LAY_SPECIAL)
    go_on_with_laying (position, fight);
  else if (fight->stage <= DEFEND_SPECIAL)
    go_on_with_defender (position, fight);
  else if (fight->stage <= PARRY)
    go_on_with_values (position, fight);
  else if (fight->stage <= FEINT_BACK)
    go_on_with_feints (position, fight);
  else if (fight->stage <= PUSH)
    go_on_after (position, fight);
  else
    {
      glad_clear_fight (position);
      if (position->stage != GLAD_STAGE_OVER)
        glad_pop (position);
    }
}
