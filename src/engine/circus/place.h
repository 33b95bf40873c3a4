/* SPDX-License-Identifier: GPL-3.0-or-later */
/* M8: chariots are placed on the start hexes. */

#pragma once

#include "circus/position.h"

int  circus_place_moves (const CircusPosition *position,
                         HarenaMove           *list);

void circus_place_play  (CircusPosition *position,
                         HarenaMove      move);

/* Whether a chariot stands there, or has come home there. */
bool circus_is_taken    (const CircusPosition *position,
                         int                   hex);

/* Puts a chariot on a hex that is not in the finish, or takes it away. */
void circus_close_hex   (CircusLines *lines,
                         int          hex);

void circus_open_hex    (CircusLines *lines,
                         int          hex);
