/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a figure moves, and what a movement costs when it is over. */

#include "gladiatori/movement.h"

#include "gladiatori/flow.h"
#include "gladiatori/score.h"

int
glad_cell_of (const GladPosition *position,
              int                 who)
{
  return glad_is_animal (who) ? glad_animal (position, who)->cell : position->seats[who].cell;
}

/* Takes a figure from one hex to another that is free. */
void
glad_put (GladPosition *position,
          int           who,
          int           cell)
{
  uint8_t *place = glad_is_animal (who) ? &position->animals[who - GLAD_FIRST_ANIMAL].cell
                                        : &position->seats[who].cell;

  position->board[*place] = 0;
  *place = cell;
  position->board[cell] = who;
}

/* G63: whether an enemy stands in one of the own Front hexes. */
bool
glad_enemies_in_front (const GladPosition *position,
                       int                 seat)
{
  const GladSeat *own = &position->seats[seat];

  for (int turn = -1; turn <= 1; turn++)
    {
      int who = position->board[own->cell + glad_steps[glad_turned (own->facing, turn)]];

      if (who != 0 && who != GLAD_RIM && glad_is_enemy (position, seat, who))
        return true;
    }
  return false;
}

/* What decides about flight and cowardice, added up over the enemies. */
typedef struct
{
  bool farther;
  bool nearer;
  bool faced;
  bool facing;
} Retreat;

static void
look_at (Retreat          *retreat,
         const GladAction *action,
         int               cell,
         int               facing,
         int               enemy)
{
  int before = glad_distance (action->from_cell, enemy);
  int now = glad_distance (cell, enemy);

  retreat->farther |= now >= before + 2;
  retreat->nearer |= now < before;
  retreat->faced |= glad_in_front_half (action->from_cell, action->from_facing, enemy);
  retreat->facing |= glad_in_front_half (cell, facing, enemy);
}

/* G41, G42: what it would cost if the movement under way, or one that begins now, ended in this
 * cell and with this facing. */
unsigned
glad_movement_costs (const GladPosition *position,
                     int                 seat,
                     int                 cell,
                     int                 facing)
{
  GladAction action = position->action;
  Retreat    retreat = { 0 };
  unsigned   costs = 0;

  if (action.from_cell == 0)
    {
      action.from_cell = position->seats[seat].cell;
      action.from_facing = position->seats[seat].facing;
    }
  for (int other = 1; other <= position->n_seats; other++)
    if (glad_in_arena (position, other) && glad_is_enemy (position, seat, other))
      look_at (&retreat, &action, cell, facing, position->seats[other].cell);
  if (glad_option (position, GLAD_ANIMALS))
    for (int i = 0; i < GLAD_N_ANIMALS; i++)
      if (position->animals[i].kind != GLAD_NO_ANIMAL)
        look_at (&retreat, &action, cell, facing, position->animals[i].cell);

  if (retreat.farther && !retreat.nearer)
    costs |= GLAD_FLIGHT;
  if (facing != action.from_facing && retreat.faced && !retreat.facing
      && !(action.cowards & 1u << seat))
    costs |= GLAD_COWARDICE;
  return costs;
}

/* G18. */
void
glad_list_movements (const GladPosition *position,
                     int                 who,
                     GladList           *list)
{
  const GladSeat *seat = &position->seats[who];

  if (!glad_is_free (seat))
    {
      glad_add (list, GLAD_TURN, glad_turned (seat->facing, 1), 0);
      glad_add (list, GLAD_TURN, glad_turned (seat->facing, -1), 0);
      return;
    }

  for (int dir = 0; dir < GLAD_N_DIRS; dir++)
    {
      int cell = seat->cell + glad_steps[dir];

      if (position->board[cell] == 0)
        for (int turn = -1; turn <= 1; turn++)
          glad_add (list, GLAD_STEP, cell, glad_turned (seat->facing, turn));
      if (dir != seat->facing)
        glad_add (list, GLAD_TURN, dir, 0);
    }
}

