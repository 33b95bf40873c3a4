/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours that a seat can have, to choose one. Emits "chosen" with its number. */

#pragma once

#include <gtk/gtk.h>

#define HARENA_TYPE_COLOUR_POPOVER (harena_colour_popover_get_type ())

G_DECLARE_FINAL_TYPE (HarenaColourPopover, harena_colour_popover, HARENA, COLOUR_POPOVER,
                      GtkPopover)

/* colour: the one that the seat has. */
GtkWidget *harena_colour_popover_new (int colour);
