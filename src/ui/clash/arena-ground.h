/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ground of the arena: the stands, the rim and the sand, up to the edges of the widget. */

#pragma once

#include "board/shape.h"
#include "clash/arena-geometry.h"

void clash_arena_draw_ground (cairo_t              *cr,
                              const HarenaGeometry *geometry);
