/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game stands, as words that are the same in every language. */

#pragma once

#include "game.h"

#include <glib.h>

enum
{
  /* A win is counted in these, so that it can be shared by any number of sides without a rest. */
  LAB_PARTS_OF_WIN = 60,
};

/* What each seat has of the win when the game is over: who wins with its side has as much as
 * somebody who wins alone, and several sides share it. */
void  lab_result_wins    (const HarenaGame  *game,
                          const HarenaSetup *setup,
                          const void        *position,
                          int                parts[HARENA_SEATS_MAX]);

/* The points of each seat, with spaces between. */
char *lab_result_points  (const HarenaGame  *game,
                          const HarenaSetup *setup,
                          const void        *position);

/* The seats that win, with spaces between; “draw” if all sides are level, “none” if nobody wins,
 * “open” while the game is not over. */
char *lab_result_winners (const HarenaGame  *game,
                          const HarenaSetup *setup,
                          const void        *position);
