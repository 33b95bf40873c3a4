/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a throw comes to, as a sum: the hits, less the shields, and what that costs. */

#pragma once

#include "clash/story.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_SUM (clash_battle_sum_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleSum, clash_battle_sum, CLASH, BATTLE_SUM, GtkWidget)

GtkWidget *clash_battle_sum_new         (void);

/* story: NULL for nothing. Before the first dice fall it says who is first, if it is compact: then
 * the tray has no room for that. */
void       clash_battle_sum_update      (ClashBattleSum   *self,
                                         HarenaGameModel  *model,
                                         const ClashStory *story);

void       clash_battle_sum_set_compact (ClashBattleSum *self,
                                         gboolean        compact);
