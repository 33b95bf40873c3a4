/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: what has happened, line by line. Any line takes one back to look at it. */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_LOG (clash_log_get_type ())

G_DECLARE_FINAL_TYPE (ClashLog, clash_log, CLASH, LOG, GtkWidget)

GtkWidget         *clash_log_new           (ClashHand *hand);

/* Of ClashLogItem; what is selected is where the cursor is. */
GtkSelectionModel *clash_log_get_selection (ClashLog *self);
