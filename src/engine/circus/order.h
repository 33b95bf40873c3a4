/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who goes first: while chariots are placed, and in a round. */

#pragma once

#include "circus/position.h"

/* M8: the seat that places the chariot before which so many have been placed. */
int  circus_placing_seat (int seats,
                          int n_placed);

/* M11: the leader, or -1 if nobody races. */
int  circus_leader       (const CircusPosition *position);

/* M11 to M13: fixes the order of the round that begins. */
void circus_fix_order    (CircusPosition *position);
