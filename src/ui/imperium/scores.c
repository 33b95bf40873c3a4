/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Columns of numbers: while the game is on, and at the end. */

#include "imperium/panel.h"

#include "imperium/paint.h"
#include "imperium/reveal.h"
#include "table/columns.h"
#include "widgets/look.h"
#include "words.h"

enum
{
  BAR_WIDTH = 92,
  BAR_HEIGHT = 16,
  BAR_POINTS = 50, /* where it is full */
};

static int
supply_of (const HarenaView *view,
           int               seat)
{
  return imperium_position (view)->supply[seat - 1];
}

static const char *
title_of (const HarenaView *view,
          int               seat)
{
  return imperium_title_name (imperium_title (imperium_position (view), seat));
}

static char *
describe_title (const HarenaView *view,
                int               seat)
{
  return g_strdup_printf ("%s, %s", harena_view_seat (view, seat), title_of (view, seat));
}

/* A bar to 50, with ticks where titles begin and where the game ends (I23, I26); the title above. */
static void
draw_bar_cb (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data G_GNUC_UNUSED)
{
  static const int ticks[] = { IMPERIUM_SENATOR_FROM, IMPERIUM_CONSUL_FROM,
                               IMPERIUM_POINTS_TO_END };
  int              points = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (area), "points"));
  int              colour = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (area), "colour"));
  double           part = CLAMP (points, 0, BAR_POINTS) / (double) BAR_POINTS;
  double           y = height / 2.0;
  GdkRGBA          seat, text;

  if (colour == 0)
    return;
  harena_look_get_seat (harena_look_get_default (), colour, &seat);
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &text);
  text.alpha = 0.15f;
  harena_brush_rounded (cr, 0, y - 3, width, 6, 3);
  gdk_cairo_set_source_rgba (cr, &text);
  cairo_fill (cr);
  if (part * width > 6)
    {
      harena_brush_rounded (cr, 0, y - 3, width * part, 6, 3);
      gdk_cairo_set_source_rgba (cr, &seat);
      cairo_fill (cr);
    }
  text.alpha = 0.8f;
  gdk_cairo_set_source_rgba (cr, &text);
  cairo_set_line_width (cr, 1.4);
  for (guint i = 0; i < G_N_ELEMENTS (ticks); i++)
    {
      cairo_move_to (cr, (double) ticks[i] / BAR_POINTS * width, y - 6);
      cairo_line_to (cr, (double) ticks[i] / BAR_POINTS * width, y + 6);
    }
  cairo_stroke (cr);
}

static GtkWidget *
bar_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = gtk_label_new (NULL);
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_widget_add_css_class (title, "dim-label");
  gtk_widget_add_css_class (title, "small-caption");
  gtk_label_set_xalign (GTK_LABEL (title), 1);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_bar_cb, NULL, NULL);
  gtk_widget_set_size_request (area, BAR_WIDTH, BAR_HEIGHT);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), area);
  return box;
}

static void
bar_update (GtkWidget        *cell,
            const HarenaView *view,
            int               seat)
{
  GtkWidget *title = gtk_widget_get_first_child (cell);
  GtkWidget *area = gtk_widget_get_next_sibling (title);

  gtk_label_set_text (GTK_LABEL (title), title_of (view, seat));
  g_object_set_data (G_OBJECT (area), "points",
                     GINT_TO_POINTER (harena_columns_points (view, seat)));
  g_object_set_data (G_OBJECT (area), "colour",
                     GINT_TO_POINTER (harena_view_colour (view, seat)));
  gtk_widget_queue_draw (area);
}

const HarenaColumn imperium_score_columns[IMPERIUM_N_SCORE_COLUMNS] = {
  {
    .title = NC_("score table", "Title"), .value = harena_columns_points,
    .describe = describe_title, .create = bar_new, .update = bar_update,
  },
  { .title = NC_("score table", "Supply"), .value = supply_of },
  { .title = NC_("score table", "Points"), .value = harena_columns_points, .sum = TRUE },
};

static int
paid_of (const HarenaView *view,
         int               seat)
{
  ImperiumTally tally;

  imperium_tally (view, &tally);
  return tally.paid[seat - 1];
}

static int
runs_of (const HarenaView *view,
         int               seat)
{
  ImperiumTally tally;

  imperium_tally (view, &tally);
  return tally.runs[seat - 1];
}

static GtkWidget *
title_new (void)
{
  return gtk_label_new (NULL);
}

static void
title_update (GtkWidget        *cell,
              const HarenaView *view,
              int               seat)
{
  gtk_label_set_text (GTK_LABEL (cell), title_of (view, seat));
}

const HarenaColumn imperium_result_columns[IMPERIUM_N_RESULT_COLUMNS] = {
  {
    .title = NC_("score table", "Title"), .value = harena_columns_points,
    .describe = describe_title, .create = title_new, .update = title_update,
  },
  {
    .title = NC_("score table", "Places"), .subtitle = NC_("result", "points"),
    .value = paid_of,
  },
  {
    .title = NC_("score table", "Runs"), .subtitle = NC_("result", "points"),
    .value = runs_of,
  },
  { .title = NC_("score table", "Points"), .value = harena_columns_points, .sum = TRUE },
};
