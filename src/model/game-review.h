/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the moves of a game cost, found out in a worker that can be stopped and goes on later. */

#pragma once

#include "review-file.h"

#include <gio/gio.h>

#define HARENA_TYPE_GAME_REVIEW (harena_game_review_get_type ())

/* Signal "changed": something more is known. Property "running". */
G_DECLARE_FINAL_TYPE (HarenaGameReview, harena_game_review, HARENA, GAME_REVIEW, GObject)

/* Of the first n_moves of the record, all of which must have come to light. level: who judges; NULL
 * for the best. folder: where what was found out is kept; NULL for the one of the user. NULL if that
 * level cannot judge this game. */
HarenaGameReview   *harena_game_review_new           (const HarenaRecord *record,
                                                      guint               n_moves,
                                                      const HarenaLevel  *level,
                                                      const char         *folder);

/* Goes on with what was not looked at yet, here or when it was last kept. */
void                harena_game_review_start         (HarenaGameReview *self);

/* Keeps what there is. */
void                harena_game_review_stop          (HarenaGameReview *self);

gboolean            harena_game_review_get_running   (HarenaGameReview *self);

/* From 0 to 1, which it is only when every move has been looked at. */
double              harena_game_review_get_progress  (HarenaGameReview *self);

gboolean            harena_game_review_get_whole     (HarenaGameReview *self);

const HarenaRecord *harena_game_review_get_record    (HarenaGameReview *self);

/* index: from 0. NULL as long as it has not been looked at. */
const HarenaReview *harena_game_review_get_move      (HarenaGameReview *self,
                                                      guint             index);

/* Of the moves that have been looked at. seat: from 1. */
void                harena_game_review_get_sum       (HarenaGameReview *self,
                                                      int               seat,
                                                      HarenaReviewSum  *sum);

/* Whether chance had a say in the game. */
gboolean            harena_game_review_get_has_luck  (HarenaGameReview *self);

/* The next move from this one on, in this direction (1 or -1), that was a mistake; -1 if there is
 * none. seat: whose, or 0 for anybody's. */
int                 harena_game_review_find_mistake  (HarenaGameReview *self,
                                                      int               index,
                                                      int               direction,
                                                      int               seat);

/* The moves that cost most, the dearest first, of this seat or, with 0, of all; says how many. Only
 * mistakes count. */
guint               harena_game_review_list_dearest  (HarenaGameReview *self,
                                                      int               seat,
                                                      guint            *indices,
                                                      guint             max);
