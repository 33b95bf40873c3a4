/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game stands, as words that are the same in every language. */

#pragma once

#include "game.h"

#include <glib.h>

/* The points of each seat, with spaces between. */
char *lab_result_points  (const HarenaGame  *game,
                          const HarenaSetup *setup,
                          const void        *position);

/* The seats that win, with spaces between; “draw” if all sides are level, “none” if nobody wins,
 * “open” while the game is not over. */
char *lab_result_winners (const HarenaGame  *game,
                          const HarenaSetup *setup,
                          const void        *position);
