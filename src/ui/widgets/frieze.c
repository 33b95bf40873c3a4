/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted once, which stays until the size or the look changes. */

#include "widgets/frieze.h"

#include "widgets/painting.h"
#include "widgets/look.h"
#include "widgets/silhouette.h"

#include <math.h>

/* Lengths at the full height; a narrow band is a smaller copy. */
enum
{
  HEIGHT = 196,
  HEIGHT_MIN = 118,
  BORDER = 26,        /* of the ink behind the meander, */
  LINE = 29,          /* where the thin line is, */
  EDGE = 33,          /* and where the ground of the figures begins */
  FIGURE = 114,
  STEP = 112,         /* from one figure to the next */
  MEANDER = 20,       /* one turn of it */
  GAP = 28,           /* between the child and the figures beside it */
};

struct _HarenaFrieze
{
  GtkWidget      parent_instance;

  gboolean       for_end;
  gboolean       low;
  char         **figures;  /* NULL for none */
  GtkWidget     *child;
  GskRenderNode *painting; /* for this size: */
  int            width;
  int            height;
  int            scale;
  int            free_width;
};

typedef struct
{
  const char *ground;
  const char *ink;
  const char *meander;
} Paint;

static const Paint paints[] = {
  { "#c2653d", "#1f1814", "#e8b98e" },
  { "#a4512e", "#1a1411", "#d29c70" },
};
static const Paint paint_contrast = { "#e58a5e", "#000000", "#ffffff" };

G_DEFINE_FINAL_TYPE (HarenaFrieze, harena_frieze, GTK_TYPE_WIDGET)

static void
set_colour (cairo_t    *cr,
            const char *text)
{
  GdkRGBA colour;

  gdk_rgba_parse (&colour, text);
  gdk_cairo_set_source_rgba (cr, &colour);
}

static void
paint_bar (cairo_t *cr,
           double   width,
           double   y,
           double   height)
{
  cairo_rectangle (cr, 0, y, width, height);
  cairo_fill (cr);
}

/* A Greek key: one stroke, turning inwards in every unit. */
static void
paint_meander (cairo_t *cr,
               double   width,
               double   y,
               double   unit)
{
  double k = unit / 6;
  int    n = ceil (width / unit);
  /* Half a turn is cut off on either side. */
  double x = (width - n * unit) / 2;

  for (int i = 0; i < n; i++, x += unit)
    {
      cairo_move_to (cr, x, y + 5 * k);
      cairo_rel_line_to (cr, k, 0);
      cairo_rel_line_to (cr, 0, -4.5 * k);
      cairo_rel_line_to (cr, 4 * k, 0);
      cairo_rel_line_to (cr, 0, 3 * k);
      cairo_rel_line_to (cr, -2 * k, 0);
      cairo_rel_line_to (cr, 0, -1.4 * k);
      cairo_move_to (cr, x + k, y + 5 * k);
      cairo_rel_line_to (cr, 5 * k, 0);
    }
  cairo_set_line_width (cr, k * 0.8);
  cairo_stroke (cr);
}

/* A figure of the list, which begins anew at its end. At an
 * end they look towards the middle, whichever way they march. */
static void
paint_figure (const HarenaFrieze *self,
              cairo_t            *cr,
              int                 number,
              double              x,
              double              y,
              double              k)
{
  const char *figure = self->figures[number % g_strv_length (self->figures)];
  gboolean    mirrored = *figure == HARENA_FRIEZE_TURNED[0];

  harena_silhouette_trace (cr, figure + mirrored, x, y, FIGURE * k,
                           self->for_end ? number % 2 != 0 : mirrored);
  cairo_fill (cr);
}

/* As many as have room, at even distances. */
static void
paint_march (const HarenaFrieze *self,
             cairo_t            *cr,
             double              y,
             double              k)
{
  int    n = MAX (1, (int) (self->width / (STEP * k)));
  double step = (double) self->width / n;

  for (int i = 0; i < n; i++)
    paint_figure (self, cr, i, (i + 0.5) * step, y, k);
}

/* From the middle outwards, by turns on either side. */
static void
paint_sides (const HarenaFrieze *self,
             cairo_t            *cr,
             double              y,
             double              k)
{
  double room = (self->width - self->free_width) / 2.0 - (self->free_width > 0 ? GAP * k : 0);
  int    n = room / (STEP * k);
  double step;

  if (n == 0)
    return;
  step = MIN (room / n, STEP * k * 1.25);
  for (int i = 0; i < n; i++)
    {
      double x = room - (i + 0.5) * step;

      paint_figure (self, cr, 2 * i, x, y, k);
      paint_figure (self, cr, 2 * i + 1, self->width - x, y, k);
    }
}

/* How large the figures are, against those of the full height. */
static double
get_proportion (const HarenaFrieze *self,
                int                 width)
{
  return CLAMP (width * 0.218, HEIGHT_MIN, self->low ? HEIGHT_MIN : HEIGHT) / HEIGHT;
}

