/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the points of every seat grew, as lines that climb in steps.
 *
 * It knows no game: whoever uses it says what stands along the axis. Left and Right walk along it,
 * and so does the pointer; the points at that place are then shown and said. */

#pragma once

#include "statistics.h"

#include <gtk/gtk.h>

/* A place on the axis. */
typedef struct
{
  guint       n_moves; /* it shows the points after so many */
  const char *tick;    /* under the axis: "14" */
  const char *name;    /* "Battle 14" */
} HarenaPointsColumn;

/* A seat. */
typedef struct
{
  const char *name;
  int         colour; /* from 1 to 5 */
  int         bonus;  /* what came to its points at the very end, */
  const char *note;   /* and why: "+5 survivors"; or NULL */
} HarenaPointsLine;

enum
{
  HARENA_POINTS_NO_COLUMN = -1,
};

#define HARENA_TYPE_POINTS_CHART (harena_points_chart_get_type ())

G_DECLARE_FINAL_TYPE (HarenaPointsChart, harena_points_chart, HARENA, POINTS_CHART, GtkWidget)

GtkWidget *harena_points_chart_new        (void);

/* lines: one for each seat of the statistics. columns: from the start to the end, at least these
 * two; a dotted line leads to the end. All is copied. */
void       harena_points_chart_set        (HarenaPointsChart        *self,
                                           const HarenaStatistics   *statistics,
                                           const HarenaPointsLine   *lines,
                                           const HarenaPointsColumn *columns,
                                           guint                     n_columns);

guint      harena_points_chart_get_n_columns (HarenaPointsChart *self);

/* line: from 0. */
int        harena_points_chart_get_value  (HarenaPointsChart *self,
                                           guint              column,
                                           guint              line);

/* The place that is looked at, or HARENA_POINTS_NO_COLUMN. */
int        harena_points_chart_get_column (HarenaPointsChart *self);

void       harena_points_chart_set_column (HarenaPointsChart *self,
                                           int                column);
