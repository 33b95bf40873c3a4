/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everybody stands: what their points are made of, whoever has most first. */

#pragma once

#include "clash/position.h"
#include "game-model.h"

typedef struct
{
  int      seat;
  int      taken;
  int      survivors; /* R38; they only count when the game is over */
  int      beasts;
  int      points;
  gboolean winner;
} ClashStanding;

/* In the present. list: of HARENA_SEATS_MAX. Says how many. */
guint clash_standings_find (HarenaGameModel *model,
                            ClashStanding   *list);
