/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of marks in the art kit, as code: ink under colour, in widths of w. */

#include "clash/hex-mark.h"

#include "widgets/art.h"
#include "clash/arena-geometry.h"
#include "clash/hex-face.h"
#include "widgets/look.h"

#include <math.h>

#define RING    0.925
#define BRACKET 0.27 /* of each side */
#define FAR     0.6  /* how much thinner, out of reach from the space in hand */

typedef struct
{
  GdkRGBA  ink;
  GdkRGBA  white;
  GdkRGBA  target;
  GdkRGBA  gold;
  double   w;
  double   under;  /* what the ink grows by, in high contrast */
} Pens;

static Pens
pens_now (double radius)
{
  HarenaLook *look = harena_look_get_default ();
  Pens        pens = { .w = MAX (2.5, radius / 20), .under = 1 };

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

/* Strokes the path twice: ink, and colour upon it. */
static void
stroke_twice (cairo_t       *cr,
              const Pens    *pens,
              double         ink,
              double         width,
              const GdkRGBA *colour)
{
  cairo_set_line_width (cr, ink * pens->under);
  gdk_cairo_set_source_rgba (cr, &pens->ink);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
}

static void
draw_disc (cairo_t       *cr,
           const Pens    *pens,
           double         x,
           double         y,
           double         radius,
           double         line,
           const GdkRGBA *colour)
{
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, line * pens->under);
  gdk_cairo_set_source_rgba (cr, &pens->ink);
  cairo_stroke (cr);
}

static void
draw_ring (cairo_t    *cr,
           const Pens *pens,
           double      radius)
{
  clash_hex_path (cr, 0, 0, radius * RING);
  stroke_twice (cr, pens, pens->w * 2.1, pens->w * 1.3, &pens->white);
}

static void
draw_knobs (cairo_t       *cr,
            const Pens    *pens,
            double         radius,
            double         knob,
            const GdkRGBA *colour)
{
  for (int corner = 0; corner < 6; corner++)
    {
      double x, y;

      clash_hex_corner (radius, corner, &x, &y);
      draw_disc (cr, pens, x, y, knob, pens->w * 0.5, colour);
    }
}

