/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Circus Maximus, as the contract wants it. */

#pragma once

#include "game.h"

extern const HarenaGame circus_game;
