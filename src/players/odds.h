/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The exact chances of everything that can come of a battle, or whatever a game calls unsettled. */

#pragma once

#include "game.h"

typedef struct HarenaOdds HarenaOdds;

HarenaOdds *harena_odds_new      (const HarenaGame *game);

void        harena_odds_free     (HarenaOdds *odds);

/* Everybody chooses best by the game's judgement. Says how many different positions can come of
 * this one when it is settled; the answer stays until the next call. What was asked lately costs
 * nothing when it is asked again. */
int         harena_odds_reckon   (HarenaOdds *odds,
                                  const void *position);

const void *harena_odds_position (const HarenaOdds *odds,
                                  int               outcome);

double      harena_odds_chance   (const HarenaOdds *odds,
                                  int               outcome);
