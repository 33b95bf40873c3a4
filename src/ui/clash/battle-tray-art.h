/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the tray and its dice are painted. */

#pragma once

#include <gtk/gtk.h>

typedef struct
{
  double   x, y;   /* the middle */
  double   rx, ry;
  gboolean low;    /* there is so little room that the rim is thin */
} ClashOval;

/* data: a ClashOval. */
void clash_tray_paint_sand (cairo_t *cr,
                            double   width,
                            double   height,
                            gpointer data);

/* data: the name of the piece. With its shadow, which is why the die is smaller than the picture,
 * by a sixth. */
void clash_tray_paint_die  (cairo_t *cr,
                            double   width,
                            double   height,
                            gpointer data);
