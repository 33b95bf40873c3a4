/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colour of a seat, which also is that of its crest. */

#pragma once

#include "game-model.h"

/* From 1 to HARENA_SEATS_MAX; 0 for seat 0, which beasts have. */
static inline int
clash_seat_colour (HarenaGameModel *model,
                   int              seat)
{
  return seat != 0 ? harena_seat_get_colour (harena_game_model_get_seat (model, seat)) : 0;
}
