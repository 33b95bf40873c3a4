/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a line of the log looks: the crest or an icon, the words, the dice. */

#pragma once

#include "log/log-item.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_LOG_ROW (harena_log_row_get_type ())

G_DECLARE_FINAL_TYPE (HarenaLogRow, harena_log_row, HARENA, LOG_ROW, GtkWidget)

GtkWidget    *harena_log_row_new      (HarenaHand *hand);

/* item: NULL for none. */
HarenaLogItem *harena_log_row_get_item (HarenaLogRow *self);

void          harena_log_row_set_item (HarenaLogRow  *self,
                                      HarenaLogItem *item);
