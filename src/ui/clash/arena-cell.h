/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A space of the arena: what stands there, how it is marked, and its name for who cannot see it.
 *
 * Emits "activate" when it is pressed by other means than keyboard and pointer. */

#pragma once

#include "clash/hex-face.h"
#include "clash/hex-mark.h"

#define CLASH_TYPE_ARENA_CELL (clash_arena_cell_get_type ())

G_DECLARE_FINAL_TYPE (ClashArenaCell, clash_arena_cell, CLASH, ARENA_CELL, GtkWidget)

GtkWidget *clash_arena_cell_new         (int cell);

int        clash_arena_cell_get_cell    (ClashArenaCell *self);

/* half, radius: of its hex, whose middle is that of the widget. */
void       clash_arena_cell_set_size    (ClashArenaCell *self,
                                         int             half,
                                         double          radius);

void       clash_arena_cell_set_face    (ClashArenaCell  *self,
                                         const ClashFace *face);

/* A mark that is new appears in 100 ms. */
void       clash_arena_cell_set_mark    (ClashArenaCell     *self,
                                         const ClashHexMark *mark);

/* What a screen reader says; selected: it is in hand. */
void       clash_arena_cell_set_words   (ClashArenaCell *self,
                                         const char     *label,
                                         gboolean        can_press,
                                         gboolean        selected);

ClashMark  clash_arena_cell_get_mark    (ClashArenaCell *self);

/* For a moment: the cell looks empty, because what stands there is still on its way; or it is
 * drawn smaller. 1 is what it is usually. */
void       clash_arena_cell_set_away    (ClashArenaCell *self,
                                         gboolean        away);

void       clash_arena_cell_set_zoom    (ClashArenaCell *self,
                                         double          zoom);

/* What stands there, without mark and name, as it is on its way elsewhere. */
GdkPaintable *clash_arena_cell_take_picture (ClashArenaCell *self);
