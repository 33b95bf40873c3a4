/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score table: a line for each seat, with what it has left and what it has taken. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_SCORE_TABLE (harena_score_table_get_type ())

G_DECLARE_FINAL_TYPE (HarenaScoreTable, harena_score_table, HARENA, SCORE_TABLE, GtkWidget)

GtkWidget  *harena_score_table_new      (HarenaHand *hand);

void        harena_score_table_update   (GtkWidget   *table,
                                         HarenaChange change);

/* Of HarenaScoreRow. */
GListModel *harena_score_table_get_rows (HarenaScoreTable *self);
