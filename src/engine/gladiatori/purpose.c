/* SPDX-License-Identifier: GPL-3.0-or-later */
/* E: what the Action card is for (G21, G22), and who can be attacked, swept or thrown at. */

#include "gladiatori/action.h"

#include "gladiatori/elements.h"
#include "gladiatori/fight.h"
#include "gladiatori/flow.h"
#include "gladiatori/movement.h"
#include "gladiatori/score.h"

enum
{
  RECOVERED = 3,     /* Elements */
  FREE_MOVEMENTS = 3,
  THROW_MIN = 2,     /* hexes */
};

/* Whoever is in the hex ahead, or 0. */
static int
ahead_of (const GladPosition *position,
          int                 seat)
{
  const GladSeat *own = &position->seats[seat];
  int             who = position->board[own->cell + glad_steps[own->facing]];

  return who != GLAD_RIM ? who : 0;
}

/* G66: not on somebody entangled, and not while it holds somebody else. */
static bool
can_be_netted (const GladPosition *position,
               int                 seat,
               int                 who)
{
  bool entangled = glad_is_animal (who) ? glad_animal (position, who)->entangled
                                        : position->seats[who].entangled;

  return position->seats[seat].holds == 0 && !entangled;
}

/* G64: dogs, wolves and who lies never block. */
static bool
blocks (const GladPosition *position,
        int                 who)
{
  if (glad_is_animal (who))
    return glad_animal (position, who)->kind >= GLAD_LION;
  return !position->seats[who].lying;
}

static bool
line_is_clear (const GladPosition *position,
               int                 seat,
               int                 who)
{
  int from = position->seats[seat].cell;
  int target = glad_cell_of (position, who);

  for (int other = 1; other < GLAD_WHO_END; other++)
    {
      int cell = glad_cell_of (position, other);

      if (cell != 0 && other != seat && other != who && blocks (position, other)
          && glad_line_crosses (from, target, cell))
        return false;
    }
  return true;
}

/* G63, G64. */
bool
glad_can_throw (const GladPosition *position,
                int                 seat,
                int                 item,
                int                 who)
{
  const GladSeat *own = &position->seats[seat];
  int             target = glad_cell_of (position, who);

  return target != 0 && glad_items[item].thrown && glad_is_enemy (position, seat, who)
         && glad_distance (own->cell, target) >= THROW_MIN
         && glad_in_throw_area (own->cell, own->facing, target)
         && (item == GLAD_ITEM_NET ? can_be_netted (position, seat, who)
                                   : !glad_enemies_in_front (position, seat))
         && line_is_clear (position, seat, who);
}

/* G63, G66. */
static void
list_throws (const GladPosition *position,
             GladList           *list)
{
  int             who = position->action.seat;
  const GladSeat *seat = &position->seats[who];
  int             ahead = ahead_of (position, who);

  for (int i = 0; i < GLAD_ITEMS_HELD && seat->items[i] != 0; i++)
    {
      int item = (seat->items[i] & ~GLAD_ITEM_DAMAGED) - 1;

      if (!glad_items[item].thrown
          || (i > 0 && (seat->items[0] & ~GLAD_ITEM_DAMAGED) == item + 1))
        continue;
      if (item == GLAD_ITEM_NET && ahead != 0 && glad_is_enemy (position, who, ahead)
          && can_be_netted (position, who, ahead))
        glad_add (list, GLAD_CAST, ahead, 0);
      for (int target = 1; target < GLAD_WHO_END; target++)
        if (target != who && glad_can_throw (position, who, item, target))
          {
            if (item == GLAD_ITEM_NET)
              glad_add (list, GLAD_CAST, target, 0);
            else
              glad_add (list, GLAD_THROW, item, target);
          }
    }
}

/* G47: everybody on three sides that follow each other and include F, one way or the other; each
 * order once. */
static void
list_sweeps (const GladPosition *position,
             GladList           *list)
{
  int             who = position->action.seat;
  const GladSeat *seat = &position->seats[who];
  int             begin = list->n;

  for (int first = 0; first <= 2; first++)
    for (int way = -1; way <= 1; way += 2)
      {
        unsigned   hit[3] = { 0 };
        int        n = 0;
        bool       enemy = false;
        HarenaMove move;
        int        i = begin;

        for (int step = 0; step < 3; step++)
          {
            int side = first + (way < 0 ? -step : step - 2);
            int other = position->board[seat->cell + glad_steps[glad_turned (seat->facing, side)]];

            if (other == 0 || other == GLAD_RIM)
              continue;
            hit[n++] = other;
            enemy |= glad_is_enemy (position, who, other);
          }
        move = glad_move (GLAD_STRIKES, hit[0], hit[1], hit[2]);
        while (i < list->n && list->moves[i] != move)
          i++;
        if (enemy && i == list->n)
          list->moves[list->n++] = move;
      }
}

