/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the score table says of one seat. It changes in place as the game goes on. */

#pragma once

#include "board/hand.h"

enum
{
  HARENA_SCORES_MAX = 8, /* columns */
};

#define HARENA_TYPE_SCORE_ROW (harena_score_row_get_type ())

G_DECLARE_FINAL_TYPE (HarenaScoreRow, harena_score_row, HARENA, SCORE_ROW, GObject)

HarenaScoreRow *harena_score_row_new           (HarenaHand *hand,
                                                int         seat);

/* To where the cursor is. Emits "changed" if anything is different now. */
void            harena_score_row_update        (HarenaScoreRow *self);

HarenaHand     *harena_score_row_get_hand      (HarenaScoreRow *self);

int             harena_score_row_get_seat      (HarenaScoreRow *self);

/* Whether it is this seat's turn. */
gboolean        harena_score_row_get_turn      (HarenaScoreRow *self);

/* column: of the face. */
int             harena_score_row_get_score     (HarenaScoreRow *self,
                                                int             column);

/* "Red, three teams", for a screen reader; and the name, and whether it is its turn. */
char           *harena_score_row_describe      (HarenaScoreRow *self,
                                                int             column);

char           *harena_score_row_describe_seat (HarenaScoreRow *self);

/* Both in one sentence. */
char           *harena_score_row_describe_all  (HarenaScoreRow *self);
