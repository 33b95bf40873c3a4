/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an attacker says at H and a defender at I. */

#include "gladiatori/strike.h"

#include "gladiatori/elements.h"
#include "gladiatori/flow.h"
#include "gladiatori/movement.h"
#include "gladiatori/power.h"
#include "gladiatori/value.h"

enum
{
  POINTS_MAX = 3,  /* of Blood or Speed */
  LEAP_MAX = 3,    /* hexes */
  LUNGES_MAX = 3,
  WOUNDS_MAX = 3,
};

/* G58: the hexes between, when the Action began, that a Leap said in the Sprint counts now. */
int
glad_leap_hexes (const GladPosition *position)
{
  const GladFight *fight = &position->fight;
  int              hexes;

  if (!position->action.leap || fight->thrown
      || (fight->kind != GLAD_PLAIN && fight->kind != GLAD_NETTING))
    return 0;
  hexes = glad_distance (position->action.cell, glad_cell_of (position, fight->fighters[1].who)) - 1;
  return hexes < 0 ? 0 : hexes > LEAP_MAX ? LEAP_MAX : hexes;
}

int
glad_leap_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  int      hexes = glad_asked (position)->a;
  GladList list = { moves, 0 };

  for (int attack = hexes; attack >= 0; attack--)
    glad_add (&list, GLAD_LEAPS, attack, hexes - attack);
  return list.n;
}

void
glad_leap_play (GladPosition *position,
                HarenaMove    move)
{
  position->fight.fighters[0].leap_attack = glad_a (move);
  position->fight.fighters[0].leap_damage = glad_b (move);
  glad_pop (position);
}

/* G56. */
int
glad_lunge_moves (const GladPosition *position,
                  HarenaMove         *moves)
{
  const GladFrame *frame = glad_asked (position);
  GladCards        hand = position->seats[frame->seat].hand;
  GladList         list = { moves, 0 };

  for (int card = 0; card < GLAD_N_CARDS; card++)
    if (glad_has (hand, card))
      glad_add (&list, GLAD_DISCARDS, card, 0);
  if (frame->a > 0)
    glad_add (&list, GLAD_ENOUGH, 0, 0);
  return list.n;
}

void
glad_lunge_play (GladPosition *position,
                 HarenaMove    move)
{
  GladFrame *frame = glad_top (position);
  GladSeat  *seat = &position->seats[frame->seat];
  GladCards  card = glad_card (glad_a (move));

  if (glad_verb (move) == GLAD_DISCARDS)
    {
      seat->hand -= card;
      seat->discard += card;
      glad_see_cards (seat, card);
      position->fight.fighters[0].lunges++;
      frame->a++;
    }
  if (glad_verb (move) == GLAD_ENOUGH || frame->a == LUNGES_MAX || seat->hand == 0)
    glad_pop (position);
}

/* G74: each power may give +2 instead, tags apart. */
static void
list_plus_powers (const GladPosition *position,
                  int                 fighter,
                  GladList           *list)
{
  const GladSeat *seat = &position->seats[position->fight.fighters[fighter].who];

  if (glad_against_animal (position, fighter))
    for (int power = 0; power < GLAD_N_POWERS; power++)
      if (glad_has_power (seat, power))
        glad_add (list, GLAD_PLUS_POWER, power, 0);
}

/* G56, G59. */
static void
list_strike_powers (const GladPosition *position,
                    GladList           *list)
{
  const GladFight *fight = &position->fight;
  const GladSeat  *seat = &position->seats[fight->fighters[0].who];
  bool             close = glad_is_free (seat) && !fight->thrown;

  if (glad_has_power (seat, GLAD_LUNGE) && close && seat->hand != 0)
    glad_add (list, GLAD_POWER, GLAD_LUNGE, 0);
  if (glad_has_power (seat, GLAD_WOUNDS))
    for (int n = 1; n <= WOUNDS_MAX; n++)
      glad_add (list, GLAD_POWER, GLAD_WOUNDS, n);
  if (glad_has_power (seat, GLAD_WRESTLE) && close)
    for (int i = 1; i < fight->n; i++)
      {
        int who = fight->fighters[i].who;

        if (glad_is_seat (who) && glad_is_free (&position->seats[who]))
          glad_add (list, GLAD_POWER, GLAD_WRESTLE, who);
      }
  list_plus_powers (position, 0, list);
}

/* The words that end H or I: so many points, and the ability or not. */
static void
list_points (GladList *list,
             GladVerb  verb,
             int       points,
             int       ability)
{
  for (int spent = 0; spent <= (points < POINTS_MAX ? points : POINTS_MAX); spent++)
    for (int used = 0; used <= (ability > 0); used++)
      glad_add (list, verb, spent, used);
}

