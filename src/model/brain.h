/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The thinker of one model. Its thoughts share it, and only one of them thinks at a time. */

#pragma once

#include "thinker.h"

#include <glib.h>

typedef struct HarenaBrain HarenaBrain;

HarenaBrain   *harena_brain_new   (const HarenaGame *game);

HarenaBrain   *harena_brain_ref   (HarenaBrain *brain);

void           harena_brain_unref (HarenaBrain *brain);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HarenaBrain, harena_brain_unref)

/* To be called in a worker: waits until whoever had it before has done. NULL for a game that knows
 * nothing about being played well. */
HarenaThinker *harena_brain_enter (HarenaBrain *brain);

void           harena_brain_leave (HarenaBrain *brain);

/* What the thinking for one playout takes, in microseconds, as far as it is known. */
double         harena_brain_get_cost (HarenaBrain *brain);

/* Between harena_brain_enter () and harena_brain_leave (). */
void           harena_brain_set_cost (HarenaBrain *brain,
                                      double       cost);
