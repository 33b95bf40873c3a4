/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entering the arena: R8 to R11. */

#pragma once

#include "clash/position.h"

ClashCells clash_entry_cells  (const ClashPosition *position);

int        clash_entry_moves  (const ClashPosition *position,
                               HarenaMove          *list);

void       clash_entry_play   (ClashPosition *position,
                               HarenaMove     move);

int        clash_draw_moves   (const ClashPosition *position,
                               HarenaMove          *list);

void       clash_draw_play    (ClashPosition *position,
                               HarenaMove     move);

int        clash_place_moves  (const ClashPosition *position,
                               HarenaMove          *list);

void       clash_place_play   (ClashPosition *position,
                               HarenaMove     move);

void       clash_place_beast  (ClashPosition *position,
                               int            cell,
                               int            beast);
