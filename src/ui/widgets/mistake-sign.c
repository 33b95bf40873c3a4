/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three shapes that are told apart without their colours. */

#include "widgets/mistake-sign.h"

struct _HarenaMistakeSign
{
  GtkWidget     parent_instance;

  HarenaMistake mistake;
  int           size;
};

G_DEFINE_FINAL_TYPE (HarenaMistakeSign, harena_mistake_sign, GTK_TYPE_WIDGET)

/* The path of a sign; whether it is to be filled. */
static gboolean
sign_path (cairo_t       *cr,
           HarenaMistake  mistake,
           double         x,
           double         y,
           double         size)
{
  double half = size / 2;
  double arm = half * 0.72;

  cairo_new_path (cr);
  switch (mistake)
    {
    case HARENA_MISTAKE_SMALL:
      cairo_arc (cr, x, y, half * 0.66, 0, 2 * G_PI);
      return FALSE;
    case HARENA_MISTAKE_LARGE:
      cairo_move_to (cr, x, y - half);
      cairo_line_to (cr, x + half, y);
      cairo_line_to (cr, x, y + half);
      cairo_line_to (cr, x - half, y);
      cairo_close_path (cr);
      return TRUE;
    case HARENA_MISTAKE_BLUNDER:
      cairo_move_to (cr, x - arm, y - arm);
      cairo_line_to (cr, x + arm, y + arm);
      cairo_move_to (cr, x + arm, y - arm);
      cairo_line_to (cr, x - arm, y + arm);
      return FALSE;
    case HARENA_MISTAKE_NONE:
    default:
      return FALSE;
    }
}

void
harena_mistake_sign_draw (cairo_t       *cr,
                          HarenaMistake  mistake,
                          double         x,
                          double         y,
                          double         size,
                          const GdkRGBA *colour,
                          const GdkRGBA *ground)
{
  double line = mistake == HARENA_MISTAKE_BLUNDER ? size * 0.24 : size * 0.17;

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  /* A halo, so that it is seen upon a line of its own colour. */
  if (ground != NULL)
    {
      gboolean filled = sign_path (cr, mistake, x, y, size);

      gdk_cairo_set_source_rgba (cr, ground);
      if (filled || mistake == HARENA_MISTAKE_SMALL)
        cairo_fill_preserve (cr);
      cairo_set_line_width (cr, line + size * 0.3);
      cairo_stroke (cr);
    }
  gdk_cairo_set_source_rgba (cr, colour);
  if (sign_path (cr, mistake, x, y, size))
    cairo_fill (cr);
  else
    {
      cairo_set_line_width (cr, line);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

static void
harena_mistake_sign_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  HarenaMistakeSign *self = HARENA_MISTAKE_SIGN (widget);
  double             width = gtk_widget_get_width (widget);
  double             height = gtk_widget_get_height (widget);
  cairo_t           *cr = gtk_snapshot_append_cairo (snapshot,
                                                     &GRAPHENE_RECT_INIT (0, 0, width, height));
  GdkRGBA            colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  harena_mistake_sign_draw (cr, self->mistake, width / 2, height / 2, self->size, &colour, NULL);
  cairo_destroy (cr);
}

static void
harena_mistake_sign_measure (GtkWidget      *widget,
                             GtkOrientation  orientation G_GNUC_UNUSED,
                             int             for_size G_GNUC_UNUSED,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline G_GNUC_UNUSED,
                             int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = HARENA_MISTAKE_SIGN (widget)->size + 2;
}

static void
harena_mistake_sign_class_init (HarenaMistakeSignClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = harena_mistake_sign_snapshot;
  widget_class->measure = harena_mistake_sign_measure;

  gtk_widget_class_set_css_name (widget_class, "mistakesign");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
harena_mistake_sign_init (HarenaMistakeSign *self)
{
  /* As a template makes it: any mistake. */
  self->mistake = HARENA_MISTAKE_BLUNDER;
  self->size = 12;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
harena_mistake_sign_new (HarenaMistake mistake,
                         int           size)
{
  HarenaMistakeSign *self = g_object_new (HARENA_TYPE_MISTAKE_SIGN, NULL);

  self->mistake = mistake;
  self->size = size;
  return GTK_WIDGET (self);
}

void
harena_mistake_sign_set (HarenaMistakeSign *self,
                         HarenaMistake      mistake)
{
  g_return_if_fail (HARENA_IS_MISTAKE_SIGN (self));

  self->mistake = mistake;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
