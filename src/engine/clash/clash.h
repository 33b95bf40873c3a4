/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clash of the Gladiators, as the contract wants it. */

#pragma once

#include "game.h"

extern const HarenaGame clash_game;
