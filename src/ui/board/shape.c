/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the units of a layout to pixels. */

#include "board/shape.h"

#include <math.h>

#define SQRT3 1.7320508075688772

HarenaPoint
harena_geometry_point (const HarenaGeometry *geometry,
                       HarenaPoint           point)
{
  return (HarenaPoint) { geometry->x + point.x * geometry->scale,
                         geometry->y + point.y * geometry->scale };
}

HarenaPoint
harena_geometry_centre (const HarenaGeometry *geometry,
                        int                   space)
{
  HarenaPoint at = harena_geometry_point (geometry, geometry->layout->spaces[space].centre);

  return (HarenaPoint) { round (at.x), round (at.y) };
}

double
harena_geometry_radius (const HarenaGeometry *geometry,
                        int                   space)
{
  return geometry->layout->spaces[space].radius * geometry->scale;
}

/* A corner of a hex about the origin, from the top or the right, clockwise. */
static HarenaPoint
hex_corner (double   radius,
            gboolean flat,
            int      corner)
{
  double angle = corner * G_PI / 3;

  return flat ? (HarenaPoint) { radius * cos (angle), radius * sin (angle) }
              : (HarenaPoint) { radius * sin (angle), -radius * cos (angle) };
}

void
harena_geometry_outline (const HarenaGeometry *geometry,
                         cairo_t              *cr,
                         int                   space,
                         double                part)
{
  const HarenaSpace *at = &geometry->layout->spaces[space];
  double             k = geometry->scale * part;

  cairo_new_sub_path (cr);
  if (at->outline == NULL)
    for (int corner = 0; corner < 6; corner++)
      {
        HarenaPoint point = hex_corner (at->radius * k, geometry->layout->flat, corner);

        cairo_line_to (cr, point.x, point.y);
      }
  for (int i = 0; i < at->n_outline; i++)
    cairo_line_to (cr, (at->outline[i].x - at->centre.x) * k,
                   (at->outline[i].y - at->centre.y) * k);
  cairo_close_path (cr);
}

static gboolean
hex_contains (double radius,
              double x,
              double y)
{
  return fabs (x) <= radius * SQRT3 / 2 && fabs (y) <= radius - fabs (x) / SQRT3;
}

/* By how often a ray to the right crosses the outline. */
static gboolean
outline_contains (const HarenaSpace *space,
                  HarenaPoint        point)
{
  gboolean inside = FALSE;

  for (int i = 0, j = space->n_outline - 1; i < space->n_outline; j = i++)
    {
      HarenaPoint a = space->outline[i];
      HarenaPoint b = space->outline[j];

      if ((a.y > point.y) != (b.y > point.y)
          && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x)
        inside = !inside;
    }
  return inside;
}

gboolean
harena_geometry_contains (const HarenaGeometry *geometry,
                          int                   space,
                          double                x,
                          double                y)
{
  const HarenaSpace *at = &geometry->layout->spaces[space];

  if (at->outline != NULL)
    return outline_contains (at, (HarenaPoint) { at->centre.x + x / geometry->scale,
                                                 at->centre.y + y / geometry->scale });

  return geometry->layout->flat ? hex_contains (at->radius * geometry->scale, y, x)
                                : hex_contains (at->radius * geometry->scale, x, y);
}

static GdkRectangle
seen_of (const HarenaLayout *layout)
{
  if (layout->seen.width > 0)
    return layout->seen;

  return (GdkRectangle) { 0, 0, layout->width, layout->height };
}

double
harena_layout_fit (const HarenaLayout *layout,
                   int                 width,
                   int                 height)
{
  GdkRectangle seen = seen_of (layout);

  return MIN ((double) width / seen.width, (double) height / seen.height);
}

/* Where the corner of the board is along one side: what must be seen in the middle, or, where it is
 * longer than the widget, the centre as far as that leaves no gap. */
static int
corner (double scale,
        int    start,
        int    length,
        int    size,
        double centre)
{
  double all = length * scale;

  if (all <= size + 1)
    return floor (size / 2 - (start + length / 2.0) * scale);

  return floor (CLAMP (size / 2.0 - centre * scale, size - (start + length) * scale,
                       -start * scale));
}

