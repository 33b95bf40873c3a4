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

#include <glib.h>

/* A test that is played at more than one table; the data is their options. */
typedef void (*StageTest) (gconstpointer options);

void  stage_start_at         (const char             *where,
                              HannibalPosition       *position,
                              const char             *options);

void  stage_set_at           (const char             *where,
                              HannibalPosition       *position,
                              const char             *options,
                              ...) G_GNUC_NULL_TERMINATED;

void  stage_play_at          (const char             *where,
                              HannibalPosition       *position,
                              ...) G_GNUC_NULL_TERMINATED;

void  stage_refuse_at        (const char             *where,
                              const HannibalPosition *position,
                              const char             *text,
                              const char             *because);

void  stage_assert_legal_at  (const char             *where,
                              const HannibalPosition *position,
                              const char             *moves);

void  stage_assert_turn_at   (const char             *where,
                              const HannibalPosition *position,
                              int                     turn);

void  stage_assert_places_at (const char             *where,
                              const HannibalPosition *position,
                              ...) G_GNUC_NULL_TERMINATED;

void  stage_assert_hands_at  (const char             *where,
                              const HannibalPosition *position,
                              const char             *hands);

void  stage_assert_over_at   (const char             *where,
                              const HannibalPosition *position,
                              const char             *ending,
                              unsigned                winners);

/* Seats as bits, as in winners () of the contract. */
enum
{
  STAGE_CARTHAGE = 1,
  STAGE_ROME = 2,
  STAGE_DRAW = 3,
};

/* The position before the first move. */
#define stage_start(position, options) stage_start_at (G_STRLOC, position, options)

/* A position in which somebody has the turn. */
#define stage_set(position, ...) stage_set_at (G_STRLOC, position, __VA_ARGS__, NULL)

/* Plays the moves, as a person would who types them. */
#define stage_play(position, ...) stage_play_at (G_STRLOC, position, __VA_ARGS__, NULL)

/* The move is not accepted, for this reason, and nothing changes. */
#define stage_refuse(position, text, because) stage_refuse_at (G_STRLOC, position, text, because)

/* These moves and no others are legal; in any order, with a semicolon between them. */
#define stage_assert_legal(position, moves) stage_assert_legal_at (G_STRLOC, position, moves)

/* The seat; the game is going on. */
#define stage_assert_turn(position, turn) stage_assert_turn_at (G_STRLOC, position, turn)

/* What stands in some places, as in a scene; "roma" alone is an empty one. */
#define stage_assert_places(position, ...)                                                       \
  stage_assert_places_at (G_STRLOC, position, __VA_ARGS__, NULL)

/* "245 135": Carthage's and Rome's. */
#define stage_assert_hands(position, hands) stage_assert_hands_at (G_STRLOC, position, hands)

#define stage_assert_over(position, ending, winners)                                             \
  stage_assert_over_at (G_STRLOC, position, ending, winners)

/* Whether the move is among the legal ones. */
bool  stage_is_legal          (const HannibalPosition *position,
                               const char             *text);

/* The first of a move's texts: "march", "card" … All that are legal, sorted, a semicolon
 * between. */
char *stage_list_moves        (const HannibalPosition *position,
                               const char             *verb);

/* Adds the test for both editions: the rule does not depend on them. */
void  stage_add               (const char             *path,
                               StageTest               test);
