/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a move of Circus Maximus is packed into the number of the contract: a verb and up to three
 * bytes. */

#pragma once

#include "game.h"

typedef enum
{
  CIRCUS_PLACE, /* hex */
  CIRCUS_DRIVE, /* direction, card, and the card that is dropped or 0 (M29) */
  CIRCUS_WASTE, /* card */
  CIRCUS_STOP,
  CIRCUS_N_VERBS,
} CircusVerb;

static inline HarenaMove
circus_move (CircusVerb verb,
             unsigned   a,
             unsigned   b,
             unsigned   c)
{
  return verb | a << 8 | b << 16 | c << 24;
}

/* The verb of a move that need not be one of ours. */
static inline unsigned
circus_move_verb (HarenaMove move)
{
  return move & 0xff;
}

static inline unsigned
circus_move_a (HarenaMove move)
{
  return move >> 8 & 0xff;
}

static inline unsigned
circus_move_b (HarenaMove move)
{
  return move >> 16 & 0xff;
}

static inline unsigned
circus_move_c (HarenaMove move)
{
  return move >> 24;
}
