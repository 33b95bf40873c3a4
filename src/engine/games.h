/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games of the house. */

#pragma once

#include "game.h"

/* Ends with NULL; the first is what a program plays when nothing is said. */
extern const HarenaGame *const harena_games[];

const HarenaGame *harena_find_game (const HarenaGame *const *games,
                                    const char              *id);
