/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several threads that share the moves of a game among them. */

#pragma once

#include "record.h"
#include "review.h"

typedef struct
{
  const HarenaRecord *record;
  const HarenaLevel  *level;   /* that searches */
  HarenaReview       *reviews; /* of each move, */
  gboolean           *done;    /* as far as it was looked at */
} LabReview;

/* Looks at every move, or until the person or the system asks to stop. Returns whether all have
 * been looked at. */
gboolean lab_review_work (LabReview *review,
                          int        n_threads);
