/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tray into which the dice fall, and the battle disc above it, which points at whoever is
 * attacked by them. */

#pragma once

#include "clash/story.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_TRAY (clash_battle_tray_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleTray, clash_battle_tray, CLASH, BATTLE_TRAY, GtkWidget)

GtkWidget *clash_battle_tray_new     (void);

/* faces: as in the record; "" for none. caption: what is said under them. target: the side that is
 * rolled at, or CLASH_NO_SIDE. */
void       clash_battle_tray_update  (ClashBattleTray *self,
                                      const char      *faces,
                                      const char      *caption,
                                      int              target);

/* The dice that lie there fall once more. Says how long that takes, in milliseconds. */
guint      clash_battle_tray_throw   (ClashBattleTray *self);

/* They are where they end. */
void       clash_battle_tray_finish  (ClashBattleTray *self);

/* The middle of a die, in the tray. */
void       clash_battle_tray_get_die (ClashBattleTray  *self,
                                      int               die,
                                      graphene_point_t *middle);
