/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sand in an oval rim; in high contrast nothing but its outline. */

#include "clash/battle-tray-art.h"

#include "widgets/art.h"
#include "widgets/look.h"

static void
ellipse (cairo_t         *cr,
         const ClashOval *oval,
         double           inset,
         double           lower)
{
  cairo_save (cr);
  cairo_translate (cr, oval->x, oval->y + lower);
  cairo_scale (cr, MAX (1, oval->rx - inset), MAX (1, oval->ry - inset));
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

static void
set_colour (cairo_t    *cr,
            const char *name)
{
  GdkRGBA colour;

  gdk_rgba_parse (&colour, name);
  gdk_cairo_set_source_rgba (cr, &colour);
}

static void
fill (cairo_t         *cr,
      const ClashOval *oval,
      double           inset,
      double           lower,
      const char      *colour)
{
  ellipse (cr, oval, inset, lower);
  set_colour (cr, colour);
  cairo_fill (cr);
}

/* A few marks in the sand, so that it is seen to be sand. */
static void
paint_ripples (cairo_t         *cr,
               const ClashOval *oval,
               const char      *colour)
{
  static const double ripples[][3] = {
    { -0.70, -0.22, 0.14 }, { 0.44, -0.42, 0.16 }, { -0.54, 0.50, 0.18 },
    { 0.46, 0.42, 0.12 },   { -0.18, -0.68, 0.12 },
  };

  set_colour (cr, colour);
  cairo_set_line_width (cr, 2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (ripples); i++)
    {
      double x = oval->x + ripples[i][0] * oval->rx;
      double y = oval->y + ripples[i][1] * oval->ry;
      double wide = ripples[i][2] * oval->rx;

      cairo_move_to (cr, x, y);
      cairo_curve_to (cr, x + wide / 3, y - 4, x + wide * 2 / 3, y - 4, x + wide, y);
      cairo_stroke (cr);
    }
}

void
clash_tray_paint_sand (cairo_t *cr,
                       double   width G_GNUC_UNUSED,
                       double   height G_GNUC_UNUSED,
                       gpointer data)
{
  const ClashOval *oval = data;
  HarenaLook      *look = harena_look_get_default ();
  gboolean         dark = harena_look_is_dark (look);
  gboolean         low = oval->low;

  if (harena_look_is_contrast (look))
    {
      fill (cr, oval, 0, 0, dark ? "#ffffff" : "#000000");
      fill (cr, oval, 4, 0, dark ? "#000000" : "#ffffff");
      return;
    }
  if (dark)
    {
      fill (cr, oval, 0, 0, "#8d8170");
      fill (cr, oval, low ? 5 : 8, 0, "#2b241b");
      fill (cr, oval, low ? 7 : 11, low ? 2 : 3, "#4a3f31");
    }
  else
    {
      fill (cr, oval, 0, 0, "#8a3f24");
      fill (cr, oval, low ? 4 : 6, 0, "#f6efe0");
      fill (cr, oval, low ? 8 : 14, 0, "#c9b07c");
      fill (cr, oval, low ? 9 : 16, 2, "#ead9b5");
    }
  if (!low)
    paint_ripples (cr, oval, dark ? "#5a4d3d" : "#d9c08d");
}

void
clash_tray_paint_die (cairo_t *cr,
                      double   width,
                      double   height,
                      gpointer data)
{
  gboolean dark = harena_look_is_dark (harena_look_get_default ());
  double   size = width / 1.2;
  double   side = size * 0.98;
  double   x = (width - size) / 2 + size * 0.03;
  double   y = (height - size) / 2 + size * 0.1;
  double   r = size * 0.22;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + side - r, y + r, r, -G_PI / 2, 0);
  cairo_arc (cr, x + side - r, y + side - r, r, 0, G_PI / 2);
  cairo_arc (cr, x + r, y + side - r, r, G_PI / 2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
  if (dark)
    cairo_set_source_rgba (cr, 0.10, 0.08, 0.06, 0.55);
  else
    cairo_set_source_rgba (cr, 0.54, 0.43, 0.23, 0.35);
  cairo_fill (cr);
  harena_art_draw (cr, data, width / 2, height / 2, size, NULL);
}
