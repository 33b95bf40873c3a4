/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "Pass the screen to Livia": stands in the place of everything while somebody has to choose in
 * secret who does not look yet. Nothing of the game is behind it. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_CURTAIN (harena_curtain_get_type ())

G_DECLARE_FINAL_TYPE (HarenaCurtain, harena_curtain, HARENA, CURTAIN, GtkWidget)

/* Its focus is the button with which who has to choose sits down. */
GtkWidget *harena_curtain_new      (HarenaHand    *hand);

void       harena_curtain_update   (HarenaCurtain *self);

/* The main menu, for the header bar. */
void       harena_curtain_set_menu (HarenaCurtain *self,
                                    GMenuModel    *menu);
