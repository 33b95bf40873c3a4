/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets a scene of Hannibal from text, plays it move by move and looks at what has become of it.
 *
 * The options of a table are an edition and, behind it, the points in which the table differs:
 * "mirrored", "printed first=rome".
 *
 * What a scene holds, an item each; nothing else is on the board:
 *   "gallia c2"          two legions of Carthage; "gallia c2h" with Hannibal, "gallia h" he alone
 *   "roma r8"            eight of Rome
 *   "roma-corsica r3"    fleets
 *   "turn rome"          whose turn it is; Carthage if nothing is said
 *   "hands 245 135"      Carthage's and Rome's; full if nothing is said
 *   "quiet 39"           turns in a row that nothing was removed in
 *   "passed"             the turn before was a pass
 *
 * Whatever is staged or played must pass hannibal_invariant (), or the test ends there. */

#pragma once

#include "hannibal/hannibal.h"
#include "hannibal/position.h"

#include "../staging.h"

void  stage_set_at           (const char             *where,
                              HannibalPosition       *position,
                              const char             *options,
                              ...) G_GNUC_NULL_TERMINATED;

void  stage_assert_places_at (const char             *where,
                              const HannibalPosition *position,
                              ...) G_GNUC_NULL_TERMINATED;

void  stage_assert_hands_at  (const char             *where,
                              const HannibalPosition *position,
                              const char             *hands);

/* Seats as bits, as in winners () of the contract. */
enum
{
  STAGE_CARTHAGE = 1,
  STAGE_ROME = 2,
  STAGE_DRAW = 3,
};

/* A position in which somebody has the turn. */
#define stage_set(position, ...) stage_set_at (G_STRLOC, position, __VA_ARGS__, NULL)

/* What stands in some places, as in a scene; "roma" alone is an empty one. */
#define stage_assert_places(position, ...)                                                       \
  stage_assert_places_at (G_STRLOC, position, __VA_ARGS__, NULL)

/* "245 135": Carthage's and Rome's. */
#define stage_assert_hands(position, hands) stage_assert_hands_at (G_STRLOC, position, hands)
