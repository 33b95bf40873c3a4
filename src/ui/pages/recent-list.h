/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that were left, played or opened lately, the last one first. */

#pragma once

#include "history.h"
#include "widgets/sizer.h"

#include <adwaita.h>

#define HARENA_TYPE_RECENT_LIST (harena_recent_list_get_type ())

G_DECLARE_FINAL_TYPE (HarenaRecentList, harena_recent_list, HARENA, RECENT_LIST, AdwBin)

/* Files of the desktop's list of recent ones are shown with them. history may be NULL. */
void harena_recent_list_set_history (HarenaRecentList *self,
                                     HarenaHistory    *history);

/* Games that were left and are not offered larger, of HarenaUnfinishedGame; or NULL. */
void harena_recent_list_set_left (HarenaRecentList *self,
                                  GPtrArray        *left_games);

/* as_card: it has the place of the card of a game, and looks like one. */
void harena_recent_list_set_size (HarenaRecentList *self,
                                  HarenaSize        size,
                                  gboolean          as_card);

/* Reads what there is, and from then on whatever changes. Nothing is shown before. */
void harena_recent_list_begin (HarenaRecentList *self);

/* Whether there is nothing to show. */
gboolean harena_recent_list_is_empty (HarenaRecentList *self);
