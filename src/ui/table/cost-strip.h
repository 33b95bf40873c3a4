/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Above the bar of a review: the chances of winning over the game, or the button that finds them out;
 * and in a narrow window the note about the move as well. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_COST_STRIP (harena_cost_strip_get_type ())

G_DECLARE_FINAL_TYPE (HarenaCostStrip, harena_cost_strip, HARENA, COST_STRIP, GtkWidget)

GtkWidget *harena_cost_strip_new       (HarenaHand      *hand);

void       harena_cost_strip_update    (HarenaCostStrip *self,
                                        HarenaChange     change,
                                        gboolean         reviewing);

/* Without a panel beside the board the note stands here; narrow: with less of everything. */
void       harena_cost_strip_set_shape (HarenaCostStrip *self,
                                        gboolean         panel,
                                        gboolean         narrow);
