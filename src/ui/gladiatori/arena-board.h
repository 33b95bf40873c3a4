/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arena of 79 hexes. */

#pragma once

#include "face.h"

extern const HarenaBoard glad_board;
