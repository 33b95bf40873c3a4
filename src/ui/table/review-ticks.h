/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Under the slider of a review: one tick a chapter, tall where something happened that weighs,
 * golden for the present one. It is there for the eye alone; the slider says the same in words. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_REVIEW_TICKS (harena_review_ticks_get_type ())

G_DECLARE_FINAL_TYPE (HarenaReviewTicks, harena_review_ticks, HARENA, REVIEW_TICKS, GtkWidget)

void harena_review_ticks_set (HarenaReviewTicks *self,
                              HarenaHand        *hand,
                              guint              n_moves,
                              guint              cursor);
