/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who sits at a seat, in one line: an arrow if it has the turn, its crest, its name, and whether a
 * person or a computer player plays there. */

#pragma once

#include "game-model.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_SEAT_LABEL (clash_seat_label_get_type ())

G_DECLARE_FINAL_TYPE (ClashSeatLabel, clash_seat_label, CLASH, SEAT_LABEL, GtkWidget)

GtkWidget *clash_seat_label_new (void);

void       clash_seat_label_set (ClashSeatLabel  *self,
                                 HarenaGameModel *model,
                                 int              seat,
                                 gboolean         turn);
