/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whom the dice were kind to: the stars that each seat rolled, against what chance would give. A
 * lethal hit has two stars. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_LUCK_CHART (clash_luck_chart_get_type ())

G_DECLARE_FINAL_TYPE (ClashLuckChart, clash_luck_chart, CLASH, LUCK_CHART, GtkWidget)

GtkWidget *clash_luck_chart_new    (HarenaHand *hand);

/* To what was rolled up to the present. */
void       clash_luck_chart_update (GtkWidget  *chart);
