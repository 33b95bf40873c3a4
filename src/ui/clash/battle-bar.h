/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chances as a bar, and under it what they are for. */

#pragma once

#include "clash/battle-odds.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_BAR (clash_battle_bar_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleBar, clash_battle_bar, CLASH, BATTLE_BAR, GtkWidget)

typedef enum
{
  CLASH_BAR_LINES,   /* all chances, then the points in a line of their own */
  CLASH_BAR_IN_LINE, /* the same in one line, as far as it goes */
  CLASH_BAR_BRIEF,   /* only the best that can happen, then the points */
} ClashBarWords;

/* colour: of the seat whose hopes these are, or 0. words: for each chance, "takes a gladiator", or
 * NULL for the numbers alone. more: the points, or NULL. */
GtkWidget *clash_battle_bar_new (const ClashOutlook *outlook,
                                 int                 colour,
                                 const char *const   words[CLASH_N_OUTLOOKS],
                                 const char         *more,
                                 ClashBarWords       how);
