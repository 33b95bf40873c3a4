/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A single rule of a new game: a switch where it is on or off, a list where it has more values.
 *
 * Signal "changed": it has another value. */

#pragma once

#include "game.h"

#include <adwaita.h>

#define HARENA_TYPE_OPTION_ROW (harena_option_row_get_type ())

G_DECLARE_FINAL_TYPE (HarenaOptionRow, harena_option_row, HARENA, OPTION_ROW, AdwActionRow)

/* option: its index in the game. */
GtkWidget *harena_option_row_new         (const HarenaGame *game,
                                          int               option);

int        harena_option_row_get_option  (HarenaOptionRow *self);

/* The index of the value. */
int        harena_option_row_get_value   (HarenaOptionRow *self);

void       harena_option_row_set_value   (HarenaOptionRow *self,
                                          int              value);
