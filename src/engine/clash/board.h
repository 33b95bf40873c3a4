/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arena (R3): 17 hexes in rows of 3-4-3-4-3, as bits of one word.
 *
 * Rows are numbered one after the other with one bit left free behind each. Then every neighbour
 * is at the same distance everywhere, and a step over the edge falls on a free bit:
 *
 *        a1  a2  a3              0   1   2   (3)
 *      b1  b2  b3  b4          4   5   6   7   (8)
 *        c1  c2  c3              9  10  11   (12)
 *      d1  d2  d3  d4         13  14  15  16  (17)
 *        e1  e2  e3             18  19  20
 *
 * West and east are 1 away, the row above 5 and 4, the row below 4 and 5. So the neighbours of a
 * whole set of cells are six shifts, and no table is looked up. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

enum
{
  CLASH_N_CELLS = 17,
  CLASH_CELLS_END = 21, /* one more than the number of the last cell */
};

/* A set of cells: cell n is bit n. */
typedef uint32_t ClashCells;

#define CLASH_BOARD ((ClashCells) 0x1deef7)

static inline ClashCells
clash_cell_bit (int cell)
{
  return (ClashCells) 1 << cell;
}

/* Takes the lowest cell out of a set that is not empty. */
static inline int
clash_take_cell (ClashCells *cells)
{
  int cell = __builtin_ctz (*cells);

  *cells &= *cells - 1;
  return cell;
}

static inline int
clash_count_cells (ClashCells cells)
{
  return __builtin_popcount (cells);
}

/* All cells that have a neighbour in the set; cells of the set itself among them. */
static inline ClashCells
clash_beside (ClashCells cells)
{
  return ((cells << 1) | (cells >> 1) | (cells << 4) | (cells >> 4) | (cells << 5) | (cells >> 5))
         & CLASH_BOARD;
}

/* R14: the empty cells that can be reached from a cell through empty ones. */
static inline ClashCells
clash_reach (int        from,
             ClashCells empty)
{
  ClashCells reached = clash_beside (clash_cell_bit (from)) & empty;
  ClashCells before;

  do
    {
      before = reached;
      reached |= clash_beside (reached) & empty;
    }
  while (reached != before);

  return reached;
}

bool clash_is_cell    (unsigned cell);

void clash_write_cell (int   cell,
                       char *name);

int  clash_read_cell  (const char *name);
