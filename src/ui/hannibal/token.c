/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of the art kit about pieces and cards, as code. */

#include "hannibal/token.h"

#include "widgets/art.h"
#include "widgets/look.h"

#include <math.h>

#define PLATE_WIDTH  0.82 /* of Rome's */
#define PLATE_HEIGHT 0.92
#define PLATE_CORNER 0.19
#define PLATE_RADIUS 0.46 /* of Carthage's */
#define RING_RADIUS  0.455 /* of Hannibal's gold, */
#define HIS_RADIUS   0.395 /* and of his plate */
#define STEP         0.075 /* from one edge of a stack to the next */
#define INNER        0.88

static const char *const arts[][HANNIBAL_N_SIDES][2] = {
  [HANNIBAL_TOKEN_LEGION] = {
    { "hannibal/legion-carthage", "hannibal/legion-carthage-symbolic" },
    { "hannibal/legion-rome", "hannibal/legion-rome-symbolic" },
  },
  [HANNIBAL_TOKEN_FLEET] = {
    { "hannibal/fleet-carthage", "hannibal/fleet-carthage-symbolic" },
    { "hannibal/fleet-rome", "hannibal/fleet-rome-symbolic" },
  },
  [HANNIBAL_TOKEN_HIM] = {
    { "hannibal/hannibal", "hannibal/hannibal-symbolic" },
    { "hannibal/hannibal", "hannibal/hannibal-symbolic" },
  },
};

const char *
hannibal_art (HannibalTokenKind kind,
              int               side,
              gboolean          plain)
{
  return arts[kind][side][plain];
}

static GdkRGBA
house_colour (HarenaColour which)
{
  GdkRGBA colour;

  harena_look_get_colour (harena_look_get_default (), which, &colour);
  return colour;
}

