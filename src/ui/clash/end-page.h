/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a game: who won and why, what the points are made of, how they came, and the dice. */

#pragma once

#include "game-model.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_END_PAGE (clash_end_page_get_type ())

G_DECLARE_FINAL_TYPE (ClashEndPage, clash_end_page, CLASH, END_PAGE, GtkWidget)

GtkWidget *clash_end_page_new      (HarenaGameModel *model);

/* The main menu, for the header bar. */
void       clash_end_page_set_menu (ClashEndPage *self,
                                    GMenuModel   *menu);
