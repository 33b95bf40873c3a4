/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of dice, as they lie. */

#pragma once

#include <gtk/gtk.h>

/* The piece of art that a die shows. */
typedef const char *(*HarenaDieFunc) (char face);

#define HARENA_TYPE_DICE_ROW (harena_dice_row_get_type ())

G_DECLARE_FINAL_TYPE (HarenaDiceRow, harena_dice_row, HARENA, DICE_ROW, GtkWidget)

/* size: of a die. art: may be NULL until there are dice. */
GtkWidget *harena_dice_row_new       (int            size,
                                      HarenaDieFunc  art);

void       harena_dice_row_set_art   (HarenaDiceRow *self,
                                      HarenaDieFunc  art);

/* A character each. */
void       harena_dice_row_set_faces (HarenaDiceRow *self,
                                      const char    *faces);
