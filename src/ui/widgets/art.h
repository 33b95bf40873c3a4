/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces, painted with Cairo at the size that is wanted, crisp at any scale.
 *
 * A piece is the name of its file in data/art without the ending: "kind-sword", "crest-3". What was
 * painted lately is remembered. */

#pragma once

#include <gtk/gtk.h>

/* Its middle at x, y; size is the edge of its square. colour: for silhouettes, or NULL for pieces
 * with colours of their own, such as dice. */
void harena_art_draw     (cairo_t       *cr,
                          const char    *piece,
                          double         x,
                          double         y,
                          double         size,
                          const GdkRGBA *colour);

/* As if in a mirror: the defender of a battle looks to the left. */
void harena_art_draw_mirrored (cairo_t       *cr,
                               const char    *piece,
                               double         x,
                               double         y,
                               double         size,
                               const GdkRGBA *colour);

/* Of any picture of data/art, stretched to this size, in units of the context. */
void harena_art_draw_picture (cairo_t    *cr,
                              const char *picture,
                              double      x,
                              double      y,
                              double      width,
                              double      height);
