/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How often the person who played most has won: game by game, and against each level. */

#pragma once

#include <gtk/gtk.h>

/* games: a list model of HarenaPastGame. Not seen while no person has played. */
GtkWidget *harena_statistics_cards_new (GListModel *games);
