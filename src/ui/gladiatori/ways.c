/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One steps in all six directions, however one looks, and turns by a hexside with each step (G18).
 * So the hexes alone are searched, and a facing costs one movement more where the steps do not
 * suffice to turn to it. Only where a movement ends is judged (G41, G42): each way is as good. */

#include "gladiatori/ways.h"

#include "gladiatori/movement.h"
#include "gladiatori/names.h"
#include "gladiatori/targets.h"

#include <string.h>

/* From where who is asked stands; 0xff: out of reach. */
typedef struct
{
  guint8 steps[GLAD_CELLS_END];
  guint8 from[GLAD_CELLS_END];
} Reach;

/* How many movements can still be made; 0 where nobody chooses one. */
static int
movements_left (const HarenaView *view)
{
  const GladPosition *position = glad_position (view);
  const GladFrame    *frame = glad_asked (position);
  const GladSeat     *seat = &position->seats[frame->seat];

  if (view->n_moves == 0 || !glad_is_free (seat))
    return 0;
  if (frame->step == GLAD_ASK_MENU)
    return seat->stats[GLAD_SPEED];
  if (frame->step == GLAD_ASK_MOVE)
    return frame->a + (frame->b ? seat->stats[GLAD_SPEED] : 0);
  return 0;
}

static void
search (const GladPosition *position,
        int                 start,
        Reach              *reach)
{
  guint8 queue[GLAD_CELLS_END];
  int    n = 0;

  memset (reach->steps, 0xff, sizeof reach->steps);
  reach->steps[start] = 0;
  queue[n++] = start;
  for (int i = 0; i < n; i++)
    for (int dir = 0; dir < GLAD_N_DIRS; dir++)
      {
        int cell = queue[i] + glad_steps[dir];

        if (position->board[cell] != 0 || reach->steps[cell] != 0xff)
          continue;
        reach->steps[cell] = reach->steps[queue[i]] + 1;
        reach->from[cell] = queue[i];
        queue[n++] = cell;
      }
}

static int
hexsides_between (int one,
                  int other)
{
  int turned = ABS (one - other);

  return MIN (turned, GLAD_N_DIRS - turned);
}

static int
price (const HarenaView *view,
       const Reach      *reach,
       int               cell,
       int               facing)
{
  const GladPosition *position = glad_position (view);
  int                 from = position->seats[glad_asked (position)->seat].facing;
  int                 steps = reach->steps[cell];
  int                 all = steps + (hexsides_between (from, facing) > steps);

  return all <= movements_left (view) ? all : 0;
}

static gboolean
reach_of (const HarenaView *view,
          Reach            *reach)
{
  const GladPosition *position = glad_position (view);

  if (movements_left (view) == 0)
    return FALSE;
  search (position, position->seats[glad_asked (position)->seat].cell, reach);
  return TRUE;
}

int
glad_way_price (const HarenaView *view,
                int               cell,
                int               facing)
{
  Reach reach;

  return reach_of (view, &reach) ? price (view, &reach, cell, facing) : 0;
}

int
glad_way_to_cell (const HarenaView *view,
                  int               cell)
{
  const GladPosition *position = glad_position (view);

  return glad_way_price (view, cell, position->seats[glad_asked (position)->seat].facing);
}

/* With a hex in hand every way to look there that is no legal step; of all others one, to be pressed
 * first. */
int
glad_ways (const HarenaView *view,
           HarenaMove       *ways)
{
  const GladPosition *position = glad_position (view);
  const GladSeat     *seat = &position->seats[glad_asked (position)->seat];
  int                 held = glad_held_cell (view);
  Reach               reach;
  int                 n = 0;

  if (!reach_of (view, &reach))
    return 0;
  for (int cell = 0; cell < GLAD_CELLS_END; cell++)
    for (int dir = 0; dir < GLAD_N_DIRS; dir++)
      if (reach.steps[cell] != 0xff && reach.steps[cell] > 0
          && price (view, &reach, cell, dir) > 1
          && (cell == held || (reach.steps[cell] > 1 && dir == seat->facing)))
        ways[n++] = glad_move (GLAD_STEP, cell, dir, 0);
  return n;
}

int
glad_unfold (const HarenaView *view,
             HarenaMove        way,
             HarenaMove       *moves)
{
  const GladPosition *position = glad_position (view);
  int                 facing = position->seats[glad_asked (position)->seat].facing;
  int                 cell = glad_a (way);
  int                 wanted = glad_b (way);
  int                 cells[HARENA_WALK_MAX];
  Reach               reach;
  int                 n = 0;

  if (!reach_of (view, &reach))
    return 0;
  for (int at = reach.steps[cell]; at > 0; at--, n++)
    {
      cells[at - 1] = cell;
      cell = reach.from[cell];
    }
  for (int i = 0; i < n; i++)
    {
      int left = hexsides_between (glad_turned (facing, 1), wanted);

      if (facing != wanted)
        facing = glad_turned (facing, left < hexsides_between (facing, wanted) ? 1 : -1);
      moves[i] = glad_move (GLAD_STEP, cells[i], facing, 0);
    }
  if (facing != wanted)
    moves[n++] = glad_move (GLAD_TURN, wanted, 0, 0);
  return n;
}
