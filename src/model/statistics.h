/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What follows from the record of any game: how the points came about. What only one game knows is
 * in a folder of its own. */

#pragma once

#include "record.h"

/* The points after so many moves. */
typedef struct
{
  guint n_moves;
  int   points[HARENA_SEATS_MAX]; /* seat 1 first */
} HarenaPoints;

typedef struct
{
  guint   n_seats;
  guint   n_moves;
  guint   choices[HARENA_SEATS_MAX]; /* how often each seat had more than one move */
  GArray *points;                    /* of HarenaPoints: at the start, after every change, and at
                                      * the end */
} HarenaStatistics;

/* Of the first n_moves. */
HarenaStatistics *harena_statistics_new  (const HarenaRecord *record,
                                          guint               n_moves);

void              harena_statistics_free (HarenaStatistics *statistics);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HarenaStatistics, harena_statistics_free)
