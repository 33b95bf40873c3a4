/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who sits at a seat, in one line: an arrow if it has the turn, its crest, its name, and whether a
 * person or a computer player plays there. */

#pragma once

#include "game-model.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_SEAT_LABEL (harena_seat_label_get_type ())

G_DECLARE_FINAL_TYPE (HarenaSeatLabel, harena_seat_label, HARENA, SEAT_LABEL, GtkWidget)

GtkWidget *harena_seat_label_new (void);

void       harena_seat_label_set (HarenaSeatLabel  *self,
                                 HarenaGameModel *model,
                                 int              seat,
                                 gboolean         turn);
