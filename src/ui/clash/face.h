/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Clash brings to the pages that all games share. */

#pragma once

#include "game-face.h"

extern const HarenaFace clash_face;
