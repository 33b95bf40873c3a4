/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The crest of a seat in a disc of its colour: the sign for a player everywhere but on the board. */

#pragma once

#include <gtk/gtk.h>

#define HARENA_TYPE_CREST (harena_crest_get_type ())

G_DECLARE_FINAL_TYPE (HarenaCrest, harena_crest, HARENA, CREST, GtkWidget)

/* colour: of the seat, from 1 to 5; 0 shows nothing. size: of the disc, in pixels. */
GtkWidget *harena_crest_new        (int colour,
                                    int size);

int        harena_crest_get_colour (HarenaCrest *self);

void       harena_crest_set_colour (HarenaCrest *self,
                                    int          colour);

void       harena_crest_set_size   (HarenaCrest *self,
                                    int          size);
