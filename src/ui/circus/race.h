/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a race went: the distance to go of every chariot after every round, the fastest round of each
 * team, and the steps that were wasted. */

#pragma once

#include "circus/position.h"
#include "view.h"

typedef struct
{
  int round; /* from 1; 0: none */
  int steps;
} CircusBest;

typedef struct
{
  guint      n_rounds;                        /* that were driven, the last one perhaps in part */
  gint16   (*to_go)[CIRCUS_CHARIOTS_MAX];     /* at the start, and after each round; -1: none */
  CircusBest best[HARENA_SEATS_MAX];          /* the most steps of a team in one round */
  int        wasted[HARENA_SEATS_MAX];        /* on cards that drove nobody (M18, M22, M29) */
  guint8     home[CIRCUS_CHARIOTS_MAX];       /* the round in which it came home, or 0 */
} CircusRace;

/* Adds what a move does. */
void              circus_race_count (CircusRace           *race,
                                     const CircusPosition *before,
                                     HarenaMove            move,
                                     const CircusPosition *after);

/* Of the game whose view it is, up to the cursor; it is the same until the next call. */
const CircusRace *circus_race_of    (const HarenaView *view);
