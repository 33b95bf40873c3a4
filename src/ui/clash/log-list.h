/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of the log, as a list of ClashLogItem. It grows and shrinks at its end, as the game
 * does: what has been told is not told again. */

#pragma once

#include "game-model.h"

#define CLASH_TYPE_LOG_LIST (clash_log_list_get_type ())

G_DECLARE_FINAL_TYPE (ClashLogList, clash_log_list, CLASH, LOG_LIST, GObject)

ClashLogList *clash_log_list_new    (HarenaGameModel *model);

/* Brings it to where the model is. */
void          clash_log_list_update (ClashLogList *self);

/* Tells everything anew, as when a seat has another name. */
void          clash_log_list_retell (ClashLogList *self);

/* The first line about the last move before the cursor; or G_MAXUINT at the beginning. */
guint         clash_log_list_find   (ClashLogList *self,
                                     guint         cursor);
