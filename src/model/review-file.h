/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was found out about the moves of a game, as a file.
 *
 * It is a file of its own and not a part of the record: a record is a person's to edit, copy and
 * send, and what stands in it must be true of it. Here every line carries a mark of all moves up to
 * its own. So whatever is done to the game, by hand or by playing on from the middle, what was
 * found out about the moves that are still the same is kept, and the rest is as if it were not
 * there. It is kept with the user's data and not in the cache, for the statistics rest on it. */

#pragma once

#include "record.h"
#include "review.h"

/* A game that was looked at, as the statistics know it. */
typedef struct
{
  char           *game;                        /* the word of the record */
  gint64          date;                        /* when it was looked at, in seconds since 1970 */
  guint           n_seats;
  char          **names;
  char          **players;
  gboolean        finished;                    /* whether the game had come to its end */
  gboolean        has_luck;
  HarenaReviewSum sums[HARENA_SEATS_MAX];      /* seat 1 first */
} HarenaReviewSummary;

void       harena_review_summary_free (HarenaReviewSummary *summary);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HarenaReviewSummary, harena_review_summary_free)

/* folder: NULL for the one of the user. */
char      *harena_review_folder       (const char *folder);

/* Where the reviews of a game that began like this are. */
char      *harena_review_path         (const char         *folder,
                                       const HarenaRecord *record);

/* Fills in what the file knows about the moves of the record at this effort; says how many. What
 * makes no sense is passed over. reviews, done: one for each move. */
guint      harena_review_read         (const char         *path,
                                       const HarenaRecord *record,
                                       const HarenaEffort *effort,
                                       HarenaReview       *reviews,
                                       gboolean           *done);

/* Replaces the file. Waits for the disk: it is for workers. */
gboolean   harena_review_write        (const char         *path,
                                       const HarenaRecord *record,
                                       const HarenaEffort *effort,
                                       const HarenaReview *reviews,
                                       const gboolean     *done,
                                       GError            **error);

/* Those of whole games, the last one first: of HarenaReviewSummary. It is for workers. */
GPtrArray *harena_review_summaries    (const char         *folder);
