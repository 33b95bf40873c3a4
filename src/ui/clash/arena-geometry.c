/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Five rows of pointed hexes, each shifted by half a hex. */

#include "clash/arena-geometry.h"

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

int
clash_arena_column (int cell)
{
  int row = row_of (cell);

  return 2 * (cell - rows[row].first) - (rows[row].count - 1);
}

void
clash_arena_geometry_init (ClashArenaGeometry *self,
                           int                 width,
                           int                 height)
{
  double all = MIN (width / RIM_WIDTH, height / RIM_HEIGHT);
  double tight = MIN ((width - MARGIN_X) / GRID_WIDTH, (height - MARGIN_Y) / GRID_HEIGHT);
  double radius = MAX (all, MIN (tight, RADIUS_FIRST));

  self->width = width;
  self->height = height;
  self->half = MAX (8, (int) floor (radius * SQRT3 / 2));
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
  *x = self->x + clash_arena_column (cell) * self->half;
  *y = self->y + round ((row_of (cell) - 2) * 1.5 * self->radius);
}

gboolean
clash_hex_contains (double radius,
                    double x,
                    double y)
{
  x = fabs (x);
  y = fabs (y);
  return x <= radius * SQRT3 / 2 && y <= radius - x / SQRT3;
}

void
clash_hex_corner (double  radius,
                  int     corner,
                  double *x,
                  double *y)
{
  *x = radius * sin (corner * G_PI / 3);
  *y = -radius * cos (corner * G_PI / 3);
}

void
clash_hex_path (cairo_t *cr,
                double   x,
                double   y,
                double   radius)
{
  cairo_new_sub_path (cr);
  for (int corner = 0; corner < 6; corner++)
    {
      double dx, dy;

      clash_hex_corner (radius, corner, &dx, &dy);
      cairo_line_to (cr, x + dx, y + dy);
    }
  cairo_close_path (cr);
}

/* The cell of a row that is nearest to a lane; of two, the one nearer to the middle, else left. */
static int
nearest (int row,
         int lane)
{
  int best = rows[row].first;

  for (int cell = best + 1; cell < rows[row].first + rows[row].count; cell++)
    {
      int far = abs (clash_arena_column (cell) - lane);
      int best_far = abs (clash_arena_column (best) - lane);

      if (far < best_far
          || (far == best_far
              && abs (clash_arena_column (cell)) < abs (clash_arena_column (best))))
        best = cell;
    }
  return best;
}

/* A step to a neighbour, or none over the edge; see clash/board.h for the distances. */
static int
step (int cell,
      int distance)
{
  return clash_is_cell (cell + distance) ? cell + distance : cell;
}

int
clash_arena_walk (int       cell,
                  ClashWalk walk,
                  int      *lane)
{
  static const int distances[CLASH_N_WALKS] = {
    [CLASH_WALK_LEFT] = -1,      [CLASH_WALK_RIGHT] = 1,
    [CLASH_WALK_UP_LEFT] = -5,   [CLASH_WALK_UP_RIGHT] = -4,
    [CLASH_WALK_DOWN_LEFT] = 4,  [CLASH_WALK_DOWN_RIGHT] = 5,
  };
  int row = row_of (cell);

  switch ((int) walk)
    {
    case CLASH_WALK_UP:
      return row > 0 ? nearest (row - 1, *lane) : cell;
    case CLASH_WALK_DOWN:
      return row < N_ROWS - 1 ? nearest (row + 1, *lane) : cell;
    case CLASH_WALK_TOP:
      return nearest (0, *lane);
    case CLASH_WALK_BOTTOM:
      return nearest (N_ROWS - 1, *lane);
    case CLASH_WALK_ROW_START:
      cell = rows[row].first;
      break;
    case CLASH_WALK_ROW_END:
      cell = rows[row].first + rows[row].count - 1;
      break;
    default:
      cell = step (cell, distances[walk]);
    }

  *lane = clash_arena_column (cell);
  return cell;
}
