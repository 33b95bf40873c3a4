/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game played on in the head, at a quick pace, and what it brings each seat. */

#pragma once

#include "strategy.h"

/* Which seats win together. */
typedef struct
{
  uint8_t n_seats;
  uint8_t of_seat[HARENA_SEATS_MAX]; /* seat 1 first */
} HarenaSides;

/* Where a playout takes place. */
typedef struct
{
  const HarenaGame  *game;
  const HarenaSides *sides;
  void              *memory;   /* of the strategy */
  void              *position; /* is played on */
  void              *scratch;  /* as large as position */
  HarenaRandom      *random;
} HarenaPlayout;

typedef struct
{
  double wins[HARENA_SEATS_MAX];     /* for each seat all of the win, or what a draw leaves */
  double pleasure[HARENA_SEATS_MAX]; /* how the end pleases it, 0 to 1 */
  int    points[HARENA_SEATS_MAX];
} HarenaOutcome;

void       harena_sides_init   (HarenaSides       *sides,
                                const HarenaGame  *game,
                                const HarenaSetup *setup);

HarenaMove harena_playout_draw (const HarenaGame *game,
                                const void       *position,
                                HarenaRandom     *random);

void       harena_playout_run  (const HarenaPlayout *playout,
                                HarenaOutcome       *outcome);
