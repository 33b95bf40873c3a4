/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game knows about being played well: offered to computer players through the contract, so
 * that they need not know which game it is.
 *
 * Everything works in a block of memory that belongs to whoever thinks, one for each thread. It
 * only remembers what was reckoned before: the answers do not depend on it. */

#pragma once

#include "game.h"

struct HarenaSense
{
  size_t memory_size;

  void       (*memory_init) (void *memory);

  /* Whether nothing is under way whose outcome is still open, such as a battle. */
  bool       (*settled)     (const void *position);

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

  /* Whether the players still set up what they will play with. */
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
