/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of morra share: the position and its moves. */

#pragma once

#include "morra.h"

#include "strategy.h"

enum
{
  MORRA_SEATS = 4,
  MORRA_FINGERS = 5,
  MORRA_ROUNDS = 30, /* a design value: players who never guess right go home */
  MORRA_UNSEEN = 99, /* stands for what a hand shows, where it is only known that it was chosen */
};

/* A choice is 100 × fingers + guess, so that what a person may write by mistake ("show 7
 * guess 99") is a move too, and is refused with a reason. A draw is MORRA_FIRST + seat, the hand
 * that chance shows in a solitaire MORRA_HAND + fingers. */
enum
{
  MORRA_FIRST = 1000,
  MORRA_HAND = 1010,
  MORRA_MOVE_END = 1020,
};

typedef struct
{
  uint8_t seats;
  uint8_t target;              /* points that win */
  uint8_t draws;               /* whether rounds open with a draw */
  uint8_t pairs;               /* whether seats 1 and 3 play against 2 and 4 */
  uint8_t round;               /* from 1; above MORRA_ROUNDS when none is left */
  uint8_t first;               /* who is asked first in this round; 0 before the draw */
  int8_t  points[MORRA_SEATS];
  uint8_t shown[MORRA_SEATS];  /* fingers of this round; 0 until the seat has chosen */
  uint8_t guess[MORRA_SEATS];
  uint8_t shown_before[MORRA_SEATS]; /* in the round before; 0 in the first */
  uint8_t guess_before[MORRA_SEATS];
} Morra;

/* How many hands there are beside one's own: in a solitaire that of chance. */
static inline int
morra_others (const Morra *morra)
{
  return morra->seats > 1 ? morra->seats - 1 : 1;
}

/* Whether what seats choose stays unseen until all have chosen. */
static inline bool
morra_is_secret (const Morra *morra)
{
  return morra->seats > 1;
}

bool   morra_is_over    (const Morra *morra);

int    morra_turn       (const void *position);

/* morra-texts.c */
void   morra_explain    (const void   *position,
                         HarenaMove    move,
                         HarenaReason *reason);

void   morra_write_move (const void *position,
                         HarenaMove  move,
                         int         viewer,
                         char       *text);

bool   morra_read_move  (const void   *position,
                         const char   *text,
                         HarenaMove   *move,
                         HarenaReason *reason);

size_t morra_show       (const void      *position,
                         HarenaTranslate  translate,
                         char            *text,
                         size_t           size);

/* morra-strategy.c */
extern const HarenaStrategy morra_strategy;
