/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games at random, to come by positions in which somebody has a choice. */

#pragma once

#include "game.h"

#include <glib.h>

/* The position after some random moves, where a seat has more than one move; it may be later than
 * asked for, but never the end. */
void walk_to_choice (const HarenaGame  *game,
                     const HarenaSetup *setup,
                     guint64            seed,
                     int                n_moves,
                     void              *position);
