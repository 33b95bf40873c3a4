/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arena as the rules describe it (R3), for tests that must not ask the engine. */

#pragma once

#include <stdbool.h>

enum
{
  PAGE_N_CELLS = 17,
};

/* "a1" to "e3", row by row. */
extern const char *const page_cells[PAGE_N_CELLS];

/* The list of neighbours, word for word: "a1: a2 b1 b2. a2: …". */
extern const char page_neighbours[];

/* The place of a name in page_cells, or -1. */
int  page_find_cell (const char *name);

/* Whether two cells, by their places in page_cells, are neighbours. */
bool page_is_beside (int one,
                     int other);
