/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for no more than what is narrow needs: a window can always be made small, and the child is
 * arranged anew before it is measured for that. */

#include "widgets/sizer.h"

#include "widgets/type-size.h"

enum
{
  MEDIUM = 760,
  WIDE = 1160,
  WIDTH_MIN = 340, /* of a page that is not arranged for a narrow window now */
};

struct _HarenaSizer
{
  GtkWidget  parent_instance;

  GtkWidget *child;
  HarenaSize size;
};

enum
{
  PROP_CHILD = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint       changed_signal;

G_DEFINE_FINAL_TYPE (HarenaSizer, harena_sizer, GTK_TYPE_WIDGET)

static int
minimum_width (HarenaSizer *self)
{
  int minimum;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static void
harena_sizer_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  HarenaSizer *self = HARENA_SIZER (widget);

  (void) minimum_baseline;
  (void) natural_baseline;
  if (self->child == NULL || !gtk_widget_should_layout (self->child))
    return;

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = MAX (for_size, minimum_width (self));
  else
    for_size = -1;
  gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->size != HARENA_SIZE_NARROW)
    *minimum = MIN (*minimum, WIDTH_MIN);
}

static void
harena_sizer_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  HarenaSizer *self = HARENA_SIZER (widget);
  int          room = harena_type_room (width);
  HarenaSize   size = room >= WIDE ? HARENA_SIZE_WIDE
                                   : room >= MEDIUM ? HARENA_SIZE_MEDIUM : HARENA_SIZE_NARROW;
  int          minimum;

  if (size != self->size)
    {
      self->size = size;
      g_signal_emit (self, changed_signal, 0);
    }
  if (self->child == NULL || !gtk_widget_should_layout (self->child))
    return;

  width = MAX (width, minimum_width (self));
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->child,
                            &(GtkAllocation) { 0, 0, width, MAX (height, minimum) }, baseline);
}

static GtkSizeRequestMode
harena_sizer_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
harena_sizer_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  HarenaSizer *self = HARENA_SIZER (object);

  if (id != PROP_CHILD)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = g_value_get_object (value);
  if (self->child != NULL)
    gtk_widget_set_parent (self->child, GTK_WIDGET (self));
}

static void
harena_sizer_dispose (GObject *object)
{
  g_clear_pointer (&HARENA_SIZER (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (harena_sizer_parent_class)->dispose (object);
}

static void
harena_sizer_class_init (HarenaSizerClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = harena_sizer_dispose;
  object_class->set_property = harena_sizer_set_property;
  widget_class->measure = harena_sizer_measure;
  widget_class->size_allocate = harena_sizer_size_allocate;
  widget_class->get_request_mode = harena_sizer_get_request_mode;

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  changed_signal = g_signal_new ("changed", HARENA_TYPE_SIZER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
harena_sizer_init (HarenaSizer *self)
{
  self->size = HARENA_SIZE_NARROW;
}

HarenaSize
harena_sizer_get_size (HarenaSizer *self)
{
  g_return_val_if_fail (HARENA_IS_SIZER (self), HARENA_SIZE_NARROW);

  return self->size;
}
