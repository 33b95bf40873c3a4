/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arena of 79 hexes: where they lie, which way one looks, and how far one throws (G2 to G5).
 *
 * A cell is its place in a grid that is wide enough to have a rim of cells which are no hexes: so
 * a step never leaves the grid. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

enum
{
  GLAD_WIDTH = 13,
  GLAD_CELLS_END = 11 * GLAD_WIDTH,
  GLAD_N_DIRS = 6,
  GLAD_N_STARTS = 4,
  GLAD_CELL_NAME_MAX = 4,
};

/* G2: counter-clockwise. */
typedef enum
{
  GLAD_E,
  GLAD_NE,
  GLAD_NW,
  GLAD_W,
  GLAD_SW,
  GLAD_SE,
} GladDir;

/* G4: counter-clockwise from where the figure looks. */
typedef enum
{
  GLAD_F,
  GLAD_FL,
  GLAD_RL,
  GLAD_R,
  GLAD_RR,
  GLAD_FR,
} GladSide;

/* G3: a start, or a gate of the animals. */
typedef struct
{
  uint8_t cell;
  uint8_t facing;
} GladPlace;

extern const int8_t      glad_steps[GLAD_N_DIRS];
extern const char *const glad_dirs[GLAD_N_DIRS + 1];
extern const GladPlace   glad_starts[GLAD_N_STARTS];
extern const GladPlace   glad_gates[2];

/* Axial coordinates. */
static inline int
glad_q (int cell)
{
  return cell % GLAD_WIDTH - 6;
}

static inline int
glad_r (int cell)
{
  return cell / GLAD_WIDTH - 5;
}

static inline int
glad_cell (int q,
           int r)
{
  return (r + 5) * GLAD_WIDTH + q + 6;
}

static inline int
glad_turned (int facing,
             int by)
{
  return (facing + by + GLAD_N_DIRS) % GLAD_N_DIRS;
}

static inline bool
glad_side_is_front (int side)
{
  return side == GLAD_F || side == GLAD_FL || side == GLAD_FR;
}

bool     glad_is_cell       (unsigned cell);

int      glad_distance      (int from,
                             int to);

int      glad_direction     (int from,
                             int to);

GladSide glad_side_of       (int cell,
                             int facing,
                             int from);

bool     glad_in_front_half (int cell,
                             int facing,
                             int other);

bool     glad_in_throw_area (int cell,
                             int facing,
                             int target);

bool     glad_line_crosses  (int from,
                             int target,
                             int blocker);

void     glad_write_cell    (int   cell,
                             char *text);

int      glad_read_cell     (const char *text);
