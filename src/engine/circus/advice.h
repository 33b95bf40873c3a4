/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known about racing well, as computer players want it. */

#pragma once

#include "circus/position.h"
#include "strategy.h"

extern const HarenaStrategy circus_strategy;

/* For each legal move the steps that the whole team of the seat on turn can gain from now on in
 * this round, by the best use of its cards; for a start hex, how near the finish it is. */
void       circus_judge    (void             *memory,
                            const void       *position,
                            const HarenaMove *list,
                            int               n_moves,
                            double           *worth);

HarenaMove circus_suggest  (void         *memory,
                            const void   *position,
                            HarenaRandom *random);

void       circus_forecast (void       *memory,
                            const void *position,
                            double      wins[HARENA_SEATS_MAX]);
