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
