/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chances as a bar, and under it what they are for. */

#pragma once

#include "clash/battle-odds.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_BAR (clash_battle_bar_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleBar, clash_battle_bar, CLASH, BATTLE_BAR, GtkWidget)

/* colour: of the seat whose hopes these are, or 0. words: for each chance, "takes a gladiator".
 * more: a line below, or NULL. brief: only the best that can happen is named. */
GtkWidget *clash_battle_bar_new (const ClashOutlook *outlook,
                                 int                 colour,
                                 const char *const   words[CLASH_N_OUTLOOKS],
                                 const char         *more,
                                 gboolean            brief);
