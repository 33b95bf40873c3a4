/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown of a round, one thing after another: cards, then for each province that is scored its
 * cylinders, the places, what they are paid, the proconsul, the run, and what goes home. Plain data,
 * made from the engine's steps. */

#pragma once

#include "imperium/reveal.h"

typedef enum
{
  IMPERIUM_BEAT_CARDS,     /* all cards are turned over */
  IMPERIUM_BEAT_ORACLE,    /* somebody chooses again */
  IMPERIUM_BEAT_COUNT,     /* the cylinders of a province, those just placed with them */
  IMPERIUM_BEAT_PLACES,    /* who has which place */
  IMPERIUM_BEAT_PAYMENT,   /* who is paid what */
  IMPERIUM_BEAT_PROCONSUL, /* who becomes proconsul */
  IMPERIUM_BEAT_RUN,       /* what the neighbours of the same proconsul bring */
  IMPERIUM_BEAT_HOME,      /* cylinders go back, the standard moves on */
} ImperiumBeatKind;

typedef struct
{
  ImperiumBeatKind kind;
  int              province;
  int              seat;      /* whom it is about, or 0 */
  int              ranks[HARENA_SEATS_MAX];    /* the step with the rank of a seat, or -1 */
  int              run;       /* the step of the run, or -1 */
  ImperiumPosition was;       /* the points and cylinders to be seen when it begins, */
  ImperiumPosition now;       /* and when it is over */
  char            *title;
  char            *help;
} ImperiumBeat;

/* The array clears its beats. */
GArray *imperium_beats_new (const HarenaTelling *telling, const ImperiumReveal *reveal);
