/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cairo paints, GSK keeps the pixels. */

#include "clash/battle-paint.h"

#include "art.h"
#include "settings.h"

#include <adwaita.h>

GdkTexture *
clash_battle_paint (GtkWidget *widget,
                    int        width,
                    int        height,
                    ClashPaint paint,
                    gpointer   data)
{
  int                scale = gtk_widget_get_scale_factor (widget);
  int                wide = MAX (1, width * scale);
  int                high = MAX (1, height * scale);
  cairo_surface_t   *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, wide, high);
  cairo_t           *cr = cairo_create (surface);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture        *texture;
  int                stride;

  cairo_scale (cr, scale, scale);
  paint (cr, width, height, data);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  stride = cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) stride * high);
  texture = gdk_memory_texture_new (wide, high, GDK_MEMORY_DEFAULT, bytes, stride);
  cairo_surface_destroy (surface);
  return texture;
}

static void
paint_piece (cairo_t *cr,
             double   width,
             double   height,
             gpointer data)
{
  harena_art_draw (cr, data, width / 2, height / 2, MIN (width, height), NULL);
}

GdkTexture *
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
