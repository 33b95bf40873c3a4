/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn of the fighting: who attacks whom, from where. R12 to R15 and R31 to R36. */

#pragma once

#include "clash/position.h"

ClashCells clash_targets      (const ClashPosition *position,
                               int                  cell);

ClashCells clash_ways         (const ClashPosition *position,
                               int                  cell);

int        clash_fight_moves  (const ClashPosition *position,
                               HarenaMove          *list);

void       clash_attack_play  (ClashPosition *position,
                               HarenaMove     move);

void       clash_release_play (ClashPosition *position,
                               HarenaMove     move);

void       clash_pass_play    (ClashPosition *position,
                               HarenaMove     move);

void       clash_next_turn    (ClashPosition *position);
