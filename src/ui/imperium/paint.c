/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All is painted in units of the caller; the art is crisp at any scale. */

#include "imperium/paint.h"

#include "imperium/names.h"
#include "widgets/art.h"
#include "widgets/look.h"

#include <math.h>

enum
{
  CARD_WIDTH = 96,   /* of the art */
  CARD_HEIGHT = 144,
};

void
imperium_set_colour (cairo_t       *cr,
                     ImperiumColour colour)
{
  gboolean dark = harena_look_is_dark (harena_look_get_default ());

  gdk_cairo_set_source_rgba (cr, &imperium_colours[dark][colour]);
}

void
imperium_fill_edged (cairo_t       *cr,
                     ImperiumColour fill,
                     ImperiumColour edge,
                     double         line)
{
  imperium_set_colour (cr, fill);
  cairo_fill_preserve (cr);
  imperium_set_colour (cr, edge);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

/* In light and dark as the house has plates: fill, edge, and what stands on it. */
static void
fill_plate (cairo_t *cr,
            int      colour,
            double   line,
            GdkRGBA *on)
{
  HarenaLook *look = harena_look_get_default ();
  GdkRGBA     plate, edge;

  harena_look_get_plate (look, colour, &plate, &edge, on);
  gdk_cairo_set_source_rgba (cr, &plate);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &edge);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

static void
draw_crest_figure (cairo_t       *cr,
                   int            colour,
                   double         x,
                   double         y,
                   double         size,
                   const GdkRGBA *on)
{
  char piece[16];

  g_snprintf (piece, sizeof piece, "crest-%d", colour);
  harena_art_draw (cr, piece, x, y, size, on);
}

void
imperium_draw_crest (cairo_t *cr,
                     int      colour,
                     double   x,
                     double   y,
                     double   radius)
{
  GdkRGBA on;

  harena_brush_disc (cr, x, y, radius);
  fill_plate (cr, colour, radius / 9, &on);
  draw_crest_figure (cr, colour, x, y, radius * 1.5, &on);
}

void
imperium_draw_proconsul (cairo_t *cr,
                         int      colour,
                         double   x,
                         double   y,
                         double   radius)
{
  double  dashes[] = { radius / 6, radius / 8 };
  GdkRGBA grey = { 0.5f, 0.45f, 0.38f, 0.75f };

  if (colour != 0)
    {
      imperium_draw_crest (cr, colour, x, y, radius * 0.86);
      harena_art_draw (cr, "imperium/proconsul-wreath", x, y, radius * 2.75, NULL);
      return;
    }

  cairo_save (cr);
  harena_brush_disc (cr, x, y, radius * 0.86);
  gdk_cairo_set_source_rgba (cr, &grey);
  cairo_set_line_width (cr, radius / 14);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_stroke (cr);
  cairo_restore (cr);
  harena_art_draw (cr, "imperium/chair-symbolic", x, y, radius * 0.95, &grey);
}

void
imperium_draw_drum (cairo_t *cr,
                    int      colour,
                    int      style,
                    double   x,
                    double   y,
                    double   width,
                    double   height)
{
  HarenaLook *look = harena_look_get_default ();
  GdkRGBA     seat, ink, fill;

  harena_look_get_seat (look, colour, &seat);
  ink = imperium_colours[harena_look_is_dark (look)][IMPERIUM_COLOUR_INK];
  fill = seat;
  if (style == 1)
    harena_look_get_colour (look, HARENA_COLOUR_GOLD, &fill);
  if (style == 2)
    fill = (GdkRGBA) { 1, 1, 1, 1 };
  harena_brush_rounded (cr, x - width / 2, y - height, width, height, height / 5);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, style == 2 ? &seat : &ink);
  cairo_set_line_width (cr, style == 2 ? height / 5 : height / 7);
  cairo_stroke (cr);
  for (int flute = -1; flute <= 1; flute++)
    {
      cairo_move_to (cr, x + flute * width * 0.24, y - height * 0.78);
      cairo_line_to (cr, x + flute * width * 0.24, y - height * 0.22);
    }
  cairo_set_line_width (cr, width / 14);
  if (style == 0)
    gdk_cairo_set_source_rgba (cr, &(GdkRGBA) { 1, 1, 1, 0.75f });
  cairo_stroke (cr);
}

