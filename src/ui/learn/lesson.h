/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "Learn to play" as a table: what is said, where, and what has to be done then. */

#pragma once

#include "view.h"

/* What ends a lesson. */
typedef enum
{
  HARENA_TASK_READ,  /* only read it */
  HARENA_TASK_LOOK,  /* look at the first target */
  HARENA_TASK_PRESS, /* press it: it is in hand then */
  HARENA_TASK_PLAY,  /* play the next move of the record */
} HarenaTask;

typedef struct
{
  guint               at;      /* how many moves of the record have been played then */
  HarenaTask          task;
  const HarenaTarget *targets; /* what it is about, ending with HARENA_NO_TARGET; the first is that
                                * of the task. Or NULL */
  const char         *title;   /* to be translated, like the two below */
  const char         *text;
  const char         *instead; /* what to say to another move; NULL where there is none to play */
  const char         *topic;   /* of the rule book */
  const char         *picture; /* for the diagrams of the game, or NULL */
} HarenaLesson;

#define HARENA_TARGETS(...) ((const HarenaTarget[]) { __VA_ARGS__, HARENA_NO_TARGET })

typedef struct
{
  const char         *record;    /* a resource: the whole game, as it is to be played */
  const HarenaLesson *lessons;   /* in their order; those of one position follow one another */
  guint               n_lessons;

  /* The seats, seat 1 first, each with the context "player"; to be translated. The reader is a
   * person in the record, the others are computer players. */
  const char *const  *names;

  /* How long a move that is not the reader's is looked at, in parts of what is usual. NULL: 1. */
  double            (*patience) (const void *position);
} HarenaLessons;

/* The first target, which the task is about, or HARENA_NO_TARGET. */
HarenaTarget harena_lesson_target (const HarenaLesson *lesson);
