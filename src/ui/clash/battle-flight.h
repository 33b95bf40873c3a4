/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stars that fly from their dice to the side that is hit, over everything else. */

#pragma once

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_FLIGHT (clash_battle_flight_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleFlight, clash_battle_flight, CLASH, BATTLE_FLIGHT, GtkWidget)

GtkWidget *clash_battle_flight_new    (void);

/* stopped: by a shield, where it fades. */
void       clash_battle_flight_add    (ClashBattleFlight      *self,
                                       const graphene_point_t *from,
                                       const graphene_point_t *to,
                                       gboolean                stopped);

/* Says how long it takes, in milliseconds. */
guint      clash_battle_flight_start  (ClashBattleFlight *self);

void       clash_battle_flight_finish (ClashBattleFlight *self);
