/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The field of a battle: its steps, both sides, the dice between them and what they come to. */

#pragma once

#include "clash/hand.h"
#include "clash/story.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_FIELD (clash_battle_field_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleField, clash_battle_field, CLASH, BATTLE_FIELD, GtkWidget)

GtkWidget *clash_battle_field_new        (HarenaGameModel *model);

/* Shows the story as it is, whatever was shown before. */
void       clash_battle_field_update     (ClashBattleField *self,
                                          const ClashStory *story);

/* The three parts of a move, in this order. Each says how long it is seen to move, in milliseconds;
 * the last has shown everything. */
guint      clash_battle_field_throw      (ClashBattleField *self,
                                          const ClashStory *story);

guint      clash_battle_field_fly        (ClashBattleField *self,
                                          const ClashStory *story);

guint      clash_battle_field_change     (ClashBattleField *self,
                                          const ClashStory *story);

/* Nothing moves any more. */
void       clash_battle_field_finish     (ClashBattleField *self);

/* What can be pressed in it; hand: NULL while nobody is asked. */
void       clash_battle_field_offer      (ClashBattleField *self,
                                          HarenaHand       *hand);

void       clash_battle_field_set_narrow (ClashBattleField *self,
                                          gboolean          narrow);
