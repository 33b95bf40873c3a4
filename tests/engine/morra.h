/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Morra, a game that only the tests have: it proves that the contract holds secret choices, sides,
 * draws, games that nobody wins, and setups that do not go together. */

#pragma once

#include "game.h"

extern const HarenaGame morra_game;
