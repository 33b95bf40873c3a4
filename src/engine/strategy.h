/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game knows about being played well: offered to computer players through the contract, so
 * that they need not know which game it is.
 *
 * Everything works in a block of memory that belongs to whoever thinks, one for each thread. It
 * only remembers what was reckoned before: the answers do not depend on it. */

#pragma once

#include "game.h"

enum
{
  HARENA_N_LEVELS = 5,
};

/* What a level of computer players takes in this game; players/level.h has their names. */
typedef struct
{
  uint32_t playouts;    /* how many games it plays out in its head for one decision */
  float    temperature; /* 0: plays what it holds best; more: strays from it like a person, who sees
                         * what a move is worth but not always which is worth most */
} HarenaEffort;

struct HarenaStrategy
{
  /* Tuned for this game. The five levels, the weakest first: */
  HarenaEffort efforts[HARENA_N_LEVELS];

  float  exploration;  /* how much the search trusts weigh () before it has looked */
  float  caution;      /* and how much worse than the rest it thinks what it has not looked at */
  float  points_share; /* what the lead in points counts in how an end pleases a seat; the win counts
                        * the rest */
  int    horizon;      /* moves of a playout before value () is asked; 0: it goes to the end */

  /* value () is asked of the very position in which a playout leaves the tree, if it is settled;
   * not of one that a quick move more has led to, which would mostly be noise. */
  bool   value_at_once;

  /* The tree ends at the first settled position behind the decision, where what follows would only
   * blur what is under way: in a game of secret rounds each playout is a throw of this round. */
  bool   stops_when_settled;

  size_t memory_size;

  void       (*memory_init) (void *memory);

  /* Whether nothing is under way whose outcome is still open, such as a battle. NULL: never. */
  bool       (*settled)     (const void *position);

  /* Whether there is a move that cannot hurt who has the turn, whatever it wants, and which; people
   * who like can leave it to the program. NULL: never. */
  bool       (*obvious)     (const void *position,
                             HarenaMove *move);

  /* For each legal move the points that it brings the player who has the turn, on average, until
   * the position is settled again, everybody choosing best; less what it costs. Level where the
   * game knows nothing of the kind, as when teams enter. */
  void       (*judge)       (void             *memory,
                             const void       *position,
                             const HarenaMove *list,
                             int               n_moves,
                             double           *worth);

  /* For each legal move how likely a good player is to choose it: any positive numbers. */
  void       (*weigh)       (void             *memory,
                             const void       *position,
                             const HarenaMove *list,
                             int               n_moves,
                             float            *weights);

  /* A sensible legal move of a seat, fast and with some variety: what a playout plays. */
  HarenaMove (*suggest)     (void         *memory,
                             const void   *position,
                             HarenaRandom *random);

  /* What each seat can expect of the win, 0 to 1, seat 1 first, where the game is not over: for a
   * game that is slow or aimless when it is played out. NULL where horizon is 0. */
  void       (*value)       (void       *memory,
                             const void *position,
                             double      wins[HARENA_SEATS_MAX]);

  /* Where the game can solve a secret choice exactly: for each legal move the probability with which
   * an unreadable player takes it, and what the seat on turn can then expect, one number as in
   * value (). Does not look at what that seat cannot see. FALSE if it cannot say; NULL if it never
   * can. */
  bool       (*solve)       (void             *memory,
                             const void       *position,
                             const HarenaMove *list,
                             int               n_moves,
                             double           *chances,
                             double           *wins);

  /* Where seats choose together: takes back all that the other seats have chosen in the secret round
   * that is under way, as if they were still to be asked, before this seat or after it. What this
   * seat has chosen and all that is not of the round stays. NULL where nobody chooses together, or
   * where solve () always can say. */
  void       (*reopen)      (void *position,
                             int   seat);

  /* Whether the players still set up what they will play with. This and the next two are NULL in a
   * game whose beginning is not dealt. */
  bool       (*opening)     (const void *position);

  /* A legal move of a seat in the opening as somebody who deals would make it: varied, never silly,
   * and nobody's advantage in mind. */
  HarenaMove (*deal)        (void         *memory,
                             const void   *position,
                             HarenaRandom *random);

  /* How strong what a seat has on the board is, to be compared with the others. */
  double     (*forces)      (void       *memory,
                             const void *position,
                             int         seat);
};
