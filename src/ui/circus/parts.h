/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands beside the track: placing, the order of the round, and the chariot that moves. */

#pragma once

#include "face.h"

extern const HarenaPart circus_part_placing;
extern const HarenaPart circus_part_order;
extern const HarenaPart circus_part_order_narrow;
extern const HarenaPart circus_part_turn;
extern const HarenaPart circus_part_turn_narrow;
