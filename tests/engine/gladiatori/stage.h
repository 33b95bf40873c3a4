/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets a scene of Gladiatori from text, plays it move by move and looks at what has become of it.
 *
 * The options of a table are an edition and, behind it, the points in which the table differs:
 * "basic", "advanced animals=standard". Seats take secutor, mirmillo, thraex, hoplomacus in this
 * order. It is the first Action of seat 1; all cards are in the hands. What a scene changes, an item
 * each:
 *   "1 at e6 ne"        where seat 1 stands and looks
 *   "1 hand fury 2 one" these cards are in hand, all others in the PF deck
 *   "1 discard zero"    goes from the PF deck to the discard pile
 *   "1 out 5 zero"      goes out of the game
 *   "1 row fury/ strength" from the hand into the row; a stroke behind a card: rotated
 *   "1 offence 4"       or another ability or capacity
 *   "1 items sword2-1"  held instead of its own
 *   "1 white 1", "1 lying", "1 entangled", "1 vp 3", "1 power leap" (beside its own)
 *   "dog e5 w"          an animal
 *
 * Whatever is played must pass glad_invariant (), or the test ends there. */

#pragma once

#include "gladiatori/gladiatori.h"
#include "gladiatori/position.h"

#include "../staging.h"

void  stage_scene_at        (const char   *where,
                             GladPosition *position,
                             int           seats,
                             const char   *options,
                             ...) G_GNUC_NULL_TERMINATED;

int   stage_vp              (const GladPosition *position,
                             int                 seat);

/* The first Action of seat 1. */
#define stage_scene(position, seats, ...)                                                        \
  stage_scene_at (G_STRLOC, position, seats, __VA_ARGS__, NULL)
