/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ring of provinces: proconsuls, their runs, and the standard on its way. */

#include "imperium/scene-parts.h"

#include "imperium/paint.h"
#include "widgets/art.h"
#include "widgets/look.h"

#include <math.h>

static HarenaPoint
ring_point (int    at,
            double width,
            double height)
{
  double angle = -G_PI / 2 + (at - 3) * G_PI / 4;

  return (HarenaPoint) { width / 2 + cos (angle) * (width / 2 - 92),
                         height / 2 + sin (angle) * (height / 2 - 46) };
}

static void
draw_ring_links (cairo_t                *cr,
                 const ImperiumPosition *position,
                 const HarenaView       *view,
                 double                  width,
                 double                  height)
{
  for (int i = 0; i < IMPERIUM_N_PROVINCES; i++)
    {
      int         seat = position->proconsul[imperium_ring[i]];
      int         next = position->proconsul[imperium_ring[(i + 1) % IMPERIUM_N_PROVINCES]];
      HarenaPoint a = ring_point (i, width, height);
      HarenaPoint b = ring_point (i + 1, width, height);
      GdkRGBA     line = { 0.5f, 0.45f, 0.4f, 0.3f };

      if (seat != 0 && seat == next)
        harena_look_get_seat (harena_look_get_default (), harena_view_colour (view, seat), &line);
      cairo_move_to (cr, a.x, a.y);
      cairo_line_to (cr, b.x, b.y);
      cairo_set_line_width (cr, 7);
      gdk_cairo_set_source_rgba (cr, &line);
      cairo_stroke (cr);
    }
}

void
imperium_paint_ring (cairo_t                *cr,
                     const ImperiumPosition *position,
                     const HarenaView       *view,
                     unsigned                run,
                     int                     points,
                     const GdkRGBA          *text,
                     double                  width,
                     double                  height)
{
  double radius = MIN (20, height / 11);

  draw_ring_links (cr, position, view, width, height);
  for (int i = 0; i < IMPERIUM_N_PROVINCES; i++)
    {
      int         province = imperium_ring[i];
      HarenaPoint at = ring_point (i, width, height);
      gboolean    lit = run >> province & 1;

      if (position->proconsul[province] == 0)
        {
          harena_brush_disc (cr, at.x, at.y, radius * 0.9);
          imperium_set_colour (cr, IMPERIUM_COLOUR_LAND);
          cairo_fill (cr);
        }
      imperium_draw_proconsul (cr, harena_view_colour (view, position->proconsul[province]), at.x,
                               at.y, lit ? radius * 1.3 : radius);
      gdk_cairo_set_source_rgba (cr, text);
      if (i == 3 || i == 7)
        harena_brush_text (cr, imperium_provinces[province].name, at.x,
                           at.y + (i == 3 ? -32 : 42), 13, lit, 0.5);
      else
        harena_brush_text_within (cr, imperium_provinces[province].name,
                                  at.x + (at.x < width / 2 ? -34 : 34), at.y + 5, 13, lit,
                                  at.x < width / 2 ? 1 : 0, 60);
    }
  if (points > 0)
    {
      g_autofree char *sum = g_strdup_printf ("+%d", points);

      gdk_cairo_set_source_rgba (cr, text);
      harena_brush_text (cr, sum, width / 2, height / 2 + 14, 40, TRUE, 0.5);
    }
}

/* It walks to the next number over the sea (I22). */
static void
draw_standard (cairo_t                *cr,
               const ImperiumPainting *painting,
               double                  width,
               double                  height)
{
  const ImperiumBeat *beat = painting->beat;
  HarenaPoint         from = { 0, 0 }, to = { 0, 0 };
  double              part = imperium_scene_ease (painting, 0.1, 0.7);

  for (int i = 0; i < IMPERIUM_N_PROVINCES; i++)
    {
      if (imperium_ring[i] == beat->was.standard)
        from = ring_point (i, width, height);
      if (imperium_ring[i] == beat->now.standard)
        to = ring_point (i, width, height);
    }
  harena_art_draw_picture (cr, "imperium/pawn", from.x + (to.x - from.x) * part + 10,
                           from.y + (to.y - from.y) * part - 34, 18, 36);
}

void
imperium_scene_ring (cairo_t                *cr,
                     const ImperiumPainting *painting,
                     double                  x,
                     double                  y,
                     double                  width,
                     double                  height)
{
  const ImperiumBeat *beat = painting->beat;
  const ImperiumStep *run = beat->run >= 0 ? &painting->reveal->steps[beat->run] : NULL;

  imperium_scene_plate (cr, x, y, width, height, 0);
  cairo_save (cr);
  cairo_translate (cr, x, y + 8);
  imperium_paint_ring (cr, &beat->now, painting->view, run != NULL ? run->run : 0,
                       run != NULL && painting->part > 0.3 ? run->points : 0, &painting->text,
                       width, height - 16);
  draw_standard (cr, painting, width, height - 16);
  cairo_restore (cr);
}
