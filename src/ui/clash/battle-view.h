/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The screen of a battle, with its own header bar.
 *
 * "active" is true while a battle has to be shown: while one is under way in the present, and for a
 * moment after its last move. "telling" is true while what has happened is not all to be seen yet:
 * dice fall, stars fly. */

#pragma once

#include "clash/hand.h"
#include "face.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_VIEW (clash_battle_view_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleView, clash_battle_view, CLASH, BATTLE_VIEW, GtkWidget)

GtkWidget *clash_battle_view_new        (HarenaHand *hand);

gboolean   clash_battle_view_get_active (ClashBattleView *self);

gboolean   clash_battle_view_get_telling (ClashBattleView *self);

/* The main menu. */
void       clash_battle_view_set_menu   (ClashBattleView *self,
                                         GMenuModel      *menu);

/* A line in the place of the help, until the next question; NULL for the hint that the model has, or
 * the help. */
void       clash_battle_view_say        (ClashBattleView *self,
                                         const char      *text);

/* Whatever moves is where it ends, and the model may go on. */
void       clash_battle_view_skip       (ClashBattleView *self);

/* For the face. */
extern const HarenaScene clash_battle_scene;
