/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a game: who won and why, what the points are made of, how they came, and whatever else
 * the face has to show. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_END_PAGE (harena_end_page_get_type ())

G_DECLARE_FINAL_TYPE (HarenaEndPage, harena_end_page, HARENA, END_PAGE, GtkWidget)

GtkWidget *harena_end_page_new      (HarenaHand *hand);

void       harena_end_page_update   (HarenaEndPage *self);

/* When only more is known about what the moves cost. */
void       harena_end_page_update_review (HarenaEndPage *self);

/* The main menu, for the header bar. */
void       harena_end_page_set_menu (HarenaEndPage *self,
                                    GMenuModel   *menu);

/* The focus comes to what is done most: another game. */
void       harena_end_page_grab     (HarenaEndPage *self);
