/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a move brings by exact odds, and how likely a good player is to choose it. */

#pragma once

#include "clash/memory.h"
#include "clash/position.h"

double clash_judge_choice (const ClashWorthTables *tables,
                           const ClashPosition   *position,
                           HarenaMove             move);

void   clash_judge        (void             *memory,
                           const void       *position,
                           const HarenaMove *list,
                           int               n_moves,
                           double           *worth);

void   clash_weigh        (void             *memory,
                           const void       *position,
                           const HarenaMove *list,
                           int               n_moves,
                           float            *weights);
