/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a hit costs, and whom; what is tidied up when all is done. */

#include "gladiatori/damage.h"

#include "gladiatori/animals.h"
#include "gladiatori/elements.h"
#include "gladiatori/flow.h"
#include "gladiatori/movement.h"
#include "gladiatori/power.h"
#include "gladiatori/score.h"
#include "gladiatori/value.h"

#include <string.h>

/* G40, G43: once an attack, before any damage. */
void
glad_book_attack (GladPosition *position)
{
  const GladFight *fight = &position->fight;
  int              attacker = fight->fighters[0].who;
  bool             front = false;
  bool             behind = false;

  if (!glad_is_seat (attacker))
    return;
  for (int i = 1; i < fight->n; i++)
    {
      const GladFighter *target = &fight->fighters[i];

      if (target->attack <= 0 || !glad_is_seat (target->who)
          || !glad_is_enemy (position, attacker, target->who))
        continue;
      front |= !target->behind;
      behind |= target->behind;
    }
  glad_book (position, attacker,
             (front ? GLAD_VP_FRONT : 0) + (behind ? GLAD_VP_BEHIND : 0));
}

/* G40, G43: what one target has paid, and perhaps its death, together. */
static void
book_damage (GladPosition *position,
             int           victim,
             int           paid,
             bool          killed)
{
  const GladFight *fight = &position->fight;
  int              attacker = fight->fighters[0].who;
  int              points;
  int              i = 1;

  if (fight->damage == 0 || !glad_is_seat (attacker)
      || !glad_is_enemy (position, attacker, victim))
    return;
  while (fight->fighters[i].who != victim)
    i++;

  if (fight->fighters[i].behind)
    points = GLAD_VP_BEHIND_DAMAGE * paid + (killed ? GLAD_VP_KILL_BEHIND : 0);
  else
    {
      points = GLAD_VP_FRONT_DAMAGE * paid + (killed ? GLAD_VP_KILL : 0)
               + (position->first_blood ? 0 : GLAD_VP_FIRST_BLOOD);
      position->first_blood = 1;
    }
  glad_book (position, attacker, points);
}

/* G66: three grey cubes; in the hex ahead the net stays on the target. */
static void
entangle (GladPosition *position,
          int           who)
{
  uint8_t *grey = glad_is_animal (who) ? &position->animals[who - GLAD_FIRST_ANIMAL].grey
                                       : &position->seats[who].grey;
  uint8_t *entangled = glad_is_animal (who) ? &position->animals[who - GLAD_FIRST_ANIMAL].entangled
                                            : &position->seats[who].entangled;

  *grey = GLAD_NET_CUBES;
  *entangled = 1;
  if (!position->fight.thrown)
    position->seats[position->fight.fighters[0].who].holds = who;
}

/* G52. */
static void
damage_item (GladPosition *position,
             int           damage)
{
  const GladFight *fight = &position->fight;
  GladSeat        *seat = &position->seats[fight->fighters[fight->broken_of].who];
  int              item = fight->broken - 1;

  for (int i = 0; i < GLAD_ITEMS_HELD; i++)
    if ((seat->items[i] & ~GLAD_ITEM_DAMAGED) == fight->broken)
      {
        if (seat->items[i] & GLAD_ITEM_DAMAGED || damage >= glad_item_pf (item))
          glad_lose_item (seat, item);
        else
          seat->items[i] |= GLAD_ITEM_DAMAGED;
        return;
      }
}

/* G33: it is asked what pays, or, if that is not enough, how the gladiator dies. */
static void
ask_for_damage (GladPosition *position,
                int           who,
                int           damage)
{
  const GladSeat *seat = &position->seats[who];

  if (glad_payable (seat) >= damage)
    glad_push (position, GLAD_ASK_LOSE, who, damage, 1);
  else
    glad_push (position, GLAD_ASK_DIE, who, damage, 0);
}

