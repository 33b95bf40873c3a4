/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The look of the house: light, dark or high contrast as the desktop says, and its colours.
 *
 * Widgets take their colours from the style sheets; this is for what is painted. */

#pragma once

#include <gtk/gtk.h>

typedef enum
{
  HARENA_COLOUR_SAND,
  HARENA_COLOUR_CELL,       /* an empty hex */
  HARENA_COLOUR_CELL_LINE,
  HARENA_COLOUR_INK,
  HARENA_COLOUR_BONE,       /* a medallion; pure white in high contrast */
  HARENA_COLOUR_TERRACOTTA,
  HARENA_COLOUR_SYMBOL,     /* the weapons of a beast */
  HARENA_COLOUR_GOLD,
  HARENA_COLOUR_TARGET,     /* the brackets about what can be attacked */
  HARENA_COLOUR_MARK,       /* the rings about what can be chosen */
  HARENA_N_COLOURS,
} HarenaColour;

#define HARENA_TYPE_LOOK (harena_look_get_type ())

G_DECLARE_FINAL_TYPE (HarenaLook, harena_look, HARENA, LOOK, GObject)

/* Emits "changed" when what is painted has to be painted anew. Not to be freed. */
HarenaLook *harena_look_get_default (void);

gboolean    harena_look_is_dark     (HarenaLook *self);

gboolean    harena_look_is_contrast (HarenaLook *self);

void        harena_look_get_colour  (HarenaLook  *self,
                                     HarenaColour which,
                                     GdkRGBA     *colour);

/* colour: of a seat, from 1 to 5. Plate: the ground of its teams. Edge: the line about it, which is
 * the colour itself in the dark style. On: what is drawn upon the plate. */
void        harena_look_get_plate   (HarenaLook *self,
                                     int         colour,
                                     GdkRGBA    *plate,
                                     GdkRGBA    *edge,
                                     GdkRGBA    *on);

/* The colour itself, as for lines of a chart. */
void        harena_look_get_seat    (HarenaLook *self,
                                     int         colour,
                                     GdkRGBA    *seat);
