/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the bottom up: the grid, the lines, the jump to the end, badges, numbers. */

#include "widgets/points-painter.h"

#include "widgets/look.h"
#include "widgets/points-brush.h"

#include <math.h>

typedef HarenaPointsBrush Brush;

enum
{
  BADGE = 22,
  BADGE_END = 32,
  WIDE = 520, /* from here on there is room for three badges a line */
};

typedef struct
{
  double x;
  double y;
  guint  line;
} Badge;

guint
harena_points_painter_find (const HarenaPointsPlot *plot,
                            double                  width,
                            double                  x)
{
  guint nearest = 0;

  for (guint i = 1; i < plot->n_columns; i++)
    if (fabs (harena_points_painter_get_x (plot, width, i) - x)
        < fabs (harena_points_painter_get_x (plot, width, nearest) - x))
      nearest = i;

  return nearest;
}

static double
x_of (const Brush *brush,
      guint        column)
{
  return harena_points_painter_get_x (brush->plot, brush->width, column);
}

static double
y_at (const Brush *brush,
      guint        column,
      guint        line)
{
  return harena_points_brush_y (brush, brush->plot->values[column][line]);
}

/* The smallest round step of which no two are nearer than this. */
static guint
round_step (double unit,
            double nearest)
{
  static const guint steps[] = { 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (steps) - 1; i++)
    if (steps[i] * unit >= nearest)
      return steps[i];

  return steps[G_N_ELEMENTS (steps) - 1];
}

static void
draw_grid (const Brush *brush)
{
  const HarenaPointsPlot *plot = brush->plot;
  double                  end = x_of (brush, plot->n_columns - 1);
  double                  wide = x_of (brush, MIN (1, plot->n_columns - 2)) - HARENA_POINTS_LEFT;
  int                     step = round_step (brush->unit, 34);

  for (int points = brush->least / step * step; harena_points_brush_y (brush, points) >= HARENA_POINTS_TOP;
       points += step)
    {
      g_autofree char *text = g_strdup_printf ("%s%d", points < 0 ? "−" : "", ABS (points));
      double           y = floor (harena_points_brush_y (brush, points)) + 0.5;

      cairo_set_line_width (brush->cr, 1);
      gdk_cairo_set_source_rgba (brush->cr, points == 0 ? &brush->dim : &brush->faint);
      cairo_move_to (brush->cr, HARENA_POINTS_LEFT, y);
      cairo_line_to (brush->cr, end, y);
      cairo_stroke (brush->cr);
      harena_points_brush_text (brush, text, HARENA_POINTS_LEFT - 10, y, 1, 12, FALSE, &brush->dim);
    }

  step = round_step (wide, 40);
  for (guint i = 0; i < plot->n_columns; i++)
    {
      double   x = floor (x_of (brush, i)) + 0.5;
      gboolean last = i == plot->n_columns - 1;

      if (!last && (i % step != 0 || end - x < HARENA_POINTS_JUMP))
        continue;
      gdk_cairo_set_source_rgba (brush->cr, &brush->dim);
      cairo_set_line_width (brush->cr, 1);
      cairo_move_to (brush->cr, x, brush->bottom);
      cairo_line_to (brush->cr, x, brush->bottom + (last ? 0 : 5));
      cairo_stroke (brush->cr);
      harena_points_brush_text (brush, plot->columns[i].tick, x, brush->bottom + 16, 0.5, 12, FALSE,
                                &brush->dim);
    }
}

/* In high contrast lines differ by their dashes too, for who sees no colours. */
static void
set_dashes (const Brush *brush,
            guint        line)
{
  static const double dashes[][4] = {
    { 1, 0, 1, 0 }, { 18, 4, 18, 4 }, { 9, 4, 9, 4 }, { 16, 4, 4, 4 }, { 4, 3, 4, 3 },
  };
  int colour = brush->plot->lines[line].colour;

  if (colour > 1 && harena_look_is_contrast (harena_look_get_default ()))
    cairo_set_dash (brush->cr, dashes[colour - 1], 4, 0);
}

static void
draw_line (const Brush *brush,
           guint        line)
{
  const HarenaPointsPlot *plot = brush->plot;
  cairo_t                *cr = brush->cr;
  GdkRGBA                 colour;

  harena_points_brush_line_colour (brush, line, &colour);
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, x_of (brush, 0), y_at (brush, 0, line));
  for (guint i = 1; i < plot->n_columns - 1; i++)
    {
      cairo_line_to (cr, x_of (brush, i), y_at (brush, i - 1, line));
      cairo_line_to (cr, x_of (brush, i), y_at (brush, i, line));
    }
  gdk_cairo_set_source_rgba (cr, &brush->ground);
  cairo_set_line_width (cr, 2 * brush->line);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, brush->line);
  set_dashes (brush, line);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Where the badges at the end go: at their points, but none upon another. Those that would be stand
 * about the middle of their points, the one with most at the top. */
