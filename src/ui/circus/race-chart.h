/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The race as a chart: the steps to go over the rounds, a line for each chariot. */

#pragma once

#include "face.h"

GtkWidget *circus_race_chart_new    (HarenaHand *hand);

void       circus_race_chart_update (GtkWidget *chart);
