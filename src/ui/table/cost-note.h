/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In a review: what the move cost that was played where the cursor is, and what was better. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_COST_NOTE (harena_cost_note_get_type ())

G_DECLARE_FINAL_TYPE (HarenaCostNote, harena_cost_note, HARENA, COST_NOTE, GtkWidget)

/* brief: for a narrow window, in few lines. It is seen only where there is something to tell. */
GtkWidget *harena_cost_note_new    (HarenaHand     *hand,
                                    gboolean        brief);

void       harena_cost_note_update (HarenaCostNote *self,
                                    gboolean        reviewing);
