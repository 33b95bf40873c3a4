/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted whole: it is a picture of a game, not a place to play. */

#include "gladiatori/thumbnail.h"

#include "gladiatori/paint.h"
#include "gladiatori/targets.h"
#include "layout.h"
#include "widgets/art.h"
#include "widgets/look.h"

enum
{
  WIDTH = 96,
  HEIGHT = 72,
};

typedef struct
{
  GladFigure figures[GLAD_N_SPACES];
} Picture;

static void
draw_cb (GtkDrawingArea *area G_GNUC_UNUSED,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  const Picture *picture = data;
  double         scale = MIN (width / layouts[0].width, height / layouts[0].height);
  double         radius = wide_spaces[0].radius * scale * 1.3;

  harena_art_draw_picture (cr, harena_look_is_dark (harena_look_get_default ())
                                 ? layouts[0].ground_dark
                                 : layouts[0].ground,
                           0, 0, layouts[0].width * scale, layouts[0].height * scale);
  for (int space = 0; space < GLAD_N_SPACES; space++)
    {
      const GladFigure *figure = &picture->figures[space];
      GdkRGBA           colour, ink;

      if (!figure->there)
        continue;
      harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_INK, &ink);
      colour = figure->colour != 0 ? glad_seat_colour (figure->colour) : ink;
      cairo_new_path (cr);
      cairo_arc (cr, wide_spaces[space].centre.x * scale, wide_spaces[space].centre.y * scale,
                 radius, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (cr, &colour);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &ink);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
}

GtkWidget *
glad_thumbnail_new (const void *data,
                    const int  *colours)
{
  static const int    numbers[GLAD_SEATS] = { 1, 2, 3, 4 };
  const GladPosition *position = data;
  GtkWidget          *area = gtk_drawing_area_new ();
  Picture            *picture = g_new0 (Picture, 1);

  for (int space = 0; space < GLAD_N_SPACES; space++)
    picture->figures[space] = glad_figure_of (position,
                                              position->board[glad_cell_of_space (space)],
                                              colours != NULL ? colours : numbers);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, picture, g_free);
  return area;
}
