/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice in a battle: a button that plays a move, and the key that does the same. */

#pragma once

#include "game.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_OPTION (clash_battle_option_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleOption, clash_battle_option, CLASH, BATTLE_OPTION, GtkButton)

/* name: what it does, for who cannot see it. key: a letter or a digit. */
GtkWidget  *clash_battle_option_new      (HarenaMove  move,
                                          const char *name,
                                          char        key);

HarenaMove  clash_battle_option_get_move (ClashBattleOption *self);

char        clash_battle_option_get_key  (ClashBattleOption *self);

/* The key as a cap on the keyboard. */
GtkWidget  *clash_battle_option_new_cap  (ClashBattleOption *self);
