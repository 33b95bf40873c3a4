/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How pieces, banners, cards and names are painted, wherever they are: in pixels. */

#pragma once

#include "hannibal/position.h"

#include <gtk/gtk.h>

typedef enum
{
  HANNIBAL_TOKEN_LEGION,
  HANNIBAL_TOKEN_FLEET,
  HANNIBAL_TOKEN_HIM, /* Hannibal, always alone */
} HannibalTokenKind;

typedef struct
{
  HannibalTokenKind kind;
  int               side;
  int               colour;   /* of the seat */
  int               count;    /* equal pieces, one upon another */
  gboolean          plain;    /* where it is small: the symbolic figure */
} HannibalToken;

/* Its middle at x, y; size as the art kit has it. */
void hannibal_token_draw   (cairo_t             *cr,
                            const HannibalToken *token,
                            double               x,
                            double               y,
                            double               size);

/* The outline of its plate, added to the path. */
void hannibal_token_trace  (cairo_t             *cr,
                            const HannibalToken *token,
                            double               x,
                            double               y,
                            double               size);

/* The figure alone; mirrored where it looks to the left. */
void hannibal_figure_draw  (cairo_t             *cr,
                            HannibalTokenKind    kind,
                            int                  side,
                            double               x,
                            double               y,
                            double               size,
                            gboolean             mirrored,
                            const GdkRGBA       *colour);

/* H6: the banner of a line, filled when it is held. */
void hannibal_banner_draw  (cairo_t             *cr,
                            int                  side,
                            int                  line,
                            gboolean             held,
                            double               x,
                            double               y,
                            double               size,
                            const GdkRGBA       *colour);

/* A whole card, face up. */
void hannibal_card_draw    (cairo_t             *cr,
                            int                  side,
                            int                  colour,
                            int                  card, /* 0: its back */
                            double               width,
                            double               height);

/* A small card: its number, or a dashed place when it is used; width by 1.4 of it. */
void hannibal_chip_draw    (cairo_t             *cr,
                            int                  colour,
                            int                  card,
                            gboolean             used,
                            double               x,
                            double               y,
                            double               width);

/* A gold disc with a few letters. */
void hannibal_bonus_draw   (cairo_t             *cr,
                            const char          *text,
                            double               x,
                            double               y,
                            double               radius);

/* A line of text; align: 0 begins at x, 0.5 has its middle there, 1 ends there; y: its baseline.
 * halo: a line about the letters, or NULL. Says how wide it is. */
double hannibal_text_draw  (cairo_t             *cr,
                            const char          *text,
                            double               x,
                            double               y,
                            double               size,
                            double               align,
                            gboolean             bold,
                            const GdkRGBA       *colour,
                            const GdkRGBA       *halo);

/* What is written with on the ground of a card of the house. */
void hannibal_text_colour  (GtkWidget           *widget,
                            GdkRGBA             *colour);

/* "legion-rome", "fleet-carthage", "hannibal". */
const char *hannibal_art   (HannibalTokenKind    kind,
                            int                  side,
                            gboolean             plain);
