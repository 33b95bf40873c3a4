/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The recipes of the art kit, as code. */

#include "circus/paint.h"

#include "board/marks.h"
#include "widgets/art.h"
#include "widgets/brush.h"
#include "widgets/look.h"

#include <math.h>

enum
{
  SMALL = 19,  /* pixels; below this radius crest and number stand alone, */
  FINE = 30,   /* and from this one on the chariot has two horses */
  PLAIN = 26,  /* below this width a card is its number alone */
};

#define PLATE      0.93
#define PLATE_DARK 0.915
#define HOME       0.86 /* how much what is at home shrinks */

typedef struct
{
  gboolean dark;
  gboolean contrast;
  GdkRGBA  plate;
  GdkRGBA  edge;
  GdkRGBA  on;
  GdkRGBA  below; /* crest and number, on the exergue */
} Paint;

static Paint
paint_of (int colour)
{
  HarenaLook *look = harena_look_get_default ();
  Paint       paint = { .dark = harena_look_is_dark (look),
                        .contrast = harena_look_is_contrast (look) };

  harena_look_get_plate (look, colour, &paint.plate, &paint.edge, &paint.on);
  paint.below = paint.plate;
  if (paint.dark && !paint.contrast)
    harena_look_get_colour (look, HARENA_COLOUR_INK, &paint.below);
  return paint;
}

static void
trace_hex (cairo_t *cr,
           double   radius,
           gboolean flat)
{
  HarenaOutline outline;

  harena_outline_init_hex (&outline, radius, flat);
  cairo_new_path (cr);
  harena_marks_path (cr, &outline, 1);
}

static void
draw_piece (cairo_t       *cr,
            const char    *piece,
            int            number,
            double         x,
            double         y,
            double         size,
            const GdkRGBA *colour)
{
  char name[48];

  g_snprintf (name, sizeof name, piece, number);
  harena_art_draw (cr, name, x, y, size, colour);
}

static void
draw_plate (cairo_t     *cr,
            const Paint *paint,
            double       radius,
            gboolean     flat,
            gboolean     exergue)
{
  gboolean tinted = paint->dark && !paint->contrast;
  double   line = tinted ? MAX (1.6, radius / 22) : MAX (1, radius / 36);

  trace_hex (cr, radius * (tinted ? PLATE_DARK : PLATE), flat);
  gdk_cairo_set_source_rgba (cr, &paint->plate);
  cairo_fill_preserve (cr);
  if (exergue)
    {
      cairo_save (cr);
      cairo_clip (cr);
      cairo_rectangle (cr, -radius, radius * 0.33, 2 * radius, radius);
      gdk_cairo_set_source_rgba (cr, &paint->on);
      cairo_fill (cr);
      cairo_restore (cr);
      trace_hex (cr, radius * (tinted ? PLATE_DARK : PLATE), flat);
    }
  cairo_set_line_width (cr, paint->contrast ? 2 * line : line);
  gdk_cairo_set_source_rgba (cr, &paint->edge);
  cairo_stroke (cr);
}

static void
draw_chariot (cairo_t            *cr,
              const CircusFigure *figure,
              const Paint        *paint,
              double              radius)
{
  const char *piece = radius >= FINE ? "circus/chariot" : "circus/chariot-symbolic";
  double      y = radius * (radius >= FINE ? -0.15 : -0.13);

  if (figure->left)
    harena_art_draw_mirrored (cr, piece, 0, y, radius * 1.46, &paint->on);
  else
    harena_art_draw (cr, piece, 0, y, radius * 1.46, &paint->on);
  draw_piece (cr, "crest-%d", figure->colour, -0.27 * radius, 0.535 * radius, 0.40 * radius,
              &paint->below);
  draw_piece (cr, "circus/numeral-%d", figure->number + 1, 0.24 * radius, 0.53 * radius,
              0.36 * radius, &paint->below);
}

void
circus_paint_egg (cairo_t *cr,
                  double   x,
                  double   y,
                  double   size,
                  int      egg)
{
  if (egg != CIRCUS_EGG_NONE)
    harena_art_draw (cr, egg == CIRCUS_EGG_ROUND ? "circus/egg" : "circus/egg-back", x, y, size,
                     NULL);
}

