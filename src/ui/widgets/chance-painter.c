/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the bottom up: the grid, the lines, the signs, the crests at the end, the cursor. */

#include "widgets/chance-painter.h"

#include "widgets/look.h"
#include "widgets/mistake-sign.h"
#include "widgets/points-brush.h"
#include "words.h"

#include <math.h>

enum
{
  LEFT = 54,      /* for the percentages */
  RIGHT = 40,     /* for the crests at the end */
  TOP = 14,
  BOTTOM = 28,
  TOP_LOW = 12,
  BOTTOM_LOW = 22,
  BADGE = 26,
  BADGE_LOW = 20,
  SIGN = 13,
  SIGN_LOW = 11,
  SMOOTH = 48,    /* as many steps as a line has at most before it is drawn smoothly */
  TEXT = 12,
};

typedef struct
{
  const HarenaChancePlot *plot;
  HarenaPointsBrush       brush;
  double                  top;
  double                  bottom;
} Painter;

double
harena_chance_painter_x (const HarenaChancePlot *plot,
                         double                  width,
                         double                  move)
{
  return LEFT + (width - LEFT - RIGHT) * move / MAX (plot->n_moves, 1);
}

guint
harena_chance_painter_find (const HarenaChancePlot *plot,
                            double                  width,
                            double                  x)
{
  double part = (x - LEFT) / MAX (width - LEFT - RIGHT, 1);

  return (guint) lround (CLAMP (part, 0, 1) * plot->n_moves);
}

guint
harena_chance_painter_point (const HarenaChancePlot *plot,
                             guint                   move)
{
  guint i = 0;

  while (i + 1 < plot->n_points && plot->points[i + 1].move <= move)
    i++;
  return i;
}

static double
y_of (const Painter *painter,
      double         chance)
{
  return painter->bottom - chance * (painter->bottom - painter->top);
}

static double
x_of (const Painter *painter,
      double         move)
{
  return harena_chance_painter_x (painter->plot, painter->brush.width, move);
}

/* Every number of the chart comes from playouts and trembles a little; in a long game a line of
 * hundreds of them would be a fringe. The last one is how it ended, and stays as it is. */
static double
chance_at (const HarenaChancePlot *plot,
           guint                   point,
           guint                   line)
{
  int    reach = plot->n_points / SMOOTH;
  double sum = 0;
  int    n = 0;

  if (point == plot->n_points - 1)
    reach = 0;
  for (int i = (int) point - reach; i <= (int) point + reach; i++)
    if (i >= 0 && i < (int) plot->n_points - 1 + (reach == 0))
      {
        sum += plot->points[i].chances[line];
        n++;
      }
  return n > 0 ? sum / n : plot->points[point].chances[line];
}

static void
draw_line_at (const Painter *painter,
              double         x,
              double         y,
              double         to_x,
              double         to_y,
              const GdkRGBA *colour)
{
  cairo_t *cr = painter->brush.cr;

  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, floor (x) + 0.5, floor (y) + 0.5);
  cairo_line_to (cr, floor (to_x) + 0.5, floor (to_y) + 0.5);
  cairo_stroke (cr);
}

static guint
round_step (double moves)
{
  static const guint steps[] = { 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (steps) - 1; i++)
    if (steps[i] >= moves)
      return steps[i];
  return steps[G_N_ELEMENTS (steps) - 1];
}

static void
draw_grid (const Painter *painter)
{
  const HarenaChancePlot *plot = painter->plot;
  double                  end = x_of (painter, plot->n_moves);
  double                  gap = 52 * plot->n_moves / MAX (end - LEFT, 1);
  guint                   step = round_step (gap);
  int                     by = plot->low ? 50 : 25;

  for (int percent = 0; percent <= 100; percent += by)
    {
      /* Translators: a percentage. */
      g_autofree char *text = g_strdup_printf (C_("share", "%ld %%"), (long) percent);
      double           y = y_of (painter, percent / 100.0);

      draw_line_at (painter, LEFT, y, end, y,
                    percent == 0 ? &painter->brush.dim : &painter->brush.faint);
      harena_points_brush_text (&painter->brush, text, LEFT - 10, y, 1, TEXT, FALSE,
                                &painter->brush.dim);
    }
  for (guint move = 0; move <= plot->n_moves; move += step)
    {
      g_autofree char *text = g_strdup_printf ("%u", move);
      double           x = x_of (painter, move);

      if (end - x < 34)
        break;
      draw_line_at (painter, x, painter->bottom, x, painter->bottom + 4, &painter->brush.dim);
      harena_points_brush_text (&painter->brush, text, x, painter->bottom + 14, 0.5, TEXT, FALSE,
                                &painter->brush.dim);
    }
  harena_points_brush_text (&painter->brush, C_("axis of a chart", "end"), end, painter->bottom + 14,
                            0.5, TEXT, FALSE, &painter->brush.dim);
}

static void
line_path (const Painter *painter,
           guint          line)
{
  const HarenaChancePlot *plot = painter->plot;

  cairo_new_path (painter->brush.cr);
  for (guint i = 0; i < plot->n_points; i++)
    cairo_line_to (painter->brush.cr, x_of (painter, plot->points[i].move),
                   y_of (painter, chance_at (plot, i, line)));
}

/* In high contrast lines differ by their dashes too, for who sees no colours. */
static void
set_dashes (const Painter *painter,
            guint          line)
{
  static const double dashes[][4] = {
    { 1, 0, 1, 0 }, { 18, 4, 18, 4 }, { 9, 4, 9, 4 }, { 16, 4, 4, 4 }, { 4, 3, 4, 3 },
  };
  int colour = painter->plot->lines[line].colour;

  if (colour > 1 && harena_look_is_contrast (harena_look_get_default ()))
    cairo_set_dash (painter->brush.cr, dashes[colour - 1], 4, 0);
}

