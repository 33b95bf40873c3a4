/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies over the spaces of the arena: the way to the space in hand, the sword of a battle, and
 * what is advised. */

#pragma once

#include "clash/arena-geometry.h"
#include "clash/hand.h"

/* The chevrons. */
void clash_arena_overlay_way    (GtkSnapshot              *snapshot,
                                 const ClashArenaGeometry *geometry,
                                 const HarenaView         *view);

/* turn: how far the sword has turned from upright to its target, from 0 to 1. */
void clash_arena_overlay_battle (GtkSnapshot              *snapshot,
                                 const ClashArenaGeometry *geometry,
                                 int                       from,
                                 int                       target,
                                 double                    turn);

/* A move that is advised. */
void clash_arena_overlay_hint   (GtkSnapshot              *snapshot,
                                 const ClashArenaGeometry *geometry,
                                 const HarenaView         *view,
                                 HarenaMove                move);
