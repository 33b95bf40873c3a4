/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The exact chances of everything that can come of a battle. */

#pragma once

#include "clash/memory.h"
#include "clash/position.h"

enum
{
  CLASH_ODDS_ENDS_MAX = 1 << 12, /* different positions at one time; battles come to some hundred */
  CLASH_ODDS_ANSWERS = 16,       /* that are remembered: as many as a person looks at in turn */
};

/* A set of different positions, each with its chance. */
typedef struct
{
  ClashPosition positions[CLASH_ODDS_ENDS_MAX];
  double        chances[CLASH_ODDS_ENDS_MAX];
  int           slots[2 * CLASH_ODDS_ENDS_MAX]; /* by hash: number of the position and one; 0: free */
  int           n_positions;
} ClashOddsBag;

typedef struct
{
  ClashPosition asked;    /* the position in question */
  bool          answered;
  ClashOddsBag  settled;
} ClashOddsAnswer;

/* Large: some megabytes of whoever asks, of which only what is used is ever touched. */
typedef struct
{
  ClashMemory      memory;
  ClashOddsBag     open[2];                     /* this move's and the next one's */
  ClashOddsAnswer  answers[CLASH_ODDS_ANSWERS];
  ClashOddsAnswer *answer;                      /* to the last question */
  unsigned         n_asked;                     /* questions that were not remembered */
  int              room;                        /* in each bag */
} ClashOdds;

/* odds: zeroed memory, to be given back as it was taken. */
void                 clash_odds_init     (ClashOdds *odds);

/* Everybody chooses best by the game's judgement. Says how many different positions can come of
 * this one when its battle is over; the answer stays until the next call. What was asked lately
 * costs nothing when it is asked again. Were there ever more positions than there is room, those
 * that come last would be left out, and the chances be less than 1 together. */
int                  clash_odds_reckon   (ClashOdds           *odds,
                                          const ClashPosition *position);

const ClashPosition *clash_odds_position (const ClashOdds *odds,
                                          int              outcome);

double               clash_odds_chance   (const ClashOdds *odds,
                                          int              outcome);
