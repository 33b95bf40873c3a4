/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets a scene of Circus Maximus from text, plays it move by move and looks at what becomes of it.
 *
 * The options of a table are an edition and, behind it, the points in which the table differs:
 * "few", "standard order=laps".
 *
 * What a scene holds, an item each, is where chariots stand when a round begins:
 *   "1a b13"      the first chariot of seat 1, on the first lap; "1a f17 -1" in stage -1
 *   "cards 1 24"  seat 1 has the 2 and the 4 left
 *   "quiet 19"    rounds without an arrival that came before
 * Chariots of which nothing is said are at home, those of seat 1 from f16 on.
 *
 * Whatever is staged or played must pass circus_invariant (), or the test ends there. */

#pragma once

#include "circus/circus.h"
#include "circus/position.h"

#include "../staging.h"

void  stage_race_at         (const char     *where,
                             CircusPosition *position,
                             int             seats,
                             const char     *options,
                             ...) G_GNUC_NULL_TERMINATED;

void  stage_assert_at_at    (const char           *where,
                             const CircusPosition *position,
                             ...) G_GNUC_NULL_TERMINATED;

void  stage_assert_order_at (const char           *where,
                             const CircusPosition *position,
                             const char           *order);

void  stage_assert_mover_at  (const char           *where,
                             const CircusPosition *position,
                             const char           *chariot);

void  stage_assert_cards_at (const char           *where,
                             const CircusPosition *position,
                             int                   seat,
                             const char           *cards);

/* A position in which a round begins. */
#define stage_race(position, seats, ...)                                                         \
  stage_race_at (G_STRLOC, position, seats, __VA_ARGS__, NULL)

/* Where chariots stand, as in a scene. */
#define stage_assert_at(position, ...) stage_assert_at_at (G_STRLOC, position, __VA_ARGS__, NULL)

/* "1a 2c": the order of this round. */
#define stage_assert_order(position, order) stage_assert_order_at (G_STRLOC, position, order)

/* "1a": whose turn it is. */
#define stage_assert_mover(position, chariot) stage_assert_mover_at (G_STRLOC, position, chariot)

/* "245": what a seat has left. */
#define stage_assert_cards(position, seat, cards)                                                \
  stage_assert_cards_at (G_STRLOC, position, seat, cards)

/* Everybody still in the round wastes a card, the least one. */
void  stage_idle_round      (CircusPosition *position);
