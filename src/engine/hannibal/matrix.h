/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest secret game: two players choose at the same time, and what one wins the other loses.
 * Solved exactly, by the simplex method. */

#pragma once

enum
{
  HANNIBAL_MATRIX_MAX = 5, /* as many choices as there are cards */
};

typedef struct
{
  int    size; /* both have as many choices */
  double worth[HANNIBAL_MATRIX_MAX][HANNIBAL_MATRIX_MAX]; /* to the first player */
} HannibalMatrix;

/* What the game is worth to the first player, and how likely each makes each choice when neither
 * can do better. */
double hannibal_matrix_solve (const HannibalMatrix *matrix,
                              double                first[HANNIBAL_MATRIX_MAX],
                              double                second[HANNIBAL_MATRIX_MAX]);