static void
draw_count (cairo_t              *cr,
            const ImperiumColumn *column,
            double                x,
            double                y,
            double                radius)
{
  double dashes[] = { radius / 3, radius / 4 };
  int    count = column->cylinders + column->added;

  cairo_save (cr);
  harena_brush_disc (cr, x, y, radius);
  if (column->rank == IMPERIUM_RANK_FIRST && column->added == 0)
    imperium_set_colour (cr, IMPERIUM_COLOUR_COIN_FIRST);
  else if (column->rank == IMPERIUM_RANK_LEVEL || column->added > 0)
    imperium_set_colour (cr, IMPERIUM_COLOUR_COIN);
  else
    cairo_set_source_rgba (cr, 0, 0, 0, 0);
  cairo_fill_preserve (cr);
  imperium_set_colour (cr, IMPERIUM_COLOUR_INK);
  cairo_set_line_width (cr, radius / 6);
  if (column->rank == IMPERIUM_RANK_LEVEL && column->added == 0)
    cairo_set_dash (cr, dashes, 2, 0);
  if (column->rank != IMPERIUM_RANK_NONE || column->added > 0)
    cairo_stroke_preserve (cr);
  cairo_new_path (cr);
  imperium_set_colour (cr, column->rank != IMPERIUM_RANK_NONE || column->added > 0
                             ? IMPERIUM_COLOUR_INK : IMPERIUM_COLOUR_TEXT);
  harena_brush_number (cr, count, x, y, radius * 1.45, TRUE, 0.5);
  cairo_restore (cr);
}

void
imperium_draw_column (cairo_t              *cr,
                      const ImperiumColumn *column,
                      const ImperiumPlace  *place,
                      double                x)
{
  double  base = place->column.y;
  double  width = place->column_width * 0.8;
  double  top = base - place->crest;
  int     count = column->cylinders + column->added;
  int     drawn = MIN (count, place->most);
  int     solid = MIN (column->cylinders, drawn - MIN (column->added, drawn));
  double  count_radius = place->column_width * 0.36;
  GdkRGBA on;

  if (count == 0)
    {
      cairo_rectangle (cr, x - width / 2, base - 3, width, 3);
      gdk_cairo_set_source_rgba (cr, &(GdkRGBA) { 0.5f, 0.45f, 0.38f, 0.6f });
      cairo_fill (cr);
      return;
    }

  harena_brush_rounded (cr, x - place->column_width / 2 + 1, top, place->column_width - 2,
                        place->crest, 2.5);
  fill_plate (cr, column->colour, 1.2, &on);
  draw_crest_figure (cr, column->colour, x, top + place->crest / 2, place->crest * 0.8, &on);
  for (int i = 0; i < drawn; i++)
    imperium_draw_drum (cr, column->colour,
                        i >= solid ? 2 : i == 0 && column->proconsul ? 1 : 0,
                        x, top - i * place->drum, width, place->drum);
  draw_count (cr, column, x, top - drawn * place->drum - count_radius - 2, count_radius);
}

/* Those that are not paid with so few players (I16) are crossed out. */
static void
draw_coin (cairo_t *cr,
           int      number,
           gboolean first,
           gboolean paid,
           double   x,
           double   y,
           double   radius)
{
  harena_brush_disc (cr, x, y, radius);
  imperium_set_colour (cr, first ? IMPERIUM_COLOUR_COIN_FIRST : IMPERIUM_COLOUR_COIN);
  if (!paid)
    cairo_set_source_rgba (cr, 0, 0, 0, 0);
  cairo_fill_preserve (cr);
  imperium_set_colour (cr, IMPERIUM_COLOUR_COIN_EDGE);
  cairo_set_line_width (cr, radius * 0.14);
  cairo_stroke (cr);
  imperium_set_colour (cr, paid ? IMPERIUM_COLOUR_NUMBER : IMPERIUM_COLOUR_COIN_EDGE);
  harena_brush_number (cr, number, x, y, radius * 1.4, paid, 0.5);
  if (paid)
    return;
  cairo_move_to (cr, x - radius * 0.7, y + radius * 0.7);
  cairo_line_to (cr, x + radius * 0.7, y - radius * 0.7);
  cairo_set_line_width (cr, radius * 0.14);
  imperium_set_colour (cr, IMPERIUM_COLOUR_COIN_EDGE);
  cairo_stroke (cr);
}

