/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of data/art/arena.svg, drawn anew: an arena may be wider than any picture, and its
 * stands go on as far as there is room. The numbers are those of the picture, for hexes of 72. */

#include "clash/arena-ground.h"

#include "widgets/look.h"

#include <math.h>

typedef enum
{
  OUTER,
  TIER_A,
  TIER_B,
  CROWD_A,
  CROWD_B,
  INK,
  WALL,
  DENTIL,
  MARBLE,
  SHADE,
  SAND,
  DEEP,
  N_PAINTS,
} Paint;

#define UNIT 72.0 /* the radius of a hex in the picture */

static const char *const paints[][N_PAINTS] = {
  { "#b47f5a", "#c38f69", "#c8966f", "#ce9f79", "#ba855f", "#1f1814", "#8a3f24", "#b85c38",
    "#fbf4e4", "#cdb98f", "#ead9b5", "#dcc697" },
  { "#1c1613", "#271d18", "#2b211b", "#382b23", "#211914", "#0f0b09", "#4d2616", "#6d3822",
    "#8d8170", "#2b241b", "#4a3f31", "#54483a" },
};

typedef struct
{
  const ClashArenaGeometry *geometry;
  const char *const        *paints;
  gboolean                  dark;
} Ground;

static void
set_colour (cairo_t    *cr,
            const char *text)
{
  GdkRGBA colour;

  gdk_rgba_parse (&colour, text);
  gdk_cairo_set_source_rgba (cr, &colour);
}

static void
add_ellipse (cairo_t *cr,
             double   rx,
             double   ry)
{
  cairo_save (cr);
  cairo_scale (cr, rx, ry);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_restore (cr);
}

static void
fill_ellipse (cairo_t    *cr,
              double      rx,
              double      ry,
              const char *colour)
{
  add_ellipse (cr, rx, ry);
  set_colour (cr, colour);
  cairo_fill (cr);
}

static void
dash_ellipse (cairo_t    *cr,
              double      rx,
              double      ry,
              double      width,
              double      on,
              double      off,
              double      offset,
              const char *colour)
{
  double dashes[] = { on, off };

  cairo_save (cr);
  add_ellipse (cr, rx, ry);
  cairo_set_line_width (cr, width);
  cairo_set_dash (cr, dashes, 2, offset);
  set_colour (cr, colour);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* How many tiers reach the corners of the widget. */
static int
count_tiers (const ClashArenaGeometry *geometry)
{
  double k = UNIT / geometry->radius;
  double x = geometry->width / 2.0 * k;
  double y = geometry->height / 2.0 * k;
  int    tiers = 0;

  while (tiers < 100 && hypot (x / (398 + tiers * 31), y / (346 + tiers * 28)) > 1)
    tiers++;
  return tiers;
}

/* Steps, and the crowd as rows of round heads; from the outermost tier inwards. */
static void
paint_stands (cairo_t      *cr,
              const Ground *ground)
{
  static const double gaps[] = { 15, 13, 17, 14 };
  const char *const  *colours = ground->paints;
  int                 tiers = count_tiers (ground->geometry);
  double              reach = tiers * 31 + 60;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int i = tiers; i >= 0; i--)
    {
      double rx = 398 + i * 31;
      double ry = 346 + i * 28;

      fill_ellipse (cr, rx, ry, colours[i % 2 != 0 ? TIER_A : TIER_B]);
      if (i > 0)
        dash_ellipse (cr, rx - 13, ry - 12, 8, 0, gaps[i % 4], i * 5,
                      colours[i % 2 != 0 ? CROWD_A : CROWD_B]);
    }

  /* Stairways between the wedges of seats. */
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  for (int i = 0; i < 16; i++)
    {
      double angle = (i + 0.5) * G_PI / 8;

      cairo_move_to (cr, 394 * cos (angle), 342 * sin (angle));
      cairo_line_to (cr, (394 + reach) * cos (angle), (342 + reach * 0.87) * sin (angle));
    }
  cairo_set_line_width (cr, 10);
  set_colour (cr, colours[OUTER]);
  cairo_stroke (cr);
}

