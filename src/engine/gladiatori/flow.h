/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes next: the stages of a game, and the stack of questions inside them. */

#pragma once

#include "gladiatori/position.h"

void glad_push    (GladPosition *position,
                   GladStep      step,
                   int           seat,
                   int           a,
                   int           b);

void glad_pop     (GladPosition *position);

void glad_advance (GladPosition *position);
