/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line about a game: what came of it, which game it was and when, and who has what. */

#pragma once

#include "past-game.h"
#include "unfinished-game.h"
#include "widgets/sizer.h"

#include <adwaita.h>

/* now: the present day. */
GtkWidget *harena_recent_row_new_past (HarenaPastGame       *game,
                                       GDateTime            *now,
                                       HarenaSize            size);

GtkWidget *harena_recent_row_new_left (HarenaUnfinishedGame *game,
                                       GDateTime            *now,
                                       HarenaSize            size);

GtkWidget *harena_recent_row_new_file (GtkRecentInfo        *info,
                                       GDateTime            *now);

/* Takes a game from the list, by the action win.forget. kind: "left", "past" or "file"; id: the word
 * of a game that was left, or the URI of another. title: what the game is called. */
GtkWidget *harena_forget_button_new (const char *kind,
                                     const char *id,
                                     const char *title);
