/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The child has the width that it needs, and is scaled as a whole to the one that there is. */

#include "widgets/shrink.h"

struct _HarenaShrink
{
  GtkWidget  parent_instance;

  GtkWidget *child;
};

G_DEFINE_FINAL_TYPE (HarenaShrink, harena_shrink, GTK_TYPE_WIDGET)

static int
width_of (HarenaShrink *self)
{
  int minimum;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* By how much it is smaller in this width; 1 where it need not be. */
static double
scale_at (HarenaShrink *self,
          int           width)
{
  int needed = width_of (self);

  return width > 0 && width < needed ? (double) width / needed : 1;
}

static GtkSizeRequestMode
harena_shrink_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
harena_shrink_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline G_GNUC_UNUSED,
                       int            *natural_baseline G_GNUC_UNUSED)
{
  HarenaShrink *self = HARENA_SHRINK (widget);
  double        scale = scale_at (self, for_size);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
      *minimum = 0;
      return;
    }

  gtk_widget_measure (self->child, orientation, for_size < 0 || scale < 1 ? -1 : for_size, minimum,
                      natural, NULL, NULL);
  *minimum = (int) (*minimum * scale);
  *natural = MAX (*minimum, (int) (*natural * scale));
}

static void
harena_shrink_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline G_GNUC_UNUSED)
{
  HarenaShrink *self = HARENA_SHRINK (widget);
  double        scale = scale_at (self, width);
  int           needed = width_of (self);

  gtk_widget_allocate (self->child, scale < 1 ? needed : width,
                       scale < 1 ? (int) (height / scale) : height, -1,
                       scale < 1 ? gsk_transform_scale (NULL, scale, scale) : NULL);
}

static void
harena_shrink_dispose (GObject *object)
{
  g_clear_pointer (&HARENA_SHRINK (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (harena_shrink_parent_class)->dispose (object);
}

static void
harena_shrink_class_init (HarenaShrinkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_shrink_dispose;
  widget_class->get_request_mode = harena_shrink_get_request_mode;
  widget_class->measure = harena_shrink_measure;
  widget_class->size_allocate = harena_shrink_size_allocate;
}

static void
harena_shrink_init (HarenaShrink *self G_GNUC_UNUSED)
{
}

GtkWidget *
harena_shrink_new (GtkWidget *child)
{
  HarenaShrink *self = g_object_new (HARENA_TYPE_SHRINK, NULL);

  self->child = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
