/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the SVG files to surfaces of the size that is needed. */

#include "widgets/art.h"

#include <math.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

enum
{
  REMEMBERED_MAX = 256, /* surfaces; after that all are forgotten, as when a window is resized */
};

static GHashTable *remembered;

/* From GdkPixbuf's bytes to Cairo's, premultiplied. */
static cairo_surface_t *
surface_from_pixbuf (GdkPixbuf *pixbuf)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         gdk_pixbuf_get_width (pixbuf),
                                                         gdk_pixbuf_get_height (pixbuf));
  cairo_t         *cr = cairo_create (surface);

  gdk_cairo_set_source_pixbuf (cr, pixbuf, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  return surface;
}

#ifdef __GLIBC__
static guint tidying;

static gboolean
tidy_cb (gpointer data)
{
  (void) data;
  tidying = 0;
  malloc_trim (0);
  return G_SOURCE_REMOVE;
}
#endif

/* Reading an SVG takes up many times the memory of its picture, in pieces so small that the C library
 * keeps them for later: some megabytes after a page full of pictures. They are given back when all
 * is quiet. */
static void
tidy_later (void)
{
#ifdef __GLIBC__
  if (tidying == 0)
    tidying = g_idle_add_full (G_PRIORITY_LOW, tidy_cb, NULL, NULL);
#endif
}

/* width, height: in pixels. */
static cairo_surface_t *
render (const char *piece,
        int         width,
        int         height)
{
  g_autofree char      *key = g_strdup_printf ("%s %d %d", piece, width, height);
  g_autofree char      *path = NULL;
  g_autoptr (GdkPixbuf) pixbuf = NULL;
  g_autoptr (GError)    error = NULL;
  cairo_surface_t      *surface;

  if (remembered == NULL)
    remembered = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                        (GDestroyNotify) cairo_surface_destroy);
  surface = g_hash_table_lookup (remembered, key);
  if (surface != NULL)
    return surface;

  path = g_strdup_printf ("/io/github/harena/Harena/art/%s.svg", piece);
  pixbuf = gdk_pixbuf_new_from_resource_at_scale (path, width, height, FALSE, &error);
  if (pixbuf == NULL)
    {
      g_warning ("%s", error->message);
      return NULL;
    }

  if (g_hash_table_size (remembered) >= REMEMBERED_MAX)
    g_hash_table_remove_all (remembered);
  surface = surface_from_pixbuf (pixbuf);
  tidy_later ();
  g_hash_table_insert (remembered, g_steal_pointer (&key), surface);
  return surface;
}

/* How many pixels a unit of the context has. */
static double
pixels_per_unit (cairo_t *cr)
{
  double          x_scale, y_scale;
  double          dx = 1, dy = 0;
  cairo_surface_t *target = cairo_get_group_target (cr);

  cairo_user_to_device_distance (cr, &dx, &dy);
  cairo_surface_get_device_scale (target, &x_scale, &y_scale);
  return hypot (dx, dy) * x_scale;
}

static void
draw (cairo_t       *cr,
      const char    *piece,
      double         x,
      double         y,
      double         width,
      double         height,
      const GdkRGBA *colour)
{
  double           pixels = pixels_per_unit (cr);
  int              wide = MAX (1, (int) ceil (width * pixels));
  int              high = MAX (1, (int) ceil (height * pixels));
  cairo_surface_t *surface = render (piece, wide, high);

  if (surface == NULL)
    return;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, width / wide, height / high);
  if (colour != NULL)
    {
      gdk_cairo_set_source_rgba (cr, colour);
      cairo_mask_surface (cr, surface, 0, 0);
    }
  else
    {
      cairo_set_source_surface (cr, surface, 0, 0);
      cairo_paint (cr);
    }
  cairo_restore (cr);
}

void
harena_art_draw (cairo_t       *cr,
                 const char    *piece,
                 double         x,
                 double         y,
                 double         size,
                 const GdkRGBA *colour)
{
  draw (cr, piece, x - size / 2, y - size / 2, size, size, colour);
}

void
harena_art_draw_mirrored (cairo_t       *cr,
                          const char    *piece,
                          double         x,
                          double         y,
                          double         size,
                          const GdkRGBA *colour)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, -1, 1);
  draw (cr, piece, -size / 2, -size / 2, size, size, colour);
  cairo_restore (cr);
}

void
harena_art_draw_picture (cairo_t    *cr,
                         const char *picture,
                         double      x,
                         double      y,
                         double      width,
                         double      height)
{
  draw (cr, picture, x, y, width, height, NULL);
}