/* G22: the helper stands in the Front of the enemy, who is ahead. */
static void
list_partners (const GladPosition *position,
               int                 enemy,
               GladList           *list)
{
  int who = position->action.seat;

  if (glad_is_seat (enemy)
      && !glad_side_is_front (glad_side_of (position->seats[enemy].cell,
                                            position->seats[enemy].facing,
                                            position->seats[who].cell)))
    return;
  for (int partner = 1; partner <= position->n_seats; partner++)
    if (partner != who && partner != enemy && glad_in_arena (position, partner)
        && glad_is_enemy (position, partner, enemy)
        && !(position->action.refused & 1u << partner))
      glad_add (list, GLAD_HELP, partner, enemy);
}

int
glad_purpose_moves (const GladPosition *position,
                    HarenaMove         *moves)
{
  int             who = position->action.seat;
  const GladSeat *seat = &position->seats[who];
  int             ahead = ahead_of (position, who);
  GladList        list = { moves, 0 };

  if (glad_action_card (position) == GLAD_MOVEMENT)
    glad_add (&list, GLAD_MOVE, 0, 0);
  else
    {
      bool enemy = ahead != 0 && glad_is_enemy (position, who, ahead);

      if (enemy)
        glad_add (&list, GLAD_ATTACK, ahead, 0);
      if (glad_has (seat->hand, GLAD_SWEEP) && glad_is_free (seat))
        list_sweeps (position, &list);
      if (glad_option (position, GLAD_THROWING))
        list_throws (position, &list);
      if (enemy && position->options[GLAD_COOPERATE] == 0)
        list_partners (position, ahead, &list);
    }
  glad_add (&list, GLAD_RECOVER, 0, 0);
  return list.n;
}

/* G21. */
static void
begin_move (GladPosition *position)
{
  int who = position->action.seat;

  position->seats[who].row[position->action.row - 1] &= ~GLAD_ROW_DOWN;
  glad_see_cards (&position->seats[who], glad_card (GLAD_MOVEMENT));
  glad_movement_begin (position, who);
  glad_push (position, GLAD_ASK_MOVE, who, FREE_MOVEMENTS, 0);
}

static void
begin_attack (GladPosition *position,
              HarenaMove    move)
{
  int a = glad_a (move);
  int b = glad_b (move);

  switch (glad_verb (move))
    {
    case GLAD_ATTACK:
      glad_fight_begin (position, GLAD_PLAIN, 0, (uint8_t[3]) { a });
      break;
    case GLAD_STRIKES:
      glad_fight_begin (position, GLAD_SWEEPING, 0, (uint8_t[3]) { a, b, glad_c (move) });
      break;
    case GLAD_THROW:
      glad_fight_begin (position, GLAD_THROWN, a + 1, (uint8_t[3]) { b });
      break;
    default:
      glad_fight_begin (position, GLAD_NETTING, GLAD_ITEM_NET + 1, (uint8_t[3]) { a });
      break;
    }
}

void
glad_purpose_play (GladPosition *position,
                   HarenaMove    move)
{
  int who = position->action.seat;

  if (glad_verb (move) == GLAD_HELP)
    {
      glad_push (position, GLAD_ASK_AGREE, glad_a (move), who, glad_b (move));
      return;
    }

  glad_pop (position);
  if (glad_verb (move) == GLAD_RECOVER)
    glad_push (position, GLAD_ASK_GAIN, who, RECOVERED, 0);
  else if (glad_verb (move) == GLAD_MOVE)
    begin_move (position);
  else
    begin_attack (position, move);
}

int
glad_agree_moves (const GladPosition *position,
                  HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  (void) position;
  glad_add (&list, GLAD_AGREE, 0, 0);
  glad_add (&list, GLAD_REFUSE, 0, 0);
  return list.n;
}

/* G22: who has refused is not asked again in this Action. */
void
glad_agree_play (GladPosition *position,
                 HarenaMove    move)
{
  GladFrame frame = *glad_top (position);

  glad_pop (position);
  if (glad_verb (move) == GLAD_REFUSE)
    {
      position->action.refused |= 1u << frame.seat;
      return;
    }
  glad_pop (position);
  glad_fight_begin (position, GLAD_COOPERATING, 0, (uint8_t[3]) { frame.b });
  position->fight.partner = frame.seat;
}
