/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long decisions took, counted in buckets: those of many runs can be added up, and percentiles
 * still be told. */

#pragma once

#include <glib.h>

enum
{
  /* Each doubling of the time is split into so many buckets, so a percentile is at most 1/32 too
   * long. */
  LAB_TIMES_STEPS = 32,
  LAB_TIMES_BUCKETS = 64 * LAB_TIMES_STEPS,
};

typedef struct
{
  guint64 counts[LAB_TIMES_BUCKETS];
  guint64 sum;     /* nanoseconds, as all of them */
  guint64 longest;
} LabTimes;

void    lab_times_add        (LabTimes *times,
                              guint64   nanoseconds);

void    lab_times_add_all    (LabTimes       *times,
                              const LabTimes *others);

guint64 lab_times_count      (const LabTimes *times);

/* Seconds: 0 if nothing was counted. */
double  lab_times_mean       (const LabTimes *times);

double  lab_times_percentile (const LabTimes *times,
                              int             percent);

double  lab_times_longest    (const LabTimes *times);
