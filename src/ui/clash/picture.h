/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A diagram as data, read from its description; see diagram.h for how that is written. */

#pragma once

#include "clash/sketch.h"

enum
{
  CLASH_ROWS_MAX = 4,
};

typedef enum
{
  CLASH_ROW_KINDS,
  CLASH_ROW_BEASTS,
  CLASH_ROW_DICE,
  CLASH_ROW_TEAM,
} ClashRowKind;

typedef struct
{
  ClashRowKind kind;
  ClashSketch  team;                       /* of CLASH_ROW_TEAM */
  int          items[CLASH_DICE_MAX + 1];  /* kinds, beasts or faces */
  int          n_items;
} ClashRow;

typedef struct
{
  ClashRow    rows[CLASH_ROWS_MAX];
  int         n_rows;
  ClashSketch cells[CLASH_CELLS_END];
  ClashCells  shown;
} ClashPicture;

/* FALSE if there is a word that it does not understand. */
gboolean clash_picture_read (ClashPicture *picture,
                             const char   *description);
