/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a playout plays: sensible, fast, and with some variety. */

#pragma once

#include "game.h"

HarenaMove hannibal_suggest (void         *memory,
                             const void   *position,
                             HarenaRandom *random);
