/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bucket is the place of the highest bit and the five bits below it, as in a very short
 * floating-point number. */

#include "match-times.h"

enum
{
  STEP_BITS = 5,
};

G_STATIC_ASSERT (1 << STEP_BITS == LAB_TIMES_STEPS);

static int
bucket_of (guint64 time)
{
  int exponent;

  if (time < LAB_TIMES_STEPS)
    return time;

  exponent = 63 - __builtin_clzll (time) - STEP_BITS;
  return (exponent + 1) * LAB_TIMES_STEPS + ((time >> exponent) - LAB_TIMES_STEPS);
}

/* The longest time that falls into the bucket. */
static guint64
end_of_bucket (int bucket)
{
  int     exponent = bucket / LAB_TIMES_STEPS - 1;
  guint64 steps = bucket % LAB_TIMES_STEPS;

  if (exponent < 0)
    return steps;

  return ((steps + LAB_TIMES_STEPS + 1) << exponent) - 1;
}

void
lab_times_add (LabTimes *times,
               guint64   nanoseconds)
{
  times->counts[bucket_of (nanoseconds)]++;
  times->sum += nanoseconds;
  times->longest = MAX (times->longest, nanoseconds);
}

void
lab_times_add_all (LabTimes       *times,
                   const LabTimes *others)
{
  for (int i = 0; i < LAB_TIMES_BUCKETS; i++)
    times->counts[i] += others->counts[i];
  times->sum += others->sum;
  times->longest = MAX (times->longest, others->longest);
}

guint64
lab_times_count (const LabTimes *times)
{
  guint64 count = 0;

  for (int i = 0; i < LAB_TIMES_BUCKETS; i++)
    count += times->counts[i];

  return count;
}

static double
seconds (double nanoseconds)
{
  return nanoseconds / 1e9;
}

double
lab_times_mean (const LabTimes *times)
{
  guint64 count = lab_times_count (times);

  return count > 0 ? seconds ((double) times->sum / count) : 0;
}

/* The end of the bucket: rather a little too long than too short, but never longer than any. */
double
lab_times_percentile (const LabTimes *times,
                      int             percent)
{
  double  wanted = lab_times_count (times) * (percent / 100.0);
  guint64 count = 0;

  for (int i = 0; i < LAB_TIMES_BUCKETS; i++)
    {
      count += times->counts[i];
      if (count > 0 && count >= wanted)
        return seconds (MIN (end_of_bucket (i), times->longest));
    }

  return 0;
}

double
lab_times_longest (const LabTimes *times)
{
  return seconds (times->longest);
}
