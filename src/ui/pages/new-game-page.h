/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page before a game: who plays, by which rules, and Start.
 *
 * Signal "start" (HarenaGameModel): the game as it was chosen. */

#pragma once

#include "game-model.h"

#include <adwaita.h>

#define HARENA_TYPE_NEW_GAME_PAGE (harena_new_game_page_get_type ())

G_DECLARE_FINAL_TYPE (HarenaNewGamePage, harena_new_game_page, HARENA, NEW_GAME_PAGE, AdwBin)

/* game: one with a face. With what was chosen for its last game. */
GtkWidget *harena_new_game_page_new        (const HarenaGame *game);

/* The primary menu. */
void       harena_new_game_page_set_menu   (HarenaNewGamePage *self,
                                            GMenuModel        *menu);

/* Seats and rules as in this game, to be played again with changes. */
void       harena_new_game_page_set_record (HarenaNewGamePage  *self,
                                            const HarenaRecord *record);

const HarenaGame *harena_new_game_page_get_game (HarenaNewGamePage *self);

/* Gives the focus to Start, or to what has to be mended first. */
void       harena_new_game_page_focus      (HarenaNewGamePage *self);
