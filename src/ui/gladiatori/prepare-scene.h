/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deck Preparation: two rows of cards, the hand and the life, between which cards go. */

#pragma once

#include "face.h"

extern const HarenaScene glad_prepare_scene;
