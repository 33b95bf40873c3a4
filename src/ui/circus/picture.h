/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of a part of the track, read from words:
 *
 *   c9=12      chariot II of the seat with the colour 1; behind it @ for an egg, + for the ring of
 *              who moves, > for who moves next
 *   c5=o4      the 4 ends there; in the finish it is golden, and may be several: f8=o345
 *   d18=s      a free start hex
 *   c4=.       only belongs to what is shown
 *   cards=1:12-45   the cards of the colour 1, of which the 3 is used
 *
 * All hexes are shown between those that are named. */

#pragma once

#include "circus/board.h"
#include "circus/paint.h"

typedef struct
{
  CircusFigure figures[CIRCUS_N_HEXES];
  CircusMark   marks[CIRCUS_N_HEXES];
  gboolean     is_marked[CIRCUS_N_HEXES];
  gboolean     any;       /* hex is named */
  int          x_first;   /* half hexes, */
  int          x_last;
  int          row_first;
  int          row_last;
  int          card_colour; /* 0: no cards */
  guint        cards;
} CircusPicture;

/* FALSE if a word is not understood. */
gboolean circus_picture_read     (CircusPicture *picture,
                                  const char    *description);

gboolean circus_picture_is_valid (const char    *description);

/* Whether a hex belongs to what is shown. */
gboolean circus_picture_shows    (const CircusPicture *picture,
                                  int                  hex);
