/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reasons from the purpose of an Action (E) to its end. */

#include "gladiatori/explain-fight.h"

#include "gladiatori/action.h"
#include "gladiatori/elements.h"
#include "gladiatori/fight.h"
#include "gladiatori/movement.h"
#include "gladiatori/score.h"
#include "gladiatori/value.h"

/* G63, G64, G66. */
static void
explain_throw (const GladPosition *position,
               int                 item,
               int                 who,
               HarenaReason       *reason)
{
  int             seat = position->action.seat;
  const GladSeat *own = &position->seats[seat];
  bool            held = false;

  for (int i = 0; i < GLAD_ITEMS_HELD; i++)
    held |= (own->items[i] & ~GLAD_ITEM_DAMAGED) == item + 1;
  if (!glad_option (position, GLAD_THROWING))
    glad_say (reason, N_ ("in this game nothing is thrown"), NULL);
  else if (!held)
    /* Translators: an item as the notation has it, such as “spear3-0”; not translated. */
    glad_say (reason, N_ ("there is no %s in the hands of this gladiator"),
              glad_items[item].word);
  else if (!glad_items[item].thrown)
    /* Translators: an item as the notation has it; not translated. */
    glad_say (reason, N_ ("%s cannot be thrown"), glad_items[item].word);
  else if (item != GLAD_ITEM_NET && glad_enemies_in_front (position, seat))
    glad_say (reason, N_ ("nothing is thrown while an enemy stands in a Front hex"), NULL);
  else if (item == GLAD_ITEM_NET && own->holds != 0)
    glad_say (reason, N_ ("the net holds somebody"), NULL);
  else
    glad_say_who (position, reason,
                  /* Translators: a seat’s number or an animal such as “dog1”. */
                  N_ ("%s is no enemy in the throw area and in clear line"), who);
}

/* E. */
static void
explain_purpose (const GladPosition *position,
                 HarenaMove          move,
                 HarenaReason       *reason)
{
  int seat = position->action.seat;

  if (glad_verb (move) == GLAD_MOVE)
    glad_say (reason, N_ ("only the Movement card is for a Move"), NULL);
  else if (glad_action_card (position) == GLAD_MOVEMENT)
    glad_say (reason, N_ ("the Movement card is for a Move or to recover"), NULL);
  else if (glad_verb (move) == GLAD_ATTACK)
    glad_say_who (position, reason,
                  /* Translators: a seat’s number or an animal such as “dog1”. */
                  N_ ("%s is no enemy in the hex ahead"), glad_a (move));
  else if (glad_verb (move) == GLAD_THROW)
    explain_throw (position, glad_a (move), glad_b (move), reason);
  else if (glad_verb (move) == GLAD_CAST)
    explain_throw (position, GLAD_ITEM_NET, glad_a (move), reason);
  else if (glad_verb (move) == GLAD_HELP)
    {
      if (position->options[GLAD_COOPERATE] != 0)
        glad_say (reason, N_ ("in this game nobody cooperates"), NULL);
      else if (position->action.refused & 1u << glad_a (move))
        /* Translators: the number of a seat. */
        glad_say_number (reason, N_ ("seat %s has refused"), glad_a (move));
      else
        glad_say (reason,
                  N_ ("cooperation is against an enemy of both, ahead and seen from its Front"),
                  NULL);
    }
  else if (!glad_has (position->seats[seat].hand, GLAD_SWEEP))
    glad_say (reason, N_ ("there is no %s in the hand"), glad_cards[GLAD_SWEEP].word);
  else if (!glad_is_free (&position->seats[seat]))
    glad_say (reason, N_ ("a Sweep needs free movement"), NULL);
  else
    glad_say (reason,
              N_ ("a Sweep hits everybody on three sides in a row, ahead among them"), NULL);
}

/* F. */
static void
explain_defence (const GladPosition *position,
                 HarenaMove          move,
                 HarenaReason       *reason)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat = &position->seats[frame->seat];
  const char      *word = glad_cards[glad_a (move)].word;
  bool             again = glad_verb (move) == GLAD_DEFEND_AGAIN;

  if (glad_a (move) >= GLAD_N_ACTIONS)
    /* Translators: a card as the notation has it, such as “one”; not translated. */
    glad_say (reason, N_ ("%s is no Action card"), word);
  else if (again && glad_place_in_row (seat, glad_a (move)) < 0)
    glad_say (reason, N_ ("%s does not lie in the row"), word);
  else if (!again && !glad_has (seat->hand, glad_a (move)))
    glad_say (reason, N_ ("there is no %s in the hand"), word);
  else if (!glad_covers (seat, position->fight.fighters[frame->a].side, glad_a (move)))
    /* Translators: a card as the notation has it; not translated. */
    glad_say (reason, N_ ("%s does not cover this attack"), word);
  else
    glad_say (reason, N_ ("there is not enough Blood for that card"), NULL);
}

