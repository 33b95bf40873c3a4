/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills a drop-down with who can play for a seat: a person, or a computer of some strength. */

#pragma once

#include <gtk/gtk.h>

void        harena_player_chooser_fill (GtkDropDown *chooser);

/* A word of the record. */
const char *harena_player_chooser_get  (GtkDropDown *chooser);

/* One that is not known is a person. */
void        harena_player_chooser_set  (GtkDropDown *chooser,
                                        const char  *player);
