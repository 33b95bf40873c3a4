/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where things lie to each other, all in whole numbers. */

#include "gladiatori/board.h"

#include <stdlib.h>

const int8_t glad_steps[GLAD_N_DIRS] = {
  [GLAD_E] = 1,
  [GLAD_NE] = 1 - GLAD_WIDTH,
  [GLAD_NW] = -GLAD_WIDTH,
  [GLAD_W] = -1,
  [GLAD_SW] = GLAD_WIDTH - 1,
  [GLAD_SE] = GLAD_WIDTH,
};

const char *const glad_dirs[GLAD_N_DIRS + 1] = { "e", "ne", "nw", "w", "sw", "se", NULL };

#define CELL(q, r) (((r) + 5) * GLAD_WIDTH + (q) + 6)

/* G3: b2, b7, h2, h7; the gates are e1 and e11. */
const GladPlace glad_starts[GLAD_N_STARTS] = {
  { CELL (-1, -3), GLAD_SE },
  { CELL (4, -3), GLAD_SW },
  { CELL (-4, 3), GLAD_NE },
  { CELL (1, 3), GLAD_NW },
};

const GladPlace glad_gates[2] = {
  { CELL (-5, 0), GLAD_E },
  { CELL (5, 0), GLAD_W },
};

bool
glad_is_cell (unsigned cell)
{
  int q = glad_q (cell);
  int r = glad_r (cell);

  return cell < GLAD_CELLS_END && abs (q) <= 5 && abs (r) <= 4 && abs (q + r) <= 5;
}

/* G5. */
int
glad_distance (int from,
               int to)
{
  int q = abs (glad_q (to) - glad_q (from));
  int r = abs (glad_r (to) - glad_r (from));
  int s = abs (glad_q (to) - glad_q (from) + glad_r (to) - glad_r (from));

  return q > r ? (q > s ? q : s) : (r > s ? r : s);
}

/* Of a neighbour; -1 if it is none. */
int
glad_direction (int from,
                int to)
{
  for (int dir = 0; dir < GLAD_N_DIRS; dir++)
    if (from + glad_steps[dir] == to)
      return dir;

  return -1;
}

/* Twice the scalar product of the way to another cell and a direction: the greater, the nearer. */
static int
along (int from,
       int to,
       int dir)
{
  static const int8_t q_of[] = { 1, 1, 0, -1, -1, 0 };
  static const int8_t r_of[] = { 0, -1, -1, 0, 1, 1 };
  int                 q = glad_q (to) - glad_q (from);
  int                 r = glad_r (to) - glad_r (from);

  return 2 * q * q_of[dir] + 2 * r * r_of[dir] + q * r_of[dir] + r * q_of[dir];
}

/* G4: on which side of the figure somebody is; exactly between two, the better to defend. */
GladSide
glad_side_of (int cell,
              int facing,
              int from)
{
  static const uint8_t best_first[] = { GLAD_F, GLAD_FL, GLAD_FR, GLAD_RL, GLAD_RR, GLAD_R };
  GladSide             side = GLAD_F;
  int                  most = along (cell, from, facing);

  for (int i = 1; i < GLAD_N_DIRS; i++)
    {
      int much = along (cell, from, glad_turned (facing, best_first[i]));

      if (much > most)
        {
          most = much;
          side = best_first[i];
        }
    }
  return side;
}

/* G42: 90° or less. */
bool
glad_in_front_half (int cell,
                    int facing,
                    int other)
{
  return along (cell, other, facing) >= 0;
}

/* G64: within 30° of straight ahead, edges included. */
bool
glad_in_throw_area (int cell,
                    int facing,
                    int target)
{
  int q = glad_q (target) - glad_q (cell);
  int r = glad_r (target) - glad_r (cell);
  int much = along (cell, target, facing);

  return much > 0 && much * much >= 3 * (q * q + r * r + q * r);
}

typedef struct
{
  int x;
  int y;
} Point;

/* G64: x in half widths, y in half sides. */
static Point
centre (int cell)
{
  return (Point) { 2 * glad_q (cell) + glad_r (cell), 3 * glad_r (cell) };
}

/* Whether the segment from one point to another runs through the inside of the hex around the
 * origin: cut by its six edges, something longer than a point must be left of it. */
static bool
cuts_hex (Point from,
          Point to)
{
  static const struct
  {
    int x, y, most;
  } edges[] = { { 1, 0, 1 }, { -1, 0, 1 }, { 1, 1, 2 }, { -1, 1, 2 }, { 1, -1, 2 }, { -1, -1, 2 } };
  int low = 0;
  int low_of = 1;
  int high = 1;
  int high_of = 1;

  for (int i = 0; i < 6; i++)
    {
      int slope = edges[i].x * (to.x - from.x) + edges[i].y * (to.y - from.y);
      int room = edges[i].most - edges[i].x * from.x - edges[i].y * from.y;

      if (slope == 0 && room <= 0)
        return false;
      if (slope > 0 && room * high_of < high * slope)
        {
          high = room;
          high_of = slope;
        }
      if (slope < 0 && -room * low_of > low * -slope)
        {
          low = -room;
          low_of = -slope;
        }
    }
  return low * high_of < high * low_of;
}

/* G64: whether somebody in a cell stands in the way of a throw, seen from one's centre to the two
 * outermost corners of the target. */
bool
glad_line_crosses (int from,
                   int target,
                   int blocker)
{
  static const Point corners[]
    = { { 0, 2 }, { 1, 1 }, { 1, -1 }, { 0, -2 }, { -1, -1 }, { -1, 1 } };
  Point              start = centre (from);
  Point              goal = centre (target);
  Point              origin = centre (blocker);
  Point              left = { 0, 0 };
  Point              right = { 0, 0 };

  for (int i = 0; i < 6; i++)
    {
      Point way = { goal.x + corners[i].x - start.x, goal.y + corners[i].y - start.y };

      if (i == 0 || way.x * left.y - way.y * left.x > 0)
        left = way;
      if (i == 0 || way.x * right.y - way.y * right.x < 0)
        right = way;
    }

  start = (Point) { start.x - origin.x, start.y - origin.y };
  return cuts_hex (start, (Point) { start.x + left.x, start.y + left.y })
         || cuts_hex (start, (Point) { start.x + right.x, start.y + right.y });
}

/* The letter of the row, then the number in it. */
void
glad_write_cell (int   cell,
                 char *text)
{
  int r = glad_r (cell);
  int number = glad_q (cell) + 6 + (r < 0 ? r : 0);

  *text++ = 'e' + r;
  if (number >= 10)
    *text++ = '1';
  *text++ = '0' + number % 10;
  *text = '\0';
}

/* The cell with this name, or -1. */
int
glad_read_cell (const char *text)
{
  int r = text[0] - 'e';
  int number = 0;

  if (text[0] < 'a' || text[0] > 'i' || text[1] < '1' || text[1] > '9')
    return -1;
  for (int i = 1; text[i] != '\0'; i++)
    {
      if (text[i] < '0' || text[i] > '9' || i > 2)
        return -1;
      number = 10 * number + text[i] - '0';
    }
  if (number > 11 - abs (r))
    return -1;
  return glad_cell (number - 6 - (r < 0 ? r : 0), r);
}
