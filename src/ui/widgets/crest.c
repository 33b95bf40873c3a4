/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A painted disc, for it takes two colours. It says nothing to a screen reader: the name of the
 * seat always stands beside it. */

#include "widgets/crest.h"

#include "widgets/look.h"
#include "widgets/silhouette.h"

struct _HarenaCrest
{
  GtkWidget parent_instance;

  int       colour;
  int       size;
};

enum
{
  PROP_COLOUR = 1,
  PROP_SIZE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HarenaCrest, harena_crest, GTK_TYPE_WIDGET)

static void
harena_crest_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  HarenaCrest *self = HARENA_CREST (widget);
  double       width = gtk_widget_get_width (widget);
  double       height = gtk_widget_get_height (widget);
  double       size = MIN (width, height);
  g_autofree char *piece = g_strdup_printf ("crest-%d", self->colour);
  cairo_t     *cr;
  GdkRGBA      plate, edge, on;

  if (self->colour == 0)
    return;

  harena_look_get_plate (harena_look_get_default (), self->colour, &plate, &edge, &on);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_arc (cr, width / 2, height / 2, size / 2 - 1, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &plate);
  cairo_fill (cr);
  if (harena_look_is_dark (harena_look_get_default ()))
    {
      cairo_arc (cr, width / 2, height / 2, size / 2 - 1, 0, 2 * G_PI);
      cairo_set_line_width (cr, MAX (1.5, size / 20));
      gdk_cairo_set_source_rgba (cr, &edge);
      cairo_stroke (cr);
    }
  harena_silhouette_trace (cr, piece, width / 2, height / 2, size * 0.66, FALSE);
  gdk_cairo_set_source_rgba (cr, &on);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
harena_crest_measure (GtkWidget      *widget,
                      GtkOrientation  orientation G_GNUC_UNUSED,
                      int             for_size G_GNUC_UNUSED,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline G_GNUC_UNUSED,
                      int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = HARENA_CREST (widget)->size;
}

static void
harena_crest_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  HarenaCrest *self = HARENA_CREST (object);

  switch (id)
    {
    case PROP_COLOUR:
      g_value_set_int (value, self->colour);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
harena_crest_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  HarenaCrest *self = HARENA_CREST (object);

  switch (id)
    {
    case PROP_COLOUR:
      harena_crest_set_colour (self, g_value_get_int (value));
      break;
    case PROP_SIZE:
      harena_crest_set_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
harena_crest_class_init (HarenaCrestClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = harena_crest_get_property;
  object_class->set_property = harena_crest_set_property;
  widget_class->snapshot = harena_crest_snapshot;
  widget_class->measure = harena_crest_measure;

  properties[PROP_COLOUR] = g_param_spec_int ("colour", NULL, NULL, 0, 5, 0, flags);
  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 1, G_MAXINT, 32, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "crest");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
harena_crest_init (HarenaCrest *self)
{
  self->size = 32;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
harena_crest_new (int colour,
                  int size)
{
  return g_object_new (HARENA_TYPE_CREST, "colour", colour, "size", size, NULL);
}

int
harena_crest_get_colour (HarenaCrest *self)
{
  g_return_val_if_fail (HARENA_IS_CREST (self), 0);

  return self->colour;
}

void
harena_crest_set_colour (HarenaCrest *self,
                         int          colour)
{
  g_return_if_fail (HARENA_IS_CREST (self));

  if (self->colour == colour)
    return;
  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLOUR]);
}

void
harena_crest_set_size (HarenaCrest *self,
                       int          size)
{
  g_return_if_fail (HARENA_IS_CREST (self));

  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIZE]);
}