static void
draw_brackets (cairo_t    *cr,
               const Pens *pens,
               double      radius,
               double      thin)
{
  cairo_save (cr);
  cairo_new_path (cr);
  for (int corner = 0; corner < 6; corner++)
    {
      double x, y, before_x, before_y, after_x, after_y;

      clash_hex_corner (radius * RING, corner, &x, &y);
      clash_hex_corner (radius * RING, corner - 1, &before_x, &before_y);
      clash_hex_corner (radius * RING, corner + 1, &after_x, &after_y);
      cairo_move_to (cr, x + (before_x - x) * BRACKET, y + (before_y - y) * BRACKET);
      cairo_line_to (cr, x, y);
      cairo_line_to (cr, x + (after_x - x) * BRACKET, y + (after_y - y) * BRACKET);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  stroke_twice (cr, pens, pens->w * 2.3 * thin, pens->w * 1.2 * thin, &pens->target);
  cairo_restore (cr);
}

static void
draw_plus (cairo_t    *cr,
           const Pens *pens,
           double      radius)
{
  double arm = radius * 0.085;

  draw_disc (cr, pens, 0, 0, radius * 0.2, pens->w * 0.6, &pens->white);
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

/* The ring, and in a disc the sign of whoever would come here. */
static void
draw_space (cairo_t            *cr,
            const Pens         *pens,
            const ClashHexMark *mark,
            double              radius)
{
  static const char *const heads[] = { "", "beast-lion-symbolic", "beast-bull-symbolic",
                                       "beast-bear-symbolic" };
  HarenaLook *look = harena_look_get_default ();
  GdkRGBA     colour = pens->ink;

  draw_ring (cr, pens, radius);
  draw_knobs (cr, pens, radius * RING, pens->w * 1.9, &pens->white);
  draw_disc (cr, pens, 0, 0, radius * 0.29, MAX (2, radius / 24), &pens->white);
  if (mark->colour != 0)
    {
      g_autofree char *crest = g_strdup_printf ("crest-%d", mark->colour);
      GdkRGBA          edge, on;

      /* The bright plates of the dark high contrast would not be seen on white. */
      if (!harena_look_is_contrast (look) || !harena_look_is_dark (look))
        harena_look_get_plate (look, mark->colour, &colour, &edge, &on);
      harena_art_draw (cr, crest, 0, 0, radius * 0.4, &colour);
    }
  else if (mark->mover != CLASH_NO_BEAST)
    harena_art_draw (cr, heads[mark->mover], 0, 0, radius * 0.4, &colour);
}

/* The slot that would be filled: the gladiator at half strength. */
static void
draw_ghost (cairo_t            *cr,
            const Pens         *pens,
            const ClashHexMark *mark,
            double              radius)
{
  double  x = clash_face_slots[mark->slot][0] * radius;
  double  y = clash_face_slots[mark->slot][1] * radius;
  double  dashes[] = { radius / 14, radius / 18 };
  GdkRGBA bone;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_BONE, &bone);
  bone.alpha = 0.8f;
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius * 0.3, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &bone);
  cairo_fill (cr);
  clash_face_draw_gladiator (cr, x, y, radius * 0.3, mark->ghost, radius < CLASH_FACE_SMALL, 0.5);
  cairo_save (cr);
  cairo_arc (cr, x, y, radius * 0.3, 0, 2 * G_PI);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, MAX (1.6, radius / 32) * pens->under);
  gdk_cairo_set_source_rgba (cr, &pens->white);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_battle_disc (cairo_t            *cr,
                  const ClashHexMark *mark,
                  double              radius)
{
  if (mark->beast)
    harena_art_draw (cr, "disc-attack", 0, radius * (radius < CLASH_FACE_SMALL ? 0.85 : 0.8),
                     radius * 0.34, NULL);
  else
    harena_art_draw (cr, "disc-attack", radius * -0.655, radius * 0.43, radius * 0.38, NULL);
}

static void
draw_shape (cairo_t            *cr,
            const Pens         *pens,
            const ClashHexMark *mark,
            double              radius)
{
  switch ((ClashMark) mark->mark)
    {
    case CLASH_MARK_SOURCE:
      draw_ring (cr, pens, radius);
      break;
    case CLASH_MARK_JOIN:
      draw_ring (cr, pens, radius);
      if (mark->ghost != CLASH_NO_KIND)
        draw_ghost (cr, pens, mark, radius);
      break;
    case CLASH_MARK_CHOSEN:
      draw_ring (cr, pens, radius);
      draw_knobs (cr, pens, radius * RING, pens->w * 1.9, &pens->white);
      break;
    case CLASH_MARK_TARGET:
      if (mark->waits)
        {
          draw_ring (cr, pens, radius);
          draw_knobs (cr, pens, radius * RING, pens->w * 1.9, &pens->white);
        }
      draw_brackets (cr, pens, radius, 1);
      break;
    case CLASH_MARK_TARGET_AFAR:
      draw_brackets (cr, pens, radius, FAR);
      break;
    case CLASH_MARK_MOVE:
      draw_disc (cr, pens, 0, 0, radius * 0.2, pens->w * 0.6, &pens->white);
      break;
    case CLASH_MARK_SPACE:
      draw_space (cr, pens, mark, radius);
      break;
    case CLASH_MARK_START:
    case CLASH_MARK_PLACE:
      draw_plus (cr, pens, radius);
      break;
    case CLASH_MARK_NONE:
    default:
      break;
    }
}

