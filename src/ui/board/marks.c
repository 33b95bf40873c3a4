/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of marks of the art kits, as code. */

#include "board/marks.h"

#include "widgets/look.h"

#include <math.h>

#define RING    0.925
#define BRACKET 0.27 /* of each side */
#define FAR     0.6  /* how much thinner, out of reach for now */

enum
{
  KNOBS = 8,         /* along an outline without corners of its own */
};

void
harena_outline_init_hex (HarenaOutline *outline,
                         double         radius,
                         gboolean       flat)
{
  outline->radius = radius;
  outline->n_points = G_N_ELEMENTS (outline->hex);
  outline->points = outline->hex;
  for (int corner = 0; corner < outline->n_points; corner++)
    {
      double x = radius * sin (corner * G_PI / 3);
      double y = -radius * cos (corner * G_PI / 3);

      outline->hex[corner] = flat ? (HarenaPoint) { -y, x } : (HarenaPoint) { x, y };
    }
}

void
harena_outline_init (HarenaOutline        *outline,
                     const HarenaGeometry *geometry,
                     int                   space,
                     HarenaPoint          *points)
{
  const HarenaSpace *at = &geometry->layout->spaces[space];

  if (at->outline == NULL)
    {
      harena_outline_init_hex (outline, harena_geometry_radius (geometry, space),
                               geometry->layout->flat);
      return;
    }

  outline->radius = harena_geometry_radius (geometry, space);
  outline->points = points;
  outline->n_points = at->n_outline;
  for (int i = 0; i < at->n_outline; i++)
    points[i] = (HarenaPoint) { (at->outline[i].x - at->centre.x) * geometry->scale,
                                (at->outline[i].y - at->centre.y) * geometry->scale };
}

HarenaPens
harena_pens_now (double radius)
{
  HarenaLook *look = harena_look_get_default ();
  HarenaPens  pens = { .w = MAX (2.5, radius / 20), .under = 1 };

  harena_look_get_colour (look, HARENA_COLOUR_INK, &pens.ink);
  harena_look_get_colour (look, HARENA_COLOUR_MARK, &pens.white);
  harena_look_get_colour (look, HARENA_COLOUR_TARGET, &pens.target);
  harena_look_get_colour (look, HARENA_COLOUR_GOLD, &pens.gold);
  if (harena_look_is_contrast (look))
    {
      gdk_rgba_parse (&pens.ink, "#000000");
      gdk_rgba_parse (&pens.target, "#ff7a1f");
      pens.under = 1.5;
    }
  return pens;
}

void
harena_marks_stroke (cairo_t          *cr,
                     const HarenaPens *pens,
                     double            ink,
                     double            width,
                     const GdkRGBA    *colour)
{
  cairo_set_line_width (cr, ink * pens->under);
  gdk_cairo_set_source_rgba (cr, &pens->ink);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
}

void
harena_marks_disc (cairo_t          *cr,
                   const HarenaPens *pens,
                   double            x,
                   double            y,
                   double            radius,
                   double            line,
                   const GdkRGBA    *colour)
{
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, line * pens->under);
  gdk_cairo_set_source_rgba (cr, &pens->ink);
  cairo_stroke (cr);
}

void
harena_marks_path (cairo_t             *cr,
                   const HarenaOutline *outline,
                   double               part)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i < outline->n_points; i++)
    cairo_line_to (cr, outline->points[i].x * part, outline->points[i].y * part);
  cairo_close_path (cr);
}

static gboolean
is_hex (const HarenaOutline *outline)
{
  return outline->points == outline->hex;
}

/* Hexes share their edges, so their rings are drawn a little inside. */
static double
part_of_ring (const HarenaOutline *outline)
{
  return is_hex (outline) ? RING : 1;
}

void
harena_marks_ring (cairo_t             *cr,
                   const HarenaPens    *pens,
                   const HarenaOutline *outline)
{
  cairo_new_path (cr);
  harena_marks_path (cr, outline, part_of_ring (outline));
  harena_marks_stroke (cr, pens, pens->w * 2.1, pens->w * 1.3, &pens->white);
}

