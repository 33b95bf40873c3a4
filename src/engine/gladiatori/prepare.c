/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A gladiator, a place, and turn by turn what is taken in hand; who delays (G61). */

#include "gladiatori/prepare.h"

#include "gladiatori/flow.h"

#include <string.h>

/* G7: the sheet as it is printed. */
void
glad_equip (GladSeat *seat,
            int       gladiator)
{
  const GladGladiator *printed = &glad_gladiators[gladiator];

  seat->gladiator = gladiator + 1;
  seat->deck = printed->cards;
  seat->powers = printed->powers;
  for (int stat = 0; stat < GLAD_N_STATS; stat++)
    seat->first[stat] = seat->stats[stat] = printed->stats[stat];
  for (int i = 0; i < 2; i++)
    seat->items[i] = printed->items[i] + 1;
}

/* G7, G11, G78: nobody has it; some are only for some games. */
bool
glad_may_take (const GladPosition *position,
               int                 seat,
               int                 gladiator)
{
  bool alone = position->options[GLAD_TEAMS] == GLAD_TEAMS_PAIR && seat == 1;

  if ((gladiator == GLAD_PROVOCATOR) != alone
      || (gladiator == GLAD_RETIARIUS && !glad_option (position, GLAD_THROWING)))
    return false;
  for (int other = 1; other <= position->n_seats; other++)
    if (position->seats[other].gladiator == gladiator + 1)
      return false;
  return true;
}

int
glad_gladiator_moves (const GladPosition *position,
                      HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  for (int gladiator = 0; gladiator < GLAD_N_GLADIATORS; gladiator++)
    if (glad_may_take (position, glad_asked (position)->seat, gladiator))
      glad_add (&list, GLAD_GLADIATOR, gladiator, 0);
  return list.n;
}

void
glad_gladiator_play (GladPosition *position,
                     HarenaMove    move)
{
  GladSeat *seat = &position->seats[glad_top (position)->seat];

  glad_pop (position);
  glad_equip (seat, glad_a (move));
  if (!glad_option (position, GLAD_POWERS))
    seat->powers = 0;
}

int
glad_start_moves (const GladPosition *position,
                  HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  for (int i = 0; i < GLAD_N_STARTS; i++)
    if (position->board[glad_starts[i].cell] == 0)
      glad_add (&list, GLAD_START, glad_starts[i].cell, 0);
  return list.n;
}

void
glad_start_play (GladPosition *position,
                 HarenaMove    move)
{
  int       who = glad_top (position)->seat;
  GladSeat *seat = &position->seats[who];
  int       i = 0;

  glad_pop (position);
  while (glad_starts[i].cell != glad_a (move))
    i++;
  seat->cell = glad_starts[i].cell;
  seat->facing = glad_starts[i].facing;
  seat->state = GLAD_ALIVE;
  position->board[seat->cell] = who;
}

/* All cards that can be chosen lie together until the hands are taken up. */
void
glad_prepare_begin (GladPosition *position)
{
  for (int i = 1; i <= position->n_seats; i++)
    {
      GladSeat *seat = &position->seats[i];

      if (!glad_in_arena (position, i))
        continue;
      seat->deck += seat->hand;
      seat->hand = 0;
      seat->known = 0;
    }
}

void
glad_prepare_end (GladPosition *position)
{
  for (int i = 1; i <= position->n_seats; i++)
    {
      GladSeat *seat = &position->seats[i];

      seat->hand += seat->chosen;
      seat->deck -= seat->chosen;
      seat->chosen = 0;
      seat->lines = 0;
    }
}

/* Every part of a heap of green cards. */
void
glad_list_greens (GladList *list,
                  GladVerb  verb,
                  GladCards from)
{
  GladCards part = from & GLAD_GREEN;

  do
    {
      part = (part - 1) & from & GLAD_GREEN;
      list->moves[list->n++] = glad_move_of_cards (verb, part);
    }
  while (part != (from & GLAD_GREEN));
}

void
glad_list_energies (GladList *list,
                    GladVerb  verb,
                    GladCards from)
{
  for (int feint = 0; feint <= glad_count (from, GLAD_FEINT); feint++)
    for (int ones = 0; ones <= glad_ones (from); ones++)
      for (int zeros = 0; zeros <= glad_zeros (from); zeros++)
        list->moves[list->n++]
          = glad_move_of_cards (verb, feint * glad_card (GLAD_FEINT) + ones * glad_card (GLAD_ONE)
                                        + zeros * glad_card (GLAD_ZERO));
}

void
glad_list_specials (GladList *list,
                    GladCards from)
{
  GladCards part = from & GLAD_SPECIALS;

  do
    {
      part = (part - 1) & from & GLAD_SPECIALS;
      list->moves[list->n++] = glad_move_of_cards (GLAD_SPECIAL_LINE, part);
    }
  while (part != (from & GLAD_SPECIALS));
}

/* G14, in three lines. */
int
glad_hand_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  const GladFrame *frame = glad_asked (position);
  GladCards        deck = position->seats[frame->seat].deck;
  GladList         list = { moves, 0 };

  if (frame->step == GLAD_ASK_HAND)
    glad_list_greens (&list, GLAD_HAND, deck);
  else if (frame->step == GLAD_ASK_HAND_ENERGY)
    glad_list_energies (&list, GLAD_ENERGY_LINE, deck);
  else
    glad_list_specials (&list, glad_specials_are_in (position) ? deck : 0);
  return list.n;
}

void
glad_hand_play (GladPosition *position,
                HarenaMove    move)
{
  GladFrame *frame = glad_top (position);

  position->seats[frame->seat].chosen += glad_move_cards (move);
  position->seats[frame->seat].lines++;
  if (frame->step == GLAD_ASK_HAND_SPECIAL)
    glad_pop (position);
  else
    frame->step++;
}

/* G61. */
int
glad_delay_moves (const GladPosition *position,
                  HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  glad_add (&list, GLAD_NO_DELAY, 0, 0);
  for (int place = 1; place <= position->n_order; place++)
    glad_add (&list, GLAD_DELAY_TO, place, 0);
  return list.n;
}

void
glad_delay_play (GladPosition *position,
                 HarenaMove    move)
{
  int who = glad_top (position)->seat;
  int from = 0;
  int to = glad_a (move) - 1;

  glad_pop (position);
  if (glad_verb (move) == GLAD_NO_DELAY)
    return;

  position->seats[who].powers &= ~(1u << GLAD_DELAY);
  while (position->order[from] != who)
    from++;
  for (; from < to; from++)
    position->order[from] = position->order[from + 1];
  for (; from > to; from--)
    position->order[from] = position->order[from - 1];
  position->order[to] = who;
}
