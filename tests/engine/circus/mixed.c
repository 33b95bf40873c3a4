/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judgement and chance. */

#include "mixed.h"

#include "circus/circus.h"
#include "strategy.h"

HarenaMove
mixed_choose (const CircusPosition *position,
              int                   one_in,
              HarenaRandom         *random)
{
  HarenaMove list[HARENA_MOVES_MAX];
  double     worth[HARENA_MOVES_MAX];
  int        n_moves = circus_game.moves (position, list);
  int        best = 0;
  uint32_t   n_level = 1;
  char       memory[1];

  if (one_in > 0 && harena_random_below (random, one_in) == 0)
    return list[harena_random_below (random, n_moves)];

  circus_game.strategy->judge (memory, position, list, n_moves, worth);
  for (int i = 1; i < n_moves; i++)
    {
      if (worth[i] > worth[best])
        n_level = 0;
      if (worth[i] >= worth[best] && harena_random_below (random, ++n_level) == 0)
        best = i;
    }
  return list[best];
}
