/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thinker takes several megabytes, so it is made when it is first needed, and only once. */

#include "brain.h"

#include <stdatomic.h>

struct HarenaBrain
{
  gatomicrefcount   refs;
  const HarenaGame *game;
  GMutex            mutex;
  HarenaThinker    *thinker;
  _Atomic double    cost;
};

/* Until the first thought has been measured. */
static const double cost_at_first = 100;

HarenaBrain *
harena_brain_new (const HarenaGame *game)
{
  HarenaBrain *brain = g_new0 (HarenaBrain, 1);

  g_atomic_ref_count_init (&brain->refs);
  g_mutex_init (&brain->mutex);
  brain->game = game;
  atomic_init (&brain->cost, cost_at_first);
  return brain;
}

HarenaBrain *
harena_brain_ref (HarenaBrain *brain)
{
  g_atomic_ref_count_inc (&brain->refs);
  return brain;
}

void
harena_brain_unref (HarenaBrain *brain)
{
  if (!g_atomic_ref_count_dec (&brain->refs))
    return;

  harena_thinker_free (brain->thinker);
  g_mutex_clear (&brain->mutex);
  g_free (brain);
}

HarenaThinker *
harena_brain_enter (HarenaBrain *brain)
{
  g_mutex_lock (&brain->mutex);
  if (brain->thinker == NULL && brain->game->strategy != NULL)
    brain->thinker = harena_thinker_new (brain->game);
  return brain->thinker;
}

void
harena_brain_leave (HarenaBrain *brain)
{
  g_mutex_unlock (&brain->mutex);
}

double
harena_brain_get_cost (HarenaBrain *brain)
{
  return atomic_load_explicit (&brain->cost, memory_order_relaxed);
}

void
harena_brain_set_cost (HarenaBrain *brain,
                       double       cost)
{
  atomic_store_explicit (&brain->cost, cost, memory_order_relaxed);
}
