/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a seat can see, and what it may be that it cannot (I27, I28). */

#pragma once

#include "imperium/position.h"

unsigned imperium_together (const void *position);

void     imperium_hide     (void         *position,
                            int           seat,
                            HarenaRandom *random);

void     imperium_see      (void *position,
                            int   viewer);

void     imperium_reopen   (void *position,
                            int   seat);

bool     imperium_is_open  (const void *before,
                            HarenaMove  move,
                            const void *now,
                            int         viewer);