void
imperium_draw_coins (cairo_t             *cr,
                     const ImperiumPlace *place,
                     int                  province,
                     int                  n_paid)
{
  for (int i = 0; i < IMPERIUM_PAID_MAX && imperium_provinces[province].paid[i] > 0; i++)
    {
      double x = place->coin.x + i * place->coin_step;

      if (place->coin_radius > 0)
        draw_coin (cr, imperium_provinces[province].paid[i], i == 0, i < n_paid, x, place->coin.y,
                   place->coin_radius);
      else if (i < n_paid)
        {
          imperium_set_colour (cr, IMPERIUM_COLOUR_TEXT);
          harena_brush_number (cr, imperium_provinces[province].paid[i], x, place->coin.y,
                               place->label_size * 0.95, i == 0, 0.5);
        }
    }
}

/* Their names last as long as the program. */
const char *
imperium_piece (int      card,
                gboolean symbolic)
{
  g_autofree char *piece = g_strdup_printf ("imperium/%s%s", imperium_card_words[card],
                                            symbolic ? "-symbolic" : "");

  return g_intern_string (piece);
}

const char *
imperium_icon (int card)
{
  g_autofree char *icon = g_strdup_printf ("harena-imperium-%s-symbolic",
                                           imperium_card_words[card]);

  return g_intern_string (icon);
}

void
imperium_draw_piece (cairo_t       *cr,
                     int            card,
                     gboolean       symbolic,
                     double         x,
                     double         y,
                     double         size,
                     const GdkRGBA *colour)
{
  harena_art_draw (cr, imperium_piece (card, symbolic), x, y, size, colour);
}

void
imperium_draw_card (cairo_t *cr,
                    int      card,
                    double   x,
                    double   y,
                    double   width)
{
  g_autofree char *picture = g_strdup_printf ("imperium/card-%s", imperium_card_words[card]);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, width / CARD_WIDTH, width / CARD_WIDTH);
  harena_art_draw_picture (cr, picture, 0, 0, CARD_WIDTH, CARD_HEIGHT);
  cairo_set_source_rgb (cr, 0.12, 0.09, 0.08);
  harena_brush_text_within (cr, imperium_card_short_name (card), CARD_WIDTH / 2.0, 127, 15, TRUE,
                            0.5, CARD_WIDTH - 14);
  if (card < IMPERIUM_N_PROVINCES)
    {
      cairo_set_source_rgb (cr, 0.98, 0.96, 0.89);
      harena_brush_number (cr, card + 1, 17, 17, 14, TRUE, 0.5);
    }
  cairo_restore (cr);
}

void
imperium_draw_small_card (cairo_t *cr,
                          int      card,
                          double   width,
                          double   height)
{
  static const GdkRGBA ink = { 0.12f, 0.09f, 0.08f, 1 };
  HarenaLook          *look = harena_look_get_default ();
  GdkRGBA              ground;

  gdk_rgba_parse (&ground, card < IMPERIUM_N_PROVINCES ? "#fbf4e4" : "#c4633d");
  if (harena_look_is_contrast (look) && card < IMPERIUM_N_PROVINCES)
    ground = (GdkRGBA) { 1, 1, 1, 1 };
  harena_brush_rounded (cr, 1, 1, width - 2, height - 2, 6);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
  harena_art_draw (cr, imperium_piece (card, FALSE), width / 2, height * 0.4, width * 0.68, &ink);
  gdk_cairo_set_source_rgba (cr, &ink);
  harena_brush_text_within (cr, imperium_card_short_name (card), width / 2, height - 8, 10.5,
                            TRUE, 0.5, width - 5);
}

void
imperium_draw_card_back (cairo_t *cr,
                         int      colour,
                         double   x,
                         double   y,
                         double   width)
{
  double height = width * CARD_HEIGHT / CARD_WIDTH;

  harena_art_draw_picture (cr, "imperium/card-back", x, y, width, height);
  if (colour != 0)
    imperium_draw_crest (cr, colour, x + width / 2, y + height / 2, width * 0.2);
}

void
imperium_draw_doubled (cairo_t *cr,
                       double   x,
                       double   y,
                       double   radius)
{
  harena_brush_disc (cr, x, y, radius);
  imperium_fill_edged (cr, IMPERIUM_COLOUR_COIN_FIRST, IMPERIUM_COLOUR_INK, radius / 8);
  harena_brush_text (cr, "×2", x, y + radius * 0.38, radius * 1.05, TRUE, 0.5);
}
