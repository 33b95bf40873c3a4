/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The eight Special Moves once they lie open: Rage first, then the others by number (G27). */

#include "gladiatori/effect.h"

#include "gladiatori/elements.h"
#include "gladiatori/fight.h"
#include "gladiatori/flow.h"
#include "gladiatori/value.h"

enum
{
  EXCITEMENT = 5,  /* G50 */
  BLOW_PRICE = 2,  /* Elements, G53 */
};

/* G74: those about which one is asked; the others always give +2 against animals. */
static bool
has_a_choice (const GladPosition *position,
              int                 fighter,
              int                 card)
{
  return ((card >= GLAD_SACRIFICE && card <= GLAD_RAGE) || card == GLAD_REFLEXES)
         && glad_tag_is_met (position, fighter, card);
}

/* Whether it has to be said of a card what it gives. */
static bool
decide (GladPosition *position,
        int           f)
{
  GladFighter *fighter = &position->fight.fighters[f];

  if (!glad_against_animal (position, f))
    return false;
  for (int card = GLAD_SWEEP; card < GLAD_N_CARDS; card++)
    {
      if (!glad_has (fighter->laid, card) || fighter->decided & glad_special_bit (card))
        continue;
      fighter->decided |= glad_special_bit (card);
      if (has_a_choice (position, f, card))
        {
          glad_push (position, GLAD_ASK_PLUS, fighter->who, f, card);
          return true;
        }
      fighter->plus |= glad_special_bit (card);
    }
  return false;
}

/* G51: what Rage may bring from there; not what could not be laid here. */
GladCards
glad_fetchable (const GladPosition *position,
                int                 fighter,
                GladCards           from)
{
  GladCards cards = from & GLAD_RED;

  for (int card = GLAD_SWEEP; card < GLAD_N_CARDS; card++)
    if (!glad_may_lay (position, fighter, card))
      cards &= ~glad_card (card);
  return cards;
}

/* G53: each opponent who does not lie, in order. */
static bool
strike_blow (GladPosition *position,
             int           f)
{
  GladFight *fight = &position->fight;
  bool       asks = false;

  for (int i = f == 0 ? fight->n - 1 : 0; i >= (f == 0); i--)
    {
      int who = fight->fighters[i].who;

      if (!glad_is_seat (who) || position->seats[who].lying)
        continue;
      glad_push (position, GLAD_ASK_UNBALANCE, who, f, i);
      asks = true;
    }
  return asks;
}

/* Whether a target has an item that can be named. */
static bool
is_something_to_break (const GladPosition *position)
{
  for (int i = 1; i < position->fight.n; i++)
    {
      int who = position->fight.fighters[i].who;

      if (glad_is_seat (who) && position->seats[who].items[0] != 0)
        return true;
    }
  return false;
}

static bool
take_effect (GladPosition *position,
             int           f,
             int           card)
{
  GladFighter    *fighter = &position->fight.fighters[f];
  const GladSeat *seat = &position->seats[fighter->who];

  switch (card)
    {
    case GLAD_SACRIFICE:
      if (seat->hand == 0)
        return false;
      glad_push (position, GLAD_ASK_SACRIFICE, fighter->who, f, 0);
      return true;
    case GLAD_ADRENALINE:
      for (int ability = 0; ability < GLAD_N_ABILITIES; ability++)
        if (seat->stats[ability] > 0)
          {
            glad_push (position, GLAD_ASK_ADRENALINE, fighter->who, f, 0);
            return true;
          }
      return false;
    case GLAD_RAGE:
      if (glad_fetchable (position, f, seat->deck | seat->discard) == 0)
        return false;
      glad_push (position, GLAD_ASK_RAGE, fighter->who, f, 0);
      return true;
    case GLAD_DESTROY:
      if (!is_something_to_break (position))
        return false;
      glad_push (position, GLAD_ASK_BREAK, fighter->who, f, 0);
      return true;
    case GLAD_UNBALANCE:
      return strike_blow (position, f);
    default:
      return false;
    }
}

/* Asks what is next to be asked about the cards of a fighter; FALSE if that is nothing more. */
bool
glad_next_effect (GladPosition *position,
                  int           f)
{
  static const uint8_t in_order[]
    = { GLAD_RAGE, GLAD_SACRIFICE, GLAD_ADRENALINE, GLAD_DESTROY, GLAD_UNBALANCE };
  GladFighter *fighter = &position->fight.fighters[f];

  if ((fighter->laid & GLAD_SPECIALS) == 0)
    return false;
  if (decide (position, f))
    return true;
  for (unsigned i = 0; i < sizeof in_order; i++)
    {
      unsigned bit = glad_special_bit (in_order[i]);

      if (!glad_works (fighter, in_order[i]) || fighter->done & bit)
        continue;
      fighter->done |= bit;
      if (take_effect (position, f, in_order[i]))
        return true;
    }
  return false;
}

int
glad_plus_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  glad_add (&list, GLAD_PLUS_CARD, glad_asked (position)->b, 0);
  glad_add (&list, GLAD_NORMAL, glad_asked (position)->b, 0);
  return list.n;
}