static void
paint (cairo_t      *cr,
       gconstpointer data)
{
  const HarenaFrieze *self = data;
  HarenaLook         *look = harena_look_get_default ();
  const Paint        *with = harena_look_is_contrast (look) ? &paint_contrast
                                                            : &paints[harena_look_is_dark (look)];
  double              k = get_proportion (self, self->width);

  set_colour (cr, with->ground);
  cairo_paint (cr);
  set_colour (cr, with->ink);
  paint_bar (cr, self->width, 0, BORDER * k);
  paint_bar (cr, self->width, self->height - BORDER * k, BORDER * k);
  paint_bar (cr, self->width, round (LINE * k), 2);
  paint_bar (cr, self->width, self->height - round (LINE * k) - 2, 2);
  set_colour (cr, with->meander);
  paint_meander (cr, self->width, 4.5 * k, MEANDER * k);
  paint_meander (cr, self->width, self->height - 21.5 * k, MEANDER * k);
  set_colour (cr, with->ink);
  if (self->figures == NULL || *self->figures == NULL)
    return;
  if (self->for_end)
    paint_sides (self, cr, self->height / 2.0 + 1, k);
  else
    paint_march (self, cr, self->height / 2.0 + 1, k);
}

static void
harena_frieze_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  HarenaFrieze *self = HARENA_FRIEZE (widget);
  int           width = gtk_widget_get_width (widget);
  int           height = gtk_widget_get_height (widget);
  int           scale = gtk_widget_get_scale_factor (widget);
  int           free_width = self->child != NULL ? gtk_widget_get_width (self->child) : 0;

  if (width <= 0 || height <= 0)
    return;
  if (width != self->width || height != self->height || scale != self->scale
      || free_width != self->free_width)
    g_clear_pointer (&self->painting, gsk_render_node_unref);
  self->width = width;
  self->height = height;
  self->scale = scale;
  self->free_width = free_width;
  if (self->painting == NULL)
    self->painting = harena_painting_new (&GRAPHENE_RECT_INIT (0, 0, width, height), scale, paint,
                                         self);

  gtk_snapshot_append_node (snapshot, self->painting);
  if (self->child != NULL)
    gtk_widget_snapshot_child (widget, self->child, snapshot);
}

static void
harena_frieze_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  HarenaFrieze *self = HARENA_FRIEZE (widget);
  double        k = get_proportion (self, for_size);
  int           child_minimum = 0;

  (void) minimum_baseline;
  (void) natural_baseline;
  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, for_size, &child_minimum, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = child_minimum;
  else
    *minimum = *natural = MAX (ceil (HEIGHT * k), child_minimum + 2 * ceil (EDGE * k));
}

static void
harena_frieze_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  HarenaFrieze *self = HARENA_FRIEZE (widget);
  int           edge = ceil (EDGE * get_proportion (self, width));
  int           natural;

  (void) baseline;
  if (self->child == NULL || !gtk_widget_should_layout (self->child))
    return;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  natural = MIN (natural, width);
  gtk_widget_size_allocate (self->child,
                            &(GtkAllocation) { (width - natural) / 2, edge, natural,
                                               height - 2 * edge },
                            -1);
}

static GtkSizeRequestMode
harena_frieze_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
harena_frieze_dispose (GObject *object)
{
  HarenaFrieze *self = HARENA_FRIEZE (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);
  g_clear_pointer (&self->painting, gsk_render_node_unref);

  G_OBJECT_CLASS (harena_frieze_parent_class)->dispose (object);
}

static void
harena_frieze_finalize (GObject *object)
{
  g_strfreev (HARENA_FRIEZE (object)->figures);

  G_OBJECT_CLASS (harena_frieze_parent_class)->finalize (object);
}

static void
look_changed_cb (HarenaFrieze *self)
{
  g_clear_pointer (&self->painting, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
harena_frieze_class_init (HarenaFriezeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_frieze_dispose;
  G_OBJECT_CLASS (klass)->finalize = harena_frieze_finalize;
  widget_class->snapshot = harena_frieze_snapshot;
  widget_class->measure = harena_frieze_measure;
  widget_class->size_allocate = harena_frieze_size_allocate;
  widget_class->get_request_mode = harena_frieze_get_request_mode;

  gtk_widget_class_set_css_name (widget_class, "frieze");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
harena_frieze_init (HarenaFrieze *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (harena_look_get_default (), "changed", G_CALLBACK (look_changed_cb),
                           self, G_CONNECT_SWAPPED);
}

GtkWidget *
harena_frieze_new (gboolean for_end)
{
  HarenaFrieze *self = g_object_new (HARENA_TYPE_FRIEZE, NULL);

  self->for_end = for_end;
  return GTK_WIDGET (self);
}

void
harena_frieze_set_figures (HarenaFrieze      *self,
                           const char *const *figures)
{
  g_return_if_fail (HARENA_IS_FRIEZE (self));

  g_strfreev (self->figures);
  self->figures = g_strdupv ((char **) figures);
  look_changed_cb (self);
}

void
harena_frieze_set_child (HarenaFrieze *self,
                         GtkWidget    *child)
{
  g_return_if_fail (HARENA_IS_FRIEZE (self));
  g_return_if_fail (child == NULL || GTK_IS_WIDGET (child));

  if (self->child == child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
harena_frieze_set_low (HarenaFrieze *self,
                       gboolean      low)
{
  g_return_if_fail (HARENA_IS_FRIEZE (self));

  self->low = low;
  g_clear_pointer (&self->painting, gsk_render_node_unref);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
