/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One line on standard error that is written over and over. */

#include "match-progress.h"

#include "words.h"

#include <stdio.h>
#include <unistd.h>

/* Microseconds between two lines. */
static const gint64 pause_between = G_TIME_SPAN_SECOND / 2;

/* What is still to come takes as long as what has been. */
static char *
time_left (const LabProgress *progress,
           guint64            n_rounds)
{
  double seconds = (g_get_monotonic_time () - progress->begin) / 1e6
                   * (progress->n_rounds - n_rounds) / n_rounds;
  guint  minutes = seconds / 60;

  if (minutes >= 60)
    /* Translators: hours and minutes */
    return g_strdup_printf (_("%u h %02u min"), minutes / 60, minutes % 60);
  if (minutes > 0)
    /* Translators: minutes and seconds */
    return g_strdup_printf (_("%u min %02u s"), minutes, (guint) seconds % 60);
  /* Translators: seconds */
  return g_strdup_printf (_("%u s"), (guint) seconds);
}

static char *
sentence (const LabProgress  *progress,
          const LabMatch     *match,
          const LabMatchSums *sums)
{
  int              seats = match->setup.seats;
  g_autofree char *done = g_strdup_printf ("%" G_GUINT64_FORMAT, sums->n_rounds * seats);
  g_autofree char *all = g_strdup_printf ("%" G_GUINT64_FORMAT, progress->n_rounds * seats);
  g_autofree char *left = NULL;

  if (sums->n_rounds == 0)
    /* Translators: how many games of how many are played */
    return g_strdup_printf (_("%s of %s games"), done, all);

  left = time_left (progress, sums->n_rounds);
  /* Translators: how many games of how many are played, how strong the first player is, which
   * percentage of the wins it has, and how long it will still take */
  return g_strdup_printf (_("%s of %s games, %s wins %.1f %%, %s left"), done, all,
                          match->levels[0]->id,
                          100 * lab_sum_mean (&sums->competitors[0].wins, sums, seats)
                            / LAB_PARTS_OF_WIN,
                          left);
}

/* Spaces cover what is left of a longer line. */
static void
show_line (LabProgress *progress,
           const char  *line)
{
  int width = g_utf8_strlen (line, -1);

  fprintf (stderr, "\r%s%*s", line, MAX (progress->width - width, 0), "");
  fflush (stderr);
  progress->width = width;
  progress->shown = g_get_monotonic_time ();
}

void
lab_progress_begin (LabProgress    *progress,
                    const LabMatch *match,
                    guint64         n_rounds)
{
  const LabMatchSums nothing = { 0 };
  g_autofree char   *line = NULL;

  *progress = (LabProgress) {
    .is_seen = isatty (STDERR_FILENO),
    .begin = g_get_monotonic_time (),
    .n_rounds = n_rounds,
  };
  line = sentence (progress, match, &nothing);
  if (progress->is_seen)
    show_line (progress, line);
}

void
lab_progress_show (LabProgress        *progress,
                   const LabMatch     *match,
                   const LabMatchSums *sums)
{
  g_autofree char *line = NULL;

  if (!progress->is_seen || g_get_monotonic_time () < progress->shown + pause_between)
    return;

  line = sentence (progress, match, sums);
  show_line (progress, line);
}

void
lab_progress_end (LabProgress *progress)
{
  if (progress->width > 0)
    fprintf (stderr, "\r%*s\r", progress->width, "");
  fflush (stderr);
}
