/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a seat sees, and what could be behind the rest: G83 to G87. */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

bool     glad_shows_whole (const GladPosition *position,
                           HarenaMove          move,
                           int                 viewer);

unsigned glad_together    (const void *position);

void     glad_see         (void *position,
                           int   viewer);

bool     glad_is_open     (const void *before,
                           HarenaMove  move,
                           const void *now,
                           int         viewer);

void     glad_reopen      (void *position,
                           int   seat);

void     glad_hide        (void         *position,
                           int           seat,
                           HarenaRandom *random);
