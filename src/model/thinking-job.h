/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that is thought about in a worker, for the main loop to take up when it is done. */

#pragma once

#include "shared-thinker.h"
#include "hints.h"

#include <glib.h>

typedef enum
{
  HARENA_THINKING_PLAY, /* the next moves, up to a person's choice */
  HARENA_THINKING_HINT,
  HARENA_THINKING_DEAL, /* the moves of the opening */
} HarenaThinkingKind;

/* All that the answer depends on, so that the same question is always answered alike. */
typedef struct
{
  HarenaThinkingKind  kind;
  const HarenaSetup *setup;                    /* for a deal */
  const void        *position;                 /* for all else */
  guint              index;                    /* how many moves came before */
  guint32            chances;                  /* and how many of them were chance's */
  guint64            seed;                     /* of the game */
  const HarenaLevel *levels[HARENA_SEATS_MAX]; /* NULL: a person */
  gint64             budget;                   /* microseconds during which one decision after the
                                                * other is made; 0: only one */
} HarenaThinkingTask;

typedef struct HarenaThinkingJob HarenaThinkingJob;

/* Called in the main loop; for hints several times, as they get better. The job is only good
 * during the call that says done. */
typedef void (*HarenaThinkingFunc) (HarenaThinkingJob *job,
                                   gboolean       done,
                                   gpointer       data);

HarenaThinkingJob *harena_thinking_job_start        (HarenaSharedThinker          *shared,
                                            const HarenaGame     *game,
                                            const HarenaThinkingTask *question,
                                            HarenaThinkingFunc     func,
                                            gpointer              data);

/* Nothing will be called any more; the worker ends when it notices. */
void           harena_thinking_job_stop         (HarenaThinkingJob *job);

/* The worker answers with the best so far as soon as it notices, and func is called. */
void           harena_thinking_job_hurry        (HarenaThinkingJob *job);

/* From 0 to 1. */
double         harena_thinking_job_get_progress (HarenaThinkingJob *job);

int            harena_thinking_job_get_seat     (HarenaThinkingJob *job);

/* The moves that follow one another from question.index on; for kinds other than hint. */
const HarenaMove *harena_thinking_job_get_moves (HarenaThinkingJob *job,
                                            guint         *n_moves);

/* The best so far; NULL if there is nothing yet. */
HarenaHints   *harena_thinking_job_get_hints    (HarenaThinkingJob *job);

/* The seed of one decision: from that of the game, but apart from its dice. */
guint64        harena_thinking_job_seed         (guint64 seed,
                                            guint   index);
