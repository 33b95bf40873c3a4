/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When all worths are above zero, some square part M of the matrix has weights x = 1 M⁻¹ and
 * y = M⁻¹ 1, none below zero, that no choice of either player can better; both sum up to
 * 1 / value. */

#include "kernel.h"

#include <glib.h>
#include <math.h>

static const double near = 1e-9;

typedef struct
{
  int    size;
  double cells[KERNEL_MAX][KERNEL_MAX];
} Square;

/* Solves square × weights = 1 by elimination; FALSE if it is singular. */
static gboolean
solve_ones (Square square,
            double weights[KERNEL_MAX])
{
  int size = square.size;

  for (int i = 0; i < size; i++)
    weights[i] = 1;

  for (int column = 0; column < size; column++)
    {
      int best = column;

      for (int row = column + 1; row < size; row++)
        if (fabs (square.cells[row][column]) > fabs (square.cells[best][column]))
          best = row;
      if (fabs (square.cells[best][column]) < near)
        return FALSE;

      for (int i = 0; i < size; i++)
        {
          double cell = square.cells[best][i];

          square.cells[best][i] = square.cells[column][i];
          square.cells[column][i] = cell;
        }
      {
        double weight = weights[best];

        weights[best] = weights[column];
        weights[column] = weight;
      }

      for (int row = 0; row < size; row++)
        {
          double factor = square.cells[row][column] / square.cells[column][column];

          if (row == column)
            continue;
          for (int i = column; i < size; i++)
            square.cells[row][i] -= factor * square.cells[column][i];
          weights[row] -= factor * weights[column];
        }
    }

  for (int i = 0; i < size; i++)
    weights[i] /= square.cells[i][i];
  return TRUE;
}

static int
list_bits (unsigned set,
           int      bits[KERNEL_MAX])
{
  int n_bits = 0;

  for (int i = 0; i < KERNEL_MAX; i++)
    if (set & 1u << i)
      bits[n_bits++] = i;

  return n_bits;
}

static gboolean
none_below_zero (const double weights[KERNEL_MAX],
                 int          size)
{
  for (int i = 0; i < size; i++)
    if (weights[i] < -near)
      return FALSE;

  return TRUE;
}

/* Whether these choices of both solve the whole game; raised is the matrix with all worths
 * above 0. */
static gboolean
try_part (int      size,
          double   raised[KERNEL_MAX][KERNEL_MAX],
          unsigned firsts,
          unsigned seconds,
          double  *value)
{
  int    rows[KERNEL_MAX];
  int    columns[KERNEL_MAX];
  Square part = { .size = list_bits (firsts, rows) };
  Square turned = { .size = list_bits (seconds, columns) };
  double x[KERNEL_MAX];
  double y[KERNEL_MAX];
  double sum = 0;

  for (int i = 0; i < part.size; i++)
    for (int j = 0; j < part.size; j++)
      part.cells[i][j] = turned.cells[j][i] = raised[rows[i]][columns[j]];
  if (!solve_ones (part, y) || !solve_ones (turned, x) || !none_below_zero (x, part.size)
      || !none_below_zero (y, part.size))
    return FALSE;

  /* No choice of the first is worth more than 1 against y, none of the second less against x. */
  for (int i = 0; i < size; i++)
    {
      double against_y = 0;
      double against_x = 0;

      for (int j = 0; j < part.size; j++)
        {
          against_y += raised[i][columns[j]] * y[j];
          against_x += raised[rows[j]][i] * x[j];
        }
      if (against_y > 1 + near || against_x < 1 - near)
        return FALSE;
    }

  for (int j = 0; j < part.size; j++)
    sum += y[j];
  *value = 1 / sum;
  return TRUE;
}

double
kernel_value (int    size,
              double worth[KERNEL_MAX][KERNEL_MAX])
{
  double raised[KERNEL_MAX][KERNEL_MAX];
  double least = INFINITY;
  double value;

  for (int i = 0; i < size; i++)
    for (int j = 0; j < size; j++)
      least = MIN (least, worth[i][j]);
  for (int i = 0; i < size; i++)
    for (int j = 0; j < size; j++)
      raised[i][j] = worth[i][j] - least + 1;

  for (unsigned firsts = 1; firsts < 1u << size; firsts++)
    for (unsigned seconds = 1; seconds < 1u << size; seconds++)
      if (__builtin_popcount (firsts) == __builtin_popcount (seconds)
          && try_part (size, raised, firsts, seconds, &value))
        return value + least - 1;

  g_error ("no part of the matrix solves it");
}
