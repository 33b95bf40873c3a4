/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves as text and back, in the one notation of the record. */

#pragma once

#include "hannibal/move.h"

void hannibal_write_move (const void   *position,
                          HarenaMove    move,
                          int           viewer,
                          char         *text);

bool hannibal_read_move  (const void   *position,
                          const char   *text,
                          HarenaMove   *move,
                          HarenaReason *reason);
