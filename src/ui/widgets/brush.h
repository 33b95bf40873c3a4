/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What pictures that are painted with Cairo are made of: type, discs, plates with round corners.
 * Type is in the colour that the caller has set; a disc and a plate are paths to be filled. */

#pragma once

#include <gtk/gtk.h>

/* align: 0 for the left, 0.5 for the middle, 1 for the right. */
void harena_brush_text        (cairo_t    *cr,
                               const char *text,
                               double      x,
                               double      y,
                               double      size,
                               gboolean    bold,
                               double      align);

/* The same, smaller where there is not as much room. */
void harena_brush_text_within (cairo_t    *cr,
                               const char *text,
                               double      x,
                               double      y,
                               double      size,
                               gboolean    bold,
                               double      align,
                               double      room);

/* Its middle is at the height y. */
void harena_brush_number      (cairo_t *cr,
                               int      number,
                               double   x,
                               double   y,
                               double   size,
                               gboolean bold,
                               double   align);

/* Several lines, in the middle of the room from x on. */
void harena_brush_paragraph   (cairo_t    *cr,
                               const char *text,
                               double      x,
                               double      y,
                               double      size,
                               double      room);

void harena_brush_disc        (cairo_t *cr,
                               double   x,
                               double   y,
                               double   radius);

void harena_brush_rounded     (cairo_t *cr,
                               double   x,
                               double   y,
                               double   width,
                               double   height,
                               double   radius);

/* In the type of the desktop, with its middle at the point. */
void harena_brush_text_about  (cairo_t       *cr,
                               const char    *text,
                               double         x,
                               double         y,
                               double         size,
                               gboolean       bold,
                               const GdkRGBA *colour);

/* What is painted anew with every change of the look; role: GTK_ACCESSIBLE_ROLE_IMG … free: of the
 * data, or NULL. */
GtkWidget *harena_brush_area_new (GtkAccessibleRole      role,
                                  int                    width,
                                  int                    height,
                                  GtkDrawingAreaDrawFunc draw,
                                  gpointer               data,
                                  GDestroyNotify         free);
