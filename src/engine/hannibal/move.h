/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a move of Hannibal is packed into the number of the contract: a verb and up to two bytes. */

#pragma once

#include "game.h"

typedef enum
{
  HANNIBAL_MARCH,           /* area, area: a legion that is not Hannibal */
  HANNIBAL_LEAD,            /* area, area: Hannibal; “hannibal” in the record */
  HANNIBAL_SAIL,            /* route, route */
  HANNIBAL_TRADE,           /* area */
  HANNIBAL_TRADE_HANNIBAL,
  HANNIBAL_PASS,
  HANNIBAL_COMMIT_HANNIBAL,
  HANNIBAL_COMMIT_LEGION,
  HANNIBAL_CARD,            /* 1 to 5 */
  HANNIBAL_N_VERBS,
} HannibalVerb;

static inline HarenaMove
hannibal_move (HannibalVerb verb,
               unsigned     a,
               unsigned     b)
{
  return verb | a << 8 | b << 16;
}

/* The verb of a move that need not be one of ours. */
static inline unsigned
hannibal_move_verb (HarenaMove move)
{
  return move & 0xff;
}

static inline unsigned
hannibal_move_a (HarenaMove move)
{
  return move >> 8 & 0xff;
}

/* The rest, so that nothing of a number that is not ours is overlooked. */
static inline unsigned
hannibal_move_b (HarenaMove move)
{
  return move >> 16;
}
