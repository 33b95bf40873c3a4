/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window: the welcome, the setup of a new game, or the table of the one game that it plays. */

#pragma once

#include "application.h"
#include "game-model.h"

#define HARENA_TYPE_WINDOW (harena_window_get_type ())

G_DECLARE_FINAL_TYPE (HarenaWindow, harena_window, HARENA, WINDOW, AdwApplicationWindow)

/* It is to be told what to show, and then to be presented. */
GtkWidget       *harena_window_new         (HarenaApplication *application);

/* The game that is played here, or NULL. */
HarenaGameModel *harena_window_get_model   (HarenaWindow *self);

/* The game that is played here, learned or arranged; otherwise the one that was arranged last. */
const HarenaGame *harena_window_get_game   (HarenaWindow *self);

/* "welcome", "new-game" or "table"; NULL while it shows nothing yet. */
const char      *harena_window_get_page    (HarenaWindow *self);

/* The game that was played here is kept, to be continued. */
void             harena_window_show_welcome (HarenaWindow *self);

/* A game that has just been made begins, in place of the one that was played here; that one is
 * kept, to be continued. */
void             harena_window_play        (HarenaWindow    *self,
                                            HarenaGameModel *model);

/* Whether the game of this file is played here, or will be as soon as it is read. */
gboolean         harena_window_has_file    (HarenaWindow *self,
                                            GFile        *file);

/* Opens a file, here or where it is open already, and presents the window. If that fails, all
 * stays as it is. */
void             harena_window_open        (HarenaWindow *self,
                                            GFile        *file);

/* Asks which file to open. */
void             harena_window_choose_file (HarenaWindow *self);

/* Saves the game, under a name that ends as it should. overwrite: whatever is in the file. */
void             harena_window_save_to     (HarenaWindow *self,
                                            GFile        *file,
                                            gboolean      overwrite);
