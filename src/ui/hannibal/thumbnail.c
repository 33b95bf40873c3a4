/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of a game: the map, with a dot in the colour of whoever stands in a place. */

#include "hannibal/ending.h"

#include "hannibal/facts.h"
#include "hannibal/layout.h"
#include "hannibal/picture.h"
#include "widgets/art.h"
#include "widgets/look.h"

enum
{
  WIDTH = 98,
  HEIGHT = 72,
  NUMBERS = HANNIBAL_PICTURE_NUMBERS,
};

/* Numbers: of the places, eight to a number, the colour of who is there; see pack (). */
static void
paint (cairo_t   *cr,
       GtkWidget *widget G_GNUC_UNUSED,
       const int *numbers,
       double     width,
       double     height)
{
  const HarenaLayout *layout = &hannibal_layouts[0];
  gboolean            dark = harena_look_is_dark (harena_look_get_default ());
  double              k = MIN (width / layout->width, height / layout->height);
  GdkRGBA             colour, ink;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_INK, &ink);
  harena_art_draw_picture (cr, dark ? layout->ground_dark : layout->ground, 0, 0,
                           layout->width * k, layout->height * k);
  for (int place = 0; place < HANNIBAL_N_PLACES; place++)
    {
      int owner = numbers[place / 8] >> place % 8 * 3 & 7;

      if (owner == 0)
        continue;
      harena_look_get_seat (harena_look_get_default (), owner, &colour);
      cairo_arc (cr, layout->spaces[place].centre.x * k, layout->spaces[place].centre.y * k,
                 place < HANNIBAL_N_AREAS ? 4.5 : 2.8, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (cr, &colour);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &ink);
      cairo_set_line_width (cr, 0.8);
      cairo_stroke (cr);
    }
}

GtkWidget *
hannibal_thumbnail_new (const void *position,
                        const int  *colours)
{
  GtkWidget *widget = hannibal_picture_new (paint, WIDTH, HEIGHT);
  int        numbers[NUMBERS] = { 0 };

  for (int place = 0; place < HANNIBAL_N_PLACES; place++)
    {
      int side = hannibal_holder (position, place);

      if (side >= 0)
        numbers[place / 8] |= (colours != NULL ? colours[side] : side + 1) << place % 8 * 3;
    }
  hannibal_picture_set (widget, numbers);
  return widget;
}
