/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets a scene of Clash from text, plays it move by move and looks at what has become of it.
 *
 * The options of a table are an edition and, behind it, the points in which the table differs:
 * "german", "international beast-moves=always".
 *
 * What a scene holds, an item each:
 *   "a1 1:SSNT*"       a team of seat 1: swords, net, trident, one star. P is spear, H shield
 *   "c1 lion*"         a beast with one star
 *   "turn 2"           whose turn it is; seat 1 if nothing is said
 *   "passes 1"         that came before, in a row
 *   "taken 2 5"        gladiators that seat 2 has taken before; the others left the game
 *   "killed 2 lion"    a beast that seat 2 has taken before; "killed 0 bear" scored for nobody
 * Beasts of which nothing is said are in the reserve.
 *
 * Whatever is staged or played must pass clash_invariant (), or the test ends there. */

#pragma once

#include "clash/clash.h"
#include "clash/position.h"

#include <glib.h>

/* A test that is played at more than one table; the data is their options. */
typedef void (*StageTest) (gconstpointer options);

void  stage_start_at         (const char    *where,
                              ClashPosition *position,
                              int            seats,
                              const char    *options);

void  stage_fight_at         (const char    *where,
                              ClashPosition *position,
                              int            seats,
                              const char    *options,
                              ...) G_GNUC_NULL_TERMINATED;

void  stage_play_at          (const char    *where,
                              ClashPosition *position,
                              ...) G_GNUC_NULL_TERMINATED;

void  stage_refuse_at        (const char          *where,
                              const ClashPosition *position,
                              const char          *text,
                              const char          *because);

void  stage_assert_legal_at  (const char          *where,
                              const ClashPosition *position,
                              const char          *moves);

void  stage_assert_turn_at   (const char          *where,
                              const ClashPosition *position,
                              int                  turn);

void  stage_assert_cells_at  (const char          *where,
                              const ClashPosition *position,
                              ...) G_GNUC_NULL_TERMINATED;

void  stage_assert_points_at (const char          *where,
                              const ClashPosition *position,
                              const char          *points);

void  stage_assert_over_at   (const char          *where,
                              const ClashPosition *position,
                              const char          *ending,
                              unsigned             winners);

/* The position before the first move. */
#define stage_start(position, seats, options) stage_start_at (G_STRLOC, position, seats, options)

/* A position in which an attack is due. */
#define stage_fight(position, seats, ...)                                                        \
  stage_fight_at (G_STRLOC, position, seats, __VA_ARGS__, NULL)

/* Plays the moves, as a person would who types them. */
#define stage_play(position, ...) stage_play_at (G_STRLOC, position, __VA_ARGS__, NULL)

/* The move is not accepted, for this reason, and nothing changes. */
#define stage_refuse(position, text, because) stage_refuse_at (G_STRLOC, position, text, because)

/* These moves and no others are legal; in any order, with a semicolon between them. */
#define stage_assert_legal(position, moves) stage_assert_legal_at (G_STRLOC, position, moves)

#define stage_assert_turn(position, turn) stage_assert_turn_at (G_STRLOC, position, turn)

/* What stands in some cells, as in a scene; "a1" alone is an empty one. */
#define stage_assert_cells(position, ...)                                                        \
  stage_assert_cells_at (G_STRLOC, position, __VA_ARGS__, NULL)

/* "3 0 12": of all seats, seat 1 first. */
#define stage_assert_points(position, points) stage_assert_points_at (G_STRLOC, position, points)

/* winners: seat 1 is bit 0. */
#define stage_assert_over(position, ending, winners)                                             \
  stage_assert_over_at (G_STRLOC, position, ending, winners)

/* Plays the first legal move on and on until an attack is due. */
void  stage_enter_all         (ClashPosition *position);

/* Names the seat if somebody is to be named now, as in the German edition (R30); else nothing. */
void  stage_name              (ClashPosition *position,
                               int            seat);

/* All legal moves, sorted bytewise, a semicolon between them. */
char *stage_list_moves        (const ClashPosition *position);

/* Adds the test for both editions: the rule does not depend on them. */
void  stage_add               (const char *path,
                               StageTest   test);

/* Adds the test for the edition in which an option has this value, such as "spacing=on", and for
 * the other one with only this option changed. */
void  stage_add_option        (const char *path,
                               const char *option,
                               StageTest   test);
