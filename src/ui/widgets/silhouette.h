/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The outline of a figure, straight from its file: for what must be there at once.
 *
 * Whoever starts the program waits for the first picture, and the library that reads SVG files
 * takes time and memory to load. The figures need none of it: each is one path. */

#pragma once

#include <gtk/gtk.h>

/* Adds a piece to the context's path. x, y: its middle; size: of its square. Returns FALSE for a
 * piece that is more than a figure. */
gboolean harena_silhouette_trace (cairo_t    *cr,
                                  const char *piece,
                                  double      x,
                                  double      y,
                                  double      size,
                                  gboolean    mirrored);
