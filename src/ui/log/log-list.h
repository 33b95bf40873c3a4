/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of the log, as a list of HarenaLogItem. It grows and shrinks at its end, as the game
 * does: what has been told is not told again. */

#pragma once

#include "board/hand.h"

#define HARENA_TYPE_LOG_LIST (harena_log_list_get_type ())

G_DECLARE_FINAL_TYPE (HarenaLogList, harena_log_list, HARENA, LOG_LIST, GObject)

HarenaLogList *harena_log_list_new    (HarenaHand *hand);

/* Brings it to where the model is. */
void          harena_log_list_update (HarenaLogList *self);

/* Tells everything anew, as when a seat has another name. */
void          harena_log_list_retell (HarenaLogList *self);

/* The first line about the last move before the cursor; or G_MAXUINT at the beginning. */
guint         harena_log_list_find   (HarenaLogList *self,
                                     guint         cursor);
