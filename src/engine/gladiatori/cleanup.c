/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exactly as many units as Endurance is worth, in four lines: none may be left that could be had. */

#include "gladiatori/cleanup.h"

#include "gladiatori/elements.h"
#include "gladiatori/flow.h"
#include "gladiatori/power.h"
#include "gladiatori/prepare.h"

void
glad_cleanup_begin (GladPosition *position)
{
  for (int i = 1; i <= position->n_seats; i++)
    {
      GladSeat *seat = &position->seats[i];

      if (!glad_in_arena (position, i))
        continue;
      while (seat->n_row > 0)
        {
          GladCards card = glad_card (glad_row_card (seat, --seat->n_row));

          seat->row[seat->n_row] = 0;
          seat->discard += card;
          glad_see_cards (seat, card);
        }
    }
}

/* G50. */
void
glad_cleanup_end (GladPosition *position)
{
  for (int i = 1; i <= position->n_seats; i++)
    {
      GladSeat *seat = &position->seats[i];

      for (int ability = 0; ability < GLAD_N_ABILITIES; ability++)
        if (glad_is_excited (seat, ability))
          seat->stats[ability] = 0;
      seat->adrenaline = 0;
    }
}

static int
room (const GladSeat *seat,
      int             ability)
{
  return glad_is_excited (seat, ability) || seat->stats[ability] >= seat->first[ability]
           ? 0
           : seat->first[ability] - seat->stats[ability];
}

static int
rooms (const GladSeat *seat)
{
  return room (seat, GLAD_OFFENCE) + room (seat, GLAD_GUARD);
}

int
glad_rest_units (const GladSeat *seat)
{
  int all = glad_n_cards (seat->discard) + rooms (seat);

  return seat->stats[GLAD_ENDURANCE] < all ? seat->stats[GLAD_ENDURANCE] : all;
}

/* Keeps of a list what leaves no more units than can still be had. */
static void
keep_possible (GladList *list,
               int       from,
               int       units,
               int       later)
{
  int kept = from;

  for (int i = from; i < list->n; i++)
    {
      int left = units - glad_n_cards (glad_move_cards (list->moves[i]));

      if (left >= 0 && left <= later)
        list->moves[kept++] = list->moves[i];
    }
  list->n = kept;
}

static int
rest_menu (const GladSeat *seat,
           GladList       *list)
{
  int units = glad_rest_units (seat);
  int from;

  glad_add (list, GLAD_REST, 0, 0);
  if (glad_has_power (seat, GLAD_ENDURE))
    glad_add (list, GLAD_POWER, GLAD_ENDURE, 0);
  if (units == 0)
    return list->n;
  from = list->n;
  glad_list_greens (list, GLAD_REGAIN, seat->discard);
  keep_possible (list, from, units, glad_n_red (seat->discard) + rooms (seat));
  return list->n;
}

int
glad_rest_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat = &position->seats[frame->seat];
  GladList         list = { moves, 0 };

  switch (frame->step)
    {
    case GLAD_ASK_REST:
      return rest_menu (seat, &list);
    case GLAD_ASK_RECOVER_ENERGY:
      glad_list_energies (&list, GLAD_ENERGY_LINE, seat->discard);
      keep_possible (&list, 0, frame->a, glad_n_specials (seat->discard) + rooms (seat));
      break;
    case GLAD_ASK_RECOVER_SPECIAL:
      glad_list_specials (&list, seat->discard);
      keep_possible (&list, 0, frame->a, rooms (seat));
      break;
    default:
      for (int offence = 0; offence <= room (seat, GLAD_OFFENCE) && offence <= frame->a; offence++)
        if (frame->a - offence <= room (seat, GLAD_GUARD))
          glad_add (&list, GLAD_POINTS, offence, frame->a - offence);
      break;
    }
  return list.n;
}

void
glad_rest_play (GladPosition *position,
                HarenaMove    move)
{
  GladFrame *frame = glad_top (position);
  int        who = frame->seat;
  GladSeat  *seat = &position->seats[who];
  GladCards  cards = glad_move_cards (move);

  switch (glad_verb (move))
    {
    case GLAD_REST:
      glad_pop (position);
      break;
    case GLAD_POWER:
      glad_begin_enduring (position, who);
      break;
    case GLAD_POINTS:
      seat->stats[GLAD_OFFENCE] += glad_a (move);
      seat->stats[GLAD_GUARD] += glad_b (move);
      glad_use_ability (seat, GLAD_ENDURANCE);
      glad_pop (position);
      break;
    default:
      if (frame->step == GLAD_ASK_REST)
        frame->a = glad_rest_units (seat);
      seat->discard -= cards;
      glad_take_in_hand (seat, cards);
      frame->a -= glad_n_cards (cards);
      frame->step++;
      break;
    }
}
