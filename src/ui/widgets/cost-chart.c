/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted with the brush of the charts of points. */

#include "widgets/cost-chart.h"

#include "widgets/look.h"
#include "widgets/points-brush.h"
#include "words.h"

#include <math.h>

enum
{
  WIDTH = 260,
  NATURAL_WIDTH = 420,
  HEIGHT = 190,
  LEFT = 46,
  RIGHT = 58,
  TOP = 12,
  BOTTOM = 26,
  TEXT = 12,
  MEAN_OF = 5,
};

struct _HarenaCostChart
{
  GtkWidget parent_instance;

  double   *costs;
  guint     n_costs;
  char     *first;
  char     *last;
};

G_DEFINE_FINAL_TYPE (HarenaCostChart, harena_cost_chart, GTK_TYPE_WIDGET)

typedef struct
{
  HarenaPointsBrush brush;
  double            bottom;
  double            right;
  double            most;   /* at the top of the axis */
  guint             n;
} Painter;

double
harena_cost_chart_get_mean (HarenaCostChart *self,
                            guint            index)
{
  guint  first = index + 1 > MEAN_OF ? index + 1 - MEAN_OF : 0;
  double sum = 0;

  g_return_val_if_fail (HARENA_IS_COST_CHART (self), 0);
  g_return_val_if_fail (index < self->n_costs, 0);

  for (guint i = first; i <= index; i++)
    sum += self->costs[i];
  return sum / (index - first + 1);
}

static double
x_of (const Painter *painter,
      guint          index)
{
  double part = painter->n > 1 ? (double) index / (painter->n - 1) : 0.5;

  return LEFT + (painter->right - LEFT) * part;
}

static double
y_of (const Painter *painter,
      double         cost)
{
  return painter->bottom - (painter->bottom - TOP) * MIN (cost / painter->most, 1);
}

/* The step between the lines of the grid, of which there are four at most. */
static double
find_step (double most)
{
  static const double steps[] = { 0.005, 0.01, 0.02, 0.05, 0.1, 0.25 };

  for (guint i = 0; i < G_N_ELEMENTS (steps) - 1; i++)
    if (most <= 4 * steps[i])
      return steps[i];
  return steps[G_N_ELEMENTS (steps) - 1];
}

static void
draw_grid (Painter *painter,
           double   step)
{
  cairo_t *cr = painter->brush.cr;

  for (int i = 0; i * step <= painter->most + 1e-9; i++)
    {
      double           y = floor (y_of (painter, i * step)) + 0.5;
      g_autofree char *text
        = step < 0.01 ? g_strdup_printf (C_("share", "%.1f %%"), 100 * i * step)
                      : g_strdup_printf (C_("share", "%ld %%"), lround (100 * i * step));

      gdk_cairo_set_source_rgba (cr, i == 0 ? &painter->brush.dim : &painter->brush.faint);
      cairo_set_line_width (cr, 1);
      cairo_move_to (cr, LEFT, y);
      cairo_line_to (cr, painter->right, y);
      cairo_stroke (cr);
      harena_points_brush_text (&painter->brush, text, LEFT - 8, y, 1, TEXT, FALSE,
                                &painter->brush.dim);
    }
}

static void
draw_costs (HarenaCostChart *self,
            Painter         *painter)
{
  cairo_t         *cr = painter->brush.cr;
  guint            last = self->n_costs - 1;
  double           mean = harena_cost_chart_get_mean (self, last);
  g_autofree char *text = g_strdup_printf (C_("share", "%.1f %%"), 100 * mean);
  GdkRGBA          accent, dot;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_TERRACOTTA, &accent);
  dot = accent;
  dot.alpha *= 0.5f;
  gdk_cairo_set_source_rgba (cr, &dot);
  for (guint i = 0; i < self->n_costs; i++)
    {
      cairo_arc (cr, x_of (painter, i), y_of (painter, self->costs[i]), 3.2, 0, 2 * G_PI);
      cairo_fill (cr);
    }
  for (guint i = 0; i < self->n_costs; i++)
    cairo_line_to (cr, x_of (painter, i), y_of (painter, harena_cost_chart_get_mean (self, i)));
  gdk_cairo_set_source_rgba (cr, &accent);
  cairo_set_line_width (cr, painter->brush.line);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_arc (cr, x_of (painter, last), y_of (painter, mean), 5, 0, 2 * G_PI);
  cairo_fill (cr);
  harena_points_brush_text (&painter->brush, text, x_of (painter, last) + 10, y_of (painter, mean),
                            0, 13, TRUE, &painter->brush.text);
}

