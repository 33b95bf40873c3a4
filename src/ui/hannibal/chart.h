/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end: legions and fleets over the turns, and what happened there. */

#pragma once

#include "face.h"

GtkWidget *hannibal_chart_new    (HarenaHand *hand);

void       hannibal_chart_update (GtkWidget  *chart);

/* What is marked on it: "Turn 19: Hannibal falls in Gallia. …" */
char      *hannibal_chart_words  (const HarenaView *view);
