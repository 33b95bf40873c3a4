/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the painted parts of a battle share: painting once, so that whatever moves is only put in
 * another place, and whether anything moves at all. */

#pragma once

#include <gtk/gtk.h>

typedef void (*ClashPaint) (cairo_t *cr,
                            double   width,
                            double   height,
                            gpointer data);

/* width, height: in units of the widget. The node is as large, with its left upper corner in the
 * origin. */
GskRenderNode *clash_battle_paint       (GtkWidget *widget,
                                         int        width,
                                         int        height,
                                         ClashPaint paint,
                                         gpointer   data);

/* A piece of the art in its own colours. */
GskRenderNode *clash_battle_paint_piece (GtkWidget  *widget,
                                         const char *piece,
                                         int         size);

/* Reduced motion, whether of the desktop or of Harena, says no. */
gboolean       clash_battle_has_motion  (GtkWidget *widget);
