/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the cards that lie open to the points of a round (I13 to I22), step by step: whoever shows a
 * scoring shows these steps and reckons nothing. The engine itself scores by them. */

#pragma once

#include "imperium/position.h"

typedef enum
{
  IMPERIUM_PLACED,    /* I13: seat, province, cylinders */
  IMPERIUM_SCORED,    /* I15: province; seat: whose Ear it is, 0 for the province of the standard */
  IMPERIUM_RANKED,    /* I16, I17: seat, province, cylinders, place, lowest, points: maybe none */
  IMPERIUM_LEVEL,     /* I19: nobody is alone first; seat: the proconsul who stays, or 0 */
  IMPERIUM_PROCONSUL, /* I19: seat, province; former: the one before, or 0, or again the same */
  IMPERIUM_RUN,       /* I20: seat, province, run, points */
  IMPERIUM_RETURNED,  /* I21: seat, province, cylinders */
  IMPERIUM_MOVED,     /* I22: province: where the standard is now */
} ImperiumStepKind;

/* What is not named for a kind is 0. */
typedef struct
{
  uint8_t kind;      /* an ImperiumStepKind */
  uint8_t province;
  uint8_t seat;
  uint8_t former;
  uint8_t cylinders;
  uint8_t place;     /* the highest place that the seat covers, from 1, */
  uint8_t lowest;    /* and the lowest, further down if others have as many cylinders */
  uint8_t points;
  uint8_t run;       /* the provinces of an unbroken run, Africa being bit 0 */
} ImperiumStep;

enum
{
  /* Each seat places three times at most; six scorings have a beginning, a rank for each seat,
   * three steps about the proconsul or one, cylinders of each seat, and the standard. */
  IMPERIUM_STEPS_MAX = HARENA_SEATS_MAX * IMPERIUM_CARDS_MAX
                       + (1 + HARENA_SEATS_MAX) * (1 + HARENA_SEATS_MAX + 3 + HARENA_SEATS_MAX + 1),
};

/* I20: the provinces of one proconsul in an unbroken run with this one, which has one. */
unsigned imperium_run         (const ImperiumPosition *position,
                               int                     province);

/* I16, I17: what the places of a province would be paid as it stands, the best first: a step
 * IMPERIUM_RANKED for each seat with a cylinder there. steps: room for HARENA_SEATS_MAX. */
int      imperium_rank_province (const ImperiumPosition *position,
                                 int                     province,
                                 ImperiumStep           *steps);

/* What one step changes. */
void     imperium_apply_step  (ImperiumPosition   *position,
                               const ImperiumStep *step);

/* Scores a round in which all cards lie open. steps: room for IMPERIUM_STEPS_MAX, or NULL; says how
 * many there are, or 0. */
int      imperium_score_round (ImperiumPosition *position,
                               ImperiumStep     *steps);

/* The steps that a choice brings about: none unless it is the last of its round. The position before
 * and each step applied in turn give what is to be seen after it. */
int      imperium_steps_of    (const ImperiumPosition *before,
                               HarenaMove              move,
                               ImperiumStep            steps[IMPERIUM_STEPS_MAX]);
