/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chariot on its plate and what belongs to it, as fractions of the radius of a hex; the
 * cards. */

#pragma once

#include "circus/position.h"

#include <gtk/gtk.h>

/* Once round, or behind the start (M10). */
typedef enum
{
  CIRCUS_EGG_NONE,
  CIRCUS_EGG_ROUND,
  CIRCUS_EGG_BACK,
} CircusEgg;

/* What stands in a hex; all zeros: nothing. */
typedef struct
{
  guint8 colour;  /* of the owner, from 1 */
  guint8 number;  /* in its team, from 0 */
  guint8 egg;     /* a CircusEgg */
  guint8 left;    /* it faces left */
  guint8 home;    /* in a laurel */
  guint8 next;    /* moves next */
} CircusFigure;

/* The middle of the hex is the origin. flat: the board stands on end. */
void circus_paint_figure  (cairo_t            *cr,
                           const CircusFigure *figure,
                           double              radius,
                           gboolean            flat);

/* In strips and tables: crest and number alone, on a hex with a corner above. */
void circus_paint_token   (cairo_t *cr,
                           double   x,
                           double   y,
                           double   radius,
                           int      colour,
                           int      number);

/* A card with the colour of its owner, its corner at the origin; used: its back. */
void circus_paint_card    (cairo_t *cr,
                           double   width,
                           double   height,
                           int      card,
                           int      colour,
                           gboolean used);

void circus_paint_egg     (cairo_t *cr,
                           double   x,
                           double   y,
                           double   size,
                           int      egg);

/* The figure of a position. */
void circus_figure_of     (const CircusPosition *position,
                           int                   chariot,
                           int                   colour,
                           CircusFigure         *figure);

/* M10: what tells the lap of a chariot in this stage. */
CircusEgg  circus_egg_of    (int stage);

/* A card of the panel about some widgets. */
GtkWidget *circus_frame_new (GtkWidget *child);
