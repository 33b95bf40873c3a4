/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ground of the arena: the stands, the rim and the sand, up to the edges of the widget. */

#pragma once

#include "clash/arena-geometry.h"

GskRenderNode *clash_arena_ground_paint (const ClashArenaGeometry *geometry,
                                         int                       scale);
