/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand of five cards, used ones included. */

#pragma once

#include "face.h"

extern const HarenaCards hannibal_cards;
