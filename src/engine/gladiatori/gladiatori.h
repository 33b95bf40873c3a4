/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gladiatori, as the house knows it. */

#pragma once

#include "game.h"

extern const HarenaGame gladiatori_game;
