/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Odd or even, a game that only the tests of the laboratory have: sides, draws, secrets, a table
 * for one, and games that nobody wins, over after a move each and a throw. */

#pragma once

#include "game.h"

extern const HarenaGame par_impar_game;
