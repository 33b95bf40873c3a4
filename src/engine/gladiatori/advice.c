/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the house asks of Gladiatori about playing it well, as one table. */

#include "gladiatori/advice.h"

#include "gladiatori/judge.h"
#include "gladiatori/suggest.h"
#include "gladiatori/veil.h"

/* Nothing is remembered. */
static void
memory_init (void *memory)
{
  *(char *) memory = 0;
}

const HarenaStrategy glad_strategy = {
  .efforts = { { 0, 1.5f }, { 0, 0.6f }, { 0, 0.15f }, { 300, 0 }, { 8000, 0 } },
  .exploration = 0.8f,
  .caution = 0.1f,
  .points_share = 0.25f,
  .horizon = 60,
  .memory_size = 1,
  .memory_init = memory_init,
  .settled = glad_settled,
  .judge = glad_judge,
  .weigh = glad_weigh,
  .suggest = glad_suggest,
  .value = glad_value,
  .reopen = glad_reopen,
};
