/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The powers of the menu, Adaptation and Endurance. */

#include "gladiatori/power.h"

#include "gladiatori/damage.h"
#include "gladiatori/flow.h"
#include "gladiatori/movement.h"

enum
{
  SWAPS = 3,
  ENDURED = 3, /* Elements, G62 */
};

/* What may leave the deck in exchange: G14 holds for Special Moves. */
static GladCards
swappable (const GladPosition *position,
           const GladSeat     *seat)
{
  return glad_specials_are_in (position) ? seat->deck : seat->deck & ~GLAD_SPECIALS;
}

/* G60. */
bool
glad_can_adapt (const GladPosition *position,
                int                 who)
{
  const GladSeat *seat = &position->seats[who];

  return glad_has_power (seat, GLAD_ADAPT) && seat->hand != 0 && swappable (position, seat) != 0;
}

/* G85: from now on nobody knows what is in this hand. */
void
glad_begin_adapting (GladPosition *position,
                     int           who)
{
  glad_spend_power (&position->seats[who], GLAD_ADAPT);
  position->seats[who].known = 0;
  glad_push (position, GLAD_ASK_SWAP, who, 0, 0);
}

/* G62. */
void
glad_begin_enduring (GladPosition *position,
                     int           who)
{
  glad_spend_power (&position->seats[who], GLAD_ENDURE);
  glad_push (position, GLAD_ASK_GAIN, who, ENDURED, 0);
}

/* G55: in the own Action until the Action card. */
void
glad_list_menu_powers (const GladPosition *position,
                       GladList           *list)
{
  const GladAction *action = &position->action;
  const GladSeat   *seat = &position->seats[action->seat];

  if (glad_has_power (seat, GLAD_UP))
    glad_add (list, GLAD_POWER, GLAD_UP, 0);
  if (glad_has_power (seat, GLAD_LEAP) && glad_is_free (seat))
    glad_add (list, GLAD_POWER, GLAD_LEAP, 0);
  if (glad_can_adapt (position, action->seat))
    glad_add (list, GLAD_POWER, GLAD_ADAPT, 0);
  if (glad_has_power (seat, GLAD_ENDURE))
    glad_add (list, GLAD_POWER, GLAD_ENDURE, 0);
}

/* G56. */
static void
get_up (GladPosition *position,
        int           who)
{
  GladSeat *seat = &position->seats[who];

  glad_spend_power (seat, GLAD_UP);
  seat->white = 0;
  seat->grey = 0;
  seat->lying = 0;
  seat->entangled = 0;
  glad_free_from_nets (position, who);
  glad_push (position, GLAD_ASK_FACE, who, 0, 0);
}

void
glad_use_menu_power (GladPosition *position,
                     GladPower     power)
{
  int who = position->action.seat;

  switch ((int) power)
    {
    case GLAD_UP:
      get_up (position, who);
      break;
    case GLAD_LEAP:
      glad_spend_power (&position->seats[who], GLAD_LEAP);
      position->action.leap = 1;
      break;
    case GLAD_ADAPT:
      glad_begin_adapting (position, who);
      break;
    default:
      glad_begin_enduring (position, who);
      break;
    }
}

int
glad_swap_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat = &position->seats[frame->seat];
  GladCards        deck = swappable (position, seat);
  GladList         list = { moves, 0 };

  for (int own = 0; own < GLAD_N_CARDS; own++)
    if (glad_has (seat->hand, own))
      for (int other = 0; other < GLAD_N_CARDS; other++)
        if (glad_has (deck, other))
          glad_add (&list, GLAD_SWAP, own, other);
  if (frame->a > 0)
    glad_add (&list, GLAD_ENOUGH, 0, 0);
  return list.n;
}

/* What is swapped while damage is to be paid may decide whether it can be. */
void
glad_swap_play (GladPosition *position,
                HarenaMove    move)
{
  GladFrame *frame = glad_top (position);
  GladSeat  *seat = &position->seats[frame->seat];

  if (glad_verb (move) == GLAD_SWAP)
    {
      GladCards own = glad_card (glad_a (move));
      GladCards other = glad_card (glad_b (move));

      seat->hand += other - own;
      seat->deck += own - other;
    }
  if (glad_verb (move) == GLAD_ENOUGH || ++frame->a == SWAPS || seat->hand == 0)
    {
      glad_pop (position);
      glad_damage_again (position);
    }
}