void
glad_plus_play (GladPosition *position,
                HarenaMove    move)
{
  if (glad_verb (move) == GLAD_PLUS_CARD)
    position->fight.fighters[glad_top (position)->a].plus |= glad_special_bit (glad_a (move));
  glad_pop (position);
}

int
glad_rage_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat = &position->seats[frame->seat];
  GladCards        deck = glad_fetchable (position, frame->a, seat->deck);
  GladCards        discard = glad_fetchable (position, frame->a, seat->discard);
  GladList         list = { moves, 0 };

  for (int card = GLAD_ONE; card < GLAD_N_CARDS; card++)
    {
      if (glad_has (deck, card))
        glad_add (&list, GLAD_RAGE_DECK, card, 0);
      if (glad_has (discard, card))
        glad_add (&list, GLAD_RAGE_DISCARD, card, 0);
    }
  return list.n;
}

void
glad_rage_play (GladPosition *position,
                HarenaMove    move)
{
  GladFrame   *frame = glad_top (position);
  GladFighter *fighter = &position->fight.fighters[frame->a];
  GladSeat    *seat = &position->seats[frame->seat];
  GladCards    card = glad_card (glad_a (move));

  if (glad_verb (move) == GLAD_RAGE_DECK)
    seat->deck -= card;
  else
    {
      seat->discard -= card;
      fighter->fetched_from_discard = 1;
    }
  fighter->laid += card;
  fighter->fetched = card;
  glad_pop (position);
}

/* G48. */
int
glad_sacrifice_moves (const GladPosition *position,
                      HarenaMove         *moves)
{
  GladCards hand = position->seats[glad_asked (position)->seat].hand;
  GladList  list = { moves, 0 };

  for (int card = 0; card < GLAD_N_CARDS; card++)
    if (glad_has (hand, card))
      glad_add (&list, GLAD_SACRIFICES, card, 0);
  return list.n;
}

void
glad_sacrifice_play (GladPosition *position,
                     HarenaMove    move)
{
  GladFrame *frame = glad_top (position);
  GladSeat  *seat = &position->seats[frame->seat];
  GladCards  card = glad_card (glad_a (move));

  seat->hand -= card;
  seat->out += card;
  glad_see_cards (seat, card);
  position->fight.fighters[frame->a].sacrificed = 1;
  glad_pop (position);
}

int
glad_adrenaline_moves (const GladPosition *position,
                       HarenaMove         *moves)
{
  const GladSeat *seat = &position->seats[glad_asked (position)->seat];
  GladList        list = { moves, 0 };

  for (int ability = 0; ability < GLAD_N_ABILITIES; ability++)
    if (seat->stats[ability] > 0)
      glad_add (&list, GLAD_EXCITE, ability, 0);
  return list.n;
}

/* G50: by 5, but to three times its value at most; also of one that has risen already. */
void
glad_adrenaline_play (GladPosition *position,
                      HarenaMove    move)
{
  GladSeat *seat = &position->seats[glad_top (position)->seat];
  int       ability = glad_a (move);
  int       twice = 2 * seat->stats[ability];

  seat->stats[ability] += twice < EXCITEMENT ? twice : EXCITEMENT;
  seat->adrenaline |= 1u << ability;
  glad_pop (position);
}

/* G52. */
int
glad_break_moves (const GladPosition *position,
                  HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  for (int i = 1; i < position->fight.n; i++)
    {
      int who = position->fight.fighters[i].who;

      if (glad_is_seat (who))
        for (int j = 0; j < GLAD_ITEMS_HELD && position->seats[who].items[j] != 0; j++)
          glad_add (&list, GLAD_BREAK, who,
                    (position->seats[who].items[j] & ~GLAD_ITEM_DAMAGED) - 1);
    }
  return list.n;
}

void
glad_break_play (GladPosition *position,
                 HarenaMove    move)
{
  GladFight *fight = &position->fight;
  int        i = 1;

  while (fight->fighters[i].who != glad_a (move))
    i++;
  fight->broken_of = i;
  fight->broken = glad_b (move) + 1;
  glad_pop (position);
}

/* G53: two Elements, if there are as many, or a cube. */
int
glad_unbalance_moves (const GladPosition *position,
                      HarenaMove         *moves)
{
  const GladSeat *seat = &position->seats[glad_asked (position)->seat];
  GladList        list = { moves, 0 };

  glad_add (&list, GLAD_CUBE, 0, 0);
  if (glad_n_elements (seat) >= BLOW_PRICE)
    glad_list_pays (seat, &list);
  return list.n;
}

void
glad_unbalance_play (GladPosition *position,
                     HarenaMove    move)
{
  GladFrame frame = *glad_top (position);

  glad_pop (position);
  if (glad_verb (move) == GLAD_CUBE)
    {
      position->fight.fighters[frame.a].blows |= 1u << frame.b;
      return;
    }
  glad_pay (&position->seats[frame.seat], move);
  glad_push (position, GLAD_ASK_PAY, frame.seat, BLOW_PRICE - 1, 0);
}
