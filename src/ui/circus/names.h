/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of things, and the words for editions and options. */

#pragma once

#include "circus/position.h"
#include "view.h"

typedef struct
{
  char text[CIRCUS_HEX_NAME];
} CircusHexName;

static inline const CircusPosition *
circus_position (const HarenaView *view)
{
  return view->position;
}

CircusHexName circus_words_hex       (int hex);

/* "II". */
const char   *circus_words_numeral   (int chariot);

/* "Red II". */
char         *circus_words_chariot   (const HarenaViewSeat *seats,
                                      int                   chariot);

/* "II and III": several chariots of one team. */
char         *circus_words_numerals  (const guint8 *chariots,
                                      int           n_chariots);

/* "1, 3 and 5"; cards: a set. */
char         *circus_words_cards     (guint cards);

/* "west". */
const char   *circus_words_direction (int direction);

/* "12 steps to the finish", or "home". */
char         *circus_words_distance  (int steps);

/* "once round: may finish". */
const char   *circus_words_lap       (int stage);

/* The chariot that stands in a hex, or -1. */
int           circus_chariot_at      (const CircusPosition *position,
                                      int                   hex);

/* What stands in a hex, or what it is. */
char         *circus_words_place     (const HarenaView *view,
                                      int               hex);

/* For the face; see face.h. */
const char   *circus_edition_name    (int edition);
const char   *circus_edition_words   (int edition);
const char   *circus_option_name     (int option);
const char   *circus_option_words    (int option);
int           circus_option_on       (int option);
const char   *circus_players_words   (int seats);
char         *circus_beginning_words (int         seats,
                                      const char *first);
