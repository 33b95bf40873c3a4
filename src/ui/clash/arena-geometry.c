/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Five rows of pointed hexes, each shifted by half a hex. */

#include "clash/arena-geometry.h"

#include "clash/board.h"

#include <math.h>

#define SQRT3 1.7320508075688772

enum
{
  N_ROWS = 5,
};

/* In radii: the whole rim, and the hexes alone. */
#define RIM_WIDTH   (2 * 394 / 72.0)
#define RIM_HEIGHT  (2 * 342 / 72.0)
#define GRID_WIDTH  (4 * SQRT3)
#define GRID_HEIGHT 8.0

/* Up to this radius the hexes come before the rim, which may then run out of view. */
#define RADIUS_FIRST 64.0
#define MARGIN_X     30.0
#define MARGIN_Y     14.0

static const struct
{
  int first; /* cell */
  int count;
} rows[N_ROWS] = { { 0, 3 }, { 4, 4 }, { 9, 3 }, { 13, 4 }, { 18, 3 } };

static int
row_of (int cell)
{
  int row = 0;

  while (row < N_ROWS - 1 && cell >= rows[row + 1].first)
    row++;
  return row;
}

static int
column_of (int cell)
{
  int row = row_of (cell);

  return 2 * (cell - rows[row].first) - (rows[row].count - 1);
}

double
clash_arena_fit (int width,
                 int height)
{
  double all = MIN (width / RIM_WIDTH, height / RIM_HEIGHT);
  double tight = MIN ((width - MARGIN_X) / GRID_WIDTH, (height - MARGIN_Y) / GRID_HEIGHT);

  return MAX (all, MIN (tight, RADIUS_FIRST));
}

void
clash_arena_geometry_init (ClashArenaGeometry *self,
                           int                 width,
                           int                 height)
{
  self->width = width;
  self->height = height;
  self->half = MAX (8, (int) floor (clash_arena_fit (width, height) * SQRT3 / 2));
  self->radius = self->half * 2 / SQRT3;
  self->x = width / 2;
  self->y = height / 2;
}

void
clash_arena_geometry_cell (const ClashArenaGeometry *self,
                           int                       cell,
                           double                   *x,
                           double                   *y)
{
  *x = self->x + column_of (cell) * self->half;
  *y = self->y + round ((row_of (cell) - 2) * 1.5 * self->radius);
}
