/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back at a game: what happened at this place, a slider over all moves, and the way on from
 * here.
 *
 * Left and Right step, Home and End go to the ends, and with Control Left and Right go from chapter
 * to chapter; M leads to the next mistake, with Shift to the one before. The page hands the keys on, wherever the focus is. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_REVIEW_BAR (harena_review_bar_get_type ())

G_DECLARE_FINAL_TYPE (HarenaReviewBar, harena_review_bar, HARENA, REVIEW_BAR, GtkWidget)

GtkWidget *harena_review_bar_new    (HarenaHand  *hand);

void       harena_review_bar_update (GtkWidget   *bar,
                                     HarenaChange change);

/* In a narrow one the slider alone leads to the ends. */
void       harena_review_bar_set_narrow (HarenaReviewBar *self,
                                         gboolean         narrow);

/* The ways to mistakes, as far as any are known. */
void       harena_review_bar_update_mistakes (HarenaReviewBar *self);

/* Whether the key means something here. */
gboolean   harena_review_bar_press  (HarenaReviewBar *self,
                                     guint            key,
                                     GdkModifierType  state);

/* Steps on by itself, at the pace of the game, until the last move or until somebody else moves the
 * cursor. At the last move it begins anew. */
void       harena_review_bar_play   (HarenaReviewBar *self,
                                     gboolean         playing);

gboolean   harena_review_bar_get_playing (HarenaReviewBar *self);
