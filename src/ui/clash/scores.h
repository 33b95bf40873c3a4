/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The columns of the score table and of the results. */

#pragma once

#include "face.h"

enum
{
  CLASH_N_SCORE_COLUMNS = 5,
  CLASH_N_RESULT_COLUMNS = 4,
};

extern const HarenaColumn clash_score_columns[CLASH_N_SCORE_COLUMNS];

extern const HarenaColumn clash_result_columns[CLASH_N_RESULT_COLUMNS];

/* Who attacks or enters, also while the other side of a battle answers. */
int clash_scores_mover (const HarenaView *view);

/* R38: what survivors bring at the end. */
int clash_scores_bonus (const HarenaView *view,
                        int               seat,
                        char            **note);
