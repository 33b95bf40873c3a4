/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where on the track the part is that is seen. */

#pragma once

#include "board/board-face.h"

/* Nothing where all of the track is seen. */
void circus_scroll_map_draw (cairo_t              *cr,
                             const HarenaGeometry *geometry,
                             const HarenaView     *view);
