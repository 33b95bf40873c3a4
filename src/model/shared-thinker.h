/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The thinker of one model. Its jobs share it, and only one of them thinks at a time. */

#pragma once

#include "thinker.h"

#include <glib.h>

typedef struct HarenaSharedThinker HarenaSharedThinker;

HarenaSharedThinker   *harena_shared_thinker_new   (const HarenaGame  *game,
                                                    const HarenaSetup *setup);

HarenaSharedThinker   *harena_shared_thinker_ref   (HarenaSharedThinker *shared);

void           harena_shared_thinker_unref (HarenaSharedThinker *shared);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HarenaSharedThinker, harena_shared_thinker_unref)

/* To be called in a worker: waits until whoever had it before has done. NULL for a game that knows
 * nothing about being played well. */
HarenaThinker *harena_shared_thinker_enter (HarenaSharedThinker *shared);

void           harena_shared_thinker_leave (HarenaSharedThinker *shared);

/* What the thinking for one playout takes, in microseconds, as far as it is known. */
double         harena_shared_thinker_get_cost (HarenaSharedThinker *shared);

/* Between harena_shared_thinker_enter () and harena_shared_thinker_leave (). */
void           harena_shared_thinker_set_cost (HarenaSharedThinker *shared,
                                      double       cost);