void
harena_points_painter_spread (double *y,
                              guint   n,
                              double  gap,
                              double  top,
                              double  bottom)
{
  struct
  {
    double sum;
    guint  size;
  } groups[HARENA_SEATS_MAX];
  guint n_groups = 0;
  guint at = 0;

  /* Counted without the gaps, they must only not stand below the one before. */
  for (guint i = 0; i < n; i++)
    {
      groups[n_groups].sum = y[i] + i * gap;
      groups[n_groups++].size = 1;
      while (n_groups > 1
             && groups[n_groups - 1].sum / groups[n_groups - 1].size
                  > groups[n_groups - 2].sum / groups[n_groups - 2].size)
        {
          n_groups--;
          groups[n_groups - 1].sum += groups[n_groups].sum;
          groups[n_groups - 1].size += groups[n_groups].size;
        }
    }
  for (guint i = 0; i < n_groups; i++)
    for (guint j = 0; j < groups[i].size; j++, at++)
      y[at] = groups[i].sum / groups[i].size - at * gap;

  for (guint i = 0; i < n; i++)
    y[i] = MIN (y[i], bottom - i * gap);
  for (guint i = n; i-- > 0;)
    y[i] = MAX (y[i], top + (n - 1 - i) * gap);
}

static void
place_ends (const Brush *brush,
            double      *y)
{
  const HarenaPointsPlot *plot = brush->plot;
  double                  ends[HARENA_SEATS_MAX];

  for (guint i = 0; i < plot->n_lines; i++)
    ends[i] = y_at (brush, plot->n_columns - 1, brush->order[i]);
  harena_points_painter_spread (ends, plot->n_lines, BADGE_END + 4, HARENA_POINTS_TOP,
                                brush->bottom - BADGE_END / 2.0 + 8);
  for (guint i = 0; i < plot->n_lines; i++)
    y[brush->order[i]] = ends[i];
}

/* How far a text between these two is from every line that is not its own, and from its own. */
static double
judge_note (const Brush *brush,
            guint        line,
            double       left,
            double       y)
{
  const HarenaPointsPlot *plot = brush->plot;
  double                  far = HARENA_POINTS_JUMP;

  for (guint i = 0; i < plot->n_columns; i++)
    for (guint other = 0; other < plot->n_lines; other++)
      if (x_of (brush, MIN (i + 1, plot->n_columns - 1)) >= left - 4
          && (other != line || i < plot->n_columns - 1))
        far = MIN (far, fabs (y_at (brush, i, other) - y));
  return far;
}

/* What the line says about its jump, left of it, wherever other lines leave it most room. */
static void
draw_note (const Brush *brush,
           guint        line,
           double       from,
           double       to)
{
  static const double     offsets[] = { 0, -9, 9, -18, 18, -27, 27, -40 };
  const HarenaPointsPlot *plot = brush->plot;
  double                  right = x_of (brush, plot->n_columns - 1) - HARENA_POINTS_JUMP;
  double                  middle = (from + to) / 2 - 5;
  double                  best = -1;
  double                  y = middle;
  double                  left;
  GdkRGBA                 colour;

  if (plot->lines[line].note == NULL)
    return;
  left = right - harena_points_brush_text_width (brush, plot->lines[line].note, 13, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (offsets) && best < 14; i++)
    {
      double at = MAX (middle + offsets[i], 10);
      double far = judge_note (brush, line, left, at);

      if (far <= best || at > brush->bottom - 8)
        continue;
      best = far;
      y = at;
    }
  harena_points_brush_line_colour (brush, line, &colour);
  harena_points_brush_text (brush, plot->lines[line].note, right, y, 1, 13, TRUE, &colour);
}

/* The line itself goes where its points are; from there something thin leads to a badge that had to
 * give way to others. */
static void
draw_end (const Brush *brush,
          guint        line,
          double       y)
{
  guint   last = brush->plot->n_columns - 1;
  double  end = x_of (brush, last);
  double  to = y_at (brush, last, line);
  double  tip = fabs (to - y) < 1 ? end : end - BADGE_END / 2.0 - 6;
  GdkRGBA colour;

  harena_points_brush_line_colour (brush, line, &colour);
  cairo_save (brush->cr);
  gdk_cairo_set_source_rgba (brush->cr, &colour);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (brush->cr, 1.25);
  cairo_move_to (brush->cr, tip, to);
  cairo_line_to (brush->cr, end, y);
  cairo_stroke (brush->cr);
  cairo_set_line_width (brush->cr, brush->line);
  cairo_set_dash (brush->cr, (double[]) { 0.1, 2 * brush->line }, 2, 0);
  cairo_move_to (brush->cr, x_of (brush, last - 1), y_at (brush, last - 1, line));
  cairo_line_to (brush->cr, tip, to);
  cairo_stroke (brush->cr);
  cairo_restore (brush->cr);
  draw_note (brush, line, y_at (brush, last - 1, line), to);
}