/* K, for one target. */
void
glad_deal_damage (GladPosition *position,
                  int           target)
{
  GladFight *fight = &position->fight;
  int        who = fight->fighters[target].who;
  int        damage;

  if (!glad_is_hit (position, target))
    return;
  if (fight->kind == GLAD_NETTING)
    {
      entangle (position, who);
      return;
    }
  if (glad_is_animal (who))
    {
      glad_kill_animal (position, target);
      return;
    }

  damage = glad_damage_of_hit (position, target);
  if (fight->broken_of == target)
    damage_item (position, damage);
  else if (position->seats[who].state == GLAD_UNDYING)
    glad_leave (position, who, GLAD_DEAD);
  else
    {
      fight->damage = damage;
      ask_for_damage (position, who, damage);
    }
}

/* After an Adaptation: other cards may decide whether it can be paid. */
void
glad_damage_again (GladPosition *position)
{
  GladFrame frame;

  if (position->depth == 0)
    return;
  frame = *glad_top (position);
  if (frame.step != GLAD_ASK_LOSE && frame.step != GLAD_ASK_DIE)
    return;
  glad_pop (position);
  ask_for_damage (position, frame.seat, frame.a);
}

/* G75: one item or card, whatever it pays; without any the gladiator dies. */
void
glad_take_by_bear (GladPosition *position)
{
  GladFight      *fight = &position->fight;
  int             who = fight->fighters[fight->kind == GLAD_BY_ANIMAL].who;
  const GladSeat *seat = &position->seats[who];

  fight->damage = 0;
  if (!glad_in_arena (position, who))
    return;
  if (glad_payable (seat) > 0)
    glad_push (position, GLAD_ASK_LOSE, who, 1, 0);
  else if (seat->state == GLAD_UNDYING)
    glad_leave (position, who, GLAD_DEAD);
  else
    glad_push (position, GLAD_ASK_DIE, who, 1, 0);
}

int
glad_lose_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat = &position->seats[frame->seat];
  GladList         list = { moves, 0 };

  for (int card = 0; card < GLAD_N_CARDS; card++)
    if (glad_has (seat->deck, card))
      glad_add (&list, GLAD_LOSE_CARD, card, 0);
  for (int i = 0; i < GLAD_ITEMS_HELD && seat->items[i] != 0; i++)
    glad_add (&list, GLAD_LOSE_ITEM, (seat->items[i] & ~GLAD_ITEM_DAMAGED) - 1, 0);
  if (frame->b && glad_can_adapt (position, frame->seat))
    glad_add (&list, GLAD_POWER, GLAD_ADAPT, 0);
  return list.n;
}

void
glad_lose_play (GladPosition *position,
                HarenaMove    move)
{
  GladFrame *frame = glad_top (position);
  int        who = frame->seat;
  GladSeat  *seat = &position->seats[who];
  int        pf;

  if (glad_verb (move) == GLAD_POWER)
    {
      glad_begin_adapting (position, who);
      return;
    }
  if (glad_verb (move) == GLAD_LOSE_CARD)
    {
      pf = glad_cards[glad_a (move)].pf;
      seat->deck -= glad_card (glad_a (move));
      seat->out += glad_card (glad_a (move));
    }
  else
    {
      pf = glad_item_pf (glad_a (move));
      glad_lose_item (seat, glad_a (move));
    }

  frame->b = 0;
  frame->a = frame->a > pf ? frame->a - pf : 0;
  if (frame->a > 0)
    return;
  glad_pop (position);
  book_damage (position, who, position->fight.damage, false);
}

int
glad_die_moves (const GladPosition *position,
                HarenaMove         *moves)
{
  int             who = glad_asked (position)->seat;
  const GladSeat *seat = &position->seats[who];
  GladList        list = { moves, 0 };

  if (glad_can_adapt (position, who))
    glad_add (&list, GLAD_POWER, GLAD_ADAPT, 0);
  if (glad_has_power (seat, GLAD_INDESTRUCTIBLE))
    glad_add (&list, GLAD_POWER, GLAD_INDESTRUCTIBLE, 0);
  glad_add (&list, GLAD_DIE, 0, 0);
  return list.n;
}

