/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Carthage can expect of a position in which no conflict is under way, without looking
 * ahead. */

#pragma once

#include "hannibal/duel.h"

/* How many turns a side needs, if the enemy stood still, to bring a legion into each area. A fleet
 * that must come first, and an enemy in the way, cost a turn more. */
typedef struct
{
  uint8_t turns[HANNIBAL_N_AREAS];
} HannibalReach;

enum
{
  HANNIBAL_OUT_OF_REACH = 12,
};

void   hannibal_reach         (const HannibalPosition *position,
                               int                     side,
                               HannibalReach          *reach);

/* The turns a side still needs for all lines of its list (H6), one after the other. */
int    hannibal_reach_lines   (const HannibalPosition *position,
                               int                     side,
                               const HannibalReach    *reach);

/* The logarithm of the odds that Carthage wins: of what is on the board, where a side has the
 * turn, */
double hannibal_outlook_board (const HannibalPosition *position);

/* and what the hands (H20) add to it. */
double hannibal_outlook_hands (HannibalDuelBook       *pieces,
                               const uint8_t           hands[HANNIBAL_N_SIDES]);

/* From there to a share of the win, 0 to 1. */
double hannibal_outlook_share (double                  odds);
