/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For benches: many times of the same thing, and how the frames of a window do. */

#pragma once

#include <gtk/gtk.h>

/* Milliseconds, of double. */
GArray *figures_new     (void);

void    figures_add     (GArray *figures,
                         gint64  microseconds);

/* part: from 0 to 1; 0.5 is the median. */
double  figures_find    (GArray *figures,
                         double  part);

/* Median, 95 %, worst, and how many were over the limit. */
void    figures_print   (GArray     *figures,
                         const char *what,
                         double      limit);

/* What a frame clock did while it was watched. */
typedef struct
{
  GdkFrameClock *clock;
  gboolean     (*counts) (gpointer data); /* whether to count the frame, or NULL */
  gpointer       data;
  GArray        *time;      /* from the first step of a frame to the last, */
  GArray        *work;      /* of which this thread worked, whoever else had the machine, */
  GArray        *layout;    /* of which until everything had its place */
  GArray        *intervals; /* from one frame to the next, while frames follow each other */
  gint64         began;
  gint64         worked;    /* at the beginning of the frame */
  gint64         laid_out;
  gint64         last;
  gint64         last_counter;
} Frames;

void    frames_watch    (Frames    *frames,
                         GtkWidget *widget);

void    frames_stop     (Frames *frames);
