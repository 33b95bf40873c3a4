/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The empire as a small picture: each province in the colour of its proconsul. */

#include "imperium/panel.h"

#include "imperium/paint.h"
#include "imperium/position.h"
#include "widgets/look.h"

enum
{
  WIDTH = 84,
  HEIGHT = 72,
};

static void
draw_province (cairo_t            *cr,
               const HarenaSpace  *space,
               int                 colour)
{
  for (int i = 0; i < space->n_outline; i++)
    cairo_line_to (cr, space->outline[i].x, space->outline[i].y);
  cairo_close_path (cr);
  imperium_set_colour (cr, IMPERIUM_COLOUR_LAND);
  if (colour != 0)
    {
      GdkRGBA seat;

      harena_look_get_seat (harena_look_get_default (), colour, &seat);
      gdk_cairo_set_source_rgba (cr, &seat);
    }
  cairo_fill_preserve (cr);
  imperium_set_colour (cr, IMPERIUM_COLOUR_INK);
  cairo_set_line_width (cr, 8);
  cairo_stroke (cr);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data G_GNUC_UNUSED)
{
  const guint8       *colours = g_object_get_data (G_OBJECT (area), "colours");
  const HarenaLayout *layout = &imperium_layouts[IMPERIUM_NARROW];
  double              scale = MIN (width / layout->width, height / layout->height);

  harena_brush_rounded (cr, 0, 0, width, height, 7);
  cairo_clip (cr);
  imperium_set_colour (cr, IMPERIUM_COLOUR_SEA);
  cairo_paint (cr);
  cairo_translate (cr, (width - layout->width * scale) / 2, (height - layout->height * scale) / 2);
  cairo_scale (cr, scale, scale);
  for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
    draw_province (cr, &layout->spaces[province], colours[province]);
}

GtkWidget *
imperium_thumbnail_new (const void *position,
                        const int  *colours)
{
  GtkWidget              *area = gtk_drawing_area_new ();
  const ImperiumPosition *empire = position;
  guint8                 *list = g_new0 (guint8, IMPERIUM_N_PROVINCES);

  for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
    {
      int seat = empire->proconsul[province];

      if (seat != 0)
        list[province] = colours != NULL ? colours[seat - 1] : seat;
    }
  g_object_set_data_full (G_OBJECT (area), "colours", list, g_free);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, NULL, NULL);
  gtk_widget_set_size_request (area, WIDTH, HEIGHT);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), area, G_CONNECT_SWAPPED);
  return area;
}
