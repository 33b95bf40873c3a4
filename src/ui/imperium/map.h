/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map as a board: its provinces are the spaces, numbered in the order of scoring. */

#pragma once

#include "board/board-face.h"
#include "imperium/paint.h"
#include "imperium/names.h"

/* The columns of a province as the viewer may know them: those of seats that do not play have no
 * colour. */
void imperium_find_columns (const HarenaView *view, int province, ImperiumColumn *columns);

extern const HarenaBoard imperium_board;
