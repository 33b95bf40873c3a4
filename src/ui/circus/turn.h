/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chariot that moves: its name, lap, the cards of its team, and what must be kept. */

#pragma once

#include "face.h"

extern const HarenaPart circus_part_turn;
extern const HarenaPart circus_part_turn_narrow;
