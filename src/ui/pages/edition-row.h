/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An edition of a game, to be chosen: its name, a line about it, and how many can play it. */

#pragma once

#include "game.h"

#include <adwaita.h>

/* edition: its index in the game. group: any button of the group of all editions. */
GtkWidget      *harena_edition_row_new       (const HarenaGame *game,
                                              int               edition,
                                              GtkCheckButton   *group);

/* What is active while the edition is chosen. */
GtkCheckButton *harena_edition_row_get_check (GtkWidget        *row);
