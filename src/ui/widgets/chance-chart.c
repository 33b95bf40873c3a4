/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is looked at is drawn, said, and chosen; how it looks is in chance-painter.c. */

#include "widgets/chance-chart.h"

#include "widgets/chance-painter.h"
#include "widgets/look.h"
#include "widgets/type-size.h"
#include "words.h"

#include <math.h>

enum
{
  SMALLEST_WIDTH = 240,
  NATURAL_WIDTH = 560,
  HEIGHT = 200,
  HEIGHT_LOW = 96,
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

struct _HarenaChanceChart
{
  GtkWidget        parent_instance;

  HarenaChancePlot plot;
};

G_DEFINE_FINAL_TYPE (HarenaChanceChart, harena_chance_chart, GTK_TYPE_WIDGET)

static void
clear (HarenaChancePlot *plot)
{
  for (guint i = 0; i < plot->n_lines; i++)
    g_free ((char *) plot->lines[i].name);
  g_clear_pointer (&plot->points, g_free);
  g_clear_pointer (&plot->marks, g_free);
  plot->n_lines = plot->n_points = plot->n_marks = 0;
}

char *
harena_chance_chart_describe (HarenaChanceChart *self,
                              guint              move)
{
  const HarenaChancePlot  *plot = &self->plot;
  const HarenaChancePoint *point;
  g_autoptr (GPtrArray)    parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char         *all = NULL;

  g_return_val_if_fail (HARENA_IS_CHANCE_CHART (self), NULL);

  if (plot->n_points == 0)
    return NULL;
  point = &plot->points[harena_chance_painter_point (plot, move)];
  for (guint i = 0; i < plot->n_lines; i++)
    /* Translators: the name of a player, and the chance to win as a percentage. */
    g_ptr_array_add (parts, g_strdup_printf (C_("chance", "%s %ld %%"), plot->lines[i].name,
                                             lround (100 * point->chances[i])));
  g_ptr_array_add (parts, NULL);
  all = g_strjoinv (C_("list of points", ", "), (char **) parts->pdata);
  if (point->move == plot->n_moves)
    /* Translators: the chances of all players when the game is over. */
    return g_strdup_printf (C_("chance", "The end: %s"), all);
  /* Translators: the number of a move, and the chances of all players before it. */
  return g_strdup_printf (C_("chance", "Move %u: %s"), point->move + 1, all);
}

/* Whoever cannot see the chart hears the place that is looked at, else how it ended. */
static void
update (HarenaChanceChart *self)
{
  const HarenaChancePlot *plot = &self->plot;
  g_autofree char        *text = NULL;
  guint                   move = plot->n_moves;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (plot->n_points == 0)
    return;
  if (plot->looked >= 0)
    move = plot->points[plot->looked].move;
  else if (plot->cursor >= 0)
    move = plot->cursor;
  text = harena_chance_chart_describe (self, move);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), plot->looked >= 0 ? text : NULL);
}

static void
look_at (HarenaChanceChart *self,
         int                point)
{
  if (self->plot.looked == point)
    return;
  self->plot.looked = point;
  update (self);
}

static gboolean
key_pressed_cb (HarenaChanceChart *self,
                guint              key,
                guint              code G_GNUC_UNUSED,
                GdkModifierType    state)
{
  int last = (int) self->plot.n_points - 1;
  int looked = self->plot.looked;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || last < 0)
    return GDK_EVENT_PROPAGATE;

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      look_at (self, looked < 0 ? last : MAX (0, looked - 1));
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      look_at (self, MIN (last, looked + 1));
      return GDK_EVENT_STOP;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      look_at (self, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      look_at (self, last);
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (looked < 0)
        return GDK_EVENT_PROPAGATE;
      g_signal_emit (self, signals[CHOSEN], 0, self->plot.points[looked].move);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
motion_cb (HarenaChanceChart *self,
           double             x)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));

  if (self->plot.n_points > 0)
    look_at (self, (int) harena_chance_painter_point (
                     &self->plot, harena_chance_painter_find (&self->plot, width, x)));
}

static void
leave_cb (HarenaChanceChart *self)
{
  look_at (self, -1);
}

static void
pressed_cb (HarenaChanceChart *self,
            int                n_press G_GNUC_UNUSED,
            double             x)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));

  if (self->plot.n_points > 0)
    g_signal_emit (self, signals[CHOSEN], 0, harena_chance_painter_find (&self->plot, width, x));
}

static void
harena_chance_chart_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  HarenaChanceChart *self = HARENA_CHANCE_CHART (widget);

  if (self->plot.n_points > 0)
    harena_chance_painter_snapshot (&self->plot, widget, snapshot);
}

static void
harena_chance_chart_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size G_GNUC_UNUSED,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline G_GNUC_UNUSED,
                             int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = HARENA_CHANCE_CHART (widget)->plot.low ? HEIGHT_LOW : HEIGHT;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = SMALLEST_WIDTH;
      *natural = NATURAL_WIDTH;
    }
}

static void
harena_chance_chart_finalize (GObject *object)
{
  clear (&HARENA_CHANCE_CHART (object)->plot);

  G_OBJECT_CLASS (harena_chance_chart_parent_class)->finalize (object);
}

static void
harena_chance_chart_class_init (HarenaChanceChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = harena_chance_chart_finalize;
  widget_class->snapshot = harena_chance_chart_snapshot;
  widget_class->measure = harena_chance_chart_measure;

  signals[CHOSEN] = g_signal_new ("chosen", HARENA_TYPE_CHANCE_CHART, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "chancechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
harena_chance_chart_init (HarenaChanceChart *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture         *click = gtk_gesture_click_new ();

  self->plot.cursor = self->plot.looked = -1;
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: the title of a chart. */
                                  C_("chance", "Chance of winning"), -1);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
harena_chance_chart_new (gboolean low)
{
  HarenaChanceChart *self = g_object_new (HARENA_TYPE_CHANCE_CHART, NULL);

  self->plot.low = low;
  /* Where it is low the slider above the game has the arrows. */
  gtk_widget_set_focusable (GTK_WIDGET (self), !low);
  return GTK_WIDGET (self);
}

void
harena_chance_chart_set (HarenaChanceChart       *self,
                         guint                    n_moves,
                         const HarenaChanceLine  *lines,
                         guint                    n_lines,
                         const HarenaChancePoint *points,
                         guint                    n_points,
                         const HarenaChanceMark  *marks,
                         guint                    n_marks)
{
  HarenaChancePlot *plot;

  g_return_if_fail (HARENA_IS_CHANCE_CHART (self));

  plot = &self->plot;
  clear (plot);
  plot->n_moves = n_moves;
  plot->n_lines = n_lines;
  plot->n_points = n_points;
  plot->n_marks = n_marks;
  for (guint i = 0; i < n_lines; i++)
    plot->lines[i] = (HarenaChanceLine) { g_strdup (lines[i].name), lines[i].colour };
  plot->points = g_memdup2 (points, n_points * sizeof *points);
  plot->marks = g_memdup2 (marks, n_marks * sizeof *marks);
  plot->looked = MIN (plot->looked, (int) n_points - 1);
  update (self);
}

void
harena_chance_chart_set_cursor (HarenaChanceChart *self,
                                int                move)
{
  g_return_if_fail (HARENA_IS_CHANCE_CHART (self));

  if (self->plot.cursor == move)
    return;
  self->plot.cursor = move;
  update (self);
}
