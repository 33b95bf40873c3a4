/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who will win, foretold from the board: for playouts that do not go to the end. */

#pragma once

#include "imperium/prospect.h"

void imperium_value (void       *memory,
                     const void *position,
                     double      wins[HARENA_SEATS_MAX]);
