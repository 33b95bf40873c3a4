/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The columns of the score table and of the results. */

#pragma once

#include "face.h"

enum
{
  CIRCUS_N_SCORE_COLUMNS = 2,
  CIRCUS_N_RESULT_COLUMNS = 4,
};

extern const HarenaColumn circus_score_columns[CIRCUS_N_SCORE_COLUMNS];
extern const HarenaColumn circus_result_columns[CIRCUS_N_RESULT_COLUMNS];
