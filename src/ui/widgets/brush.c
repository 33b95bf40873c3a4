/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What pictures that are painted with Cairo are made of: type, discs, plates with round corners. */

#include "widgets/brush.h"

#include "widgets/look.h"

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

void
harena_brush_text_about (cairo_t       *cr,
                         const char    *text,
                         double         x,
                         double         y,
                         double         size,
                         gboolean       bold,
                         const GdkRGBA *colour)
{
  g_autoptr (PangoLayout)          layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = NULL;
  g_autofree char                 *family = NULL;
  PangoRectangle                   box;

  g_object_get (gtk_settings_get_default (), "gtk-font-name", &family, NULL);
  font = pango_font_description_from_string (family);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, NULL, &box);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_move_to (cr, x - (double) box.width / PANGO_SCALE / 2,
                 y - (double) box.height / PANGO_SCALE / 2);
  pango_cairo_show_layout (cr, layout);
}

GtkWidget *
harena_brush_area_new (GtkAccessibleRole      role,
                       int                    width,
                       int                    height,
                       GtkDrawingAreaDrawFunc draw,
                       gpointer               data,
                       GDestroyNotify         free)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", role,
                                  "content-width", width, "content-height", height, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, data, free);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), area, G_CONNECT_SWAPPED);
  return area;
}
