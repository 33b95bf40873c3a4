/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sand, the finish, and a dot for each chariot: it is a picture of a game, not a place to play. */

#include "circus/thumbnail.h"

#include "circus/layout.h"
#include "circus/paint.h"
#include "widgets/brush.h"
#include "widgets/look.h"

enum
{
  WIDTH = 84,
  HEIGHT = 72,
};

typedef struct
{
  guint8 hexes[CIRCUS_CHARIOTS_MAX];
  guint8 colours[CIRCUS_CHARIOTS_MAX];
} Picture;

static void
draw_cb (GtkDrawingArea *area G_GNUC_UNUSED,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  const Picture      *picture = data;
  const HarenaLayout *layout = &circus_layouts[0];
  HarenaLook         *look = harena_look_get_default ();
  double              scale = MIN ((double) width / layout->seen.width,
                                   (double) height / layout->seen.height);
  double              left = width / 2.0 - (layout->seen.x + layout->seen.width / 2.0) * scale;
  double              top = height / 2.0 - (layout->seen.y + layout->seen.height / 2.0) * scale;
  double              half = layout->seen.height * scale / 2;
  HarenaPoint         first = layout->spaces[CIRCUS_FINISH_FIRST].centre;
  HarenaPoint         last = layout->spaces[CIRCUS_FINISH_END - 1].centre;
  GdkRGBA             colour;

  cairo_new_path (cr);
  cairo_arc (cr, half + 1, height / 2.0, half, G_PI / 2, 3 * G_PI / 2);
  cairo_arc (cr, width - half - 1, height / 2.0, half, -G_PI / 2, G_PI / 2);
  cairo_close_path (cr);
  harena_look_get_colour (look, HARENA_COLOUR_SAND, &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill_preserve (cr);
  harena_look_get_colour (look, HARENA_COLOUR_TERRACOTTA, &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_move_to (cr, left + first.x * scale, top + first.y * scale);
  cairo_line_to (cr, left + last.x * scale, top + last.y * scale);
  cairo_stroke (cr);
  for (int chariot = 0; chariot < CIRCUS_CHARIOTS_MAX; chariot++)
    if (picture->hexes[chariot] != CIRCUS_NOWHERE && picture->colours[chariot] != 0)
      {
        HarenaPoint at = layout->spaces[picture->hexes[chariot]].centre;

        cairo_new_path (cr);
        cairo_arc (cr, left + at.x * scale, top + at.y * scale, 3, 0, 2 * G_PI);
        harena_look_get_seat (look, picture->colours[chariot], &colour);
        gdk_cairo_set_source_rgba (cr, &colour);
        cairo_fill (cr);
      }
}

GtkWidget *
circus_thumbnail_new (const void *position,
                      const int  *colours)
{
  const CircusPosition *race = position;
  Picture              *picture = g_new0 (Picture, 1);
  GtkWidget            *area = harena_brush_area_new (GTK_ACCESSIBLE_ROLE_PRESENTATION, WIDTH,
                                                       HEIGHT, draw_cb, picture, g_free);

  for (int chariot = 0; chariot < CIRCUS_CHARIOTS_MAX; chariot++)
    {
      int seat = circus_seat_of (chariot);

      picture->hexes[chariot] = race->hexes[chariot];
      if (seat <= race->seats)
        picture->colours[chariot] = colours != NULL ? colours[seat - 1] : seat;
    }
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  return area;
}
