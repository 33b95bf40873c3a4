/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The button that goes on with a game that was left: a little board, whose turn it is, points. */

#pragma once

#include "unfinished-game.h"

#include <gtk/gtk.h>

/* large: the game that was left last; the others have smaller ones. */
GtkWidget *harena_left_button_new (HarenaUnfinishedGame *game,
                                   gboolean        large);
