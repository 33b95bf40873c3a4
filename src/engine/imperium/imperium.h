/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Imperium, as the contract wants it. */

#pragma once

#include "game.h"

extern const HarenaGame imperium_game;
