/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Play that gets round the course, where moves at random never do. */

#pragma once

#include "circus/position.h"

/* What the game judges best, any of those that are level; with one decision in so many at random,
 * or none at all if that is 0. */
HarenaMove mixed_choose (const CircusPosition *position,
                         int                   one_in,
                         HarenaRandom         *random);
