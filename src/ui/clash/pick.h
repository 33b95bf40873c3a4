/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pile to take from: gladiators while entering (R8), or beasts of the reserve (R31). */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_PICK (clash_pick_get_type ())

G_DECLARE_FINAL_TYPE (ClashPick, clash_pick, CLASH, PICK, GtkButton)

/* compact: the picture, its name and how many are left below; else a whole row. It does not follow
 * the hand by itself. */
GtkWidget *clash_pick_new_of_kind  (HarenaHand *hand,
                                    ClashKind  kind,
                                    gboolean   compact);

GtkWidget *clash_pick_new_of_beast (HarenaHand *hand,
                                    ClashBeast beast,
                                    gboolean   compact);

void       clash_pick_update       (ClashPick *self);

/* FALSE if it cannot be taken. */
gboolean   clash_pick_take         (ClashPick *self);
