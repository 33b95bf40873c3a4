/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of a points chart are painted with: where things are, their colours, text and
 * badges. */

#pragma once

#include "widgets/points-painter.h"

/* The plot inside of the chart, in pixels. */
enum
{
  HARENA_POINTS_LEFT = 32,   /* for the numbers of the axis */
  HARENA_POINTS_RIGHT = 56,  /* from the middle of the last badges: half of them, and the numbers */
  HARENA_POINTS_TOP = 20,
  HARENA_POINTS_BOTTOM = 28,
  HARENA_POINTS_JUMP = 34,   /* from the last column but one to the end */
};

typedef struct
{
  const HarenaPointsPlot *plot;
  cairo_t                *cr;
  PangoLayout            *layout;
  double                  width;
  double                  bottom;
  double                  unit;   /* pixels a point */
  int                     least;  /* points at the bottom: 0, or fewer where anybody had fewer */
  double                  line;   /* the width of a line */
  GdkRGBA                 text;
  GdkRGBA                 dim;
  GdkRGBA                 faint;
  GdkRGBA                 ground; /* what the chart lies upon */
  guint                   order[HARENA_SEATS_MAX]; /* of the lines, from the fewest points up */
} HarenaPointsBrush;

void   harena_points_brush_init        (HarenaPointsBrush      *brush,
                                        const HarenaPointsPlot *plot,
                                        GtkWidget              *widget,
                                        cairo_t                *cr);

void   harena_points_brush_clear       (HarenaPointsBrush *brush);

/* How far down so many points are: within the plot for whatever anybody has. */
double harena_points_brush_y           (const HarenaPointsBrush *brush,
                                        int                      points);

/* x, y: the left, the middle or the right of the text, as align says with 0, 0.5 and 1, and its
 * middle. A halo of the ground makes it readable upon lines. */
void   harena_points_brush_text        (const HarenaPointsBrush *brush,
                                        const char              *text,
                                        double                   x,
                                        double                   y,
                                        double                   align,
                                        int                      size,
                                        gboolean                 bold,
                                        const GdkRGBA           *colour);

double harena_points_brush_text_width  (const HarenaPointsBrush *brush,
                                        const char              *text,
                                        int                      size,
                                        gboolean                 bold);

/* The crest of a line in a disc, with a rim of the ground about it. */
void   harena_points_brush_badge       (const HarenaPointsBrush *brush,
                                        guint                    line,
                                        double                   x,
                                        double                   y,
                                        double                   size);

void   harena_points_brush_line_colour (const HarenaPointsBrush *brush,
                                        guint                    line,
                                        GdkRGBA                 *colour);
