/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words for a seat: its colour, who plays there, its place in the order of play. */

#pragma once

#include "level.h"

/* "Red": colour is from 1 to HARENA_SEATS_MAX. */
const char *harena_colour_name       (int colour);

/* "Person", or "Computer, easy" for a level of harena_levels. */
const char *harena_player_words      (const char *player);

/* "second": number is from 2. */
const char *harena_order_words       (int number);
