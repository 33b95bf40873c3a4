/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What pictures that are painted with Cairo are made of: type, discs, plates with round corners. */

#include "widgets/brush.h"

/* Says how wide it is. */
static double
set_font (cairo_t    *cr,
          const char *text,
          double      size,
          gboolean    bold)
{
  cairo_text_extents_t extents;

  cairo_select_font_face (cr, "Cantarell", CAIRO_FONT_SLANT_NORMAL,
                          bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &extents);
  return extents.x_advance;
}

void
harena_brush_text (cairo_t    *cr,
                   const char *text,
                   double      x,
                   double      y,
                   double      size,
                   gboolean    bold,
                   double      align)
{
  cairo_move_to (cr, x - set_font (cr, text, size, bold) * align, y);
  cairo_show_text (cr, text);
}

void
harena_brush_text_within (cairo_t    *cr,
                          const char *text,
                          double      x,
                          double      y,
                          double      size,
                          gboolean    bold,
                          double      align,
                          double      room)
{
  double width = set_font (cr, text, size, bold);

  harena_brush_text (cr, text, x, y, width > room ? size * room / width : size, bold, align);
}

void
harena_brush_number (cairo_t *cr,
                     int      number,
                     double   x,
                     double   y,
                     double   size,
                     gboolean bold,
                     double   align)
{
  char text[16];

  g_snprintf (text, sizeof text, "%d", number);
  harena_brush_text (cr, text, x, y + size * 0.36, size, bold, align);
}

void
harena_brush_disc (cairo_t *cr,
                   double   x,
                   double   y,
                   double   radius)
{
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

void
harena_brush_rounded (cairo_t *cr,
                      double   x,
                      double   y,
                      double   width,
                      double   height,
                      double   radius)
{
  cairo_new_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, G_PI * 1.5);
  cairo_close_path (cr);
}

void
harena_brush_paragraph (cairo_t    *cr,
                        const char *text,
                        double      x,
                        double      y,
                        double      size,
                        double      room)
{
  PangoLayout          *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, room * PANGO_SCALE);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_text (layout, text, -1);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  pango_font_description_free (font);
  g_object_unref (layout);
}
