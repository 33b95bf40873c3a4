/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A Sprint or a Move to a far hex in one choice: the steps that lead there are found here. */

#pragma once

#include "view.h"

/* How many movements bring who is asked to a cell, looking in a direction (G18); 0: too many. */
int glad_way_price   (const HarenaView *view,
                      int               cell,
                      int               facing);

/* The same whatever the facing. */
int glad_way_to_cell (const HarenaView *view,
                      int               cell);

int glad_ways        (const HarenaView *view,
                      HarenaMove       *ways);

int glad_unfold      (const HarenaView *view,
                      HarenaMove        way,
                      HarenaMove       *moves);