/* H and I. */
static void
explain_points (const GladPosition *position,
                HarenaMove          move,
                HarenaReason       *reason)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat = &position->seats[frame->seat];
  bool             strike = glad_verb (move) == GLAD_STRIKE;
  int              ability = strike ? GLAD_OFFENCE : GLAD_GUARD;

  if (glad_b (move) && seat->stats[ability] == 0)
    glad_say (reason, N_ ("there is no %s left"), glad_stats[ability]);
  else if (strike && glad_fighter_card (position, frame->a) != GLAD_FURY)
    glad_say (reason, N_ ("Blood is spent only with Fury"), NULL);
  else if (!strike && glad_fighter_card (position, frame->a) != GLAD_MOVEMENT)
    glad_say (reason, N_ ("Speed is spent only with a Dodge"), NULL);
  else
    glad_say_number (reason, N_ ("at most 3 points are spent, and no more than there are: not %s"),
                     glad_a (move));
}

/* K. */
static void
explain_loss (const GladPosition *position,
              HarenaMove          move,
              HarenaReason       *reason)
{
  (void) position;

  if (glad_verb (move) == GLAD_LOSE_CARD)
    /* Translators: a card as the notation has it; not translated. */
    glad_say (reason, N_ ("there is no %s in the PF deck"), glad_cards[glad_a (move)].word);
  else
    glad_say (reason, N_ ("there is no %s in the hands of this gladiator"),
              glad_items[glad_a (move)].word);
}

/* What the remaining verbs need, each with one sentence. */
static const char *
sentence_of (const GladPosition *position,
             HarenaMove          move)
{
  switch (glad_verb (move))
    {
    case GLAD_DELAY_TO:
      return N_ ("there is no such place in the order");
    case GLAD_ENOUGH:
      return N_ ("at least one card comes first");
    case GLAD_PLUS_CARD:
    case GLAD_NORMAL:
      return N_ ("it is another card that is asked about");
    case GLAD_RAGE_DECK:
    case GLAD_RAGE_DISCARD:
      return N_ ("Rage brings a combat card that is there and could be laid");
    case GLAD_EXCITE:
      return N_ ("Adrenaline raises an ability above 0 that it does not raise already");
    case GLAD_BREAK:
      return N_ ("there is no such item of a target");
    case GLAD_LEAPS:
      return N_ ("each hex that was leapt over counts once, for Attack or for damage");
    case GLAD_DO_FEINT:
      return N_ ("there is no Feint in the hand");
    case GLAD_SWAP:
      return N_ ("a card of the hand is swapped for one of the PF deck");
    case GLAD_PUSH:
      return N_ ("whoever is pushed goes to a free hex next to its own");
    case GLAD_POINTS:
      return N_ ("Endurance gives back exactly as much as it is worth");
    case GLAD_STAT_LINE:
      return glad_asked (position)->a != glad_a (move)
               ? N_ ("abilities and capacities are bought one after the other")
               : N_ ("from 3 to 9 can be bought, and the rest must be paid too");
    default:
      return N_ ("this cannot be done now");
    }
}

void
glad_explain_fight (const GladPosition *position,
                    HarenaMove          move,
                    HarenaReason       *reason)
{
  switch (glad_verb (move))
    {
    case GLAD_ATTACK:
    case GLAD_STRIKES:
    case GLAD_THROW:
    case GLAD_CAST:
    case GLAD_MOVE:
    case GLAD_HELP:
      explain_purpose (position, move, reason);
      break;
    case GLAD_DEFEND:
    case GLAD_DEFEND_AGAIN:
      explain_defence (position, move, reason);
      break;
    case GLAD_STRIKE:
    case GLAD_PARRY:
      explain_points (position, move, reason);
      break;
    case GLAD_LOSE_CARD:
    case GLAD_LOSE_ITEM:
      explain_loss (position, move, reason);
      break;
    default:
      glad_say (reason, sentence_of (position, move), NULL);
      break;
    }
}
