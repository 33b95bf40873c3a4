/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints the lines of a chart of chances. */

#pragma once

#include "widgets/chance-chart.h"

/* What is to be painted. */
typedef struct
{
  guint              n_moves;
  guint              n_lines;
  guint              n_points;
  guint              n_marks;
  HarenaChanceLine   lines[HARENA_SEATS_MAX];
  HarenaChancePoint *points;
  HarenaChanceMark  *marks;
  gboolean           low;
  int                cursor;  /* or -1 */
  int                looked;  /* at this point; or -1 */
} HarenaChancePlot;

/* Where a move is on the axis of a chart of this width, and which move is nearest to a place. */
double harena_chance_painter_x        (const HarenaChancePlot *plot,
                                       double                  width,
                                       double                  move);

guint  harena_chance_painter_find     (const HarenaChancePlot *plot,
                                       double                  width,
                                       double                  x);

/* The point that is known last before this move, or at it; 0 if none is. */
guint  harena_chance_painter_point    (const HarenaChancePlot *plot,
                                       guint                   move);

void   harena_chance_painter_snapshot (const HarenaChancePlot *plot,
                                       GtkWidget              *widget,
                                       GtkSnapshot            *snapshot);
