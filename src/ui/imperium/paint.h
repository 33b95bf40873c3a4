/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What pictures of Imperium are made of: crests, drums, columns, wreaths, cards. */

#pragma once

#include "imperium/map-layout.h"
#include "widgets/brush.h"

#include <gtk/gtk.h>

/* One seat's column in a province. */
typedef struct
{
  guint8 colour;    /* of the seat */
  guint8 cylinders;
  guint8 added;     /* on top of these: what a choice would bring */
  guint8 proconsul; /* whether the lowest one is the proconsul's */
  guint8 rank;      /* an ImperiumRank */
} ImperiumColumn;

typedef enum
{
  IMPERIUM_RANK_NONE,  /* others have more */
  IMPERIUM_RANK_FIRST, /* alone first */
  IMPERIUM_RANK_LEVEL, /* level for first */
} ImperiumRank;

void imperium_set_colour (cairo_t *cr, ImperiumColour colour);

/* The path, with a line around it. */
void imperium_fill_edged (cairo_t *cr, ImperiumColour fill, ImperiumColour edge, double line);

/* A crest on its disc. */
void imperium_draw_crest (cairo_t *cr, int colour, double x, double y, double radius);

/* A crest in the wreath of a proconsul; colour 0: the empty chair. */
void imperium_draw_proconsul (cairo_t *cr, int colour, double x, double y, double radius);

/* A cylinder, its middle at the foot. style: 0 of its colour, 1 gold, 2 white. */
void imperium_draw_drum (cairo_t *cr, int colour, int style, double x, double y, double width,
                         double height);

/* A whole column, with its count. */
void imperium_draw_column (cairo_t *cr, const ImperiumColumn *column, const ImperiumPlace *place,
                           double x);

/* What the places are paid; from the one with this number on they are crossed out. */
void imperium_draw_coins (cairo_t *cr, const ImperiumPlace *place, int province, int n_paid);

/* One of the eleven, face up; card: an ImperiumCard or a province. */
void imperium_draw_card (cairo_t *cr, int card, double x, double y, double width);

/* For a hand in a narrow window. */
void imperium_draw_small_card (cairo_t *cr, int card, double width, double height);

void imperium_draw_card_back (cairo_t *cr, int colour, double x, double y, double width);

/* "×2" on a disc of gold. */
void imperium_draw_doubled (cairo_t *cr, double x, double y, double radius);

/* The pieces of the cards, by number: "imperium/africa". symbolic: the small ones. */
const char *imperium_piece (int card, gboolean symbolic);

void imperium_draw_piece (cairo_t *cr, int card, gboolean symbolic, double x, double y, double size,
                          const GdkRGBA *colour);

/* The same as an icon in a widget. */
const char *imperium_icon (int card);
