/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thinker takes several megabytes, so it is made when it is first needed, and only once. */

#include "shared-thinker.h"

#include <stdatomic.h>

struct HarenaSharedThinker
{
  gatomicrefcount   refs;
  const HarenaGame *game;
  HarenaSetup       setup;
  GMutex            mutex;
  HarenaThinker    *thinker;
  _Atomic double    cost;
};

/* Until the first job has been measured. */
static const double cost_at_first = 100;

HarenaSharedThinker *
harena_shared_thinker_new (const HarenaGame  *game,
                           const HarenaSetup *setup)
{
  HarenaSharedThinker *shared = g_new0 (HarenaSharedThinker, 1);

  g_atomic_ref_count_init (&shared->refs);
  g_mutex_init (&shared->mutex);
  shared->game = game;
  shared->setup = *setup;
  atomic_init (&shared->cost, cost_at_first);
  return shared;
}

HarenaSharedThinker *
harena_shared_thinker_ref (HarenaSharedThinker *shared)
{
  g_atomic_ref_count_inc (&shared->refs);
  return shared;
}

void
harena_shared_thinker_unref (HarenaSharedThinker *shared)
{
  if (!g_atomic_ref_count_dec (&shared->refs))
    return;

  harena_thinker_free (shared->thinker);
  g_mutex_clear (&shared->mutex);
  g_free (shared);
}

HarenaThinker *
harena_shared_thinker_enter (HarenaSharedThinker *shared)
{
  g_mutex_lock (&shared->mutex);
  if (shared->thinker == NULL && shared->game->strategy != NULL)
    shared->thinker = harena_thinker_new (shared->game, &shared->setup);
  return shared->thinker;
}

void
harena_shared_thinker_leave (HarenaSharedThinker *shared)
{
  g_mutex_unlock (&shared->mutex);
}

double
harena_shared_thinker_get_cost (HarenaSharedThinker *shared)
{
  return atomic_load_explicit (&shared->cost, memory_order_relaxed);
}

void
harena_shared_thinker_set_cost (HarenaSharedThinker *shared,
                       double       cost)
{
  atomic_store_explicit (&shared->cost, cost, memory_order_relaxed);
}
