/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The screen of a running game of Clash: the board, a battle, or the end, whichever is on.
 *
 * Its actions are called "table.…"; see table.c. */

#pragma once

#include "clash/tutorial.h"
#include "game-model.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_TABLE (clash_table_get_type ())

G_DECLARE_FINAL_TYPE (ClashTable, clash_table, CLASH, TABLE, GtkWidget)

GtkWidget       *clash_table_new               (HarenaGameModel *model);

/* Learn to play. */
GtkWidget       *clash_table_new_with_tutorial (ClashTutorial *tutorial);

HarenaGameModel *clash_table_get_model         (ClashTable *self);

/* The main menu, for the header bars. */
void             clash_table_set_menu          (ClashTable *self,
                                                GMenuModel *menu);
