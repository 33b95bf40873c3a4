/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown of a round, one thing after another: cards, then for each province that is scored its
 * cylinders, the places, the proconsul, and what goes home. Plain data, made from the engine's steps. */

#pragma once

#include "imperium/reveal.h"

typedef enum
{
  IMPERIUM_BEAT_CARDS,     /* all cards are turned over */
  IMPERIUM_BEAT_ORACLE,    /* somebody chooses again */
  IMPERIUM_BEAT_COUNT,     /* the cylinders of a province, those just placed with them */
  IMPERIUM_BEAT_PLACES,    /* who is paid what */
  IMPERIUM_BEAT_PROCONSUL, /* who becomes proconsul, and what the run brings */
  IMPERIUM_BEAT_HOME,      /* cylinders go back, the standard moves on */
} ImperiumBeatKind;

typedef struct
{
  ImperiumBeatKind kind;
  int              province;
  int              seat;      /* whom it is about, or 0 */
  int              ranks[HARENA_SEATS_MAX];    /* the step with the rank of a seat, or -1 */
  int              run;       /* the step of the run, or -1 */
  ImperiumPosition now;       /* the points and cylinders to be seen */
  char            *title;
  char            *help;
} ImperiumBeat;

/* The array clears its beats. */
GArray *imperium_beats_new (const HarenaTelling *telling, const ImperiumReveal *reveal);
