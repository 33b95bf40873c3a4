/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Coming home (M22 to M25), when it is over (M26, M27), and who has won (M28). */

#pragma once

#include "circus/position.h"

/* The chariot that has the turn stands in the finish: that ends its turn, and perhaps the race. */
void        circus_come_home (CircusPosition *position,
                              int             chariot);

void        circus_points    (const void *position,
                              int         points[HARENA_SEATS_MAX]);

unsigned    circus_winners   (const void *position);

const char *circus_ending    (const void *position);
