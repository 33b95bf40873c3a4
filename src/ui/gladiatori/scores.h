/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Columns of the score table and of the results, and what is measured over the game. */

#pragma once

#include "face.h"

enum
{
  GLAD_N_RESULTS = 4,
  GLAD_N_END_CARDS = 1,
};

extern const HarenaColumn  glad_result_columns[GLAD_N_RESULTS];
extern const HarenaChart   glad_chart;
extern const HarenaEndCard glad_end_cards[GLAD_N_END_CARDS];

int glad_scores_mover (const HarenaView *view);
