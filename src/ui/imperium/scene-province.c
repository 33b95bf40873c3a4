/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The province that is scored, large: its columns rise, are paid, and go home. */

#include "imperium/scene-parts.h"

#include "imperium/paint.h"
#include "widgets/art.h"
#include "widgets/look.h"

#include <math.h>

/* Cylinders fall on their columns one after another, seat by seat, and sink when they go home.
 * falls: how far above its place the uppermost one is, 0 to 1. */
static int
count_cylinders (const ImperiumPainting *painting,
                 int                     seat,
                 double                 *falls)
{
  const ImperiumBeat *beat = painting->beat;
  const uint8_t      *was = beat->was.influence[beat->province];
  const uint8_t      *now = beat->now.influence[beat->province];
  int                 before = 0, all = 0, come;
  double              at;

  *falls = 0;
  if (beat->kind == IMPERIUM_BEAT_HOME)
    return was[seat - 1] + (int) round ((now[seat - 1] - was[seat - 1])
                                        * imperium_scene_ease (painting, 0, 0.8));
  if (beat->kind != IMPERIUM_BEAT_COUNT)
    return now[seat - 1];

  for (int i = 0; i < painting->view->n_seats; i++)
    {
      before += i < seat - 1 ? MAX (0, now[i] - was[i]) : 0;
      all += MAX (0, now[i] - was[i]);
    }
  at = painting->part * all - before;
  come = CLAMP ((int) ceil (at), 0, MAX (0, now[seat - 1] - was[seat - 1]));
  if (come > 0)
    *falls = CLAMP (come - at, 0, 1);
  return was[seat - 1] + come;
}

/* What a place is paid, below its column: it comes with the payment, and stays. */
static void
draw_paid (cairo_t                *cr,
           const ImperiumPainting *painting,
           const ImperiumStep     *rank,
           double                  x,
           double                  y)
{
  double size = painting->beat->kind == IMPERIUM_BEAT_PAYMENT
                  ? 0.6 + 0.4 * imperium_scene_ease (painting, 0, 0.3) : 1;
  char   text[16];

  if (painting->beat->kind < IMPERIUM_BEAT_PAYMENT || painting->beat->kind == IMPERIUM_BEAT_HOME)
    return;
  g_snprintf (text, sizeof text, "+%d", rank->points);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  harena_brush_rounded (cr, -24, -13, 48, 26, 13);
  cairo_set_source_rgb (cr, 0.12, 0.09, 0.08);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0.95, 0.71, 0.2);
  harena_brush_text (cr, text, 0, 6, 17, TRUE, 0.5);
  cairo_restore (cr);
}

/* Large, with what its place is paid below. */
static void
draw_columns (cairo_t                *cr,
              const ImperiumPainting *painting,
              double                  x,
              double                  floor,
              double                  width,
              double                  height)
{
  const ImperiumBeat *beat = painting->beat;
  int                 seats = painting->view->n_seats;
  double              step = width / seats;
  ImperiumPlace       place = {
    .column = { 0, floor }, .column_width = MIN (step * 0.62, 76), .most = 14,
  };

  place.crest = MIN (place.column_width * 0.8, height * 0.3);
  place.drum = CLAMP ((height - place.crest - place.column_width) / 9, 6, 24);
  for (int seat = 1; seat <= seats; seat++)
    {
      const ImperiumStep *rank = imperium_scene_rank (painting, seat);
      double              middle = x + (seat - 0.5) * step;
      double              falls;
      int                 cylinders = count_cylinders (painting, seat, &falls);
      ImperiumColumn      column = {
        .colour = imperium_scene_colour_of (painting, seat), .cylinders = cylinders - (falls > 0),
        .proconsul = beat->now.proconsul[beat->province] == seat,
        .rank = rank == NULL ? IMPERIUM_RANK_NONE
                : rank->lowest == 1 ? IMPERIUM_RANK_FIRST
                : rank->lowest > rank->place ? IMPERIUM_RANK_LEVEL : IMPERIUM_RANK_NONE,
      };

      imperium_draw_column (cr, &column, &place, middle);
      if (falls > 0)
        imperium_draw_drum (cr, column.colour, 0, middle,
                            floor - place.crest - column.cylinders * place.drum
                              - falls * falls * height * 0.5,
                            place.column_width * 0.8, place.drum);
      if (rank != NULL && rank->points > 0)
        draw_paid (cr, painting, rank, middle, floor + 35);
    }
}

void
imperium_scene_province (cairo_t                *cr,
                         const ImperiumPainting *painting,
                         double                  x,
                         double                  y,
                         double                  width,
                         double                  height)
{
  int           province = painting->beat->province;
  int           proconsul = painting->beat->now.proconsul[province];
  gboolean      dark = harena_look_is_dark (harena_look_get_default ());
  double        floor = y + height - 70;
  ImperiumPlace place = {
    .coin = { x + 112, y + 70 }, .coin_radius = 15, .coin_step = 38,
  };

  harena_brush_rounded (cr, x, y, width, height, 10);
  imperium_fill_edged (cr, IMPERIUM_COLOUR_LAND, IMPERIUM_COLOUR_FLOOR_LINE, 2);
  harena_art_draw (cr, imperium_piece (province, FALSE), x + 52, y + 52, 76,
                   &imperium_colours[dark][IMPERIUM_COLOUR_EMBLEM]);
  imperium_set_colour (cr, IMPERIUM_COLOUR_TEXT);
  harena_brush_text (cr, imperium_provinces[province].name, x + 96, y + 42, 28, TRUE, 0);
  imperium_draw_coins (cr, &place, province,
                       imperium_paid_places (province, painting->view->n_seats));
  imperium_draw_proconsul (cr, imperium_scene_colour_of (painting, proconsul), x + width - 48,
                           y + 48,
                           painting->beat->kind == IMPERIUM_BEAT_PROCONSUL
                             ? 18 + 12 * imperium_scene_ease (painting, 0, 0.2) : 30);
  harena_brush_rounded (cr, x + 24, floor, width - 48, 10, 3);
  imperium_fill_edged (cr, IMPERIUM_COLOUR_FLOOR, IMPERIUM_COLOUR_FLOOR_LINE, 2);
  draw_columns (cr, painting, x + 24, floor, width - 48, floor - y - 96);
}
