/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battery: what must hold for every game, tried in many random games of every kind. */

#pragma once

#include "game.h"

#include <glib.h>

/* What must hold in every position of one game only; asserts it. May be NULL. */
typedef void (*BatteryInvariant) (const void *position);

/* Adds a test for each edition, number of seats and single option of the game. The number of
 * games is multiplied by the environment variable HARENA_BATTERY_GAMES. */
void battery_add_tests     (const HarenaGame *game,
                            BatteryInvariant  invariant);

/* The same at once and small, without adding tests: for games that are expected to fail. */
void battery_run           (const HarenaGame *game,
                            BatteryInvariant  invariant);

/* Says what was played, for each game, as comments of the test protocol. */
void battery_print_figures (void);
