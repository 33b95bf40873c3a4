/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the score table says of one seat. Its properties change in place as the game goes on. */

#pragma once

#include "clash/hand.h"

/* The columns that hold a number. */
typedef enum
{
  CLASH_SCORE_TEAMS,
  CLASH_SCORE_LEFT,   /* gladiators in the arena */
  CLASH_SCORE_TAKEN,  /* R23 */
  CLASH_SCORE_BEASTS, /* R29, R34 */
  CLASH_SCORE_POINTS, /* R39 */
  CLASH_N_SCORES,
} ClashScore;

#define CLASH_TYPE_SCORE_ROW (clash_score_row_get_type ())

G_DECLARE_FINAL_TYPE (ClashScoreRow, clash_score_row, CLASH, SCORE_ROW, GObject)

ClashScoreRow *clash_score_row_new       (HarenaGameModel *model,
                                          int              seat);

/* To where the cursor is. Emits "changed" if anything is different now. */
void           clash_score_row_update    (ClashScoreRow *self);

int            clash_score_row_get_seat  (ClashScoreRow *self);

HarenaGameModel *clash_score_row_get_model (ClashScoreRow *self);

/* Whether it is this seat's turn. */
gboolean       clash_score_row_get_turn  (ClashScoreRow *self);

int            clash_score_row_get_score (ClashScoreRow *self,
                                          ClashScore     which);

/* "Red, 9 points": a cell in words. */
char          *clash_score_row_describe  (ClashScoreRow *self,
                                          ClashScore     which);

/* "Red, it is their turn": the seat in words. */
char          *clash_score_row_describe_seat (ClashScoreRow *self);
