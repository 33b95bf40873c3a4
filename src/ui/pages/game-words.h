/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of any game in lists: its name, who can play it, how long it takes. */

#pragma once

#include "face.h"

/* "2–5 players"; and "2–5 players · 45 min", as far as the face says how long it takes. */
char       *harena_game_players (const HarenaGame *game);

char       *harena_game_facts   (const HarenaFace *face);

/* "two", as a word of the text. number: from 1 to HARENA_SEATS_MAX. */
const char *harena_number_word  (int number);

/* The game with this word of the record among those of the house; NULL if there is none. */
const HarenaGame *harena_game_of_word (const char *word);

/* The icon of a game on a tile of its own, for rows. game: NULL for an empty one. */
GtkWidget  *harena_game_tile_new (const HarenaGame *game);
