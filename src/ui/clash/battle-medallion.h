/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A gladiator or a beast in a disc, as large as there is room; a loss leaves a dashed ring. */

#pragma once

#include "clash/box.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_MEDALLION (clash_battle_medallion_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleMedallion, clash_battle_medallion, CLASH, BATTLE_MEDALLION,
                      GtkWidget)

typedef struct
{
  ClashKind  kind;
  ClashBeast beast;    /* instead of the kind, unless it is none */
  int        colour;   /* of the seat, for the ring; 0 for a beast */
  gboolean   netted;
  gboolean   lost;
  gboolean   mirrored; /* the defender looks to the left */
  gboolean   weapon;   /* the weapon alone, where there is little room */
} ClashMedallionLook;

/* size: the least, and what it would like to have. */
GtkWidget *clash_battle_medallion_new    (int size);

void       clash_battle_medallion_set    (ClashBattleMedallion     *self,
                                          const ClashMedallionLook *look);

/* Shows what has just become of it: a net drops, a gladiator falls. Says how long it takes, in
 * milliseconds. */
guint      clash_battle_medallion_move   (ClashBattleMedallion *self);

/* It is where it ends. */
void       clash_battle_medallion_finish (ClashBattleMedallion *self);
