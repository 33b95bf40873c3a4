/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back at a game: what happened at this place, a slider over all moves, and the way on from
 * here.
 *
 * While the focus is in it, Left and Right step, and Home and End go to the ends. Wherever the focus
 * is, Control with Left or Right goes from chapter to chapter. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_REVIEW_BAR (harena_review_bar_get_type ())

G_DECLARE_FINAL_TYPE (HarenaReviewBar, harena_review_bar, HARENA, REVIEW_BAR, GtkWidget)

GtkWidget *harena_review_bar_new    (HarenaHand  *hand);

void       harena_review_bar_update (GtkWidget   *bar,
                                     HarenaChange change);
