/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the painted parts of a battle share: painting once, so that whatever moves is only put in
 * another place, and whether anything moves at all. */

#pragma once

#include <adwaita.h>

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

/* A value that goes from one number to another, while the widget is drawn anew for each step. */
AdwAnimation  *clash_battle_animate     (GtkWidget *widget,
                                         double     from,
                                         double     to,
                                         guint      duration,
                                         AdwEasing  easing);

/* Where it is, or this when nothing moves; motion may be NULL. */
double         clash_battle_motion_at   (AdwAnimation *motion,
                                         double        rest);

gboolean       clash_battle_moves       (AdwAnimation *motion);

/* It is where it ends, and goes. */
void           clash_battle_end_motion  (AdwAnimation **motion);

/* Reduced motion, whether of the desktop or of Harena, says no. */
gboolean       clash_battle_has_motion  (GtkWidget *widget);
