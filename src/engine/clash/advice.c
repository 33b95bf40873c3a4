/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the house asks of Clash about playing it well, as one table. */

#include "clash/advice.h"

#include "clash/deal.h"
#include "clash/judge.h"
#include "clash/suggest.h"

static void
memory_init (void *memory)
{
  clash_memory_init (memory);
}

/* No battle is under way. */
bool
clash_settled (const void *data)
{
  const ClashPosition *position = data;

  return position->step <= CLASH_STEP_FIGHT || position->step == CLASH_STEP_OVER;
}

static bool
opening (const void *data)
{
  const ClashPosition *position = data;

  return position->step < CLASH_STEP_FIGHT;
}

const HarenaStrategy clash_strategy = {
  .efforts = { { 0, 0.60f }, { 0, 0.25f }, { 0, 0.10f }, { 300, 0 }, { 8000, 0 } },
  .exploration = 0.8f,
  .caution = 0.3f,
  .points_share = 0.25f,
  .memory_size = sizeof (ClashMemory),
  .memory_init = memory_init,
  .settled = clash_settled,
  .judge = clash_judge,
  .weigh = clash_weigh,
  .suggest = clash_suggest,
  .opening = opening,
  .deal = clash_deal,
  .forces = clash_forces,
};
