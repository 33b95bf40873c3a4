/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the house asks of Circus Maximus about playing it well, as one table. */

#include "circus/advice.h"

#include <math.h>

/* Nothing is remembered. */
static void
memory_init (void *memory)
{
  (void) memory;
}

static void
weigh (void             *memory,
       const void       *position,
       const HarenaMove *list,
       int               n_moves,
       float            *weights)
{
  const double sharpness = 1; /* a step more makes a move e times as likely */
  double       worth[HARENA_MOVES_MAX];
  double       best = -INFINITY;

  circus_judge (memory, position, list, n_moves, worth);
  for (int i = 0; i < n_moves; i++)
    best = fmax (best, worth[i]);
  for (int i = 0; i < n_moves; i++)
    weights[i] = expf (sharpness * (worth[i] - best)) + 1e-4f;
}

const HarenaStrategy circus_strategy = {
  .efforts = { { 0, 0.40f }, { 0, 0.17f }, { 0, 0.06f }, { 30, 0 }, { 6000, 0 } },
  .exploration = 0.8f,
  .caution = 0.3f,
  .points_share = 0.1f,
  .horizon = 20,
  .memory_size = 1,
  .memory_init = memory_init,
  .judge = circus_judge,
  .weigh = weigh,
  .suggest = circus_suggest,
  .value = circus_forecast,
};
