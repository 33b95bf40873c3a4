/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a decision cost, game after game: a dot for each, and a line through the mean of the last
 * five. */

#pragma once

#include <gtk/gtk.h>

#define HARENA_TYPE_COST_CHART (harena_cost_chart_get_type ())

G_DECLARE_FINAL_TYPE (HarenaCostChart, harena_cost_chart, HARENA, COST_CHART, GtkWidget)

GtkWidget *harena_cost_chart_new      (void);

/* costs: shares of the win, of the oldest game first, which are copied. first, last: when that was
 * and when the newest was, for the axis; or NULL. */
void       harena_cost_chart_set      (HarenaCostChart *self,
                                       const double    *costs,
                                       guint            n_costs,
                                       const char      *first,
                                       const char      *last);

/* The mean of the five games that end with this one, or of fewer at the beginning. */
double     harena_cost_chart_get_mean (HarenaCostChart *self,
                                       guint            index);
