/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cairo paints, GSK keeps the pixels. */

#include "clash/battle-paint.h"

#include "widgets/art.h"
#include "widgets/painting.h"
#include "settings.h"

typedef struct
{
  int        width;
  int        height;
  ClashPaint paint;
  gpointer   data;
} PaintJob;

static void
paint_job (cairo_t      *cr,
            gconstpointer data)
{
  const PaintJob *job = data;

  job->paint (cr, job->width, job->height, job->data);
}

GskRenderNode *
clash_battle_paint (GtkWidget *widget,
                    int        width,
                    int        height,
                    ClashPaint paint,
                    gpointer   data)
{
  PaintJob job = { width, height, paint, data };

  return harena_painting_new (&GRAPHENE_RECT_INIT (0, 0, MAX (1, width), MAX (1, height)),
                             gtk_widget_get_scale_factor (widget), paint_job, &job);
}

static void
paint_piece (cairo_t *cr,
             double   width,
             double   height,
             gpointer data)
{
  harena_art_draw (cr, data, width / 2, height / 2, MIN (width, height), NULL);
}

GskRenderNode *
clash_battle_paint_piece (GtkWidget  *widget,
                          const char *piece,
                          int         size)
{
  return clash_battle_paint (widget, size, size, paint_piece, (gpointer) piece);
}

static void
step_cb (double   value G_GNUC_UNUSED,
         gpointer widget)
{
  gtk_widget_queue_draw (widget);
}

AdwAnimation *
clash_battle_animate (GtkWidget *widget,
                      double     from,
                      double     to,
                      guint      duration,
                      AdwEasing  easing)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (step_cb, widget, NULL);
  AdwAnimation       *motion = adw_timed_animation_new (widget, from, to, duration, target);

  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (motion), easing);
  adw_animation_play (motion);
  return motion;
}

gboolean
clash_battle_moves (AdwAnimation *motion)
{
  return motion != NULL && adw_animation_get_state (motion) == ADW_ANIMATION_PLAYING;
}

double
clash_battle_motion_at (AdwAnimation *motion,
                        double        rest)
{
  return clash_battle_moves (motion) ? adw_animation_get_value (motion) : rest;
}

void
clash_battle_end_motion (AdwAnimation **motion)
{
  if (*motion != NULL)
    adw_animation_skip (*motion);
  g_clear_object (motion);
}

gboolean
clash_battle_has_motion (GtkWidget *widget)
{
  return adw_get_enable_animations (widget)
         && g_settings_get_boolean (harena_settings_get_default (), "animations");
}
