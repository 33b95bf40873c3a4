/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands beside the map and above it: the two sides, domination, the place that is looked at. */

#pragma once

#include "face.h"

extern const HarenaPart hannibal_part_sides;
extern const HarenaPart hannibal_part_strip; /* the sides in one line, where it is narrow */
extern const HarenaPart hannibal_part_domination;
extern const HarenaPart hannibal_part_place;

/* "Carthage: Hannibal, 6 legions, 2 fleets; cards 1, 4 and 5." */
char *hannibal_say_side (const HarenaView *view,
                         int               side);
