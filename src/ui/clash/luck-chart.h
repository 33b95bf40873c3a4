/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whom the dice were kind to: the stars that each seat rolled, against what chance would give. A
 * lethal hit has two stars. */

#pragma once

#include "game-model.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_LUCK_CHART (clash_luck_chart_get_type ())

G_DECLARE_FINAL_TYPE (ClashLuckChart, clash_luck_chart, CLASH, LUCK_CHART, GtkWidget)

GtkWidget *clash_luck_chart_new    (HarenaGameModel *model);

/* To what was rolled up to the present. */
void       clash_luck_chart_update (ClashLuckChart *self);