/* The point so far along the outline, in parts of the whole way round. */
static HarenaPoint
point_along (const HarenaOutline *outline,
             double               part)
{
  double whole = 0;
  double rest;

  for (int i = 0; i < outline->n_points; i++)
    {
      HarenaPoint a = outline->points[i];
      HarenaPoint b = outline->points[(i + 1) % outline->n_points];

      whole += hypot (b.x - a.x, b.y - a.y);
    }
  rest = whole * part;
  for (int i = 0; i < outline->n_points; i++)
    {
      HarenaPoint a = outline->points[i];
      HarenaPoint b = outline->points[(i + 1) % outline->n_points];
      double      length = hypot (b.x - a.x, b.y - a.y);

      if (length > 0 && rest <= length)
        return (HarenaPoint) { a.x + (b.x - a.x) * rest / length,
                               a.y + (b.y - a.y) * rest / length };
      rest -= length;
    }
  return outline->points[0];
}

void
harena_marks_knobs (cairo_t             *cr,
                    const HarenaPens    *pens,
                    const HarenaOutline *outline,
                    double               part,
                    double               knob,
                    const GdkRGBA       *colour)
{
  int n_knobs = is_hex (outline) ? outline->n_points : KNOBS;

  for (int i = 0; i < n_knobs; i++)
    {
      HarenaPoint at = is_hex (outline) ? outline->points[i]
                                        : point_along (outline, (double) i / n_knobs);

      harena_marks_disc (cr, pens, at.x * part, at.y * part, knob, pens->w * 0.5, colour);
    }
}

static void
bracket_path (cairo_t             *cr,
              const HarenaOutline *outline)
{
  for (int i = 0; i < outline->n_points; i++)
    {
      HarenaPoint at = outline->points[i];
      HarenaPoint before = outline->points[(i + outline->n_points - 1) % outline->n_points];
      HarenaPoint after = outline->points[(i + 1) % outline->n_points];

      cairo_move_to (cr, RING * (at.x + (before.x - at.x) * BRACKET),
                     RING * (at.y + (before.y - at.y) * BRACKET));
      cairo_line_to (cr, RING * at.x, RING * at.y);
      cairo_line_to (cr, RING * (at.x + (after.x - at.x) * BRACKET),
                     RING * (at.y + (after.y - at.y) * BRACKET));
    }
}

/* An outline without corners has dashes instead. */
void
harena_marks_brackets (cairo_t             *cr,
                       const HarenaPens    *pens,
                       const HarenaOutline *outline,
                       double               thin)
{
  double dashes[] = { pens->w * 5, pens->w * 3.4 };

  cairo_save (cr);
  cairo_new_path (cr);
  if (is_hex (outline))
    bracket_path (cr, outline);
  else
    {
      harena_marks_path (cr, outline, 1);
      cairo_set_dash (cr, dashes, 2, 0);
    }
  cairo_set_line_cap (cr, is_hex (outline) ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  harena_marks_stroke (cr, pens, pens->w * 2.3 * thin, pens->w * 1.2 * thin, &pens->target);
  cairo_restore (cr);
}

void
harena_marks_plus (cairo_t          *cr,
                   const HarenaPens *pens,
                   double            radius)
{
  double arm = radius * 0.085;

  harena_marks_disc (cr, pens, 0, 0, radius * 0.2, pens->w * 0.6, &pens->white);
  cairo_save (cr);
  cairo_move_to (cr, -arm, 0);
  cairo_line_to (cr, arm, 0);
  cairo_move_to (cr, 0, -arm);
  cairo_line_to (cr, 0, arm);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, MAX (2, radius / 26));
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
harena_marks_text (cairo_t          *cr,
                   const HarenaPens *pens,
                   double            radius,
                   const char       *text)
{
  cairo_text_extents_t extents;

  harena_marks_disc (cr, pens, 0, 0, radius, pens->w * 0.6, &pens->white);
  cairo_save (cr);
  cairo_select_font_face (cr, "Cantarell", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, radius * 1.2);
  cairo_text_extents (cr, text, &extents);
  gdk_cairo_set_source_rgba (cr, &pens->ink);
  cairo_move_to (cr, -extents.width / 2 - extents.x_bearing,
                 -extents.height / 2 - extents.y_bearing);
  cairo_show_text (cr, text);
  cairo_restore (cr);
}

void
harena_marks_focus (cairo_t             *cr,
                    const HarenaOutline *outline)
{
  HarenaPens pens = harena_pens_now (outline->radius);
  GdkRGBA    accent;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  harena_marks_path (cr, outline, 1);
  harena_marks_stroke (cr, &pens, pens.w * 1.5, pens.w * 0.7, &pens.white);
  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_TERRACOTTA, &accent);
  harena_marks_knobs (cr, &pens, outline, 1, pens.w * 1.7, &accent);
  cairo_restore (cr);
}

