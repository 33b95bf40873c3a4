/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that is thought about in a worker, for the main loop to take up when it is done. */

#pragma once

#include "brain.h"
#include "hints.h"

#include <glib.h>

typedef enum
{
  HARENA_THOUGHT_PLAY, /* the next moves, up to a person's choice */
  HARENA_THOUGHT_HINT,
  HARENA_THOUGHT_DEAL, /* the moves of the opening */
} HarenaThoughtKind;

/* All that the answer depends on, so that the same question is always answered alike. */
typedef struct
{
  HarenaThoughtKind  kind;
  const HarenaSetup *setup;                    /* for a deal */
  const void        *position;                 /* for all else */
  guint              index;                    /* how many moves came before */
  guint32            chances;                  /* and how many of them were chance's */
  guint64            seed;                     /* of the game */
  const HarenaLevel *levels[HARENA_SEATS_MAX]; /* NULL: a person */
  gint64             budget;                   /* microseconds during which one decision after the
                                                * other is made; 0: only one */
} HarenaQuestion;

typedef struct HarenaThought HarenaThought;

/* Called in the main loop; for hints several times, as they get better. The thought is only good
 * during the call that says done. */
typedef void (*HarenaThoughtFunc) (HarenaThought *thought,
                                   gboolean       done,
                                   gpointer       data);

HarenaThought *harena_thought_start        (HarenaBrain          *brain,
                                            const HarenaGame     *game,
                                            const HarenaQuestion *question,
                                            HarenaThoughtFunc     func,
                                            gpointer              data);

/* Nothing will be called any more; the worker ends when it notices. */
void           harena_thought_stop         (HarenaThought *thought);

/* The worker answers with the best so far as soon as it notices, and func is called. */
void           harena_thought_hurry        (HarenaThought *thought);

/* From 0 to 1. */
double         harena_thought_get_progress (HarenaThought *thought);

int            harena_thought_get_seat     (HarenaThought *thought);

/* The moves that follow one another from question.index on; for kinds other than hint. */
const HarenaMove *harena_thought_get_moves (HarenaThought *thought,
                                            guint         *n_moves);

/* The best so far; NULL if there is nothing yet. */
HarenaHints   *harena_thought_get_hints    (HarenaThought *thought);

/* The seed of one decision: from that of the game, but apart from its dice. */
guint64        harena_thought_seed         (guint64 seed,
                                            guint   index);
