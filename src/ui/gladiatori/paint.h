/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is painted in more than one place: figures, cards, words. */

#pragma once

#include <gtk/gtk.h>

#include "gladiatori/position.h"

/* Who stands in a hex, as it looks; colour 0 is an animal. */
typedef struct
{
  guint8 there;
  guint8 colour;
  guint8 figure;   /* a gladiator and one more, 0 for one that was built; or a kind of animal */
  guint8 facing;
  guint8 lying;
  guint8 white;
  guint8 grey;
  guint8 undying;
} GladFigure;

/* colours: of the seats, seat 1 first. */
GladFigure  glad_figure_of    (const GladPosition *position,
                               int                 who,
                               const int          *colours);

/* About the origin. angle: degrees clockwise from the right of where it looks. */
void        glad_paint_figure (cairo_t          *cr,
                               const GladFigure *figure,
                               double            angle,
                               double            radius);

/* The crest of a seat in a disc of its colour, by its colour number. */
void        glad_paint_crest  (cairo_t *cr,
                               int      colour,
                               double   x,
                               double   y,
                               double   radius);

/* Text about a point; size in pixels. */
void        glad_paint_text   (cairo_t       *cr,
                               const char    *text,
                               double         x,
                               double         y,
                               double         size,
                               double         width,
                               const GdkRGBA *colour);

/* Words from a point on, in a width: align 0 begins there, 1 ends at the far side, 0.5 is in the
 * middle. Says how high they are. */
double      glad_paint_words  (cairo_t       *cr,
                               const char    *text,
                               double         x,
                               double         y,
                               double         width,
                               double         size,
                               gboolean       bold,
                               double         align,
                               const GdkRGBA *colour);

/* The same in one line, cut off where it is too long. */
void        glad_paint_line   (cairo_t       *cr,
                               const char    *text,
                               double         x,
                               double         y,
                               double         width,
                               double         size,
                               gboolean       bold,
                               double         align,
                               const GdkRGBA *colour);

/* Its silhouette: "gladiatori/fig-thraex", or of an animal. */
const char *glad_art_figure   (const GladFigure *figure);

/* A card of a face (targets.h), its upper left corner at the origin. */
void        glad_paint_card   (cairo_t *cr,
                               int      face,
                               double   width,
                               double   height);

/* A widget that shows a pile of cards of a face, with their number if there are more. */
GtkWidget  *glad_card_new     (int      face,
                               int      count,
                               int      height);

/* Face down: an Action card or a combat card. */
void        glad_paint_back   (cairo_t *cr,
                               gboolean red,
                               double   width,
                               double   height);

/* The colour of a seat, by its colour number. */
GdkRGBA     glad_seat_colour  (int colour);

/* Ink of the text about it: dark in a light style. */
GdkRGBA     glad_text_colour  (void);
