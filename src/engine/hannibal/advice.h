/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the house asks of Hannibal about playing it well, as one table. */

#pragma once

#include "hannibal/duel.h"
#include "strategy.h"

/* What a position is worth when a conflict has come to this end, so far without the hands. */
typedef struct
{
  uint32_t stamp;
  bool     is_over; /* the game; then odds is Carthage's share */
  double   odds;
} HannibalAftermath;

typedef struct
{
  HannibalDuelBook  pieces;  /* counted in pieces: the same for every position, so it is kept */
  HannibalDuelBook  shares;  /* counted in shares of the win: of one conflict at a time */
  HannibalAftermath ends[2][HANNIBAL_DEFENDERS_MAX + 1][2]; /* attackers, defenders, Hannibal */
} HannibalMemory;

extern const HarenaStrategy hannibal_strategy;

/* What Carthage can expect of the win, 0 to 1, in any position; in a conflict if both lay their
 * cards best. Does not look at a card that lies there face down. */
double                    hannibal_expect   (HannibalMemory         *memory,
                                             const HannibalPosition *position);

/* The conflict that is under way and how it is fought best for the game, not for the pieces: its
 * worth is the attacker's share of the win. Stays until it is asked again. */
const HannibalDuelAnswer *hannibal_reckon   (HannibalMemory         *memory,
                                             const HannibalPosition *position);

/* The same, counted in pieces: what was reckoned once is looked up. */
const HannibalDuelAnswer *hannibal_look_up  (HannibalMemory         *memory,
                                             const HannibalPosition *position);
