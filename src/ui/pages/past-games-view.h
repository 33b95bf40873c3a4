/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of games that were played to their end, to be sorted and chosen from. */

#pragma once

#include "past-game.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_PAST_GAMES_VIEW (harena_past_games_view_get_type ())

G_DECLARE_FINAL_TYPE (HarenaPastGamesView, harena_past_games_view, HARENA, PAST_GAMES_VIEW,
                      GtkWidget)

/* games: of HarenaPastGame. Emits "chosen" (HarenaPastGame *) when a row is activated. */
GtkWidget *harena_past_games_view_new         (GListModel          *games);

/* Whether several games of the house are among them, and each row says which it is. */
void       harena_past_games_view_set_several (HarenaPastGamesView *self,
                                               gboolean             several);
