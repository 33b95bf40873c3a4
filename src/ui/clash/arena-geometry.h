/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the spaces of the arena are on the screen, and how the arrow keys walk them. */

#pragma once

#include "clash/board.h"

#include <gtk/gtk.h>

/* All in units of the widget. The half width of a hex is a whole number and so are the middles of
 * the cells, so that what is painted once stays crisp wherever it stands. */
typedef struct
{
  int    width;
  int    height;
  int    half;    /* the half width of a hex */
  double radius;  /* R: from its middle to a corner, which points up */
  double x;       /* the middle of the arena */
  double y;
} ClashArenaGeometry;

typedef enum
{
  CLASH_WALK_LEFT,
  CLASH_WALK_RIGHT,
  CLASH_WALK_UP,
  CLASH_WALK_DOWN,
  CLASH_WALK_UP_LEFT,
  CLASH_WALK_UP_RIGHT,
  CLASH_WALK_DOWN_LEFT,
  CLASH_WALK_DOWN_RIGHT,
  CLASH_WALK_ROW_START,
  CLASH_WALK_ROW_END,
  CLASH_WALK_TOP,
  CLASH_WALK_BOTTOM,
  CLASH_N_WALKS,
} ClashWalk;

void     clash_arena_geometry_init (ClashArenaGeometry *self,
                                    int                 width,
                                    int                 height);

void     clash_arena_geometry_cell (const ClashArenaGeometry *self,
                                    int                       cell,
                                    double                   *x,
                                    double                   *y);

/* Whether a point is in a hex of this radius about the origin. */
gboolean clash_hex_contains        (double radius,
                                    double x,
                                    double y);

/* Adds a hex to the path. */
void     clash_hex_path            (cairo_t *cr,
                                    double   x,
                                    double   y,
                                    double   radius);

/* A corner of a hex about the origin: 0 is the top, and so on clockwise; any number will do. */
void     clash_hex_corner          (double  radius,
                                    int     corner,
                                    double *x,
                                    double *y);

/* How far right of the middle a cell is, in half cells. */
int      clash_arena_column        (int cell);

/* The next cell in a direction; the same if there is none. lane: the column that Up and Down keep
 * to, so that one leads back where the other came from; walking sideways changes it. */
int      clash_arena_walk          (int       cell,
                                    ClashWalk walk,
                                    int      *lane);
