/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A matrix game as a linear program (Dantzig): with all worths above zero, the second player makes
 * the sum of its weights as great as it can be while no choice of the first is worth more than
 * 1. */

#include "hannibal/matrix.h"

#include <math.h>

enum
{
  TABLEAU_MAX = HANNIBAL_MATRIX_MAX + 1,
};

/* Less than this is nothing. */
static const double tiny = 1e-11;

/* A condensed tableau: variables 0 to size - 1 are the weights of the second player, the rest the
 * slack of each choice of the first. The last row is the objective, the last column the bounds. */
typedef struct
{
  int    size;
  int    row_variables[HANNIBAL_MATRIX_MAX];
  int    column_variables[HANNIBAL_MATRIX_MAX];
  double cells[TABLEAU_MAX][TABLEAU_MAX];
} Tableau;

/* least is taken off every worth, so that the least is 1 from here on. */
static void
set_up (Tableau              *tableau,
        const HannibalMatrix *matrix,
        double                least)
{
  int size = matrix->size;

  tableau->size = size;
  for (int i = 0; i < size; i++)
    {
      tableau->row_variables[i] = size + i;
      tableau->column_variables[i] = i;
      tableau->cells[i][size] = 1;
      tableau->cells[size][i] = -1;
      for (int j = 0; j < size; j++)
        tableau->cells[i][j] = matrix->worth[i][j] - least + 1;
    }
  tableau->cells[size][size] = 0;
}

/* Bland's rule, the variable with the lowest number, for rows and columns: it never goes round in a
 * circle, and these games are full of ties. Returns -1 when nothing can be improved. */
static int
entering_column (const Tableau *tableau)
{
  int best = -1;

  for (int j = 0; j < tableau->size; j++)
    if (tableau->cells[tableau->size][j] < -tiny
        && (best < 0 || tableau->column_variables[j] < tableau->column_variables[best]))
      best = j;

  return best;
}

static int
leaving_row (const Tableau *tableau,
             int            column)
{
  int    size = tableau->size;
  int    best = -1;
  double least = 0;

  for (int i = 0; i < size; i++)
    {
      if (tableau->cells[i][column] <= tiny)
        continue;

      double ratio = tableau->cells[i][size] / tableau->cells[i][column];

      if (best < 0 || ratio < least - tiny
          || (ratio < least + tiny && tableau->row_variables[i] < tableau->row_variables[best]))
        {
          best = i;
          least = ratio;
        }
    }

  return best;
}

static void
pivot (Tableau *tableau,
       int      row,
       int      column)
{
  double one = 1 / tableau->cells[row][column];
  int    variable = tableau->row_variables[row];

  for (int j = 0; j <= tableau->size; j++)
    tableau->cells[row][j] *= one;
  for (int i = 0; i <= tableau->size; i++)
    {
      double factor = tableau->cells[i][column];

      if (i == row)
        continue;
      for (int j = 0; j <= tableau->size; j++)
        tableau->cells[i][j] -= factor * tableau->cells[row][j];
      tableau->cells[i][column] = -factor * one;
    }
  tableau->cells[row][column] = one;

  tableau->row_variables[row] = tableau->column_variables[column];
  tableau->column_variables[column] = variable;
}

/* The least and the greatest worth. */
static void
find_range (const HannibalMatrix *matrix,
            double               *least,
            double               *most)
{
  *least = *most = matrix->worth[0][0];
  for (int i = 0; i < matrix->size; i++)
    for (int j = 0; j < matrix->size; j++)
      {
        *least = fmin (*least, matrix->worth[i][j]);
        *most = fmax (*most, matrix->worth[i][j]);
      }
}

/* Rounding must not make a chance less than none, nor a game worth more than all that it can
 * bring. */
double
hannibal_matrix_solve (const HannibalMatrix *matrix,
                       double                first[HANNIBAL_MATRIX_MAX],
                       double                second[HANNIBAL_MATRIX_MAX])
{
  Tableau tableau;
  int     size = matrix->size;
  int     column;
  double  least;
  double  most;
  double  worth;

  find_range (matrix, &least, &most);
  set_up (&tableau, matrix, least);
  while ((column = entering_column (&tableau)) >= 0)
    pivot (&tableau, leaving_row (&tableau, column), column);

  worth = 1 / tableau.cells[size][size];
  for (int i = 0; i < HANNIBAL_MATRIX_MAX; i++)
    first[i] = second[i] = 0;
  for (int i = 0; i < size; i++)
    {
      if (tableau.row_variables[i] < size)
        second[tableau.row_variables[i]] = fmax (tableau.cells[i][size] * worth, 0);
      if (tableau.column_variables[i] >= size)
        first[tableau.column_variables[i] - size] = fmax (tableau.cells[size][i] * worth, 0);
    }
  return fmin (fmax (worth + least - 1, least), most);
}