int
glad_strike_moves (const GladPosition *position,
                   HarenaMove         *moves)
{
  const GladSeat *seat = &position->seats[glad_asked (position)->seat];
  GladList        list = { moves, 0 };

  if (seat->powers != 0 && position->fight.kind != GLAD_COOPERATING)
    list_strike_powers (position, &list);
  list_points (&list, GLAD_STRIKE,
               glad_fighter_card (position, 0) == GLAD_FURY ? seat->stats[GLAD_BLOOD] : 0,
               seat->stats[GLAD_OFFENCE]);
  return list.n;
}

static void
use_strike_power (GladPosition *position,
                  GladPower     power,
                  int           operand)
{
  GladFight   *fight = &position->fight;
  GladFighter *fighter = &fight->fighters[0];

  glad_spend_power (&position->seats[fighter->who], power);
  if (power == GLAD_LUNGE)
    glad_push (position, GLAD_ASK_LUNGE, fighter->who, 0, 0);
  else if (power == GLAD_WOUNDS)
    fighter->wounds = operand;
  else
    for (int i = 1; i < fight->n; i++)
      if (fight->fighters[i].who == operand)
        fight->wrestled = i;
}

/* What ends H and I alike: points and an ability are used, and the hand is counted. */
static void
use_points (GladPosition *position,
            GladFighter  *fighter,
            HarenaMove    move,
            GladStat      points,
            GladStat      ability)
{
  GladSeat *seat = &position->seats[fighter->who];

  fighter->spent = glad_a (move);
  seat->stats[points] -= fighter->spent;
  if (glad_b (move))
    {
      fighter->ability = seat->stats[ability];
      glad_use_ability (seat, ability);
    }
  fighter->in_hand = glad_n_cards (seat->hand);
  if (seat->defiance && !fighter->surprised && position->fight.kind != GLAD_COOPERATING)
    {
      fighter->defied = 1;
      seat->defiance = 0;
    }
}

void
glad_strike_play (GladPosition *position,
                  HarenaMove    move)
{
  GladFighter *fighter = &position->fight.fighters[0];

  if (glad_verb (move) == GLAD_POWER)
    {
      use_strike_power (position, glad_a (move), glad_b (move));
      return;
    }
  if (glad_verb (move) == GLAD_PLUS_POWER)
    {
      glad_spend_power (&position->seats[fighter->who], glad_a (move));
      fighter->pluses++;
      return;
    }
  use_points (position, fighter, move, GLAD_BLOOD, GLAD_OFFENCE);
  glad_pop (position);
}

int
glad_parry_moves (const GladPosition *position,
                  HarenaMove         *moves)
{
  const GladFrame   *frame = glad_asked (position);
  const GladFighter *fighter = &position->fight.fighters[frame->a];
  const GladSeat    *seat = &position->seats[frame->seat];
  bool               dodges = glad_fighter_card (position, frame->a) == GLAD_MOVEMENT;
  GladList           list = { moves, 0 };

  if (glad_has_power (seat, GLAD_DELAY) && !fighter->surprised)
    glad_add (&list, GLAD_POWER, GLAD_DELAY, 0);
  if (glad_has_power (seat, GLAD_ENDURE))
    glad_add (&list, GLAD_POWER, GLAD_ENDURE, 0);
  if (!fighter->surprised)
    list_plus_powers (position, frame->a, &list);
  list_points (&list, GLAD_PARRY, dodges ? seat->stats[GLAD_SPEED] : 0, seat->stats[GLAD_GUARD]);
  return list.n;
}

void
glad_parry_play (GladPosition *position,
                 HarenaMove    move)
{
  GladFrame   *frame = glad_top (position);
  int          f = frame->a;
  int          who = frame->seat;
  GladFighter *fighter = &position->fight.fighters[f];

  if (glad_verb (move) == GLAD_PLUS_POWER)
    {
      glad_spend_power (&position->seats[who], glad_a (move));
      fighter->pluses++;
      return;
    }
  if (glad_verb (move) == GLAD_POWER)
    {
      if (glad_a (move) == GLAD_ENDURE)
        {
          glad_begin_enduring (position, who);
          return;
        }
      glad_spend_power (&position->seats[who], GLAD_DELAY);
      fighter->delayed = 1;
      return;
    }

  use_points (position, fighter, move, GLAD_SPEED, GLAD_GUARD);
  fighter->defence = glad_defence_sum (position, f).total;
  glad_pop (position);
}