static void
draw_ends (const Brush *brush)
{
  const HarenaPointsPlot *plot = brush->plot;
  guint                   last = plot->n_columns - 1;
  double                  end = x_of (brush, last);
  double                  y[HARENA_SEATS_MAX];

  place_ends (brush, y);
  for (guint i = 0; i < plot->n_lines; i++)
    draw_end (brush, brush->order[i], y[brush->order[i]]);
  for (guint i = 0; i < plot->n_lines; i++)
    {
      guint            line = brush->order[i];
      g_autofree char *text = g_strdup_printf ("%d", plot->values[last][line]);

      harena_points_brush_badge (brush, line, end, y[line], BADGE_END);
      harena_points_brush_text (brush, text, end + 24, y[line], 0, 20, TRUE, &brush->text);
    }
}

/* How well a badge would stand here, behind the first column: far from other lines and badges, near
 * the middle of its part of the line. */
static double
judge_place (const Brush  *brush,
             const GArray *badges,
             const Badge  *badge,
             guint         column,
             double        from_middle)
{
  double worth = 2 * BADGE;

  for (guint line = 0; line < brush->plot->n_lines; line++)
    if (line != badge->line)
      {
        worth = MIN (worth, fabs (y_at (brush, column, line) - badge->y));
        worth = MIN (worth, fabs (y_at (brush, column - 1, line) - badge->y));
      }
  for (guint i = 0; i < badges->len; i++)
    {
      const Badge *other = &g_array_index (badges, Badge, i);

      worth = MIN (worth, hypot (other->x - badge->x, other->y - badge->y) - BADGE / 2.0);
    }

  return worth - from_middle / 8;
}

static void
draw_badges (const Brush *brush)
{
  g_autoptr (GArray) badges = g_array_new (FALSE, FALSE, sizeof (Badge));
  guint              n_parts = brush->width >= WIDE ? 3 : 2;
  guint              n_columns = brush->plot->n_columns - 2;

  for (guint i = 0; i < brush->plot->n_lines * n_parts && n_columns > n_parts; i++)
    {
      guint  line = brush->order[i % brush->plot->n_lines];
      guint  part = i / brush->plot->n_lines;
      guint  from = MAX (1, part * n_columns / n_parts);
      guint  to = (part + 1) * n_columns / n_parts;
      double best = -G_MAXDOUBLE;
      Badge  chosen = { .line = line };

      for (guint column = from; column < to; column++)
        {
          Badge  badge = { x_of (brush, column), y_at (brush, column, line), line };
          double middle = (x_of (brush, from) + x_of (brush, to)) / 2;
          double worth = judge_place (brush, badges, &badge, column, fabs (badge.x - middle));

          if (worth <= best)
            continue;
          best = worth;
          chosen = badge;
        }
      g_array_append_val (badges, chosen);
    }
  for (guint i = 0; i < badges->len; i++)
    {
      const Badge *badge = &g_array_index (badges, Badge, i);

      harena_points_brush_badge (brush, badge->line, badge->x, badge->y, BADGE);
    }
}

/* A line through the place that is looked at. */
static void
draw_guide (const Brush *brush,
            guint        column)
{
  double x = floor (x_of (brush, column)) + 0.5;

  gdk_cairo_set_source_rgba (brush->cr, &brush->text);
  cairo_set_line_width (brush->cr, 1);
  cairo_move_to (brush->cr, x, HARENA_POINTS_TOP / 2.0);
  cairo_line_to (brush->cr, x, brush->bottom + 5);
  cairo_stroke (brush->cr);
}

/* Where it meets the lines. */
static void
draw_dots (const Brush *brush,
           guint        column)
{
  double x = x_of (brush, column);

  for (guint i = 0; i < brush->plot->n_lines; i++)
    {
      guint   line = brush->order[i];
      double  y = y_at (brush, column, line);
      GdkRGBA colour;

      harena_points_brush_line_colour (brush, line, &colour);
      cairo_arc (brush->cr, x, y, 6.5, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (brush->cr, &brush->ground);
      cairo_fill (brush->cr);
      cairo_arc (brush->cr, x, y, 5, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (brush->cr, &colour);
      cairo_fill (brush->cr);
    }
}

void
harena_points_painter_snapshot (const HarenaPointsPlot *plot,
                                GtkWidget              *widget,
                                GtkSnapshot            *snapshot,
                                int                     column)
{
  double   width = gtk_widget_get_width (widget);
  double   height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  Brush    brush;

  harena_points_brush_init (&brush, plot, widget, cr);
  draw_grid (&brush);
  if (column != HARENA_POINTS_NO_COLUMN)
    draw_guide (&brush, column);
  for (guint i = 0; i < plot->n_lines; i++)
    draw_line (&brush, brush.order[i]);
  draw_badges (&brush);
  if (column != HARENA_POINTS_NO_COLUMN && column < (int) plot->n_columns - 1)
    draw_dots (&brush, column);
  draw_ends (&brush);
  harena_points_brush_clear (&brush);
  cairo_destroy (cr);
}
