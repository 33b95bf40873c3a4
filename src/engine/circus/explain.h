/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a move is not legal, in words. */

#pragma once

#include "game.h"

const char *circus_step_sentence (int step);

void        circus_explain       (const void   *position,
                                  HarenaMove    move,
                                  HarenaReason *reason);
