/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way that a team or a beast walks, cell by cell. */

#pragma once

#include "clash/board.h"

/* R14: a shortest way through empty cells; both ends are in the path, which has room for
 * CLASH_N_CELLS. Says how many cells it has, 0 if there is no way. */
int clash_find_way (ClashCells empty,
                    int        from,
                    int        to,
                    int       *path);