/* part: of the line, from here to there, which is dim where it lies behind the cursor. */
static void
stroke_part (const Painter *painter,
             guint          line,
             double         from,
             double         to,
             double         alpha)
{
  cairo_t *cr = painter->brush.cr;
  GdkRGBA  colour;

  harena_points_brush_line_colour (&painter->brush, line, &colour);
  colour.alpha *= alpha;
  cairo_save (cr);
  cairo_rectangle (cr, from, 0, to - from, painter->bottom + BADGE);
  cairo_clip (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  line_path (painter, line);
  gdk_cairo_set_source_rgba (cr, &painter->brush.ground);
  cairo_set_line_width (cr, painter->brush.line * 1.8);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, painter->plot->low ? 2.5 : painter->brush.line);
  set_dashes (painter, line);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_lines (const Painter *painter)
{
  const HarenaChancePlot *plot = painter->plot;
  double                  width = painter->brush.width;
  double                  cut = plot->cursor >= 0 ? x_of (painter, plot->cursor) : width;

  for (guint i = 0; i < plot->n_lines; i++)
    {
      guint line = painter->brush.order[i];

      stroke_part (painter, line, cut, width, 0.55);
      stroke_part (painter, line, 0, cut, 1);
    }
}

static void
draw_marks (const Painter *painter)
{
  const HarenaChancePlot *plot = painter->plot;

  for (guint i = 0; i < plot->n_marks; i++)
    {
      const HarenaChanceMark *mark = &plot->marks[i];
      guint                   point = harena_chance_painter_point (plot, mark->move);
      double                  x = x_of (painter, mark->move);
      double                  y = y_of (painter, chance_at (plot, point, mark->seat - 1));
      GdkRGBA                 colour;

      harena_points_brush_line_colour (&painter->brush, mark->seat - 1, &colour);
      if (plot->cursor >= 0 && (int) mark->move > plot->cursor)
        colour.alpha *= 0.7f;
      harena_mistake_sign_draw (painter->brush.cr, mark->mistake, x, y,
                                plot->low ? SIGN_LOW : SIGN, &colour, &painter->brush.ground);
    }
}

/* Beside the end, each where its line ends, those that end at the same place apart. */
static void
draw_ends (const Painter *painter)
{
  const HarenaChancePlot *plot = painter->plot;
  double                  y[HARENA_SEATS_MAX];
  double                  size = plot->low ? BADGE_LOW : BADGE;
  double                  x = x_of (painter, plot->n_moves) + 6 + size / 2;

  if (plot->points[plot->n_points - 1].move < plot->n_moves)
    return;
  for (guint i = 0; i < plot->n_lines; i++)
    y[i] = y_of (painter, chance_at (plot, plot->n_points - 1, painter->brush.order[i]));
  harena_points_painter_spread (y, plot->n_lines, size + 3, size / 2,
                                painter->bottom - (plot->low ? 0 : size / 2 - 6));
  for (guint i = 0; i < plot->n_lines; i++)
    harena_points_brush_badge (&painter->brush, painter->brush.order[i], x, y[i], size);
}

static void
draw_cursor (const Painter *painter,
             double         move)
{
  cairo_t *cr = painter->brush.cr;
  double   x = floor (x_of (painter, move)) + 0.5;
  GdkRGBA  gold;

  harena_look_get_colour (harena_look_get_default (),
                          harena_look_is_dark (harena_look_get_default ())
                            ? HARENA_COLOUR_GOLD
                            : HARENA_COLOUR_TERRACOTTA,
                          &gold);
  gdk_cairo_set_source_rgba (cr, &gold);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, x, painter->top - 6);
  cairo_line_to (cr, x, painter->bottom);
  cairo_stroke (cr);
  cairo_arc (cr, x, painter->top - 6, 4.5, 0, 2 * G_PI);
  cairo_fill (cr);
}

void
harena_chance_painter_snapshot (const HarenaChancePlot *plot,
                                GtkWidget              *widget,
                                GtkSnapshot            *snapshot)
{
  double             width = gtk_widget_get_width (widget);
  double             height = gtk_widget_get_height (widget);
  cairo_t           *cr = gtk_snapshot_append_cairo (snapshot,
                                                     &GRAPHENE_RECT_INIT (0, 0, width, height));
  int                ends[1][HARENA_SEATS_MAX] = { { 0 } };
  HarenaPointsColumn column = { 0 };
  HarenaPointsPlot   lines = {
      .n_lines = plot->n_lines, .n_columns = 1, .columns = &column, .values = ends,
  };
  Painter painter = {
    .plot = plot,
    .top = plot->low ? TOP_LOW : TOP,
    .bottom = height - (plot->low ? BOTTOM_LOW : BOTTOM),
  };

  for (guint i = 0; i < plot->n_lines; i++)
    {
      lines.lines[i].colour = plot->lines[i].colour;
      ends[0][i] = (int) lround (1000 * plot->points[plot->n_points - 1].chances[i]);
    }
  harena_points_brush_init (&painter.brush, &lines, widget, cr);
  draw_grid (&painter);
  draw_lines (&painter);
  draw_marks (&painter);
  draw_ends (&painter);
  if (plot->cursor >= 0)
    draw_cursor (&painter, plot->cursor);
  else if (plot->looked >= 0)
    draw_cursor (&painter, plot->points[plot->looked].move);
  harena_points_brush_clear (&painter.brush);
  cairo_destroy (cr);
}
