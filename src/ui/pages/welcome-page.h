/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first page: go on with the game that was left, begin one, learn to play, look at old ones.
 * It offers the games that have a face. */

#pragma once

#include "history.h"
#include "unfinished-game.h"

#include <adwaita.h>

#define HARENA_TYPE_WELCOME_PAGE (harena_welcome_page_get_type ())

G_DECLARE_FINAL_TYPE (HarenaWelcomePage, harena_welcome_page, HARENA, WELCOME_PAGE, AdwBin)

GtkWidget *harena_welcome_page_new         (void);

/* The primary menu. */
void       harena_welcome_page_set_menu    (HarenaWelcomePage *self,
                                            GMenuModel        *menu);

/* Of HarenaUnfinishedGame, the last one first, as they are now; NULL for none. */
void       harena_welcome_page_set_left    (HarenaWelcomePage *self,
                                            GPtrArray         *left_games);

void       harena_welcome_page_set_history (HarenaWelcomePage *self,
                                            HarenaHistory     *history);

/* Gives the focus to what a person most likely wants, so that Enter does it. */
void       harena_welcome_page_focus       (HarenaWelcomePage *self);
