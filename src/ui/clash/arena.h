/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arena: seventeen spaces on the sand, to look at, to walk with the arrow keys, and to press.
 *
 * What is dragged onto a space, or from one, is a ClashDrag. A drop does what presses on the one
 * and then the other would do. */

#pragma once

#include "clash/drag.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_ARENA (clash_arena_get_type ())

G_DECLARE_FINAL_TYPE (ClashArena, clash_arena, CLASH, ARENA, GtkWidget)

GtkWidget *clash_arena_new       (ClashHand *hand);

/* Puts the keyboard on a space; with CLASH_NO_CELL on the first that can be chosen. */
void       clash_arena_grab_cell (ClashArena *self,
                                  int         cell);

/* The widget of a space. */
GtkWidget *clash_arena_get_cell  (ClashArena *self,
                                  int         cell);

/* Whether a move is still seen to happen; also the property "moving". */
gboolean   clash_arena_get_moving (ClashArena *self);

/* What a drop of this on a space does. FALSE if it means nothing there. */
gboolean   clash_arena_drop      (ClashArena      *self,
                                  int              cell,
                                  const ClashDrag *drag);

/* Draws attention to these spaces, as a lesson does; none ends it. */
void       clash_arena_point      (ClashArena *self,
                                   ClashCells  cells);
