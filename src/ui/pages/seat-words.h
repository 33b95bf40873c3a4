/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words for a seat: its colour, who plays there, its place in the order of play. */

#pragma once

#include "level.h"

/* "Red": colour is from 1 to HARENA_SEATS_MAX. */
const char *harena_colour_name       (int colour);

/* "Person", or "Veteranus": a level has one name, the same in every language and on every page. */
const char *harena_player_words      (const char *player);

/* What a seat is called: its own name, or that of its level where it has only that of its colour. */
const char *harena_seat_words        (const char *name,
                                      const char *player,
                                      int         colour);

/* "Marta against Veteranus, Tiro", where there is one person; or else all names in a row. Each array
 * has n_seats. */
char       *harena_pairing_words     (const char *const *names,
                                      const char *const *players,
                                      int                n_seats);

/* "easy": how strong a level is; NULL for a person. */
const char *harena_player_strength   (const char *player);

/* How a level decides in this game, and whether it takes its time, as a sentence; NULL for a
 * person. */
char       *harena_player_manner     (const char       *player,
                                      const HarenaGame *game);

/* "second": number is from 2. */
const char *harena_order_words       (int number);
