/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two items for each seat, and who gets them. */

#include "gladiatori/draw.h"

#include "gladiatori/flow.h"
#include "gladiatori/movement.h"
#include "gladiatori/prepare.h"

#include <string.h>

enum
{
  ITEMS_MAX = 2,
};

int
glad_n_items (const GladSeat *seat)
{
  int n = 0;

  while (n < GLAD_ITEMS_HELD && seat->items[n] != 0)
    n++;
  return n;
}

/* G8: how many of a class a seat has. */
static int
n_of_class (const GladSeat *seat,
            int             item_class)
{
  int n = 0;

  for (int i = 0; i < glad_n_items (seat); i++)
    n += glad_items[seat->items[i] - 1].item_class == item_class;
  return n;
}

bool
glad_may_hold (const GladSeat *seat,
               int             item)
{
  return glad_n_items (seat) < ITEMS_MAX
         && n_of_class (seat, glad_items[item].item_class) == 0;
}

static bool
has_too_much (const GladSeat *seat)
{
  if (glad_n_items (seat) > ITEMS_MAX)
    return true;
  for (int i = 0; i < glad_n_items (seat); i++)
    if (n_of_class (seat, glad_items[seat->items[i] - 1].item_class) > 1)
      return true;
  return false;
}

/* Nothing is left lying about when the game begins. */
static void
begin_game (GladPosition *position)
{
  memset (position->shown, 0, sizeof position->shown);
  position->n_drawn = 0;
  position->begins = 0;
  position->stage = GLAD_STAGE_START;
  position->at = 0;
}

/* G80: the most energy, then the most cards; -1 if none. */
static int
worth_of_bid (GladCards cards)
{
  return 32 * glad_ones (cards) + glad_n_energy (cards);
}

static void
close_bidding (GladPosition *position)
{
  int best = -1;
  int winner = 0;

  for (int seat = 1; seat <= position->n_seats; seat++)
    {
      int worth = worth_of_bid (position->seats[seat].chosen);

      if (worth == best)
        winner = 0;
      else if (worth > best)
        {
          best = worth;
          winner = seat;
        }
    }

  for (int i = 1; i <= position->n_seats; i++)
    {
      GladSeat *seat = &position->seats[i];

      if (i == winner)
        {
          seat->items[glad_n_items (seat)] = position->drawn;
          seat->deck -= seat->chosen;
          seat->discard += seat->chosen;
        }
      seat->chosen = 0;
      seat->lines = 0;
    }
  position->drawn = 0;
  position->at = 0;
}

void
glad_auction_go_on (GladPosition *position)
{
  if (position->drawn != 0)
    {
      while (++position->at <= position->n_seats)
        if (position->seats[position->at].lines == 0)
          {
            glad_push (position, GLAD_ASK_BID, position->at, 0, 0);
            return;
          }
      close_bidding (position);
      return;
    }
  if (position->n_drawn < 2 * position->n_seats)
    {
      glad_push (position, GLAD_ASK_ITEM, 0, 0, 0);
      return;
    }
  for (int seat = 1; seat <= position->n_seats; seat++)
    if (has_too_much (&position->seats[seat]))
      {
        glad_push (position, GLAD_ASK_DROP, seat, 0, 0);
        return;
      }
  begin_game (position);
}

/* G81: clockwise, and then back. */
void
glad_selection_go_on (GladPosition *position)
{
  int n = position->n_seats;

  if (position->n_drawn < 2 * n + 1)
    glad_push (position, GLAD_ASK_ITEM, 0, 0, 0);
  else if (position->begins == 0)
    glad_push (position, GLAD_ASK_FIRST, 0, 0, 0);
  else if (position->at < 2 * n)
    {
      int at = position->at++;
      int step = at < n ? at : 2 * n - 1 - at;

      glad_push (position, GLAD_ASK_CHOOSE, (position->begins - 1 + step) % n + 1, 0, 0);
    }
  else
    begin_game (position);
}

/* How many of this item have not been drawn. */
uint32_t
glad_item_tickets (const GladPosition *position,
                   int                 item)
{
  return glad_items[item].copies - position->shown[item];
}

int
glad_item_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  for (int item = 0; item < GLAD_N_ITEMS; item++)
    if (glad_item_tickets (position, item) > 0)
      glad_add (&list, GLAD_ITEM_DRAWN, item, 0);
  return list.n;
}

void
glad_item_play (GladPosition *position,
                HarenaMove    move)
{
  glad_pop (position);
  position->shown[glad_a (move)]++;
  position->n_drawn++;
  if (position->stage == GLAD_STAGE_AUCTION)
    position->drawn = glad_a (move) + 1;
}

int
glad_bid_moves (const GladPosition *position,
                HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  glad_list_energies (&list, GLAD_BID,
                      position->seats[glad_asked (position)->seat].deck & ~GLAD_FEINTS);
  return list.n;
}

void
glad_bid_play (GladPosition *position,
               HarenaMove    move)
{
  position->seats[glad_top (position)->seat].chosen = glad_move_cards (move);
  position->seats[glad_top (position)->seat].lines = 1;
  glad_pop (position);
}

/* What is over two, or clashes. */
int
glad_drop_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  const GladSeat *seat = &position->seats[glad_asked (position)->seat];
  GladList        list = { moves, 0 };

  for (int i = 0; i < glad_n_items (seat); i++)
    {
      int item = seat->items[i] - 1;
      int before = 0;

      while (seat->items[before] != seat->items[i])
        before++;
      if (before == i
          && (glad_n_items (seat) > ITEMS_MAX
              || n_of_class (seat, glad_items[item].item_class) > 1))
        glad_add (&list, GLAD_DROP, item, 0);
    }
  return list.n;
}

void
glad_drop_play (GladPosition *position,
                HarenaMove    move)
{
  glad_lose_item (&position->seats[glad_top (position)->seat], glad_a (move));
  glad_pop (position);
}

int
glad_first_moves (const GladPosition *position,
                  HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  for (int seat = 1; seat <= position->n_seats; seat++)
    glad_add (&list, GLAD_FIRST, seat, 0);
  return list.n;
}

void
glad_first_play (GladPosition *position,
                 HarenaMove    move)
{
  glad_pop (position);
  position->begins = glad_a (move);
}

int
glad_choose_moves (const GladPosition *position,
                   HarenaMove         *moves)
{
  const GladSeat *seat = &position->seats[glad_asked (position)->seat];
  GladList        list = { moves, 0 };

  for (int item = 0; item < GLAD_N_ITEMS; item++)
    if (position->shown[item] > 0 && glad_may_hold (seat, item))
      glad_add (&list, GLAD_CHOOSE, item, 0);
  if (list.n == 0)
    glad_add (&list, GLAD_PASS, 0, 0);
  return list.n;
}

void
glad_choose_play (GladPosition *position,
                  HarenaMove    move)
{
  GladSeat *seat = &position->seats[glad_top (position)->seat];

  glad_pop (position);
  if (glad_verb (move) == GLAD_PASS)
    return;
  position->shown[glad_a (move)]--;
  seat->items[glad_n_items (seat)] = glad_a (move) + 1;
}
