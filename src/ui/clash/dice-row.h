/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice in a row, small: how they fell, as the log shows it. */

#pragma once

#include <gtk/gtk.h>

#define CLASH_TYPE_DICE_ROW (clash_dice_row_get_type ())

G_DECLARE_FINAL_TYPE (ClashDiceRow, clash_dice_row, CLASH, DICE_ROW, GtkWidget)

/* size: of a die, in pixels. */
GtkWidget *clash_dice_row_new       (int size);

/* As in the record: X lethal, x hit, . miss. */
void       clash_dice_row_set_faces (ClashDiceRow *self,
                                     const char   *faces);
