/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a choice brings, how likely a good player is to make it, and one for a playout. */

#pragma once

#include "imperium/prospect.h"

void       imperium_judge   (void             *memory,
                             const void       *position,
                             const HarenaMove *list,
                             int               n_moves,
                             double           *worth);

void       imperium_weigh   (void             *memory,
                             const void       *position,
                             const HarenaMove *list,
                             int               n_moves,
                             float            *weights);

HarenaMove imperium_suggest (void         *memory,
                             const void   *position,
                             HarenaRandom *random);
