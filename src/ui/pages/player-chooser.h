/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills a drop-down with who can play for a seat: a person, or a computer of some level. */

#pragma once

#include "game.h"

#include <gtk/gtk.h>

/* game: what is told of each player is about this one. */
void        harena_player_chooser_fill (GtkDropDown      *chooser,
                                        const HarenaGame *game);

/* A word of the record. */
const char *harena_player_chooser_get  (GtkDropDown *chooser);

/* One that is not known is a person. */
void        harena_player_chooser_set  (GtkDropDown *chooser,
                                        const char  *player);
