/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A point of the sheet or a card of the hand. */

#include "gladiatori/elements.h"

#include "gladiatori/flow.h"

/* G50: meanwhile it is neither paid nor gained. */
bool
glad_is_excited (const GladSeat *seat,
                 int             stat)
{
  return stat < GLAD_N_ABILITIES && seat->adrenaline & 1u << stat;
}

int
glad_n_elements (const GladSeat *seat)
{
  int n = glad_n_cards (seat->hand);

  for (int stat = 0; stat < GLAD_N_STATS; stat++)
    if (!glad_is_excited (seat, stat))
      n += seat->stats[stat];
  return n;
}

/* G85: cards that everybody has seen leave the hand are no longer known to be there. */
void
glad_see_cards (GladSeat *seat,
                GladCards cards)
{
  seat->known -= glad_common (cards, seat->known);
}

void
glad_take_in_hand (GladSeat *seat,
                   GladCards cards)
{
  seat->hand += cards;
  seat->known += cards;
}

/* G9, G50. */
void
glad_use_ability (GladSeat *seat,
                  int       ability)
{
  if (glad_is_excited (seat, ability))
    {
      seat->stats[ability] = 0;
      seat->adrenaline &= ~(1u << ability);
    }
  else if (seat->stats[ability] > 0)
    seat->stats[ability]--;
}

void
glad_list_pays (const GladSeat *seat,
                GladList       *list)
{
  for (int stat = 0; stat < GLAD_N_STATS; stat++)
    if (seat->stats[stat] > 0 && !glad_is_excited (seat, stat))
      glad_add (list, GLAD_PAY_STAT, stat, 0);
  for (int kind = 0; kind < GLAD_N_CARDS; kind++)
    if (glad_has (seat->hand, kind))
      glad_add (list, GLAD_PAY_CARD, kind, 0);
}

void
glad_pay (GladSeat  *seat,
          HarenaMove move)
{
  GladCards card = glad_card (glad_a (move));

  if (glad_verb (move) == GLAD_PAY_STAT)
    {
      seat->stats[glad_a (move)]--;
      return;
    }
  seat->hand -= card;
  seat->discard += card;
  glad_see_cards (seat, card);
}

int
glad_pay_moves (const GladPosition *position,
                HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  glad_list_pays (&position->seats[glad_asked (position)->seat], &list);
  return list.n;
}

void
glad_pay_play (GladPosition *position,
               HarenaMove    move)
{
  GladFrame *frame = glad_top (position);

  glad_pay (&position->seats[frame->seat], move);
  if (--frame->a == 0)
    glad_pop (position);
}

int
glad_gain_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  const GladSeat *seat = &position->seats[glad_asked (position)->seat];
  GladList        list = { moves, 0 };

  for (int stat = 0; stat < GLAD_N_STATS; stat++)
    if (seat->stats[stat] < seat->first[stat] && !glad_is_excited (seat, stat))
      glad_add (&list, GLAD_GAIN_STAT, stat, 0);
  for (int kind = 0; kind < GLAD_N_CARDS; kind++)
    if (glad_has (seat->discard, kind))
      glad_add (&list, GLAD_GAIN_CARD, kind, 0);
  glad_add (&list, GLAD_ENOUGH, 0, 0);
  return list.n;
}

/* What is gained during a fight stays if a Feint gives points back (G31): powers are not undone. */
static void
gain_stat (GladPosition *position,
           int           who,
           int           stat)
{
  position->seats[who].stats[stat]++;
  for (int i = 0; i < position->fight.n; i++)
    {
      GladFighter *fighter = &position->fight.fighters[i];

      if (fighter->who == who && fighter->before[stat] < position->seats[who].first[stat])
        fighter->before[stat]++;
    }
}

void
glad_gain_play (GladPosition *position,
                HarenaMove    move)
{
  GladFrame *frame = glad_top (position);
  GladSeat  *seat = &position->seats[frame->seat];
  GladCards  card = glad_card (glad_a (move));

  if (glad_verb (move) == GLAD_GAIN_STAT)
    gain_stat (position, frame->seat, glad_a (move));
  else if (glad_verb (move) == GLAD_GAIN_CARD)
    {
      seat->discard -= card;
      glad_take_in_hand (seat, card);
    }
  if (glad_verb (move) == GLAD_ENOUGH || --frame->a == 0)
    glad_pop (position);
}
