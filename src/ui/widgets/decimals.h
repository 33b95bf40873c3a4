/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How exactly numbers that are compared are to be written. */

#pragma once

#include <glib.h>

/* Closer than this they are level: what an average is out by anyhow. */
#define HARENA_LEVEL 0.001

static inline gboolean
harena_are_level (double one,
                  double other)
{
  return ABS (one - other) < HARENA_LEVEL;
}

/* The fewest decimals, from 1 to 3, with which all that are not level read differently. */
int harena_decimals (const double *numbers,
                     int           n_numbers);