/* On the border of the space, so that it hides no other mark. */
void
harena_marks_hint (cairo_t             *cr,
                   const HarenaOutline *outline)
{
  HarenaPens pens = harena_pens_now (outline->radius);
  double     dashes[] = { outline->radius / 4, outline->radius / 12 };
  double     apart = pens.w * 0.6 / outline->radius;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  harena_marks_path (cr, outline, 1);
  cairo_set_line_width (cr, pens.w * 2.4 * pens.under);
  gdk_cairo_set_source_rgba (cr, &pens.ink);
  cairo_stroke (cr);
  cairo_set_dash (cr, dashes, 2, 0);
  harena_marks_path (cr, outline, 1 + apart);
  harena_marks_path (cr, outline, 1 - apart);
  cairo_set_line_width (cr, pens.w * 0.7);
  gdk_cairo_set_source_rgba (cr, &pens.gold);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
harena_marks_way (cairo_t    *cr,
                  HarenaPoint from,
                  HarenaPoint to,
                  double      radius)
{
  HarenaPens pens = harena_pens_now (radius);
  double     length = hypot (to.x - from.x, to.y - from.y);
  double     u = (to.x - from.x) / length;
  double     v = (to.y - from.y) / length;
  double     w = radius * 0.07;
  double     k = w * 1.25;
  int        count = length / (radius * 0.265);

  if (count == 0)
    return;

  cairo_save (cr);
  cairo_new_path (cr);
  for (int i = 0; i < count; i++)
    {
      double x = from.x + u * (i + 0.5) * length / count;
      double y = from.y + v * (i + 0.5) * length / count;

      cairo_move_to (cr, x - (u + v) * k, y - (v - u) * k);
      cairo_line_to (cr, x + u * k * 0.35, y + v * k * 0.35);
      cairo_line_to (cr, x - (u - v) * k, y - (v + u) * k);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  harena_marks_stroke (cr, &pens, w * 1.9, w * 0.85, &pens.white);
  cairo_restore (cr);
}

void
harena_marks_arrow (cairo_t           *cr,
                    const HarenaPoint *points,
                    int                n_points,
                    double             radius)
{
  HarenaPens  pens = harena_pens_now (radius);
  HarenaPoint tip = points[n_points - 1];
  HarenaPoint before = points[n_points - 2];
  double      length = hypot (tip.x - before.x, tip.y - before.y);
  double      u = (tip.x - before.x) / length;
  double      v = (tip.y - before.y) / length;
  double      head = radius * 0.2;

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  for (int i = 0; i < n_points; i++)
    cairo_line_to (cr, points[i].x, points[i].y);
  cairo_move_to (cr, tip.x - (u + v * 0.8) * head, tip.y - (v - u * 0.8) * head);
  cairo_line_to (cr, tip.x, tip.y);
  cairo_line_to (cr, tip.x - (u - v * 0.8) * head, tip.y - (v + u * 0.8) * head);
  harena_marks_stroke (cr, &pens, radius * 0.17, radius * 0.09, &pens.gold);
  cairo_restore (cr);
}

void
harena_marks_draw (cairo_t             *cr,
                   const HarenaOutline *outline,
                   const HarenaMark    *mark)
{
  HarenaPens pens = harena_pens_now (outline->radius);

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  switch (mark->kind)
    {
    case HARENA_MARK_SOURCE:
      harena_marks_ring (cr, &pens, outline);
      break;
    case HARENA_MARK_CHOSEN:
      harena_marks_ring (cr, &pens, outline);
      harena_marks_knobs (cr, &pens, outline, part_of_ring (outline), pens.w * 1.9, &pens.white);
      break;
    case HARENA_MARK_PLACE:
      if (mark->waits)
        harena_marks_ring (cr, &pens, outline);
      if (*mark->text != '\0')
        harena_marks_text (cr, &pens, MAX (outline->radius * 0.3, 8), mark->text);
      else
        harena_marks_plus (cr, &pens, outline->radius);
      break;
    case HARENA_MARK_TARGET:
      if (mark->waits)
        harena_marks_ring (cr, &pens, outline);
      harena_marks_brackets (cr, &pens, outline, 1);
      break;
    case HARENA_MARK_TARGET_AFAR:
      harena_marks_brackets (cr, &pens, outline, FAR);
      break;
    case HARENA_MARK_NONE:
    default:
      break;
    }
  cairo_restore (cr);
}
