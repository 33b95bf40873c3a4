/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards below the board: the hand, or whatever a question is about. */

#pragma once

#include "face.h"

extern const HarenaCards glad_cards_face;
