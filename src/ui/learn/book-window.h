/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book of a game, in a window beside it. */

#pragma once

#include "game.h"

#include <adwaita.h>

#define HARENA_TYPE_BOOK_WINDOW (harena_book_window_get_type ())

G_DECLARE_FINAL_TYPE (HarenaBookWindow, harena_book_window, HARENA, BOOK_WINDOW, AdwWindow)

/* The book of this window is brought to the front if it is open. It goes with its parent, which may be
 * NULL. game: one with a face. topic: an id; "" or NULL for where it was, or the beginning. */
void harena_book_window_present (GtkWindow        *parent,
                                 const HarenaGame *game,
                                 const char       *topic);
