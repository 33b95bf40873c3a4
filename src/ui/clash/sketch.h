/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces of a diagram: a hex with what stands in it, a gladiator in a medallion, a die. */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

typedef struct
{
  int       colour;                      /* of a team, from 1 to 5; 0: a beast, or nothing */
  int       beast;                       /* a ClashBeast, or 0 */
  int       stars;
  int       n_kinds;
  ClashKind kinds[CLASH_TEAM_MAX];
  gboolean  netted[CLASH_TEAM_MAX];
  ClashMark mark;                        /* source, chosen, target, move or none */
} ClashSketch;

/* Its middle at x, y; radius: from there to a corner. */
void clash_sketch_hex       (cairo_t           *cr,
                             double             x,
                             double             y,
                             double             radius,
                             const ClashSketch *sketch);

void clash_sketch_medallion (cairo_t  *cr,
                             double    x,
                             double    y,
                             double    radius,
                             ClashKind kind,
                             gboolean  netted);

/* face: as in the record. */
void clash_sketch_die       (cairo_t *cr,
                             double   x,
                             double   y,
                             double   size,
                             char     face);
