/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A second solver of matrix games, which shares nothing with the engine's: it tries every square
 * part of the matrix (Shapley and Snow). */

#pragma once

enum
{
  KERNEL_MAX = 5,
};

/* The value to the first player. Fails the test if no part solves the game. */
double kernel_value (int    size,
                     double worth[KERNEL_MAX][KERNEL_MAX]);
