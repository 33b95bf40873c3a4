/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies over the spaces of the arena: the way to the space in hand, the sword of a battle, and
 * what is advised. */

#pragma once

#include "clash/arena-geometry.h"
#include "clash/hand.h"

/* The chevrons. */
void clash_arena_overlay_way    (GtkSnapshot              *snapshot,
                                 const ClashArenaGeometry *geometry,
                                 ClashHand                *hand);

/* turn: how far the sword has turned from upright to its target, from 0 to 1. */
void clash_arena_overlay_battle (GtkSnapshot              *snapshot,
                                 const ClashArenaGeometry *geometry,
                                 int                       from,
                                 int                       target,
                                 double                    turn);

/* The first of the hints, as long as they are good for what is seen. */
void clash_arena_overlay_hint   (GtkSnapshot              *snapshot,
                                 const ClashArenaGeometry *geometry,
                                 HarenaGameModel          *model);

/* What somebody speaks about. */
void clash_arena_overlay_point  (GtkSnapshot              *snapshot,
                                 const ClashArenaGeometry *geometry,
                                 ClashCells                cells);

void clash_arena_overlay_focus  (GtkSnapshot              *snapshot,
                                 const ClashArenaGeometry *geometry,
                                 int                       cell);
