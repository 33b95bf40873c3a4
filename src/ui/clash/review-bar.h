/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back at a game: what happened at this place, a slider over all moves, and the way on from
 * here.
 *
 * While the focus is in it, Left and Right step, and Home and End go to the ends. Wherever the focus
 * is, Control with Left or Right goes from battle to battle. */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_REVIEW_BAR (clash_review_bar_get_type ())

G_DECLARE_FINAL_TYPE (ClashReviewBar, clash_review_bar, CLASH, REVIEW_BAR, GtkWidget)

GtkWidget *clash_review_bar_new (ClashHand *hand);
