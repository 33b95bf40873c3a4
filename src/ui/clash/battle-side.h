/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of a battle: whose it is, its gladiators, its wounds, and what it can do. */

#pragma once

#include "clash/hand.h"
#include "clash/story.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_SIDE (clash_battle_side_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleSide, clash_battle_side, CLASH, BATTLE_SIDE, GtkWidget)

/* side: CLASH_ATTACKER or CLASH_DEFENDER, who looks to the left. */
GtkWidget *clash_battle_side_new        (int side);

void       clash_battle_side_update     (ClashBattleSide  *self,
                                         HarenaGameModel  *model,
                                         const ClashStory *story);

/* As a row of a narrow window. */
void       clash_battle_side_set_narrow (ClashBattleSide *self,
                                         gboolean         narrow);

/* The gladiators can be pressed for what is asked of the hand, if that is asked about this side, and
 * its nets dropped, if it throws them; hand: NULL while nobody is asked. */
void       clash_battle_side_offer      (ClashBattleSide *self,
                                         HarenaHand      *hand);

/* Shows what the update has changed: a net drops, a gladiator falls. In milliseconds. */
guint      clash_battle_side_move       (ClashBattleSide *self);

void       clash_battle_side_finish     (ClashBattleSide *self);

/* Where a star flies to: the team, or one of its active shields, from 0. */
void       clash_battle_side_get_place  (ClashBattleSide  *self,
                                         int               shield,
                                         graphene_point_t *place);
