/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the log. */

#pragma once

#include "face.h"

#define HARENA_TYPE_LOG_ITEM (harena_log_item_get_type ())

G_DECLARE_FINAL_TYPE (HarenaLogItem, harena_log_item, HARENA, LOG_ITEM, GObject)

/* Takes what the sentence holds. move: the index of the move that it tells of. chapter: the number
 * of the chapter that begins with this line, or 0. */
HarenaLogItem        *harena_log_item_new          (guint          move,
                                                  guint          chapter,
                                                  HarenaSentence *sentence);

guint                harena_log_item_get_move     (HarenaLogItem *self);

guint                harena_log_item_get_chapter  (HarenaLogItem *self);

const HarenaSentence *harena_log_item_get_sentence (HarenaLogItem *self);

/* All of it in words, the dice included. */
char                *harena_log_item_describe     (HarenaLogItem *self);

/* Whether it has not happened yet where the cursor is; the property "coming". */
gboolean             harena_log_item_get_coming   (HarenaLogItem *self);

void                 harena_log_item_set_coming   (HarenaLogItem *self,
                                                  gboolean      coming);
