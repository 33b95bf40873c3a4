/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of the cells: a letter for the row and a number from the left. */

#include "clash/board.h"

#include <string.h>

static const struct
{
  uint8_t first;
  uint8_t length;
} rows[] = { { 0, 3 }, { 4, 4 }, { 9, 3 }, { 13, 4 }, { 18, 3 } };

enum
{
  N_ROWS = sizeof rows / sizeof rows[0],
};

bool
clash_is_cell (unsigned cell)
{
  return cell < CLASH_CELLS_END && (CLASH_BOARD & clash_cell_bit (cell)) != 0;
}

/* name has room for two letters and the final zero. */
void
clash_write_cell (int   cell,
                  char *name)
{
  int row = N_ROWS - 1;

  while (cell < rows[row].first)
    row--;

  name[0] = 'a' + row;
  name[1] = '1' + (cell - rows[row].first);
  name[2] = '\0';
}

/* The cell with this name, or -1. */
int
clash_read_cell (const char *name)
{
  if (strlen (name) != 2 || name[0] < 'a' || name[0] >= 'a' + N_ROWS)
    return -1;

  int row = name[0] - 'a';
  int place = name[1] - '1';

  return place >= 0 && place < rows[row].length ? rows[row].first + place : -1;
}
