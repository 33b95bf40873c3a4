/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the way ring by ring. */

#include "clash/way.h"

int
clash_find_way (ClashCells empty,
                int        from,
                int        to,
                int       *path)
{
  ClashCells rings[CLASH_N_CELLS] = { clash_cell_bit (from) };
  ClashCells reached = rings[0];
  int        length = 0;

  /* Rings of empty cells about the start, until one holds the end; then back through them. */
  while ((reached & clash_cell_bit (to)) == 0 && length < CLASH_N_CELLS - 1)
    {
      rings[length + 1] = clash_beside (rings[length]) & empty & ~reached;
      reached |= rings[++length];
    }
  if ((reached & clash_cell_bit (to)) == 0)
    return 0;

  path[length] = to;
  for (int i = length - 1; i >= 0; i--)
    {
      ClashCells before = clash_beside (clash_cell_bit (path[i + 1])) & rings[i];

      path[i] = clash_take_cell (&before);
    }
  return length + 1;
}
