/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A strip at the edge, where only a part of the track is seen: every chariot as a dot, and a frame
 * about the part. */

#include "circus/scroll-map.h"

#include "circus/paint.h"
#include "widgets/brush.h"
#include "widgets/look.h"

#define WIDTH 12.0 /* pixels */
#define DOT   2.0

static void
draw_frame (cairo_t              *cr,
            const HarenaGeometry *geometry,
            double                height)
{
  gboolean dark = harena_look_is_dark (harena_look_get_default ());
  double   part = geometry->height / (geometry->layout->height * geometry->scale);
  double   begin = -geometry->y / (geometry->layout->height * geometry->scale);
  double   ground = dark ? 0.1 : 1;
  double   ink = dark ? 0.9 : 0.12;

  harena_brush_rounded (cr, 0.5, 0.5, WIDTH - 1, height - 1, 3);
  cairo_set_source_rgba (cr, ground, ground, ground, 0.55);
  cairo_fill (cr);
  harena_brush_rounded (cr, 1, MAX (0, begin) * height + 1, WIDTH - 2,
                        MIN (1, part) * height - 2, 3);
  cairo_set_source_rgba (cr, ground, ground, ground, 0.75);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, ink, ink, ink);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
}

void
circus_scroll_map_draw (cairo_t              *cr,
                        const HarenaGeometry *geometry,
                        const HarenaView     *view)
{
  const HarenaLayout   *layout = geometry->layout;
  const CircusPosition *position = view->position;
  double                height = geometry->height - 4;

  if (!layout->flat || layout->height * geometry->scale <= geometry->height + 1)
    return;

  cairo_save (cr);
  cairo_translate (cr, geometry->width - WIDTH - 1, 2);
  draw_frame (cr, geometry, height);
  for (int chariot = 0; chariot < circus_n_chariots (position); chariot++)
    if (position->hexes[chariot] != CIRCUS_NOWHERE)
      {
        HarenaPoint at = layout->spaces[position->hexes[chariot]].centre;
        int         seat = circus_seat_of (chariot);
        GdkRGBA     colour;

        harena_look_get_seat (harena_look_get_default (), harena_view_colour (view, seat), &colour);
        gdk_cairo_set_source_rgba (cr, &colour);
        harena_brush_disc (cr, 2 * DOT + at.x / layout->width * (WIDTH - 4 * DOT),
                           at.y / layout->height * height, DOT);
        cairo_fill (cr);
      }
  cairo_restore (cr);
}