static void
trace_shield (cairo_t *cr,
              double   x,
              double   y,
              double   size)
{
  double w = size * PLATE_WIDTH / 2, h = size * PLATE_HEIGHT / 2, r = size * PLATE_CORNER;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + w - r, y - h + r, r, -G_PI / 2, 0);
  cairo_arc (cr, x + w - r, y + h - r, r, 0, G_PI / 2);
  cairo_arc (cr, x - w + r, y + h - r, r, G_PI / 2, G_PI);
  cairo_arc (cr, x - w + r, y - h + r, r, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static void
trace_disc (cairo_t *cr,
            double   x,
            double   y,
            double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

void
hannibal_token_trace (cairo_t             *cr,
                      const HannibalToken *token,
                      double               x,
                      double               y,
                      double               size)
{
  if (token->kind == HANNIBAL_TOKEN_HIM)
    trace_disc (cr, x, y, size * RING_RADIUS);
  else if (token->side == HANNIBAL_ROME)
    trace_shield (cr, x, y, size);
  else
    trace_disc (cr, x, y, size * PLATE_RADIUS);
}

static void
fill (cairo_t       *cr,
      const GdkRGBA *colour,
      const GdkRGBA *line,
      double         width)
{
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, line);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* What lies below the uppermost piece. */
static void
draw_edges (cairo_t             *cr,
            const HannibalToken *token,
            double               x,
            double               y,
            double               size,
            const GdkRGBA       *plate,
            const GdkRGBA       *line)
{
  GdkRGBA ink = house_colour (HARENA_COLOUR_INK);
  GdkRGBA edge = {
    plate->red * 0.65f + ink.red * 0.35f, plate->green * 0.65f + ink.green * 0.35f,
    plate->blue * 0.65f + ink.blue * 0.35f, 1,
  };

  for (int below = CLAMP (token->count - 1, 0, 2); below > 0; below--)
    {
      hannibal_token_trace (cr, token, x, y + below * STEP * size, size);
      fill (cr, &edge, line, MAX (1, size * 0.03));
    }
}

static void
draw_count (cairo_t             *cr,
            const HannibalToken *token,
            double               x,
            double               y,
            double               size)
{
  double  radius = MAX (size * 0.20, token->plain ? 8.6 : 0);
  GdkRGBA bone = house_colour (HARENA_COLOUR_BONE);
  GdkRGBA ink = house_colour (HARENA_COLOUR_INK);
  char    text[8];

  x += size * 0.37;
  y += size * 0.36;
  g_snprintf (text, sizeof text, "%d", token->count);
  trace_disc (cr, x, y, radius);
  fill (cr, &bone, &ink, MAX (1, size * 0.03));
  size = MAX (size * 0.28, token->plain ? 12.5 : 0);
  hannibal_text_draw (cr, text, x, y + size * 0.36, size, 0.5, TRUE, &ink, NULL);
}

static void
draw_him (cairo_t             *cr,
          const HannibalToken *token,
          double               x,
          double               y,
          double               size,
          const GdkRGBA       *plate,
          const GdkRGBA       *line,
          const GdkRGBA       *on)
{
  GdkRGBA gold = house_colour (HARENA_COLOUR_GOLD);
  GdkRGBA ink = house_colour (HARENA_COLOUR_INK);

  trace_disc (cr, x, y, size * RING_RADIUS);
  fill (cr, &gold, &ink, MAX (1, size * 0.03));
  trace_disc (cr, x, y, size * HIS_RADIUS);
  fill (cr, plate, line, MAX (1, size * 0.02));
  harena_art_draw (cr, hannibal_art (token->kind, token->side, token->plain), x, y,
                   size * (token->plain ? 0.50 : 0.66), on);
}

void
hannibal_token_draw (cairo_t             *cr,
                     const HannibalToken *token,
                     double               x,
                     double               y,
                     double               size)
{
  double  figure = token->plain ? 0.58 : token->kind == HANNIBAL_TOKEN_FLEET ? 0.70 : 0.72;
  GdkRGBA plate, line, on;

  harena_look_get_plate (harena_look_get_default (), MAX (token->colour, 1), &plate, &line, &on);
  cairo_new_path (cr);
  if (token->kind == HANNIBAL_TOKEN_HIM)
    {
      draw_him (cr, token, x, y, size, &plate, &line, &on);
      return;
    }

  draw_edges (cr, token, x, y, size, &plate, &line);
  hannibal_token_trace (cr, token, x, y, size);
  fill (cr, &plate, &line, MAX (1, size * 0.035));
  if (!token->plain)
    {
      hannibal_token_trace (cr, token, x, y, size * INNER);
      gdk_cairo_set_source_rgba (cr, &on);
      cairo_set_line_width (cr, MAX (0.7, size * 0.014));
      cairo_stroke (cr);
    }
  harena_art_draw (cr, hannibal_art (token->kind, token->side, token->plain), x, y,
                   size * figure, &on);
  if (token->count > 1)
    draw_count (cr, token, x, y, size);
}

void
hannibal_figure_draw (cairo_t          *cr,
                      HannibalTokenKind kind,
                      int               side,
                      double            x,
                      double            y,
                      double            size,
                      gboolean          mirrored,
                      const GdkRGBA    *colour)
{
  (mirrored ? harena_art_draw_mirrored : harena_art_draw) (cr, hannibal_art (kind, side, FALSE), x,
                                                           y, size, colour);
}

void
hannibal_banner_draw (cairo_t       *cr,
                      int            side,
                      int            line,
                      gboolean       held,
                      double         x,
                      double         y,
                      double         size,
                      const GdkRGBA *colour)
{
  static const char *const names[HANNIBAL_N_SIDES] = { "carthage", "rome" };
  g_autofree char         *piece = g_strdup_printf ("hannibal/goal-%s-%d%s", names[side], line + 1,
                                                    held ? "-held" : "");

  harena_art_draw (cr, piece, x, y, size, colour);
}

static void
trace_card (cairo_t *cr,
            double   x,
            double   y,
            double   width,
            double   height,
            double   corner)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - corner, y + corner, corner, -G_PI / 2, 0);
  cairo_arc (cr, x + width - corner, y + height - corner, corner, 0, G_PI / 2);
  cairo_arc (cr, x + corner, y + height - corner, corner, G_PI / 2, G_PI);
  cairo_arc (cr, x + corner, y + corner, corner, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* The colour of a side as it is in the light style: cards are bone in both. */
static GdkRGBA
card_colour (int colour)
{
  static const char *const light[] = { "#a81c1f", "#0b448a", "#a17109", "#0c7659", "#3d1549" };
  GdkRGBA                  rgba;

  gdk_rgba_parse (&rgba, light[CLAMP (colour, 1, 5) - 1]);
  return rgba;
}

void
hannibal_card_draw (cairo_t *cr,
                    int      side,
                    int      colour,
                    int      card,
                    double   width,
                    double   height)
{
  static const char *const names[HANNIBAL_N_SIDES] = { "carthage", "rome" };
  GdkRGBA                  bone = house_colour (HARENA_COLOUR_BONE);
  GdkRGBA                  ink = house_colour (HARENA_COLOUR_INK);
  GdkRGBA                  own = card_colour (colour);
  g_autofree char         *piece = card > 0
                                     ? g_strdup_printf ("hannibal/card-%s-%d", names[side], card)
                                     : g_strdup_printf ("hannibal/card-%s-back", names[side]);

  cairo_new_path (cr);
  trace_card (cr, 0.75, 0.75, width - 1.5, height - 1.5, width * 0.09);
  fill (cr, card > 0 ? &bone : &own, &ink, 1.5);
  /* The art of a card is 96 by 136: drawn as a mask it keeps its shape. */
  cairo_save (cr);
  cairo_push_group (cr);
  harena_art_draw_picture (cr, piece, 0, 0, width, height);
  {
    cairo_pattern_t *mask = cairo_pop_group (cr);

    gdk_cairo_set_source_rgba (cr, card > 0 ? &own : &bone);
    cairo_mask (cr, mask);
    cairo_pattern_destroy (mask);
  }
  cairo_restore (cr);
}

void
hannibal_chip_draw (cairo_t *cr,
                    int      colour,
                    int      card,
                    gboolean used,
                    double   x,
                    double   y,
                    double   width)
{
  GdkRGBA bone = house_colour (HARENA_COLOUR_BONE);
  GdkRGBA own = card_colour (colour);
  double  height = width * 1.4;
  char    text[4];

  cairo_new_path (cr);
  trace_card (cr, x + 0.75, y + 0.75, width - 1.5, height - 1.5, width * 0.14);
  if (used)
    {
      double  dashes[] = { 2.5, 2.5 };
      GdkRGBA faint = { 0.5f, 0.5f, 0.5f, 0.8f };

      gdk_cairo_set_source_rgba (cr, &faint);
      cairo_set_line_width (cr, 1);
      cairo_set_dash (cr, dashes, 2, 0);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
      return;
    }
  fill (cr, &bone, &own, 1.5);
  g_snprintf (text, sizeof text, "%d", card);
  hannibal_text_draw (cr, text, x + width / 2, y + height / 2 + width * 0.25, width * 0.7, 0.5, TRUE,
                      &own, NULL);
}

void
hannibal_bonus_draw (cairo_t    *cr,
                     const char *text,
                     double      x,
                     double      y,
                     double      radius)
{
  GdkRGBA gold = house_colour (HARENA_COLOUR_GOLD);
  GdkRGBA ink = house_colour (HARENA_COLOUR_INK);

  cairo_new_path (cr);
  trace_disc (cr, x, y, radius);
  fill (cr, &gold, &ink, MAX (1, radius * 0.1));
  hannibal_text_draw (cr, text, x, y + radius * 0.33, radius * 0.95, 0.5, TRUE, &ink, NULL);
}

double
hannibal_text_draw (cairo_t       *cr,
                    const char    *text,
                    double         x,
                    double         y,
                    double         size,
                    double         align,
                    gboolean       bold,
                    const GdkRGBA *colour,
                    const GdkRGBA *halo)
{
  cairo_text_extents_t extents;

  cairo_select_font_face (cr, "Cantarell", CAIRO_FONT_SLANT_NORMAL,
                          bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &extents);
  cairo_move_to (cr, x - extents.x_advance * align, y);
  if (halo != NULL)
    {
      cairo_text_path (cr, text);
      gdk_cairo_set_source_rgba (cr, halo);
      cairo_set_line_width (cr, 3);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_stroke_preserve (cr);
      gdk_cairo_set_source_rgba (cr, colour);
      cairo_fill (cr);
    }
  else
    {
      gdk_cairo_set_source_rgba (cr, colour);
      cairo_show_text (cr, text);
      cairo_new_path (cr);
    }
  return extents.x_advance;
}

void
hannibal_text_colour (GtkWidget *widget,
                      GdkRGBA   *colour)
{
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), colour);
}
