/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the spaces of the arena are on the screen. */

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

void     clash_arena_geometry_init (ClashArenaGeometry *self,
                                    int                 width,
                                    int                 height);

void     clash_arena_geometry_cell (const ClashArenaGeometry *self,
                                    int                       cell,
                                    double                   *x,
                                    double                   *y);

/* The radius of a hex in an arena of this size: the hexes come before the rim. */
double   clash_arena_fit           (int                       width,
                                    int                       height);
