/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines are painted; what is said about the place that is looked at is a card of real labels
 * beside it. */

#include "widgets/points-chart.h"

#include "widgets/look.h"
#include "widgets/points-painter.h"
#include "widgets/points-readout.h"
#include "words.h"

enum
{
  SMALLEST_WIDTH = 260,
  SMALLEST_HEIGHT = 260,
  NATURAL_WIDTH = 560,
  READOUT_GAP = 12,
  READOUT_GAP_END = 24, /* beside the badges */
};

struct _HarenaPointsChart
{
  GtkWidget        parent_instance;

  HarenaPointsPlot plot;
  int              column;
  GtkWidget       *readout;
};

G_DEFINE_FINAL_TYPE (HarenaPointsChart, harena_points_chart, GTK_TYPE_WIDGET)

static void
clear (HarenaPointsPlot *plot)
{
  for (guint i = 0; i < plot->n_lines; i++)
    {
      g_free ((char *) plot->lines[i].name);
      g_free ((char *) plot->lines[i].note);
    }
  for (guint i = 0; i < plot->n_columns; i++)
    {
      g_free ((char *) plot->columns[i].tick);
      g_free ((char *) plot->columns[i].name);
    }
  g_free (plot->columns);
  g_free (plot->values);
  *plot = (HarenaPointsPlot) { 0 };
}

/* "Battle 14: Red 9 points, Blue 5 points" */
static char *
describe (HarenaPointsChart *self,
          guint              column)
{
  const HarenaPointsPlot *plot = &self->plot;
  g_autoptr (GPtrArray)   parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char        *all = NULL;

  for (guint i = 0; i < plot->n_lines; i++)
    {
      int points = plot->values[column][i];

      /* Translators: the name of a player, and points. */
      g_ptr_array_add (parts, g_strdup_printf (ngettext ("%s %d point", "%s %d points", points),
                                               plot->lines[i].name, points));
    }
  g_ptr_array_add (parts, NULL);
  /* Translators: between the players of a list: "Red 9 points, Blue 5 points". */
  all = g_strjoinv (C_("list of points", ", "), (char **) parts->pdata);
  /* Translators: a place of a chart, and who had how many points there. */
  return g_strdup_printf (_("%s: %s"), plot->columns[column].name, all);
}

/* Whoever cannot see the chart hears the place that is looked at, else how it ended. */
static void
update (HarenaPointsChart *self)
{
  g_autofree char *text = NULL;
  gboolean         looked_at = self->column != HARENA_POINTS_NO_COLUMN;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->readout, looked_at);
  if (self->plot.n_columns == 0)
    return;
  text = describe (self, looked_at ? (guint) self->column : self->plot.n_columns - 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
  if (looked_at)
    {
      GtkWidget *old = gtk_widget_get_first_child (self->readout);

      if (old != NULL)
        gtk_box_remove (GTK_BOX (self->readout), old);
      gtk_box_append (GTK_BOX (self->readout),
                      harena_points_readout_new (&self->plot, self->column));
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static gboolean
key_pressed_cb (HarenaPointsChart *self,
                guint              key,
                guint              code G_GNUC_UNUSED,
                GdkModifierType    state)
{
  int last = (int) self->plot.n_columns - 1;
  int column = self->column;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || last < 0)
    return GDK_EVENT_PROPAGATE;

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      column = column == HARENA_POINTS_NO_COLUMN ? last : MAX (0, column - 1);
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      column = MIN (last, column + 1);
      break;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      column = 0;
      break;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      column = last;
      break;
    case GDK_KEY_Escape:
      if (column == HARENA_POINTS_NO_COLUMN)
        return GDK_EVENT_PROPAGATE;
      column = HARENA_POINTS_NO_COLUMN;
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }

  harena_points_chart_set_column (self, column);
  return GDK_EVENT_STOP;
}

static void
motion_cb (HarenaPointsChart *self,
           double             x,
           double             y G_GNUC_UNUSED)
{
  if (self->plot.n_columns > 0)
    harena_points_chart_set_column (self, harena_points_painter_find (
                                            &self->plot, gtk_widget_get_width (GTK_WIDGET (self)),
                                            x));
}

static void
leave_cb (HarenaPointsChart *self)
{
  harena_points_chart_set_column (self, HARENA_POINTS_NO_COLUMN);
}

static void
pressed_cb (HarenaPointsChart *self,
            int                n_press G_GNUC_UNUSED,
            double             x,
            double             y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  motion_cb (self, x, y);
}

static void
harena_points_chart_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  HarenaPointsChart *self = HARENA_POINTS_CHART (widget);

  if (self->plot.n_columns > 0)
    harena_points_painter_snapshot (&self->plot, widget, snapshot, self->column);
  gtk_widget_snapshot_child (widget, self->readout, snapshot);
}

static void
harena_points_chart_measure (GtkWidget      *widget G_GNUC_UNUSED,
                             GtkOrientation  orientation,
                             int             for_size G_GNUC_UNUSED,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline G_GNUC_UNUSED,
                             int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = SMALLEST_HEIGHT;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = SMALLEST_WIDTH;
      *natural = NATURAL_WIDTH;
    }
}

/* The card stands to the left, above the lines, which climb to the right; unless there is no room
 * for it. */
