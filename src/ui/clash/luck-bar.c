/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted. The middle line runs through the whole height, so that bars one above the other share
 * one. */

#include "clash/luck-bar.h"

#include "widgets/look.h"

enum
{
  SMALLEST_WIDTH = 90,
  NATURAL_WIDTH = 270,
  BAR = 20,
  STAR = 12,      /* pixels a star, if there is room for it */
  NUMBER = 40,    /* room for the number beside the bar */
  GAP = 8,
};

struct _ClashLuckBar
{
  GtkWidget parent_instance;

  int       colour;
  int       difference;
  int       most;
};

G_DEFINE_FINAL_TYPE (ClashLuckBar, clash_luck_bar, GTK_TYPE_WIDGET)

static void
snapshot_number (ClashLuckBar  *self,
                 GtkSnapshot   *snapshot,
                 double         edge,
                 const GdkRGBA *text)
{
  g_autofree char        *number = g_strdup_printf ("%s%d", self->difference > 0   ? "+"
                                                            : self->difference < 0 ? "−"
                                                                                   : "",
                                                    ABS (self->difference));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), number);
  int                     width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  edge += self->difference < 0 ? -GAP - width : GAP;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (edge, (gtk_widget_get_height (GTK_WIDGET (self))
                                                       - height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, text);
  gtk_snapshot_restore (snapshot);
}

static void
clash_luck_bar_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  ClashLuckBar  *self = CLASH_LUCK_BAR (widget);
  double         middle = gtk_widget_get_width (widget) / 2;
  double         height = gtk_widget_get_height (widget);
  double         star = MIN (STAR, (middle - NUMBER) / MAX (1, self->most));
  double         length = ABS (self->difference) * star;
  double         left = self->difference < 0 ? middle - length : middle;
  GskRoundedRect outline;
  GdkRGBA        seat, text;

  harena_look_get_seat (harena_look_get_default (), self->colour, &seat);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &text);
  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT (left, (height - BAR) / 2, length, BAR), 3);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &seat, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_color (snapshot, &text, &GRAPHENE_RECT_INIT (middle - 1, 0, 2, height));
  snapshot_number (self, snapshot, self->difference < 0 ? left : left + length, &text);
}

static void
clash_luck_bar_measure (GtkWidget      *widget G_GNUC_UNUSED,
                        GtkOrientation  orientation,
                        int             for_size G_GNUC_UNUSED,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline G_GNUC_UNUSED,
                        int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? SMALLEST_WIDTH : BAR;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : BAR;
}

static void
clash_luck_bar_class_init (ClashLuckBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = clash_luck_bar_snapshot;
  widget_class->measure = clash_luck_bar_measure;

  gtk_widget_class_set_css_name (widget_class, "luckbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
clash_luck_bar_init (ClashLuckBar *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
clash_luck_bar_new (int colour,
                    int difference,
                    int most)
{
  ClashLuckBar *self = g_object_new (CLASH_TYPE_LUCK_BAR, NULL);

  self->colour = colour;
  self->difference = difference;
  self->most = most;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, (double) -most,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) most,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) difference, -1);
  return GTK_WIDGET (self);
}
