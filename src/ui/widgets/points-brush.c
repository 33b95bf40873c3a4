/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Colours come from the style of the widget and the look of the house. */

#include "widgets/points-brush.h"

#include "widgets/art.h"
#include "widgets/look.h"

double
harena_points_painter_get_x (const HarenaPointsPlot *plot,
                             double                  width,
                             guint                   column)
{
  double end = width - HARENA_POINTS_RIGHT;
  guint  steps = plot->n_columns - 2;
  double along = end - HARENA_POINTS_JUMP - HARENA_POINTS_LEFT;

  if (column == plot->n_columns - 1)
    return end;
  return HARENA_POINTS_LEFT + (steps > 0 ? along * column / steps : 0);
}

void
harena_points_brush_line_colour (const HarenaPointsBrush *brush,
                                 guint                    line,
                                 GdkRGBA                 *colour)
{
  harena_look_get_seat (harena_look_get_default (), brush->plot->lines[line].colour, colour);
}

static void
set_text (const HarenaPointsBrush *brush,
          const char              *text,
          int                      size,
          gboolean                 bold)
{
  PangoContext         *context = pango_layout_get_context (brush->layout);
  PangoFontDescription *font
    = pango_font_description_copy (pango_context_get_font_description (context));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (brush->layout, font);
  pango_layout_set_text (brush->layout, text, -1);
  pango_font_description_free (font);
}

double
harena_points_brush_text_width (const HarenaPointsBrush *brush,
                                const char              *text,
                                int                      size,
                                gboolean                 bold)
{
  int width;

  set_text (brush, text, size, bold);
  pango_layout_get_pixel_size (brush->layout, &width, NULL);
  return width;
}

void
harena_points_brush_text (const HarenaPointsBrush *brush,
                          const char              *text,
                          double                   x,
                          double                   y,
                          double                   align,
                          int                      size,
                          gboolean                 bold,
                          const GdkRGBA           *colour)
{
  int width, height;

  set_text (brush, text, size, bold);
  pango_layout_get_pixel_size (brush->layout, &width, &height);
  x -= width * align;
  y -= height / 2.0;
  cairo_move_to (brush->cr, x, y);
  pango_cairo_layout_path (brush->cr, brush->layout);
  gdk_cairo_set_source_rgba (brush->cr, &brush->ground);
  cairo_set_line_width (brush->cr, 4);
  cairo_stroke (brush->cr);
  cairo_move_to (brush->cr, x, y);
  gdk_cairo_set_source_rgba (brush->cr, colour);
  pango_cairo_show_layout (brush->cr, brush->layout);
  cairo_new_path (brush->cr);
}

void
harena_points_brush_badge (const HarenaPointsBrush *brush,
                           guint                    line,
                           double                   x,
                           double                   y,
                           double                   size)
{
  int              colour = brush->plot->lines[line].colour;
  g_autofree char *crest = g_strdup_printf ("crest-%d", colour);
  HarenaLook      *look = harena_look_get_default ();
  GdkRGBA          plate, edge, on;

  harena_look_get_plate (look, colour, &plate, &edge, &on);
  cairo_arc (brush->cr, x, y, size / 2 + 1.5, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (brush->cr, &brush->ground);
  cairo_fill (brush->cr);
  cairo_arc (brush->cr, x, y, size / 2, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (brush->cr, &plate);
  cairo_fill_preserve (brush->cr);
  if (harena_look_is_dark (look))
    {
      cairo_set_line_width (brush->cr, MAX (1.5, size / 18));
      gdk_cairo_set_source_rgba (brush->cr, &edge);
      cairo_stroke (brush->cr);
    }
  cairo_new_path (brush->cr);
  harena_art_draw (brush->cr, crest, x, y, size * 0.64, &on);
}

/* Cards are translucent in the dark style: what is seen is a card upon the window. */
static void
find_ground (GtkStyleContext *style,
             GdkRGBA         *ground)
{
  GdkRGBA card;

  if (!gtk_style_context_lookup_color (style, "window_bg_color", ground))
    gdk_rgba_parse (ground, "#ffffff");
  if (!gtk_style_context_lookup_color (style, "card_bg_color", &card))
    return;
  ground->red += (card.red - ground->red) * card.alpha;
  ground->green += (card.green - ground->green) * card.alpha;
  ground->blue += (card.blue - ground->blue) * card.alpha;
}

/* Whoever has most is painted last, on top. */
static void
sort_lines (HarenaPointsBrush *brush)
{
  const int *points = brush->plot->values[brush->plot->n_columns - 1];

  for (guint i = 0; i < brush->plot->n_lines; i++)
    {
      guint at = i;

      for (; at > 0 && points[brush->order[at - 1]] > points[i]; at--)
        brush->order[at] = brush->order[at - 1];
      brush->order[at] = i;
    }
}

void
harena_points_brush_init (HarenaPointsBrush      *brush,
                          const HarenaPointsPlot *plot,
                          GtkWidget              *widget,
                          cairo_t                *cr)
{
  GtkStyleContext          *style = gtk_widget_get_style_context (widget);
  gboolean                  contrast = harena_look_is_contrast (harena_look_get_default ());
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int                       most = 1;
  int                       least = 0;

  for (guint column = 0; column < plot->n_columns; column++)
    for (guint line = 0; line < plot->n_lines; line++)
      {
        most = MAX (most, plot->values[column][line]);
        least = MIN (least, plot->values[column][line]);
      }
  *brush = (HarenaPointsBrush) {
    .plot = plot,
    .cr = cr,
    .layout = gtk_widget_create_pango_layout (widget, NULL),
    .width = gtk_widget_get_width (widget),
    .bottom = gtk_widget_get_height (widget) - HARENA_POINTS_BOTTOM,
    .least = least,
    .line = contrast ? 4.5 : 3,
  };
  brush->unit = (brush->bottom - HARENA_POINTS_TOP) / (most - least + 0.5);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_layout_set_attributes (brush->layout, attributes);
  gtk_style_context_get_color (style, &brush->text);
  brush->dim = brush->faint = brush->text;
  brush->dim.alpha *= contrast ? 1 : 0.62f;
  brush->faint.alpha *= contrast ? 0.5f : 0.13f;
  find_ground (style, &brush->ground);
  sort_lines (brush);
}

void
harena_points_brush_clear (HarenaPointsBrush *brush)
{
  g_clear_object (&brush->layout);
}

double
harena_points_brush_y (const HarenaPointsBrush *brush,
                       int                      points)
{
  return brush->bottom - (points - brush->least) * brush->unit;
}