static void
draw_dates (HarenaCostChart *self,
            Painter         *painter)
{
  double y = painter->bottom + 15;

  if (self->first != NULL && self->n_costs > 1)
    harena_points_brush_text (&painter->brush, self->first, LEFT, y, 0, TEXT, FALSE,
                              &painter->brush.dim);
  if (self->last != NULL)
    harena_points_brush_text (&painter->brush, self->last, painter->right,
                              y, self->n_costs > 1 ? 1 : 0.5, TEXT, FALSE, &painter->brush.dim);
}

static void
harena_cost_chart_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  HarenaCostChart   *self = HARENA_COST_CHART (widget);
  double             width = gtk_widget_get_width (widget);
  double             height = gtk_widget_get_height (widget);
  int                values[1][HARENA_SEATS_MAX] = { { 0 } };
  HarenaPointsColumn column = { 0 };
  HarenaPointsPlot   plot = { .n_columns = 1, .columns = &column, .values = values };
  Painter            painter = { .bottom = height - BOTTOM, .right = width - RIGHT,
                                 .n = self->n_costs };
  double             step;
  cairo_t           *cr;

  if (self->n_costs == 0)
    return;
  for (guint i = 0; i < self->n_costs; i++)
    painter.most = MAX (painter.most, self->costs[i]);
  step = find_step (painter.most);
  painter.most = MAX (step, step * ceil (painter.most / step - 1e-9));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  harena_points_brush_init (&painter.brush, &plot, widget, cr);
  draw_grid (&painter, step);
  draw_costs (self, &painter);
  draw_dates (self, &painter);
  harena_points_brush_clear (&painter.brush);
  cairo_destroy (cr);
}

static void
harena_cost_chart_measure (GtkWidget      *widget G_GNUC_UNUSED,
                           GtkOrientation  orientation,
                           int             for_size G_GNUC_UNUSED,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline G_GNUC_UNUSED,
                           int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : HEIGHT;
}

static void
clear (HarenaCostChart *self)
{
  g_clear_pointer (&self->costs, g_free);
  g_clear_pointer (&self->first, g_free);
  g_clear_pointer (&self->last, g_free);
}

static void
harena_cost_chart_finalize (GObject *object)
{
  clear (HARENA_COST_CHART (object));

  G_OBJECT_CLASS (harena_cost_chart_parent_class)->finalize (object);
}

static void
harena_cost_chart_class_init (HarenaCostChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = harena_cost_chart_finalize;
  widget_class->snapshot = harena_cost_chart_snapshot;
  widget_class->measure = harena_cost_chart_measure;

  gtk_widget_class_set_css_name (widget_class, "costchart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
harena_cost_chart_init (HarenaCostChart *self)
{
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
harena_cost_chart_new (void)
{
  return g_object_new (HARENA_TYPE_COST_CHART, NULL);
}

/* Whoever cannot see it hears from where to where the line leads. */
static void
describe (HarenaCostChart *self)
{
  guint            first = MIN (MEAN_OF, self->n_costs) - 1;
  double           then = harena_cost_chart_get_mean (self, first);
  double           now = harena_cost_chart_get_mean (self, self->n_costs - 1);
  g_autofree char *text = NULL;

  if (self->n_costs > MEAN_OF)
    /* Translators: two percentages: what a decision cost on average. */
    text = g_strdup_printf (C_("cost", "%.1f %% a decision in the first five games, %.1f %% in the "
                                       "last five"), 100 * then, 100 * now);
  else
    /* Translators: a percentage: what a decision cost on average. */
    text = g_strdup_printf (C_("cost", "%.1f %% a decision"), 100 * now);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

void
harena_cost_chart_set (HarenaCostChart *self,
                       const double    *costs,
                       guint            n_costs,
                       const char      *first,
                       const char      *last)
{
  g_return_if_fail (HARENA_IS_COST_CHART (self));

  clear (self);
  self->costs = g_memdup2 (costs, n_costs * sizeof *costs);
  self->n_costs = n_costs;
  self->first = g_strdup (first);
  self->last = g_strdup (last);
  if (n_costs > 0)
    describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
