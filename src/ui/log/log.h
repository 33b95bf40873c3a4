/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: what has happened, line by line. Any line takes one back to look at it. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_LOG (harena_log_get_type ())

G_DECLARE_FINAL_TYPE (HarenaLog, harena_log, HARENA, LOG, GtkWidget)

GtkWidget         *harena_log_new           (HarenaHand  *hand);

void               harena_log_update        (GtkWidget   *log,
                                             HarenaChange change);

/* Of HarenaLogItem; what is selected is where the cursor is. */
GtkSelectionModel *harena_log_get_selection (HarenaLog   *self);