/* A wall with dentils, then the marble. */
static void
paint_rim (cairo_t      *cr,
           const Ground *ground)
{
  const char *const *colours = ground->paints;

  fill_ellipse (cr, 394, 342, colours[INK]);
  fill_ellipse (cr, 391, 339, colours[WALL]);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  dash_ellipse (cr, 384, 332, 8, 9, 9, 0, colours[DENTIL]);
  fill_ellipse (cr, 377, 325, colours[INK]);
  fill_ellipse (cr, 374.5, 322.5, colours[MARBLE]);
  fill_ellipse (cr, 365, 313, colours[SHADE]);
}

/* A small generator: the grains lie as in the picture, every time. */
static double
next_random (gint64 *seed)
{
  *seed = *seed * 16807 % 2147483647;
  return *seed / 2147483647.0;
}

/* Raked sand: a few long strokes, and grains. */
static void
paint_sand (cairo_t      *cr,
            const Ground *ground)
{
  gint64 seed = 7;

  fill_ellipse (cr, 362, 310, ground->paints[SAND]);
  set_colour (cr, ground->paints[DEEP]);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int i = 0; i < 26; i++)
    {
      double angle = next_random (&seed) * 2 * G_PI;
      double far = 0.72 + 0.25 * next_random (&seed);
      double bend = 3 + 4 * next_random (&seed);
      double x = 362 * far * cos (angle);
      double y = 310 * far * sin (angle);

      cairo_move_to (cr, x - 16, y);
      cairo_curve_to (cr, x - 16 / 3.0, y - bend * 2 / 3, x + 16 / 3.0, y - bend * 2 / 3, x + 16,
                      y);
    }
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);

  for (int i = 0; i < 60; i++)
    {
      double angle = next_random (&seed) * 2 * G_PI;
      double far = sqrt (next_random (&seed)) * 0.97;

      cairo_move_to (cr, 362 * far * cos (angle), 310 * far * sin (angle));
      cairo_close_path (cr);
    }
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
}

/* No crowd, no texture, no tints: a field and its rim. */
static void
paint_contrast (cairo_t      *cr,
                const Ground *ground)
{
  const double rx = 387;
  const double ry = 336;
  double       length = G_PI * (3 * (rx + ry) - sqrt ((3 * rx + ry) * (rx + 3 * ry))) / 96;
  const char  *back = ground->dark ? "#000000" : "#ffffff";
  const char  *line = ground->dark ? "#ffffff" : "#000000";

  fill_ellipse (cr, rx, ry, back);
  add_ellipse (cr, rx, ry);
  cairo_set_line_width (cr, 14);
  set_colour (cr, line);
  cairo_stroke (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  dash_ellipse (cr, rx, ry, 6, length * 0.62, length * 0.38, 0, back);
}

static void
paint (cairo_t      *cr,
       const Ground *ground)
{
  const ClashArenaGeometry *geometry = ground->geometry;
  gboolean contrast = harena_look_is_contrast (harena_look_get_default ());

  if (contrast)
    set_colour (cr, ground->dark ? "#303030" : "#d8d8d8");
  else
    set_colour (cr, ground->paints[OUTER]);
  cairo_paint (cr);

  cairo_translate (cr, geometry->x, geometry->y);
  cairo_scale (cr, geometry->radius / UNIT, geometry->radius / UNIT);
  if (contrast)
    {
      paint_contrast (cr, ground);
      return;
    }
  paint_stands (cr, ground);
  paint_rim (cr, ground);
  paint_sand (cr, ground);
}

void
clash_arena_draw_ground (cairo_t              *cr,
                         const HarenaGeometry *geometry)
{
  gboolean           dark = harena_look_is_dark (harena_look_get_default ());
  ClashArenaGeometry arena;
  Ground             ground = { &arena, paints[dark], dark };

  clash_arena_geometry_init (&arena, geometry->width, geometry->height);
  paint (cr, &ground);
}
