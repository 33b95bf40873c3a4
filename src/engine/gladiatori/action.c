/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu of an Action (A, B and C), and its end. */

#include "gladiatori/action.h"

#include "gladiatori/elements.h"
#include "gladiatori/flow.h"
#include "gladiatori/movement.h"
#include "gladiatori/power.h"
#include "gladiatori/score.h"

enum
{
  BALANCE_PRICE = 2, /* Elements, G17 */
};

void
glad_action_begin (GladPosition *position,
                   int           seat)
{
  position->action = (GladAction) {
    .seat = seat,
    .cell = position->seats[seat].cell,
    .doomed = position->seats[seat].state == GLAD_UNDYING,
  };
  glad_push (position, GLAD_RUN_ACTION, seat, 0, 0);
  glad_push (position, GLAD_ASK_MENU, seat, 0, 0);
}

/* G22: promises made to this seat are over; G57: whoever has lived on long enough is not. */
void
glad_action_end (GladPosition *position)
{
  int  seat = glad_top (position)->seat;
  bool doomed = position->action.doomed;

  glad_pop (position);
  for (int i = 0; i < GLAD_PROMISES; i++)
    if (position->promises[i].partner == seat)
      position->promises[i] = (GladPromise) { 0 };
  position->action = (GladAction) { 0 };
  if (doomed && glad_in_arena (position, seat))
    glad_leave (position, seat, GLAD_DEAD);
}

/* G20: 1 Blood, and 1 more for each card to its right. */
int
glad_reuse_price (const GladSeat *seat,
                  int             place)
{
  return seat->n_row - place;
}

/* Where a card lies in the row, or -1. */
int
glad_place_in_row (const GladSeat *seat,
                   int             card)
{
  for (int place = 0; place < seat->n_row; place++)
    if (glad_row_card (seat, place) == card && !(seat->row[place] & GLAD_ROW_VEILED))
      return place;

  return -1;
}

/* The card with which the seat in turn acts. */
int
glad_action_card (const GladPosition *position)
{
  const GladAction *action = &position->action;

  return glad_row_card (&position->seats[action->seat], action->row - 1);
}

/* G20. */
static void
list_cards (const GladSeat *seat,
            GladList       *list)
{
  for (int card = 0; card < GLAD_N_ACTIONS; card++)
    if (glad_has (seat->hand, card))
      glad_add (list, GLAD_PLAY, card, 0);
  for (int place = 0; place < seat->n_row; place++)
    if (!(seat->row[place] & GLAD_ROW_ROTATED)
        && seat->stats[GLAD_BLOOD] >= glad_reuse_price (seat, place))
      glad_add (list, GLAD_REUSE, glad_row_card (seat, place), 0);
}

int
glad_menu_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  const GladAction *action = &position->action;
  const GladSeat   *seat = &position->seats[action->seat];
  GladList          list = { moves, 0 };

  if (!action->begun && position->options[GLAD_SURRENDER] == 0)
    glad_add (&list, GLAD_SURRENDERS, 0, 0);
  if (!action->sprint && (seat->white | seat->grey)
      && glad_n_elements (seat) >= BALANCE_PRICE)
    {
      if (seat->white > 0)
        glad_add (&list, GLAD_BALANCE, 0, 0);
      if (seat->grey > 0)
        glad_add (&list, GLAD_BALANCE, 1, 0);
    }
  if (seat->stats[GLAD_SPEED] > 0)
    glad_list_movements (position, action->seat, &list);
  if (seat->powers != 0)
    glad_list_menu_powers (position, &list);
  list_cards (seat, &list);
  glad_add (&list, GLAD_END, 0, 0);
  return list.n;
}

/* G17: the cube goes when it is paid for; whoever is steady again chooses where to look. */
static void
balance (GladPosition *position,
         bool          grey)
{
  int       who = position->action.seat;
  GladSeat *seat = &position->seats[who];
  uint8_t  *cubes = grey ? &seat->grey : &seat->white;
  uint8_t  *state = grey ? &seat->entangled : &seat->lying;

  --*cubes;
  if (*cubes == 0 && *state)
    {
      *state = 0;
      if (grey)
        glad_free_from_nets (position, who);
      glad_push (position, GLAD_ASK_FACE, who, 0, 0);
    }
  glad_push (position, GLAD_ASK_PAY, who, BALANCE_PRICE, 0);
}

/* The Sprint is over, and the Action too unless a card is played. */
static void
leave_menu (GladPosition *position)
{
  glad_pop (position);
  if (position->action.sprint)
    glad_movement_end (position, position->action.seat);
}

static void
play_card (GladPosition *position,
           int           card)
{
  GladSeat *seat = &position->seats[position->action.seat];

  seat->hand -= glad_card (card);
  seat->row[seat->n_row++] = card | GLAD_ROW_ROTATED | GLAD_ROW_DOWN;
  position->action.row = seat->n_row;
  position->action.from_hand = 1;
}

static void
reuse_card (GladPosition *position,
            int           card)
{
  GladSeat *seat = &position->seats[position->action.seat];
  int       place = glad_place_in_row (seat, card);

  seat->stats[GLAD_BLOOD] -= glad_reuse_price (seat, place);
  seat->row[place] |= GLAD_ROW_ROTATED;
  position->action.row = place + 1;
}

/* G18. */
static void
sprint (GladPosition *position,
        HarenaMove    move)
{
  GladAction *action = &position->action;

  if (!action->sprint)
    glad_movement_begin (position, action->seat);
  action->sprint = 1;
  position->seats[action->seat].stats[GLAD_SPEED]--;
  glad_movement_do (position, action->seat, move);
}

void
glad_menu_play (GladPosition *position,
                HarenaMove    move)
{
  int who = position->action.seat;

  position->action.begun = 1;
  switch (glad_verb (move))
    {
    case GLAD_SURRENDERS:
      glad_pop (position);
      glad_book (position, who, GLAD_VP_SURRENDER);
      glad_leave (position, who, GLAD_GONE);
      break;
    case GLAD_BALANCE:
      balance (position, glad_a (move));
      break;
    case GLAD_STEP:
    case GLAD_TURN:
      sprint (position, move);
      break;
    case GLAD_POWER:
      glad_use_menu_power (position, glad_a (move));
      break;
    case GLAD_PLAY:
    case GLAD_REUSE:
      leave_menu (position);
      if (glad_verb (move) == GLAD_PLAY)
        play_card (position, glad_a (move));
      else
        reuse_card (position, glad_a (move));
      glad_push (position, GLAD_ASK_PURPOSE, who, 0, 0);
      break;
    default:
      leave_menu (position);
      break;
    }
}
