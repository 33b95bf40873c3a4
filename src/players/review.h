/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the moves of a game were worth: what a decision gave up, and what chance brought. */

#pragma once

#include "thinker.h"

/* What is known about one move of a game. Shares of the win are from 0 to 1. */
typedef struct
{
  int8_t     turn;    /* a seat, or HARENA_CHANCE */
  bool       forced;  /* there was no other move; then all that follows is 0 */

  /* Of a decision, as the seat saw it. The best way to play is the best move or, where seats choose
   * together, unseen, to take each move so often that nobody can use it: then what is held against
   * the played move is the average of that mixture, and best is what it takes most often. */
  bool       mixed;
  HarenaMove best;
  double     wins;        /* the share of the win that its player can expect by the best way, */
  double     wins_played; /* and by what it played */
  double     points;      /* the same in points */
  double     points_played;
  double     cost;        /* of the win: 0 as long as it cannot be told from nothing */
  double     chances[HARENA_SEATS_MAX]; /* of each seat to win by then, seat 1 first */

  /* Of chance: for each seat, what came less what could be expected. */
  double     luck[HARENA_SEATS_MAX];
  double     luck_error[HARENA_SEATS_MAX]; /* by how much it scatters, as a standard deviation */
} HarenaReview;

/* How bad a move was. */
typedef enum
{
  HARENA_MISTAKE_NONE,
  HARENA_MISTAKE_SMALL,
  HARENA_MISTAKE_LARGE,
  HARENA_MISTAKE_BLUNDER,
} HarenaMistake;

enum
{
  HARENA_N_MISTAKES = HARENA_MISTAKE_BLUNDER + 1,
};

/* The share of the win from which on a move is that bad. */
extern const double harena_mistakes[HARENA_N_MISTAKES];

/* The moves of a seat together. */
typedef struct
{
  unsigned decisions; /* with more than one move */
  unsigned mistakes[HARENA_N_MISTAKES];
  double   cost;
  double   luck;
  double   luck_error;
} HarenaReviewSum;

/* What the move that was played here was worth. The playouts of an effort say how much is thought
 * about it; a decision takes at most some two thousand more, or twice as many. A decision is looked at as its seat saw it and
 * at nothing else; luck is reckoned with all that there is, so it is to be told only when that has
 * come to light. The same seed gives the same answer. Returns FALSE if it was stopped. */
bool          harena_review_move    (HarenaThinker      *thinker,
                                     const void         *position,
                                     HarenaMove          played,
                                     const HarenaEffort *effort,
                                     uint64_t            seed,
                                     atomic_bool        *stop,
                                     HarenaReview       *review);

/* The seed for the move with this index, from 0, of a game with this seed. */
uint64_t      harena_review_seed    (uint64_t seed,
                                     unsigned index);

HarenaMistake harena_review_mistake (const HarenaReview *review);

/* sums: one for each seat, seat 1 first, zeros at the beginning. */
void          harena_review_add     (const HarenaReview *review,
                                     int                 n_seats,
                                     HarenaReviewSum    *sums);
