/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the sense of the game. */

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

const HarenaSense clash_sense = {
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
