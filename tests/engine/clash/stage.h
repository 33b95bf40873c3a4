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

#include "../staging.h"

void  stage_fight_at         (const char    *where,
                              ClashPosition *position,
                              int            seats,
                              const char    *options,
                              ...) G_GNUC_NULL_TERMINATED;

void  stage_assert_cells_at  (const char          *where,
                              const ClashPosition *position,
                              ...) G_GNUC_NULL_TERMINATED;

/* A position in which an attack is due. */
#define stage_fight(position, seats, ...)                                                        \
  stage_fight_at (G_STRLOC, position, seats, __VA_ARGS__, NULL)

/* What stands in some cells, as in a scene; "a1" alone is an empty one. */
#define stage_assert_cells(position, ...)                                                        \
  stage_assert_cells_at (G_STRLOC, position, __VA_ARGS__, NULL)

/* Plays the first legal move on and on until an attack is due. */
void  stage_enter_all         (ClashPosition *position);

/* Names the seat if somebody is to be named now, as in the German edition (R30); else nothing. */
void  stage_name              (ClashPosition *position,
                               int            seat);

/* Adds the test for the edition in which an option has this value, such as "spacing=on", and for
 * the other one with only this option changed. */
void  stage_add_option        (const char *path,
                               const char *option,
                               StageTest   test);
