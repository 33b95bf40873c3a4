/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves of Gladiatori as the record names them. */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

enum
{
  GLAD_NAME_MAX = 16,
};

extern const char *const glad_verbs[GLAD_N_VERBS];

bool glad_is_move    (const GladPosition *position,
                      HarenaMove          move);

void glad_write_who  (const GladPosition *position,
                      int                 who,
                      char               *text);

void glad_write_move (const void *position,
                      HarenaMove  move,
                      int         viewer,
                      char       *text);

bool glad_read_move  (const void   *position,
                      const char   *text,
                      HarenaMove   *move,
                      HarenaReason *reason);