void
clash_hex_mark_draw (cairo_t            *cr,
                     const ClashHexMark *mark,
                     double              radius)
{
  Pens pens = pens_now (radius);

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_shape (cr, &pens, mark, radius);
  for (int i = 0; i < MIN (mark->stars, 2); i++)
    harena_art_draw (cr, "star-wound", radius * 0.655, radius * (i == 0 ? -0.43 : 0.43),
                     radius * 0.4, NULL);
  if (mark->disc)
    draw_battle_disc (cr, mark, radius);
  cairo_restore (cr);
}

void
clash_hex_focus_draw (cairo_t *cr,
                      double   radius)
{
  Pens    pens = pens_now (radius);
  GdkRGBA accent = pens.white;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  clash_hex_path (cr, 0, 0, radius);
  stroke_twice (cr, &pens, pens.w * 1.5, pens.w * 0.7, &accent);
  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_TERRACOTTA, &accent);
  draw_knobs (cr, &pens, radius, pens.w * 1.7, &accent);
  cairo_restore (cr);
}

/* On the border of the cell, so that it hides no other mark. */
void
clash_hex_hint_draw (cairo_t *cr,
                     double   radius)
{
  Pens   pens = pens_now (radius);
  double dashes[] = { radius / 4, radius / 12 };

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  clash_hex_path (cr, 0, 0, radius);
  cairo_set_line_width (cr, pens.w * 2.4 * pens.under);
  gdk_cairo_set_source_rgba (cr, &pens.ink);
  cairo_stroke (cr);
  cairo_set_dash (cr, dashes, 2, 0);
  clash_hex_path (cr, 0, 0, radius + pens.w * 0.6);
  clash_hex_path (cr, 0, 0, radius - pens.w * 0.6);
  cairo_set_line_width (cr, pens.w * 0.7);
  gdk_cairo_set_source_rgba (cr, &pens.gold);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
clash_hex_way_draw (cairo_t *cr,
                    double   x0,
                    double   y0,
                    double   x1,
                    double   y1,
                    double   radius)
{
  Pens   pens = pens_now (radius);
  double length = hypot (x1 - x0, y1 - y0);
  double u = (x1 - x0) / length;
  double v = (y1 - y0) / length;
  double w = radius * 0.07;
  double k = w * 1.25;
  int    count = length / (radius * 0.265);

  if (count == 0)
    return;

  cairo_save (cr);
  cairo_new_path (cr);
  for (int i = 0; i < count; i++)
    {
      double x = x0 + u * (i + 0.5) * length / count;
      double y = y0 + v * (i + 0.5) * length / count;

      cairo_move_to (cr, x - (u + v) * k, y - (v - u) * k);
      cairo_line_to (cr, x + u * k * 0.35, y + v * k * 0.35);
      cairo_line_to (cr, x - (u - v) * k, y - (v + u) * k);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  stroke_twice (cr, &pens, w * 1.9, w * 0.85, &pens.white);
  cairo_restore (cr);
}

void
clash_hex_arrow_draw (cairo_t      *cr,
                      const double *points,
                      int           n_points,
                      double        radius)
{
  Pens          pens = pens_now (radius);
  const double *tip = points + 2 * (n_points - 1);
  double        length = hypot (tip[0] - tip[-2], tip[1] - tip[-1]);
  double        u = (tip[0] - tip[-2]) / length;
  double        v = (tip[1] - tip[-1]) / length;
  double        head = radius * 0.2;

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  for (int i = 0; i < n_points; i++)
    cairo_line_to (cr, points[2 * i], points[2 * i + 1]);
  cairo_move_to (cr, tip[0] - (u + v * 0.8) * head, tip[1] - (v - u * 0.8) * head);
  cairo_line_to (cr, tip[0], tip[1]);
  cairo_line_to (cr, tip[0] - (u - v * 0.8) * head, tip[1] - (v + u * 0.8) * head);
  stroke_twice (cr, &pens, radius * 0.17, radius * 0.09, &pens.gold);
  cairo_restore (cr);
}
