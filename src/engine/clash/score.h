/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end and the points: R37 to R39. */

#pragma once

#include "clash/position.h"

int         clash_seats_alive (const ClashPosition *position);

void        clash_end_game    (ClashPosition *position);

void        clash_points      (const void *position,
                               int         points[HARENA_SEATS_MAX]);

unsigned    clash_winners     (const void *position);

const char *clash_ending      (const void *position);
