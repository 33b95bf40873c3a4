/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets a scene of Imperium from text, plays it move by move and looks at what has become of it.
 *
 * What a scene holds, an item each:
 *   "asia 1:2* 2:1"    cylinders in a province; the star is the proconsul
 *   "points 12 3"      of all seats, seat 1 first
 *   "ear 1"            has been used by this seat; so has "oracle 1"
 *   "standard asia"    where it stands; Africa if nothing is said
 *   "round 40"         then the standard stands where it must; no Ear is named behind it
 * All other cylinders are in supply.
 *
 * Whatever is staged or played must pass imperium_invariant (), or the test ends there. */

#pragma once

#include "imperium/imperium.h"
#include "imperium/position.h"

#include "../staging.h"

void  stage_at                (const char       *where,
                               ImperiumPosition *position,
                               int               seats,
                               ...) G_GNUC_NULL_TERMINATED;

void  stage_assert_board_at   (const char             *where,
                               const ImperiumPosition *position,
                               ...) G_GNUC_NULL_TERMINATED;

/* A position in which seat 1 is asked; without items the one before the first move. */
#define stage(position, seats, ...) stage_at (G_STRLOC, position, seats, ##__VA_ARGS__, NULL)

/* What lies in some provinces, as in a scene; "asia" alone is an empty one. */
#define stage_assert_board(position, ...)                                                        \
  stage_assert_board_at (G_STRLOC, position, __VA_ARGS__, NULL)

/* The number of a province, by its word in the record. */
int   stage_province          (const char *word);