static void
harena_points_chart_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height G_GNUC_UNUSED,
                                   int        baseline G_GNUC_UNUSED)
{
  HarenaPointsChart *self = HARENA_POINTS_CHART (widget);
  gboolean           last = self->column == (int) self->plot.n_columns - 1;
  int                gap = last ? READOUT_GAP_END : READOUT_GAP;
  GtkRequisition     size;
  double             x;

  if (self->column == HARENA_POINTS_NO_COLUMN)
    return;
  x = harena_points_painter_get_x (&self->plot, width, self->column);
  gtk_widget_get_preferred_size (self->readout, NULL, &size);
  x += x - gap - size.width >= 0 ? -gap - size.width : gap;
  x = CLAMP (x, 0, MAX (0, width - size.width));
  gtk_widget_size_allocate (self->readout,
                            &(GtkAllocation) { (int) x, 0, size.width, size.height }, -1);
}

static void
harena_points_chart_dispose (GObject *object)
{
  HarenaPointsChart *self = HARENA_POINTS_CHART (object);

  g_clear_pointer (&self->readout, gtk_widget_unparent);

  G_OBJECT_CLASS (harena_points_chart_parent_class)->dispose (object);
}

static void
harena_points_chart_finalize (GObject *object)
{
  clear (&HARENA_POINTS_CHART (object)->plot);

  G_OBJECT_CLASS (harena_points_chart_parent_class)->finalize (object);
}

static void
harena_points_chart_class_init (HarenaPointsChartClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = harena_points_chart_dispose;
  object_class->finalize = harena_points_chart_finalize;
  widget_class->snapshot = harena_points_chart_snapshot;
  widget_class->measure = harena_points_chart_measure;
  widget_class->size_allocate = harena_points_chart_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "pointschart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
harena_points_chart_init (HarenaPointsChart *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture         *click = gtk_gesture_click_new ();

  self->column = HARENA_POINTS_NO_COLUMN;
  self->readout = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->readout, "readout");
  gtk_widget_set_can_target (self->readout, FALSE);
  gtk_widget_set_parent (self->readout, GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->readout, FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
harena_points_chart_new (void)
{
  return g_object_new (HARENA_TYPE_POINTS_CHART, NULL);
}

/* The points after so many moves. */
static const HarenaPoints *
find_points (const HarenaStatistics *statistics,
             guint                   n_moves)
{
  const HarenaPoints *all = (const HarenaPoints *) statistics->points->data;
  guint               i = statistics->points->len - 1;

  while (i > 0 && all[i].n_moves > n_moves)
    i--;

  return &all[i];
}

void
harena_points_chart_set (HarenaPointsChart        *self,
                         const HarenaStatistics   *statistics,
                         const HarenaPointsLine   *lines,
                         const HarenaPointsColumn *columns,
                         guint                     n_columns)
{
  HarenaPointsPlot *plot;

  g_return_if_fail (HARENA_IS_POINTS_CHART (self));
  g_return_if_fail (n_columns >= 2);

  plot = &self->plot;
  clear (plot);
  plot->n_lines = statistics->n_seats;
  plot->n_columns = n_columns;
  plot->columns = g_new0 (HarenaPointsColumn, n_columns);
  plot->values = g_malloc0_n (n_columns, sizeof *plot->values);
  for (guint i = 0; i < plot->n_lines; i++)
    plot->lines[i] = (HarenaPointsLine) { g_strdup (lines[i].name), lines[i].colour,
                                          lines[i].bonus, g_strdup (lines[i].note) };
  for (guint i = 0; i < n_columns; i++)
    {
      const HarenaPoints *points = find_points (statistics, columns[i].n_moves);
      gboolean            too_early = i < n_columns - 1 && points->n_moves == statistics->n_moves;

      plot->columns[i] = (HarenaPointsColumn) { columns[i].n_moves, g_strdup (columns[i].tick),
                                                g_strdup (columns[i].name) };
      for (guint line = 0; line < plot->n_lines; line++)
        plot->values[i][line] = points->points[line] - (too_early ? lines[line].bonus : 0);
    }

  self->column = HARENA_POINTS_NO_COLUMN;
  update (self);
}

guint
harena_points_chart_get_n_columns (HarenaPointsChart *self)
{
  g_return_val_if_fail (HARENA_IS_POINTS_CHART (self), 0);

  return self->plot.n_columns;
}

int
harena_points_chart_get_value (HarenaPointsChart *self,
                               guint              column,
                               guint              line)
{
  g_return_val_if_fail (HARENA_IS_POINTS_CHART (self), 0);
  g_return_val_if_fail (column < self->plot.n_columns && line < self->plot.n_lines, 0);

  return self->plot.values[column][line];
}

int
harena_points_chart_get_column (HarenaPointsChart *self)
{
  g_return_val_if_fail (HARENA_IS_POINTS_CHART (self), HARENA_POINTS_NO_COLUMN);

  return self->column;
}

void
harena_points_chart_set_column (HarenaPointsChart *self,
                                int                column)
{
  g_return_if_fail (HARENA_IS_POINTS_CHART (self));
  g_return_if_fail (column < (int) self->plot.n_columns);

  if (self->column == column)
    return;
  self->column = column;
  update (self);
}
