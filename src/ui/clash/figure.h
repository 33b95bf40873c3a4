/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A gladiator or a beast on a disc of bone, as it is shown beside the arena; or the slot that a
 * gladiator has left. */

#pragma once

#include "clash/box.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_FIGURE (clash_figure_get_type ())

G_DECLARE_FINAL_TYPE (ClashFigure, clash_figure, CLASH, FIGURE, GtkWidget)

/* size: of the disc, in pixels. weapon: for the weapon or the head alone, where there is little
 * room. */
GtkWidget *clash_figure_new        (int      size,
                                    gboolean weapon);

/* colour: of the seat, from 1 to 5, for the ring about it; 0 for ink. */
void       clash_figure_set_kind   (ClashFigure *self,
                                    ClashKind    kind,
                                    int          colour);

void       clash_figure_set_beast  (ClashFigure *self,
                                    ClashBeast   beast);

void       clash_figure_set_empty  (ClashFigure *self,
                                    int          colour);
