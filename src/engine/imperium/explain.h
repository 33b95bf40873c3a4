/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a choice is not legal. */

#pragma once

#include "imperium/position.h"

void imperium_explain (const void   *position,
                       HarenaMove    move,
                       HarenaReason *reason);
