/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a move that is not legal is not, and what is to be done instead. */

#pragma once

#include "game.h"

void        hannibal_explain       (const void   *position,
                                    HarenaMove    move,
                                    HarenaReason *reason);

/* What is to be done in this step; to be translated. */
const char *hannibal_step_sentence (int           step);