void
circus_paint_figure (cairo_t            *cr,
                     const CircusFigure *figure,
                     double              radius,
                     gboolean            flat)
{
  double   r = figure->home ? radius * HOME : radius;
  gboolean small = radius < SMALL;
  Paint    paint;

  if (figure->colour == 0)
    return;
  paint = paint_of (figure->colour);
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (figure->home)
    harena_art_draw (cr, "circus/laurel-home", 0, 0, radius * 2.04, NULL);
  draw_plate (cr, &paint, r, flat, !small);
  if (!small)
    draw_chariot (cr, figure, &paint, r);
  else
    {
      draw_piece (cr, "crest-%d", figure->colour, 0, r * (flat ? -0.20 : -0.22),
                  r * (flat ? 0.80 : 0.84), &paint.on);
      draw_piece (cr, "circus/numeral-%d", figure->number + 1, 0, r * (flat ? 0.47 : 0.50),
                  r * 0.50, &paint.on);
    }
  if (!figure->home)
    circus_paint_egg (cr, 0.60 * r, (flat ? -0.50 : -0.52) * r, 0.62 * r, figure->egg);
  if (figure->next)
    harena_art_draw (cr, "circus/mark-next", -0.62 * r, (flat ? -0.55 : -0.52) * r,
                     (flat ? 0.80 : 0.66) * r, NULL);
  cairo_restore (cr);
}

void
circus_paint_token (cairo_t *cr,
                    double   x,
                    double   y,
                    double   radius,
                    int      colour,
                    int      number)
{
  Paint paint = paint_of (colour);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  draw_plate (cr, &paint, radius, FALSE, FALSE);
  draw_piece (cr, "crest-%d", colour, 0, radius * -0.22, radius * 0.84, &paint.on);
  draw_piece (cr, "circus/numeral-%d", number + 1, 0, radius * 0.50, radius * 0.50, &paint.on);
  cairo_restore (cr);
}

void
circus_paint_card (cairo_t *cr,
                   double   width,
                   double   height,
                   int      card,
                   int      colour,
                   gboolean used)
{
  HarenaLook *look = harena_look_get_default ();
  Paint       paint = paint_of (colour);
  double      line = MAX (1.2, width / 22);
  GdkRGBA     ground, ink, edge;

  harena_look_get_seat (look, colour, &edge);
  harena_look_get_colour (look, HARENA_COLOUR_INK, &ink);
  harena_look_get_colour (look, HARENA_COLOUR_BONE, &ground);
  if (paint.dark && !paint.contrast)
    gdk_rgba_parse (&ground, "#e9dcc0");
  if (used)
    ground = paint.plate;
  if (used)
    cairo_push_group (cr);
  harena_brush_rounded (cr, line / 2, line / 2, width - line, height - line, width / 9);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, line);
  gdk_cairo_set_source_rgba (cr, &edge);
  cairo_stroke (cr);
  cairo_save (cr);
  if (width < PLAIN)
    {
      if (used)
        harena_art_draw (cr, "circus/card-back", width / 2, height / 2, width * 0.86, &paint.on);
      else
        draw_piece (cr, "circus/digit-%d", card, width / 2, height / 2, width * 0.86, &ink);
    }
  else
    {
      /* The pictures are as high as the card; here a piece is a square. */
      cairo_translate (cr, width / 2, height / 2);
      cairo_scale (cr, 1, height / width);
      draw_piece (cr, used ? "circus/card-back" : "circus/card-%d", card, 0, 0, width,
                  used ? &paint.on : &ink);
    }
  cairo_restore (cr);
  if (used)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, 0.45);
    }
}

void
circus_figure_of (const CircusPosition *position,
                  int                   chariot,
                  int                   colour,
                  CircusFigure         *figure)
{
  int hex = position->hexes[chariot];

  *figure = (CircusFigure) { 0 };
  if (hex == CIRCUS_NOWHERE)
    return;
  figure->colour = colour;
  figure->number = chariot % CIRCUS_TEAM;
  figure->home = circus_is_finish (hex);
  figure->egg = circus_egg_of (position->stages[chariot]);
  figure->left = circus_hexes[hex].section == CIRCUS_TOP
                 || circus_hexes[hex].section == CIRCUS_LEFT;
}

CircusEgg
circus_egg_of (int stage)
{
  if (stage < 0)
    return CIRCUS_EGG_BACK;
  return stage < CIRCUS_STAGE_LAST ? CIRCUS_EGG_NONE : CIRCUS_EGG_ROUND;
}

GtkWidget *
circus_frame_new (GtkWidget *child)
{
  GtkWidget *frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (frame, "card");
  gtk_widget_set_margin_start (child, 12);
  gtk_widget_set_margin_end (child, 12);
  gtk_widget_set_margin_top (child, 10);
  gtk_widget_set_margin_bottom (child, 10);
  gtk_box_append (GTK_BOX (frame), child);
  return frame;
}