/* G33, G40: what was really paid is everything, and the cover. G57: one may live on for a while. */
void
glad_die_play (GladPosition *position,
               HarenaMove    move)
{
  int       who = glad_top (position)->seat;
  GladSeat *seat = &position->seats[who];

  if (glad_verb (move) == GLAD_POWER && glad_a (move) == GLAD_ADAPT)
    {
      glad_begin_adapting (position, who);
      return;
    }

  glad_pop (position);
  book_damage (position, who, glad_payable (seat) + GLAD_COVER_PF, true);
  seat->out += seat->deck;
  seat->deck = 0;
  memset (seat->items, 0, sizeof seat->items);
  seat->holds = 0;
  if (glad_verb (move) == GLAD_POWER)
    {
      glad_spend_power (seat, GLAD_INDESTRUCTIBLE);
      seat->state = GLAD_UNDYING;
      seat->defiance = 1;
    }
  else
    glad_leave (position, who, GLAD_DEAD);
}

/* G54. */
void
glad_begin_reflexes (GladPosition *position,
                     int           f)
{
  const GladFighter *fighter = &position->fight.fighters[f];
  int                who = fighter->who;

  if (!glad_is_seat (who) || !glad_works (fighter, GLAD_REFLEXES)
      || !glad_in_arena (position, who) || !glad_is_free (&position->seats[who]))
    return;
  glad_movement_begin (position, who);
  glad_push (position, GLAD_ASK_MOVE, who, 1, 1);
}

/* G59: to a free hex next to the one who is wrestled with. */
int
glad_push_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  const GladFight *fight = &position->fight;
  int              from = position->seats[fight->fighters[fight->wrestled].who].cell;
  GladList         list = { moves, 0 };

  for (int dir = 0; dir < GLAD_N_DIRS; dir++)
    if (position->board[from + glad_steps[dir]] == 0)
      glad_add (&list, GLAD_PUSH, from + glad_steps[dir], 0);
  glad_add (&list, GLAD_NO_PUSH, 0, 0);
  return list.n;
}

void
glad_push_play (GladPosition *position,
                HarenaMove    move)
{
  const GladFight *fight = &position->fight;

  if (glad_verb (move) == GLAD_PUSH)
    glad_put (position, fight->fighters[fight->wrestled].who, glad_a (move));
  glad_pop (position);
  glad_check_nets (position);
}

/* G36: never on somebody who lies; all that are due, before anybody lies down. */
static void
place_cubes (GladSeat *seat,
             int       due)
{
  if (seat->cell == 0 || seat->lying)
    return;
  seat->white += due;
  seat->lying = seat->white >= GLAD_LYING_CUBES;
}

/* The white cubes that are due to one fighter. */
static int
cubes_due (const GladPosition *position,
           int                 f)
{
  const GladFight   *fight = &position->fight;
  const GladFighter *fighter = &fight->fighters[f];
  int                due = glad_works (fighter, GLAD_ACROBATICS);

  due += f == 0 && fight->kind == GLAD_SWEEPING && fighter->laid != 0;
  due += f > 0 && fight->wrestled == f;
  due += f > 0 && fight->kind == GLAD_BY_ANIMAL && glad_animal_unbalances (position);
  for (int i = 0; i < fight->n; i++)
    due += fight->fighters[i].blows >> f & 1;
  return due;
}

/* L. */
void
glad_clear_fight (GladPosition *position)
{
  GladFight *fight = &position->fight;
  int        due[GLAD_FIGHTERS] = { 0 };

  for (int i = 0; i < fight->n; i++)
    due[i] = cubes_due (position, i);
  for (int i = 0; i < fight->n; i++)
    {
      GladFighter *fighter = &fight->fighters[i];
      GladSeat    *seat;

      if (!glad_is_seat (fighter->who))
        continue;
      seat = &position->seats[fighter->who];
      place_cubes (seat, due[i]);
      seat->discard += fighter->laid;
      glad_see_cards (seat, fighter->laid);
      if (fighter->row != 0 && seat->row[fighter->row - 1] & GLAD_ROW_DOWN)
        {
          seat->row[fighter->row - 1] &= ~GLAD_ROW_DOWN;
          glad_see_cards (seat, glad_card (glad_row_card (seat, fighter->row - 1)));
        }
    }

  /* G63, G68: out of the game, hit or not; but not if it was a Feint. */
  if (fight->thrown && !fight->fighters[0].feinted)
    glad_lose_item (&position->seats[fight->fighters[0].who], fight->item - 1);
  memset (fight, 0, sizeof *fight);
}
