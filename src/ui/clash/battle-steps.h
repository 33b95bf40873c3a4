/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a battle in a row: what is done, what is on, what is to come. Where there is little
 * room only the present one is named. */

#pragma once

#include "clash/story.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_STEPS (clash_battle_steps_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleSteps, clash_battle_steps, CLASH, BATTLE_STEPS, GtkWidget)

GtkWidget *clash_battle_steps_new         (void);

/* current: which step is shown as being on; it may lag behind the story while dice fall. */
void       clash_battle_steps_update      (ClashBattleSteps *self,
                                           const ClashStory *story,
                                           int               current);

void       clash_battle_steps_set_compact (ClashBattleSteps *self,
                                           gboolean          compact);