void
harena_geometry_init (HarenaGeometry     *geometry,
                      const HarenaLayout *layout,
                      int                 n_spaces,
                      double              scale,
                      int                 width,
                      int                 height,
                      const HarenaPoint  *centre)
{
  GdkRectangle seen = seen_of (layout);
  HarenaPoint  middle = { seen.x + seen.width / 2.0, seen.y + seen.height / 2.0 };

  *geometry = (HarenaGeometry) {
    .layout = layout, .n_spaces = n_spaces, .width = width, .height = height, .scale = scale,
  };
  if (centre == NULL)
    centre = &middle;
  if (layout->hex_half > 0)
    {
      geometry->half = MAX (8, (int) floor (layout->hex_half * scale + 1e-6));
      geometry->scale = geometry->half / layout->hex_half;
      geometry->radius = geometry->half * 2 / SQRT3;
    }
  geometry->x = corner (geometry->scale, seen.x, seen.width, width, centre->x);
  geometry->y = corner (geometry->scale, seen.y, seen.height, height, centre->y);
}

void
harena_geometry_box (const HarenaGeometry *geometry,
                     int                   space,
                     GtkAllocation        *box)
{
  const HarenaSpace *at = &geometry->layout->spaces[space];
  HarenaPoint        middle = harena_geometry_centre (geometry, space);
  double             left = 0, right = 0, top = 0, bottom = 0;

  if (at->outline == NULL)
    {
      int wide = geometry->layout->flat ? ceil (geometry->radius) : geometry->half;
      int high = geometry->layout->flat ? geometry->half : ceil (geometry->radius);

      *box = (GtkAllocation) { middle.x - wide, middle.y - high, 2 * wide, 2 * high };
      return;
    }

  for (int i = 0; i < at->n_outline; i++)
    {
      double x = (at->outline[i].x - at->centre.x) * geometry->scale;
      double y = (at->outline[i].y - at->centre.y) * geometry->scale;

      left = MIN (left, x);
      right = MAX (right, x);
      top = MIN (top, y);
      bottom = MAX (bottom, y);
    }
  *box = (GtkAllocation) { floor (middle.x + left), floor (middle.y + top),
                           ceil (right - left) + 1, ceil (bottom - top) + 1 };
}

/* How far a space is in this direction, what is sideways counted double; negative if it lies more
 * than 60 degrees off. A hex only leads to hexes beside it, and these at most 50 degrees off. */
static double
distance (const HarenaGeometry *geometry,
          int                   from,
          int                   to,
          double                dx,
          double                dy,
          HarenaPoint           lane)
{
  HarenaPoint a = geometry->layout->spaces[from].centre;
  HarenaPoint b = geometry->layout->spaces[to].centre;
  double      along = (b.x - a.x) * dx + (b.y - a.y) * dy;
  double      across = fabs ((b.x - a.x) * dy - (b.y - a.y) * dx);

  if (along <= 1e-6 || across > along * (geometry->layout->hex_half > 0 ? 1.19 : SQRT3))
    return -1;
  if (geometry->layout->hex_half > 0
      && hypot (b.x - a.x, b.y - a.y) > geometry->layout->hex_half * 2.2)
    return -1;
  /* Straight up and down keep to a column, straight left and right to a row. */
  if (dx == 0 || dy == 0)
    across = fabs ((b.x - lane.x) * dy - (b.y - lane.y) * dx);
  return along + 2 * across;
}

static double
from_middle (const HarenaGeometry *geometry,
             int                   space)
{
  GdkRectangle seen = seen_of (geometry->layout);
  HarenaPoint  at = geometry->layout->spaces[space].centre;

  return hypot (at.x - seen.x - seen.width / 2.0, at.y - seen.y - seen.height / 2.0);
}

int
harena_geometry_walk (const HarenaGeometry *geometry,
                      int                   space,
                      double                dx,
                      double                dy,
                      HarenaPoint          *lane)
{
  int    best = -1;
  double nearest = 0;

  for (int to = 0; to < geometry->n_spaces; to++)
    {
      double far = to != space ? distance (geometry, space, to, dx, dy, *lane) : -1;

      if (far < 0)
        continue;
      /* Of two that are as near, the one nearer to the middle of the board. */
      if (best < 0 || far < nearest - 1e-6
          || (far < nearest + 1e-6
              && from_middle (geometry, to) < from_middle (geometry, best) - 1e-6))
        {
          best = to;
          nearest = far;
        }
    }
  if (best >= 0)
    {
      HarenaPoint at = geometry->layout->spaces[best].centre;

      if (dx != 0)
        lane->x = at.x;
      if (dy != 0)
        lane->y = at.y;
    }
  return best;
}
