/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the house asks of Imperium about playing it well, as one table. */

#include "imperium/advice.h"

#include "imperium/rules.h"

/* Nobody has chosen in this round. */
static bool
settled (const void *data)
{
  const ImperiumPosition *position = data;

  return position->step == IMPERIUM_STEP_OVER
         || (position->step == IMPERIUM_STEP_FIRST && position->turn == 1);
}

const HarenaStrategy imperium_strategy = {
  .efforts = { { 0, 1.50f }, { 0, 0.35f }, { 0, 0 }, { 150, 0 }, { 60000, 0 } },
  .exploration = 0.8f,
  .caution = 0.3f,
  .points_share = 0,
  .horizon = 1,
  .value_at_once = true,
  .stops_when_settled = true,
  .memory_size = sizeof (ImperiumMemory),
  .memory_init = imperium_memory_init,
  .settled = settled,
  .judge = imperium_judge,
  .weigh = imperium_weigh,
  .suggest = imperium_suggest,
  .value = imperium_value,
  .reopen = imperium_reopen,
};
