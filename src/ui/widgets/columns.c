/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Folds by the width that it gets, so that no window has to be asked for its size. */

#include "widgets/columns.h"

#include "widgets/type-size.h"

enum
{
  NARROW = 520, /* below this width there are half as wide edges */
};

struct _HarenaColumns
{
  GtkWidget  parent_instance;

  GtkWidget *first;
  GtkWidget *second;
  int        fold_below;   /* this width */
  int        spacing;      /* half of it where one is below the other */
  int        edge;         /* left and right */
  int        second_share; /* of the width, in percent; 0: what it asks for */
  gboolean   folded;
};

enum
{
  PROP_FIRST = 1,
  PROP_SECOND,
  PROP_FOLD_BELOW,
  PROP_SPACING,
  PROP_EDGE,
  PROP_SECOND_SHARE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HarenaColumns, harena_columns, GTK_TYPE_WIDGET)

static int
minimum_width (GtkWidget *child)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
natural_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static gboolean
is_shown (GtkWidget *child)
{
  return child != NULL && gtk_widget_should_layout (child);
}

static int
get_edge (HarenaColumns *self,
          int            width)
{
  return width < NARROW ? self->edge / 2 : self->edge;
}

/* How wide each of the two is, without the edges. Returns whether the second is below the first. */
static gboolean
share_width (HarenaColumns *self,
             int            width,
             int           *first,
             int           *second)
{
  int      first_min = minimum_width (self->first);
  int      second_min = minimum_width (self->second);
  gboolean narrow = harena_type_room (width) < self->fold_below;
  int      wanted;

  width = MAX (width - 2 * get_edge (self, width), 0);
  *first = width;
  *second = width;
  if (narrow || width < first_min + self->spacing + second_min)
    return TRUE;

  wanted = self->second_share > 0 ? (width - self->spacing) * self->second_share / 100
                                  : natural_width (self->second);
  *second = CLAMP (wanted, second_min, width - self->spacing - first_min);
  *first = width - self->spacing - *second;
  return FALSE;
}

static void
measure_one (GtkWidget *child,
             int        width,
             int       *minimum,
             int       *natural)
{
  *minimum = 0;
  *natural = 0;
  if (is_shown (child))
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, minimum, natural, NULL, NULL);
}

/* Without a width it is what the columns need side by side: that much height is enough where there
 * is room, and less never is. */
static void
measure_height (HarenaColumns *self,
                int            width,
                int           *minimum,
                int           *natural)
{
  gboolean both = is_shown (self->first) && is_shown (self->second);
  gboolean folded = !both;
  int      spacing = both ? self->spacing / 2 : 0;
  int      first = width < 0 ? -1 : MAX (width - 2 * get_edge (self, width), 0);
  int      second = first;
  int      minima[2];
  int      naturals[2];

  if (both && width >= 0)
    folded = share_width (self, width, &first, &second);
  measure_one (self->first, first, &minima[0], &naturals[0]);
  measure_one (self->second, second, &minima[1], &naturals[1]);
  if (folded)
    {
      *minimum = minima[0] + minima[1] + spacing;
      *natural = naturals[0] + naturals[1] + spacing;
    }
  else
    {
      *minimum = MAX (minima[0], minima[1]);
      *natural = MAX (naturals[0], naturals[1]);
    }
  *natural = MAX (*natural, *minimum);
}

static void
harena_columns_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  HarenaColumns *self = HARENA_COLUMNS (widget);

  (void) minimum_baseline;
  (void) natural_baseline;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      measure_height (self, for_size, minimum, natural);
      return;
    }

  if (is_shown (self->first))
    {
      *minimum = minimum_width (self->first);
      *natural = natural_width (self->first);
    }
  if (is_shown (self->second))
    {
      *minimum = MAX (*minimum, minimum_width (self->second));
      *natural += self->spacing + natural_width (self->second);
    }
  *minimum += 2 * (self->edge / 2);
  *natural = MAX (*natural + 2 * self->edge, *minimum);
}

static void
place (GtkWidget *child,
       int        x,
       int        y,
       int        width,
       int        height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
harena_columns_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  HarenaColumns *self = HARENA_COLUMNS (widget);
  gboolean       rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int            edge = get_edge (self, width);
  int            first, second;

  (void) baseline;
  self->folded = FALSE;
  if (!is_shown (self->first) || !is_shown (self->second))
    {
      GtkWidget *only = is_shown (self->first) ? self->first : self->second;

      if (is_shown (only))
        place (only, edge, 0, width - 2 * edge, height);
      return;
    }

  self->folded = share_width (self, width, &first, &second);
  if (self->folded)
    {
      int first_height;
      int y;

      gtk_widget_measure (self->first, GTK_ORIENTATION_VERTICAL, first, NULL, &first_height, NULL,
                          NULL);
      y = first_height + self->spacing / 2;
      place (self->first, edge, 0, first, first_height);
      place (self->second, edge, y, second, MAX (height - y, 1));
      return;
    }

  place (self->first, rtl ? width - edge - first : edge, 0, first, height);
  place (self->second, rtl ? edge : width - edge - second, 0, second, height);
}

static GtkSizeRequestMode
harena_columns_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
set_child (HarenaColumns *self,
           GtkWidget    **place,
           GtkWidget     *child)
{
  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
harena_columns_dispose (GObject *object)
{
  HarenaColumns *self = HARENA_COLUMNS (object);

  g_clear_pointer (&self->first, gtk_widget_unparent);
  g_clear_pointer (&self->second, gtk_widget_unparent);

  G_OBJECT_CLASS (harena_columns_parent_class)->dispose (object);
}

static void
harena_columns_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  HarenaColumns *self = HARENA_COLUMNS (object);

  switch (id)
    {
    case PROP_FIRST:
      set_child (self, &self->first, g_value_get_object (value));
      break;
    case PROP_SECOND:
      set_child (self, &self->second, g_value_get_object (value));
      break;
    case PROP_FOLD_BELOW:
      self->fold_below = g_value_get_int (value);
      break;
    case PROP_SPACING:
      self->spacing = g_value_get_int (value);
      break;
    case PROP_EDGE:
      self->edge = g_value_get_int (value);
      break;
    case PROP_SECOND_SHARE:
      self->second_share = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
harena_columns_class_init (HarenaColumnsClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = harena_columns_dispose;
  object_class->set_property = harena_columns_set_property;
  widget_class->measure = harena_columns_measure;
  widget_class->size_allocate = harena_columns_size_allocate;
  widget_class->get_request_mode = harena_columns_get_request_mode;

  properties[PROP_FIRST] = g_param_spec_object ("first", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_SECOND] = g_param_spec_object ("second", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_FOLD_BELOW] = g_param_spec_int ("fold-below", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_EDGE] = g_param_spec_int ("edge", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_SECOND_SHARE] = g_param_spec_int ("second-share", NULL, NULL, 0, 100, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
harena_columns_init (HarenaColumns *self)
{
  (void) self;
}

gboolean
harena_columns_get_folded (HarenaColumns *self)
{
  g_return_val_if_fail (HARENA_IS_COLUMNS (self), FALSE);

  return self->folded;
}
