/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cleanup: rows are discarded, and Endurance gives back cards and points (G37). */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

void glad_cleanup_begin (GladPosition *position);

void glad_cleanup_end   (GladPosition *position);

int  glad_rest_units    (const GladSeat *seat);

int  glad_rest_moves    (const GladPosition *position,
                         HarenaMove         *list);

void glad_rest_play     (GladPosition *position,
                         HarenaMove    move);
