/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pile of gladiators (R1) or of beasts of one kind: the more are left, the higher it stands. */

#pragma once

#include "clash/box.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_PILE (clash_pile_get_type ())

G_DECLARE_FINAL_TYPE (ClashPile, clash_pile, CLASH, PILE, GtkWidget)

/* size: of a disc, in pixels; the pile stands out below. */
GtkWidget *clash_pile_new_of_kind  (ClashKind kind,
                                    int       size);

GtkWidget *clash_pile_new_of_beast (ClashBeast beast,
                                    int        size);

void       clash_pile_set          (ClashPile *self,
                                    int        left,
                                    gboolean   chosen);
