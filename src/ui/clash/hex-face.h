/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in a space, painted: a team on its plate, a beast among its tesserae, or nothing. */

#pragma once

#include "clash/board.h"
#include "clash/box.h"

#include <gtk/gtk.h>

enum
{
  CLASH_FACE_HOLE = -1, /* a slot whose gladiator is lost, or has not come yet */
  CLASH_FACE_SMALL = 52, /* under this radius only weapons and heads are drawn */
};

/* All of it, so that two that are equal look the same. */
typedef struct
{
  gint8  cell;                   /* whose name is written on it; -1 for none */
  guint8 colour;                 /* of the seat, 0 for no team */
  guint8 beast;                  /* a ClashBeast */
  guint8 stars;
  gint8  slots[CLASH_TEAM_MAX];  /* a ClashKind or CLASH_FACE_HOLE: top, right, bottom, left */
  guint8 marked;                 /* a mark lies over the edge of the plate */
} ClashFace;

/* The middles of the slots, as fractions of the radius. */
extern const double clash_face_slots[CLASH_TEAM_MAX][2];

/* About the origin. */
void clash_face_draw     (cairo_t         *cr,
                          const ClashFace *face,
                          double           radius);

/* A gladiator in a circle of this radius, as it stands on a plate. */
void clash_face_draw_gladiator (cairo_t *cr,
                                double   x,
                                double   y,
                                double   radius,
                                int      kind,
                                gboolean small,
                                double   strength);
