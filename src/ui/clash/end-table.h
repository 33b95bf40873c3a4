/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The result as a table: what everybody's points are made of. */

#pragma once

#include "game-model.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_END_TABLE (clash_end_table_get_type ())

G_DECLARE_FINAL_TYPE (ClashEndTable, clash_end_table, CLASH, END_TABLE, GtkWidget)

GtkWidget *clash_end_table_new        (HarenaGameModel *model);

/* To the present. */
void       clash_end_table_update     (ClashEndTable *self);

/* Without the signs for who is a person and who a computer. */
void       clash_end_table_set_narrow (ClashEndTable *self,
                                       gboolean       narrow);
