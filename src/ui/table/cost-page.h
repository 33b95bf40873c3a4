/* SPDX-License-Identifier: GPL-3.0-or-later */
/* At the end of a game: what the moves cost. Who made how many mistakes, the chances over the game,
 * and the costliest moves.
 *
 * Nothing is reckoned until the person asks for it; then it says how far that is, can be stopped, and
 * goes on later. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_COST_PAGE (harena_cost_page_get_type ())

G_DECLARE_FINAL_TYPE (HarenaCostPage, harena_cost_page, HARENA, COST_PAGE, GtkWidget)

GtkWidget *harena_cost_page_new       (HarenaHand     *hand);

void       harena_cost_page_update    (HarenaCostPage *self);

/* width: of the room that there is. What stands side by side may stand one under the other. */
void       harena_cost_page_set_room  (HarenaCostPage *self,
                                       int             width);

/* The bar with the button that begins, and how far it is: it also stands in a review. */
GtkWidget *harena_cost_progress_new    (HarenaHand *hand);

void       harena_cost_progress_update (GtkWidget  *progress);

/* narrow: the button stands below. brief: there is no room for words that explain it. */
void       harena_cost_progress_set_narrow (GtkWidget *progress,
                                            gboolean   narrow,
                                            gboolean   brief);
