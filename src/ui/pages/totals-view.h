/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who won how often: people by their names, computer players by their strength. */

#pragma once

#include "past-game.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_TOTALS_VIEW (harena_totals_view_get_type ())

G_DECLARE_FINAL_TYPE (HarenaTotalsView, harena_totals_view, HARENA, TOTALS_VIEW, GtkWidget)

/* games: of HarenaPastGame. */
GtkWidget *harena_totals_view_new      (GListModel       *games);

/* Which game of the house they all are, so that their points can be compared; or NULL. */
void       harena_totals_view_set_game (HarenaTotalsView *self,
                                        const HarenaGame *game);

/* Whether the cards of who played most stand above the others: in a narrow window they do not fit
 * above the games. */
void       harena_totals_view_set_cards (HarenaTotalsView *self,
                                         gboolean          shown);
