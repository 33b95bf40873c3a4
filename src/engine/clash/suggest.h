/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sensible move at once, for playouts. */

#pragma once

#include "game.h"

HarenaMove clash_suggest (void         *memory,
                          const void   *position,
                          HarenaRandom *random);
