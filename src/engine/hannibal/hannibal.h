/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hannibal against Rome, as the contract wants it. */

#pragma once

#include "game.h"

extern const HarenaGame hannibal_game;
