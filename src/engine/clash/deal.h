/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry that is dealt instead of chosen. */

#pragma once

#include "game.h"

HarenaMove clash_deal   (void         *memory,
                         const void   *position,
                         HarenaRandom *random);

double     clash_forces (void       *memory,
                         const void *position,
                         int         seat);
