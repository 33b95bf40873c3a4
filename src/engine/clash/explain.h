/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a move is not legal, in words. */

#pragma once

#include "game.h"

const char *clash_step_sentence (int step);

void        clash_explain       (const void   *position,
                                 HarenaMove    move,
                                 HarenaReason *reason);
