/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a move of Clash is packed into the number of the contract: a verb and up to three bytes. */

#pragma once

#include "game.h"

typedef enum
{
  CLASH_ENTER,   /* cell, kind */
  CLASH_JOIN,    /* cell, kind */
  CLASH_DRAW,    /* beast */
  CLASH_PLACE,   /* cell */
  CLASH_ATTACK,  /* from, to, target; to is from if it does not move first */
  CLASH_BEAST,   /* from, to, target */
  CLASH_RELEASE, /* beast, cell, target */
  CLASH_PASS,
  CLASH_NAME,    /* seat */
  CLASH_THROW,   /* kind: the net is thrown over one of these; “net” in the record */
  CLASH_ROLL,    /* dice, lethal hits, hits */
  CLASH_KEEP,
  CLASH_REROLL,
  CLASH_LOSE,    /* kind, netted or not */
  CLASH_N_VERBS,
} ClashVerb;

static inline HarenaMove
clash_move (ClashVerb verb,
            unsigned  a,
            unsigned  b,
            unsigned  c)
{
  return verb | a << 8 | b << 16 | c << 24;
}

/* The verb of a move that need not be one of ours. */
static inline unsigned
clash_move_verb (HarenaMove move)
{
  return move & 0xff;
}

/* Every attack begins a battle (R12, R31). */
static inline bool
clash_move_is_attack (HarenaMove move)
{
  unsigned verb = clash_move_verb (move);

  return verb == CLASH_ATTACK || verb == CLASH_BEAST || verb == CLASH_RELEASE;
}

static inline unsigned
clash_move_a (HarenaMove move)
{
  return move >> 8 & 0xff;
}

static inline unsigned
clash_move_b (HarenaMove move)
{
  return move >> 16 & 0xff;
}

static inline unsigned
clash_move_c (HarenaMove move)
{
  return move >> 24;
}
