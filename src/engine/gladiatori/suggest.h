/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a move looks like at first sight, and a sensible one. */

#pragma once

#include "gladiatori/position.h"

double     glad_first_sight (const GladPosition *position,
                             HarenaMove          move);

HarenaMove glad_suggest     (void         *memory,
                             const void   *position,
                             HarenaRandom *random);
