/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Under the slider of a review: one tick a battle, tall where somebody fell, golden for the present
 * one. It is there for the eye alone; the slider says the same in words. */

#pragma once

#include "clash/battles.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_REVIEW_TICKS (clash_review_ticks_get_type ())

G_DECLARE_FINAL_TYPE (ClashReviewTicks, clash_review_ticks, CLASH, REVIEW_TICKS, GtkWidget)

/* battles: of clash_battles_find (), of which a reference is kept. */
void clash_review_ticks_set (ClashReviewTicks *self,
                             GArray           *battles,
                             guint             n_moves,
                             guint             cursor);
