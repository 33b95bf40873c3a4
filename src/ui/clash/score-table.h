/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score table: a line for each seat, with what it has left and what it has taken. */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_SCORE_TABLE (clash_score_table_get_type ())

G_DECLARE_FINAL_TYPE (ClashScoreTable, clash_score_table, CLASH, SCORE_TABLE, GtkWidget)

GtkWidget  *clash_score_table_new      (ClashHand *hand);

/* Of ClashScoreRow. */
GListModel *clash_score_table_get_rows (ClashScoreTable *self);
