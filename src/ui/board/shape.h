/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shape of a board: where its spaces are, in units of the board, in one layout or two.
 *
 * A layout is data, made from the layout.json of the art kit: nobody copies its numbers by hand. */

#pragma once

#include <gtk/gtk.h>

typedef struct
{
  double x;
  double y;
} HarenaPoint;

/* A place on the board that can be looked at and pressed. */
typedef struct
{
  HarenaPoint        centre;    /* where what stands there stands, and where arrow keys go */
  double             radius;    /* of a hex: from its middle to a corner; of another space what its
                                 * marks may reach about the centre */
  const HarenaPoint *outline;   /* hit area, focus ring and marks; NULL: a hex about the centre */
  int                n_outline; /* points; the last is joined to the first */
} HarenaSpace;

typedef struct
{
  const HarenaSpace *spaces;   /* as many as the board has */
  double             width;    /* of the whole board */
  double             height;
  GdkRectangle       seen;     /* what must be seen of it; all of it if its width is 0 */
  const char        *ground;   /* a picture of data/art for the light style and one for the dark, */
  const char        *ground_dark; /* as harena_art_draw_picture () has it; NULL: draw_ground () */

  /* Hexes have a corner above, or in a layout that was turned a flat side. Their half width comes to
   * whole pixels, so that what was painted once is crisp anywhere. 0 for other spaces. */
  double             hex_half;
  gboolean           flat;

  /* Pixels a unit below which the board is not drawn smaller, but looked at through a window that
   * follows the focus and whoever moves (scrolled and dragged, with zoom by pinch and Control and
   * wheel). 0: it is always seen whole. */
  double             scale_min;
} HarenaLayout;

enum
{
  HARENA_LAYOUTS_MAX = 2,
};

/* The layout in use at some size of the widget. */
typedef struct
{
  const HarenaLayout *layout;
  int                 n_spaces;
  int                 width;    /* of the widget */
  int                 height;
  double              scale;    /* pixels a unit */
  double              x;        /* where the corner of the board is */
  double              y;
  int                 half;     /* half the width of a hex in pixels; 0 if there are none */
  double              radius;   /* and its radius */
} HarenaGeometry;

/* Puts a layout into a widget of this size. centre: the point of the board to be in its middle where
 * not all can be seen; NULL: the middle of what must be seen. */
void        harena_geometry_init     (HarenaGeometry       *geometry,
                                      const HarenaLayout   *layout,
                                      int                   n_spaces,
                                      double                scale,
                                      int                   width,
                                      int                   height,
                                      const HarenaPoint    *centre);

/* The scale at which all that must be seen of a layout just fits. */
double      harena_layout_fit        (const HarenaLayout   *layout,
                                      int                   width,
                                      int                   height);

/* The box about a space in pixels of the widget. */
void        harena_geometry_box      (const HarenaGeometry *geometry,
                                      int                   space,
                                      GtkAllocation        *box);

/* The next space in a direction, given as a unit vector; -1 if there is none. lane: where the walk
 * is at, which keeps to its column or row, so that one way leads back where the other came from. */
int         harena_geometry_walk     (const HarenaGeometry *geometry,
                                      int                   space,
                                      double                dx,
                                      double                dy,
                                      HarenaPoint          *lane);

/* A point of the board in pixels of the widget. */
HarenaPoint harena_geometry_point    (const HarenaGeometry *geometry,
                                      HarenaPoint           point);

/* The middle of a space, in whole pixels. */
HarenaPoint harena_geometry_centre   (const HarenaGeometry *geometry,
                                      int                   space);

/* The radius of a space in pixels. */
double      harena_geometry_radius   (const HarenaGeometry *geometry,
                                      int                   space);

/* Adds the outline of a space to the path, with the middle of the space at the origin; part: 1 for
 * its true size. */
void        harena_geometry_outline  (const HarenaGeometry *geometry,
                                      cairo_t              *cr,
                                      int                   space,
                                      double                part);

/* Whether a point, given from the middle of the space, lies in it. */
gboolean    harena_geometry_contains (const HarenaGeometry *geometry,
                                      int                   space,
                                      double                x,
                                      double                y);