void
glad_movement_begin (GladPosition *position,
                     int           seat)
{
  position->action.from_cell = position->seats[seat].cell;
  position->action.from_facing = position->seats[seat].facing;
}

void
glad_movement_do (GladPosition *position,
                  int           seat,
                  HarenaMove    move)
{
  if (glad_verb (move) == GLAD_STEP)
    {
      glad_put (position, seat, glad_a (move));
      position->seats[seat].facing = glad_b (move);
    }
  else
    position->seats[seat].facing = glad_a (move);
}

void
glad_movement_end (GladPosition *position,
                   int           seat)
{
  const GladSeat *own = &position->seats[seat];
  unsigned        costs = glad_movement_costs (position, seat, own->cell, own->facing);

  if (costs & GLAD_FLIGHT)
    glad_book (position, seat, GLAD_VP_FLIGHT);
  if (costs & GLAD_COWARDICE)
    {
      glad_book (position, seat, GLAD_VP_COWARDICE);
      position->action.cowards |= 1u << seat;
    }
  position->action.from_cell = 0;
  position->action.from_facing = 0;
  glad_check_nets (position);
}

/* The item goes, if it has not gone before; what is left moves up. */
void
glad_lose_item (GladSeat *seat,
                int       item)
{
  int at = 0;

  while (at < GLAD_ITEMS_HELD && (seat->items[at] & ~GLAD_ITEM_DAMAGED) != item + 1)
    at++;
  if (at == GLAD_ITEMS_HELD)
    return;
  for (; at + 1 < GLAD_ITEMS_HELD; at++)
    seat->items[at] = seat->items[at + 1];
  seat->items[at] = 0;
  if (item == GLAD_ITEM_NET)
    seat->holds = 0;
}

/* G67: a net that is stretched too far is gone; the cubes stay. */
void
glad_check_nets (GladPosition *position)
{
  if (!glad_option (position, GLAD_THROWING))
    return;

  for (int i = 1; i <= position->n_seats; i++)
    {
      GladSeat *seat = &position->seats[i];

      if (seat->holds != 0
          && glad_distance (seat->cell, glad_cell_of (position, seat->holds)) != 1)
        glad_lose_item (seat, GLAD_ITEM_NET);
    }
}

/* G66: whoever is free or dead is held no more, and the net is simply back. */
void
glad_free_from_nets (GladPosition *position,
                     int           who)
{
  for (int seat = 1; seat <= position->n_seats; seat++)
    if (position->seats[seat].holds == who)
      position->seats[seat].holds = 0;
}

/* A Move, or Reflexes. */
int
glad_move_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  glad_list_movements (position, glad_asked (position)->seat, &list);
  glad_add (&list, GLAD_STOP, 0, 0);
  return list.n;
}

void
glad_move_play (GladPosition *position,
                HarenaMove    move)
{
  GladFrame *frame = glad_top (position);
  GladSeat  *seat = &position->seats[frame->seat];
  int        who = frame->seat;

  if (glad_verb (move) != GLAD_STOP)
    {
      glad_movement_do (position, who, move);
      if (frame->a > 0)
        frame->a--;
      else
        seat->stats[GLAD_SPEED]--;
      if (frame->a > 0 || (frame->b && seat->stats[GLAD_SPEED] > 0))
        return;
    }
  glad_pop (position);
  glad_movement_end (position, who);
}

/* G17, G56: whoever gets up or is free looks where they want. */
int
glad_face_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  (void) position;
  for (int dir = 0; dir < GLAD_N_DIRS; dir++)
    glad_add (&list, GLAD_FACE, dir, 0);
  return list.n;
}

void
glad_face_play (GladPosition *position,
                HarenaMove    move)
{
  position->seats[glad_top (position)->seat].facing = glad_a (move);
  glad_pop (position);
}
