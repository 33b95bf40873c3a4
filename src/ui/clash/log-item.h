/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the log. */

#pragma once

#include "clash/speech.h"

#define CLASH_TYPE_LOG_ITEM (clash_log_item_get_type ())

G_DECLARE_FINAL_TYPE (ClashLogItem, clash_log_item, CLASH, LOG_ITEM, GObject)

/* Takes what the sentence holds. move: the index of the move that it tells of. battle: the number
 * of the battle that begins with this line, or 0. */
ClashLogItem        *clash_log_item_new          (guint          move,
                                                  guint          battle,
                                                  ClashSentence *sentence);

guint                clash_log_item_get_move     (ClashLogItem *self);

guint                clash_log_item_get_battle   (ClashLogItem *self);

const ClashSentence *clash_log_item_get_sentence (ClashLogItem *self);

/* All of it in words, the dice included. */
char                *clash_log_item_describe     (ClashLogItem *self);

/* Whether it has not happened yet where the cursor is; the property "coming". */
gboolean             clash_log_item_get_coming   (ClashLogItem *self);

void                 clash_log_item_set_coming   (ClashLogItem *self,
                                                  gboolean      coming);
