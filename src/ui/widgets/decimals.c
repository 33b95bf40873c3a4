/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares every two of them. */

#include "widgets/decimals.h"

#include <math.h>

enum
{
  MOST = 3,
};

int
harena_decimals (const double *numbers,
                 int           n_numbers)
{
  int decimals = 1;

  for (int i = 0; i < n_numbers; i++)
    for (int j = 0; j < i; j++)
      while (decimals < MOST && !harena_are_level (numbers[i], numbers[j])
             && lround (numbers[i] * pow (10, decimals))
                  == lround (numbers[j] * pow (10, decimals)))
        decimals++;

  return decimals;
}
