/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Clash: seventeen spaces on the sand. */

#pragma once

#include "board/board-face.h"

extern const HarenaBoard clash_arena_board;

/* What is seen of a move: a team that walks, a newcomer, a loss, a sword that turns to its target. */
void clash_arena_plan (const HarenaTelling  *telling,
                       const HarenaGeometry *geometry,
                       HarenaMotion         *motion);
