/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes to light with a move: the cards that are turned over, and the steps of the scoring. */

#pragma once

#include "imperium/scoring.h"
#include "imperium/names.h"

typedef struct
{
  ImperiumPosition open;     /* all cards lie open, none has been placed; choices are in it */
  unsigned         oracles;  /* the seats that have shown one just now, and choose again (I11) */
  unsigned         again;    /* those that have chosen again */
  ImperiumStep     steps[IMPERIUM_STEPS_MAX];
  int              n_steps;  /* 0 as long as somebody chooses again */
} ImperiumReveal;

/* Whether it is the last of those that are asked together. */
gboolean imperium_is_last (const HarenaTelling *telling);

/* FALSE if it turns nothing over. The other choices come from the model, where there is one: before
 * the move its viewer did not see them. */
gboolean imperium_reveal (const HarenaTelling *telling, ImperiumReveal *reveal);

/* Where the points of a game came from, so far. */
typedef struct
{
  int paid[HARENA_SEATS_MAX];                             /* for places (I16) */
  int runs[HARENA_SEATS_MAX];                             /* as proconsul (I20) */
  int provinces[IMPERIUM_N_PROVINCES][HARENA_SEATS_MAX];  /* all of that by province */
} ImperiumTally;

void imperium_tally (const HarenaView *view, ImperiumTally *tally);
