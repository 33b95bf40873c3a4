/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dealt entry: the opening moves of a game, so that everybody begins with a fair chance. */

#pragma once

#include "game.h"

enum
{
  HARENA_OPENING_MAX = 256, /* moves of an opening */
};

/* Fills moves (of HARENA_OPENING_MAX) and says how many: none where the game deals no opening. seed
 * is that of the game: draws fall as they would in play, and the same seed deals the same. */
int harena_deal (const HarenaGame  *game,
                 const HarenaSetup *setup,
                 uint64_t           seed,
                 HarenaMove        *moves);
