/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end and the points: R37 to R39. */

#pragma once

#include "clash/position.h"

int         clash_seats_alive (const ClashPosition *position);

void        clash_end_game    (ClashPosition *position);

/* R23, R29, R39: what a seat has taken is worth; its own gladiators (R38) are not counted. */
int         clash_points_taken (const ClashPosition *position,
                                int                  seat);

void        clash_points      (const void *position,
                               int         points[HARENA_SEATS_MAX]);

unsigned    clash_winners     (const void *position);

const char *clash_ending      (const void *position);
