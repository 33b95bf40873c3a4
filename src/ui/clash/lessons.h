/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "Learn to play" as a table: what is said, where, and what has to be done then. */

#pragma once

#include "clash/board.h"

#include <glib.h>

/* What ends a lesson. */
typedef enum
{
  CLASH_TASK_READ,   /* only read it */
  CLASH_TASK_LOOK,   /* look at the cell */
  CLASH_TASK_TAKE,   /* take the kind from its pile */
  CLASH_TASK_CHOOSE, /* choose the team in the cell */
  CLASH_TASK_STEP,   /* choose the cell as the space to attack from */
  CLASH_TASK_PLAY,   /* play the next move of the record */
} ClashTask;

typedef struct
{
  guint       at;      /* how many moves of the record have been played then */
  ClashTask   task;
  int         kind;    /* to be taken */
  const char *cells;   /* what it is about; the first one is that of the task. Or NULL */
  const char *title;   /* to be translated, like the two below */
  const char *text;
  const char *instead; /* what to say to another move; NULL where there is none to play */
  const char *topic;   /* of the rule book */
  const char *picture; /* for ClashDiagram, or NULL */
} ClashLesson;

/* In their order; those of one position follow one another. */
extern const ClashLesson clash_lessons[];
extern const guint       clash_n_lessons;

/* The cells that a lesson is about. */
ClashCells clash_lesson_cells (const ClashLesson *lesson);

/* The one that its task is about, or -1. */
int        clash_lesson_cell  (const ClashLesson *lesson);
