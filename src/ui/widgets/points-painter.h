/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints the lines of a points chart, and what is said about one place of it. */

#pragma once

#include "widgets/points-chart.h"

/* What is to be painted. */
typedef struct
{
  guint              n_lines;
  guint              n_columns;
  HarenaPointsLine   lines[HARENA_SEATS_MAX];
  HarenaPointsColumn *columns;
  int               (*values)[HARENA_SEATS_MAX]; /* at every column */
} HarenaPointsPlot;

/* Where a column is, and which column is nearest to a place. width: of the chart. */
double harena_points_painter_get_x    (const HarenaPointsPlot *plot,
                                       double                  width,
                                       guint                   column);

guint  harena_points_painter_find     (const HarenaPointsPlot *plot,
                                       double                  width,
                                       double                  x);

/* Where n badges go that stand at y, from the least points up: none nearer to the next than gap, all
 * between top and bottom, and as near to their places as that leaves them. */
void   harena_points_painter_spread   (double                 *y,
                                       guint                   n,
                                       double                  gap,
                                       double                  top,
                                       double                  bottom);

/* column: the one that is looked at, or HARENA_POINTS_NO_COLUMN. */
void   harena_points_painter_snapshot (const HarenaPointsPlot *plot,
                                       GtkWidget              *widget,
                                       GtkSnapshot            *snapshot,
                                       int                     column);
