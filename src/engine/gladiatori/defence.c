/* SPDX-License-Identifier: GPL-3.0-or-later */
/* D, F, G and J: which cards are laid, by whom, and whether an attack was a Feint. */

#include "gladiatori/action.h"
#include "gladiatori/elements.h"
#include "gladiatori/fight.h"
#include "gladiatori/flow.h"
#include "gladiatori/power.h"
#include "gladiatori/prepare.h"
#include "gladiatori/value.h"

/* D and G: Energy and Feints in the first line, Special Moves in the second. */
int
glad_lay_moves (const GladPosition *position,
                HarenaMove         *moves)
{
  const GladFrame *frame = glad_asked (position);
  GladCards        hand = position->seats[frame->seat].hand;
  GladCards        allowed = 0;
  GladList         list = { moves, 0 };

  if (frame->step == GLAD_ASK_LAY)
    {
      glad_list_energies (&list, GLAD_LAY, hand);
      return list.n;
    }
  for (int card = GLAD_SWEEP; card < GLAD_N_CARDS; card++)
    if (glad_has (hand, card) && glad_may_lay (position, frame->a, card))
      allowed |= glad_card (card);
  glad_list_specials (&list, allowed);
  return list.n;
}

void
glad_lay_play (GladPosition *position,
               HarenaMove    move)
{
  GladFrame   *frame = glad_top (position);
  GladFighter *fighter = &position->fight.fighters[frame->a];
  GladCards    cards = glad_move_cards (move);

  position->seats[frame->seat].hand -= cards;
  fighter->laid += cards;
  fighter->n_energy += glad_n_energy (cards);
  fighter->n_specials += glad_n_specials (cards);
  glad_pop (position);
}

/* G24, G38, G39: what an Action card covers in the state in which the gladiator is. */
bool
glad_covers (const GladSeat *seat,
             int             side,
             int             card)
{
  if (side == GLAD_R || (card != GLAD_MOVEMENT && !glad_side_is_front (side)))
    return false;
  return (!seat->lying || card == GLAD_STRENGTH) && (!seat->entangled || card == GLAD_FURY);
}

int
glad_defend_moves (const GladPosition *position,
                   HarenaMove         *moves)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat = &position->seats[frame->seat];
  int              side = position->fight.fighters[frame->a].side;
  GladList         list = { moves, 0 };

  for (int card = 0; card < GLAD_N_ACTIONS; card++)
    if (glad_has (seat->hand, card) && glad_covers (seat, side, card))
      glad_add (&list, GLAD_DEFEND, card, 0);
  for (int place = 0; place < seat->n_row; place++)
    if (glad_covers (seat, side, glad_row_card (seat, place))
        && seat->stats[GLAD_BLOOD] >= glad_reuse_price (seat, place))
      glad_add (&list, GLAD_DEFEND_AGAIN, glad_row_card (seat, place), 0);
  glad_add (&list, GLAD_SURPRISED, 0, 0);
  if (glad_can_adapt (position, frame->seat))
    glad_add (&list, GLAD_POWER, GLAD_ADAPT, 0);
  if (glad_has_power (seat, GLAD_ENDURE))
    glad_add (&list, GLAD_POWER, GLAD_ENDURE, 0);
  return list.n;
}

void
glad_defend_play (GladPosition *position,
                  HarenaMove    move)
{
  GladFrame   *frame = glad_top (position);
  int          who = frame->seat;
  GladSeat    *seat = &position->seats[who];
  GladFighter *fighter = &position->fight.fighters[frame->a];
  int          card = glad_a (move);

  switch (glad_verb (move))
    {
    case GLAD_POWER:
      if (card == GLAD_ADAPT)
        glad_begin_adapting (position, who);
      else
        glad_begin_enduring (position, who);
      return;
    case GLAD_DEFEND:
      seat->hand -= glad_card (card);
      seat->row[seat->n_row++] = card | GLAD_ROW_DOWN;
      fighter->row = seat->n_row;
      fighter->from_hand = 1;
      break;
    case GLAD_DEFEND_AGAIN:
      fighter->row = glad_place_in_row (seat, card) + 1;
      seat->stats[GLAD_BLOOD] -= glad_reuse_price (seat, fighter->row - 1);
      break;
    default:
      fighter->surprised = 1;
      break;
    }
  glad_pop (position);
}

/* J. */
int
glad_feint_moves (const GladPosition *position,
                  HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  if (glad_has (position->seats[glad_asked (position)->seat].hand, GLAD_FEINT))
    glad_add (&list, GLAD_DO_FEINT, 0, 0);
  glad_add (&list, GLAD_NO_FEINT, 0, 0);
  return list.n;
}

void
glad_feint_play (GladPosition *position,
                 HarenaMove    move)
{
  GladFrame *frame = glad_top (position);
  GladSeat  *seat = &position->seats[frame->seat];

  if (glad_verb (move) == GLAD_DO_FEINT)
    {
      seat->hand -= glad_card (GLAD_FEINT);
      seat->discard += glad_card (GLAD_FEINT);
      glad_see_cards (seat, glad_card (GLAD_FEINT));
      position->fight.fighters[frame->a].feinted = 1;
    }
  glad_pop (position);
}
