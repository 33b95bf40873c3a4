/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted with its two numbers, in the direction of reading. */

#include "clash/gain-bar.h"

#include "widgets/look.h"

enum
{
  BAR = 14,      /* its height */
  LABEL = 34,    /* room for a number and the gap before it */
  SCALE_MAX = 46,
};

struct _ClashGainBar
{
  GtkWidget parent_instance;

  double    lose;
  double    take;
  double    scale;
  int       colour;
  int       decimals;
};

G_DEFINE_FINAL_TYPE (ClashGainBar, clash_gain_bar, GTK_TYPE_WIDGET)

static void
rounded (cairo_t *cr,
         double   x,
         double   y,
         double   width,
         double   height)
{
  double radius = MIN (3, width / 2);

  cairo_new_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static void
snapshot_number (GtkWidget     *widget,
                 GtkSnapshot   *snapshot,
                 double         number,
                 int            decimals,
                 double         x,
                 gboolean       to_the_left,
                 const GdkRGBA *colour)
{
  g_autoptr (PangoLayout)    layout = gtk_widget_create_pango_layout (widget, NULL);
  g_autoptr (PangoAttrList)  attributes = pango_attr_list_new ();
  char                       text[32];
  int                        width, height;

  g_snprintf (text, sizeof text, "%.*f", decimals, number);
  if (!to_the_left)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (to_the_left ? x - width : x,
                                                (gtk_widget_get_height (widget) - height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
clash_gain_bar_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  ClashGainBar *self = CLASH_GAIN_BAR (widget);
  double        width = gtk_widget_get_width (widget);
  double        height = gtk_widget_get_height (widget);
  double        lose = self->lose * self->scale;
  double        take = self->take * self->scale;
  double        y = (height - BAR) / 2;
  cairo_t      *cr = gtk_snapshot_append_cairo (snapshot,
                                                &GRAPHENE_RECT_INIT (0, 0, width, height));
  GdkRGBA       text, seat;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &text);
  harena_look_get_seat (harena_look_get_default (), self->colour, &seat);

  rounded (cr, CLASH_GAIN_BAR_MIDDLE - 1 - lose, y, lose, BAR);
  cairo_set_source_rgb (cr, 0.55, 0.52, 0.48);
  cairo_fill (cr);
  rounded (cr, CLASH_GAIN_BAR_MIDDLE + 1, y, take, BAR);
  gdk_cairo_set_source_rgba (cr, &seat);
  cairo_fill (cr);
  cairo_rectangle (cr, CLASH_GAIN_BAR_MIDDLE - 0.75, 0, 1.5, height);
  gdk_cairo_set_source_rgba (cr, &text);
  cairo_fill (cr);
  cairo_destroy (cr);

  snapshot_number (widget, snapshot, self->lose, self->decimals, CLASH_GAIN_BAR_MIDDLE - 6 - lose,
                   TRUE, &text);
  snapshot_number (widget, snapshot, self->take, self->decimals, CLASH_GAIN_BAR_MIDDLE + 7 + take,
                   FALSE, &text);
}

static void
clash_gain_bar_measure (GtkWidget      *widget G_GNUC_UNUSED,
                        GtkOrientation  orientation,
                        int             for_size G_GNUC_UNUSED,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline G_GNUC_UNUSED,
                        int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? CLASH_GAIN_BAR_WIDTH : BAR;
}

static void
clash_gain_bar_class_init (ClashGainBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = clash_gain_bar_snapshot;
  widget_class->measure = clash_gain_bar_measure;
  gtk_widget_class_set_css_name (widget_class, "gainbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
clash_gain_bar_init (ClashGainBar *self)
{
  self->colour = 1;
  self->scale = SCALE_MAX;
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
clash_gain_bar_new (void)
{
  return g_object_new (CLASH_TYPE_GAIN_BAR, NULL);
}

void
clash_gain_bar_set (ClashGainBar *self,
                    double        lose,
                    double        take,
                    int           colour,
                    double        scale,
                    int           decimals)
{
  g_return_if_fail (CLASH_IS_GAIN_BAR (self));

  self->lose = lose;
  self->take = take;
  self->colour = colour;
  self->scale = scale;
  self->decimals = decimals;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

double
clash_gain_bar_scale (double lose,
                      double take)
{
  double scale = SCALE_MAX;

  if (lose > 0)
    scale = MIN (scale, (CLASH_GAIN_BAR_MIDDLE - LABEL) / lose);
  if (take > 0)
    scale = MIN (scale, (CLASH_GAIN_BAR_WIDTH - CLASH_GAIN_BAR_MIDDLE - LABEL) / take);
  return scale;
}
