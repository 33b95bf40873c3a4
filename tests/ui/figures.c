/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sorts numbers, and listens to a frame clock. */

#include "figures.h"

#include <time.h>

enum
{
  PAUSE = 60, /* milliseconds; a longer interval is no late frame, there was nothing to show */
};

GArray *
figures_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (double));
}

void
figures_add (GArray *figures,
             gint64  microseconds)
{
  double milliseconds = microseconds / 1000.0;

  g_array_append_val (figures, milliseconds);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return x < y ? -1 : x > y;
}

double
figures_find (GArray *figures,
              double  part)
{
  if (figures->len == 0)
    return 0;

  g_array_sort (figures, compare);
  return g_array_index (figures, double, MIN (figures->len - 1, (guint) (figures->len * part)));
}

void
figures_print (GArray     *figures,
               const char *what,
               double      limit)
{
  guint over = 0;

  for (guint i = 0; i < figures->len; i++)
    over += g_array_index (figures, double, i) > limit;
  g_print ("%-28s median %6.2f ms, 95 %% %6.2f ms, worst %6.2f ms; %u of %u over %.1f ms\n", what,
           figures_find (figures, 0.5), figures_find (figures, 0.95), figures_find (figures, 1),
           over, figures->len, limit);
}

/* How long this thread has worked, in microseconds. */
static gint64
get_work (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
begin_cb (Frames *frames)
{
  frames->began = g_get_monotonic_time ();
  frames->worked = get_work ();
  frames->laid_out = 0;
}

static void
layout_cb (Frames *frames)
{
  frames->laid_out = get_work ();
}

static void
end_cb (Frames        *frames,
        GdkFrameClock *clock)
{
  gint64 now = g_get_monotonic_time ();
  gint64 interval = frames->began - frames->last;

  if (frames->began == 0 || (frames->counts != NULL && !frames->counts (frames->data)))
    {
      frames->last = 0;
      return;
    }
  figures_add (frames->time, now - frames->began);
  figures_add (frames->work, get_work () - frames->worked);
  if (frames->laid_out != 0)
    figures_add (frames->layout, frames->laid_out - frames->worked);
  if (frames->last != 0 && interval < PAUSE * 1000
      && gdk_frame_clock_get_frame_counter (clock) == frames->last_counter + 1)
    figures_add (frames->intervals, interval);
  frames->last = frames->began;
  frames->last_counter = gdk_frame_clock_get_frame_counter (clock);
  frames->began = 0;
}

void
frames_watch (Frames    *frames,
              GtkWidget *widget)
{
  frames->clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  frames->time = figures_new ();
  frames->work = figures_new ();
  frames->layout = figures_new ();
  frames->intervals = figures_new ();
  g_signal_connect_swapped (frames->clock, "before-paint", G_CALLBACK (begin_cb), frames);
  g_signal_connect_swapped (frames->clock, "layout", G_CALLBACK (layout_cb), frames);
  g_signal_connect_swapped (frames->clock, "after-paint", G_CALLBACK (end_cb), frames);
}

void
frames_stop (Frames *frames)
{
  g_signal_handlers_disconnect_by_data (frames->clock, frames);
  g_clear_object (&frames->clock);
  g_clear_pointer (&frames->time, g_array_unref);
  g_clear_pointer (&frames->work, g_array_unref);
  g_clear_pointer (&frames->layout, g_array_unref);
  g_clear_pointer (&frames->intervals, g_array_unref);
}
