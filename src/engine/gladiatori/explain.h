/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a move is not legal. */

#pragma once

#include "gladiatori/position.h"

const char *glad_step_sentence (int step);

void        glad_explain       (const void   *position,
                                HarenaMove    move,
                                HarenaReason *reason);
