/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A part of the track as large as there is room for, and cards below it. */

#include "circus/book.h"

#include "board/marks.h"
#include "circus/picture.h"
#include "widgets/look.h"

#include <math.h>

#define HALF 0.8660254037844386

enum
{
  RADIUS = 32,     /* where there is room */
  CARD = 40,
  CARD_HEIGHT = 57,
  GAP = 8,
  MINIMUM = 64,
};

struct _CircusDiagram
{
  GtkWidget     parent_instance;

  CircusPicture picture;
};

#define CIRCUS_TYPE_DIAGRAM (circus_diagram_get_type ())

G_DECLARE_FINAL_TYPE (CircusDiagram, circus_diagram, CIRCUS, DIAGRAM, GtkWidget)
G_DEFINE_FINAL_TYPE (CircusDiagram, circus_diagram, GTK_TYPE_WIDGET)

static double
height_of_track (const CircusPicture *picture)
{
  return picture->any ? (1.5 * (picture->row_last - picture->row_first) + 2) * RADIUS + 4 : 0;
}

static void
measure_picture (const CircusPicture *picture,
                 double              *width,
                 double              *height)
{
  *width = picture->any ? (picture->x_last - picture->x_first + 4) * HALF * RADIUS + 4 : 0;
  *height = height_of_track (picture);
  if (picture->card_colour == 0)
    return;
  *width = MAX (*width, CIRCUS_CARDS * (CARD + GAP));
  *height += CARD_HEIGHT + (picture->any ? GAP : 0);
}

static void
draw_ground (cairo_t *cr,
             int      hex)
{
  HarenaLook   *look = harena_look_get_default ();
  gboolean      dark = harena_look_is_dark (look);
  HarenaOutline outline;
  GdkRGBA       fill, line;

  harena_look_get_colour (look, HARENA_COLOUR_CELL, &fill);
  harena_look_get_colour (look, HARENA_COLOUR_CELL_LINE, &line);
  if (circus_is_finish (hex))
    gdk_rgba_parse (&fill, dark ? "#766b5a" : "#fbf4e4");
  else if (circus_is_start (hex))
    gdk_rgba_parse (&fill, dark ? "#5e4634" : "#e8c8a2");
  harena_outline_init_hex (&outline, RADIUS, FALSE);
  harena_marks_path (cr, &outline, 0.97);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, circus_is_finish (hex) ? 2.5 : 1.2);
  cairo_stroke (cr);
}

/* What stands there, and marks, later than the ground of all. */
static void
draw_hexes (cairo_t             *cr,
            const CircusPicture *picture,
            double               left)
{
  for (int layer = 0; layer < 2; layer++)
    for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
      {
        if (!circus_picture_shows (picture, hex))
          continue;
        cairo_save (cr);
        cairo_translate (cr, left + (circus_hexes[hex].x - picture->x_first + 2) * HALF * RADIUS,
                         2 + (1.5 * (circus_hexes[hex].row - picture->row_first) + 1) * RADIUS);
        if (layer == 0)
          draw_ground (cr, hex);
        else
          {
            circus_paint_figure (cr, &picture->figures[hex], RADIUS, FALSE);
            if (picture->is_marked[hex])
              circus_board_draw_mark (cr, &picture->marks[hex], RADIUS, FALSE);
          }
        cairo_restore (cr);
      }
}

static void
circus_diagram_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  const CircusPicture *picture = &CIRCUS_DIAGRAM (widget)->picture;
  double               width = gtk_widget_get_width (widget);
  double               height = gtk_widget_get_height (widget);
  double               wide, high, scale;
  cairo_t             *cr;

  measure_picture (picture, &wide, &high);
  if (wide <= 0)
    return;
  scale = MIN (1, MIN (width / wide, height / high));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, (width - wide * scale) / 2, (height - high * scale) / 2);
  cairo_scale (cr, scale, scale);
  if (picture->any)
    draw_hexes (cr, picture, 0);
  if (picture->card_colour != 0)
    {
      cairo_translate (cr, (wide - CIRCUS_CARDS * (CARD + GAP) + GAP) / 2, high - CARD_HEIGHT);
      for (int card = 1; card <= CIRCUS_CARDS; card++)
        {
          circus_paint_card (cr, CARD, CARD_HEIGHT, card, picture->card_colour,
                             (picture->cards & circus_card_bit (card)) == 0);
          cairo_translate (cr, CARD + GAP, 0);
        }
    }
  cairo_destroy (cr);
}

static void
circus_diagram_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline G_GNUC_UNUSED,
                        int            *natural_baseline G_GNUC_UNUSED)
{
  double width, height;

  measure_picture (&CIRCUS_DIAGRAM (widget)->picture, &width, &height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = ceil (width);
      *minimum = MIN (*natural, MINIMUM);
    }
  else
    *minimum = *natural = ceil (height * (for_size > 0 && width > 0 ? MIN (1, for_size / width)
                                                                    : 1));
}

static GtkSizeRequestMode
circus_diagram_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
circus_diagram_class_init (CircusDiagramClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = circus_diagram_snapshot;
  widget_class->measure = circus_diagram_measure;
  widget_class->get_request_mode = circus_diagram_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "diagram");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
circus_diagram_init (CircusDiagram *self)
{
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
circus_diagram_new (void)
{
  return g_object_new (CIRCUS_TYPE_DIAGRAM, NULL);
}

void
circus_diagram_set (GtkWidget  *diagram,
                    const char *description)
{
  CircusDiagram *self = CIRCUS_DIAGRAM (diagram);

  if (!circus_picture_read (&self->picture, description != NULL ? description : ""))
    self->picture = (CircusPicture) { 0 };
  gtk_widget_queue_resize (diagram);
}
