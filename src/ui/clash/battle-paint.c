/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cairo paints, GSK keeps the pixels. */

#include "clash/battle-paint.h"

#include "widgets/art.h"
#include "widgets/painting.h"
#include "settings.h"

#include <adwaita.h>

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

gboolean
clash_battle_has_motion (GtkWidget *widget)
{
  return adw_get_enable_animations (widget)
         && g_settings_get_boolean (harena_settings_get_default (), "animations");
}
