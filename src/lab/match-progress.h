/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far a match is, for a person who looks at the terminal; nothing is said elsewhere. */

#pragma once

#include "match-sums.h"

typedef struct
{
  gboolean is_seen;  /* there is a terminal */
  gint64   begin;    /* as g_get_monotonic_time () */
  gint64   shown;    /* when it was brought up to date */
  guint64  n_rounds; /* to be played */
  int      width;    /* of the line that stands there */
} LabProgress;

void lab_progress_begin (LabProgress    *progress,
                         const LabMatch *match,
                         guint64         n_rounds);

/* Call it as often as there is news; it is not shown faster than anybody can read. */
void lab_progress_show  (LabProgress        *progress,
                         const LabMatch     *match,
                         const LabMatchSums *sums);

void lab_progress_end   (LabProgress *progress);
