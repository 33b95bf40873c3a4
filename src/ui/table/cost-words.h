/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a move cost, in words: as a game would put a move and its reason, and percentages. */

#pragma once

#include "board/hand.h"
#include "face.h"

/* A move of the past that was looked at, as it is to be told. */
typedef struct
{
  guint         index;   /* of the move, from 0 */
  int           seat;
  HarenaMistake mistake;
  char         *played;  /* "Attack the bear in d3 with d4" */
  char         *best;    /* the same of what would have been better; NULL if nothing was */
  char         *reason;  /* why, or NULL if the best says it all */
  double        wins;    /* shares of the win: by the best, and by what was played */
  double        wins_played;
  double        cost;
} HarenaCostWords;

void        harena_cost_words_clear (HarenaCostWords *words);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HarenaCostWords, harena_cost_words_clear)

/* FALSE if the move with this index was no decision, or has not been looked at. */
gboolean    harena_cost_words_fill  (HarenaCostWords *words,
                                     HarenaHand      *hand,
                                     guint            index);

/* Whose mistakes are looked for: of the only person at the table, or 0 for everybody's. */
int         harena_cost_whose       (HarenaHand *hand);

/* "Blunder" */
const char *harena_cost_name        (HarenaMistake mistake);

/* "12 %" of 0.12, and "+12 %" or "−3 %"; "0.6 %" */
char       *harena_cost_percent     (double share);

char       *harena_cost_signed      (double share);

char       *harena_cost_fine        (double share);

/* Fills a view with the position before the move with this index, as it was. position has room for
 * one of the game, and is kept. */
void        harena_cost_view        (HarenaView *view,
                                     HarenaHand *hand,
                                     guint       index,
                                     void       *position);
