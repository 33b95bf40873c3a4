/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a move is worth: by looking a little ahead, and by how the gladiators stand. */

#pragma once

#include "gladiatori/position.h"

bool glad_settled (const void *position);

void glad_judge   (void             *memory,
                   const void       *position,
                   const HarenaMove *list,
                   int               n_moves,
                   double           *worth);

void glad_weigh   (void             *memory,
                   const void       *position,
                   const HarenaMove *list,
                   int               n_moves,
                   float            *weights);

void glad_value   (void       *memory,
                   const void *position,
                   double      wins[HARENA_SEATS_MAX]);
