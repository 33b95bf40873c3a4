/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a game, for light and dark; 16 by 9, as wide as it is given room. */

#pragma once

#include <gtk/gtk.h>

#define HARENA_TYPE_GAME_PICTURE (harena_game_picture_get_type ())

G_DECLARE_FINAL_TYPE (HarenaGamePicture, harena_game_picture, HARENA, GAME_PICTURE, GtkWidget)

/* picture: its name in the art, as a face has it; NULL leaves the plain ground. */
GtkWidget *harena_game_picture_new       (const char *picture);

/* How wide it is at least, in pixels. */
void       harena_game_picture_set_width (HarenaGamePicture *self,
                                          int                width);
