/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The marks about a space, told by shape: rings, brackets, discs. And the wounds of a team, which
 * lie above them. */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

/* All of it, so that two that are equal look the same. */
typedef struct
{
  guint8 mark;   /* a ClashMark */
  guint8 disc;   /* the battle disc lies on the target */
  guint8 waits;  /* the attack has to be confirmed by another press */
  guint8 pointed;  /* a target that is looked at */
  guint8 beast;  /* what stands here is one, which puts the disc elsewhere */
  guint8 stars;  /* wounds of a team */
  guint8 colour; /* of whom the space in hand is for; 0 for a beast */
  guint8 mover;  /* that beast */
  gint8  ghost;  /* the kind of gladiator that may join, or CLASH_NO_KIND */
  gint8  slot;   /* and where */
} ClashHexMark;

/* About the origin; it may reach a little over the corners of the hex. */
void clash_hex_mark_draw  (cairo_t            *cr,
                           const ClashHexMark *mark,
                           double              radius);
