/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a line of the log looks: the crest or the beast's head, the words, the dice. */

#pragma once

#include "clash/log-item.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_LOG_ROW (clash_log_row_get_type ())

G_DECLARE_FINAL_TYPE (ClashLogRow, clash_log_row, CLASH, LOG_ROW, GtkWidget)

GtkWidget    *clash_log_row_new      (HarenaGameModel *model);

/* item: NULL for none. */
ClashLogItem *clash_log_row_get_item (ClashLogRow *self);

void          clash_log_row_set_item (ClashLogRow  *self,
                                      ClashLogItem *item);
