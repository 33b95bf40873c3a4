/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scoring: a province with its columns, the table of payments, and the ring. */

#include "imperium/scene-paint.h"

#include "imperium/paint.h"
#include "imperium/scene-parts.h"
#include "widgets/art.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>

#define GAP    12.0
#define STEPS  54.0   /* the height of the row of steps */

void
imperium_scene_set_text (cairo_t                *cr,
          const ImperiumPainting *painting,
          double                  alpha)
{
  GdkRGBA text = painting->text;

  text.alpha *= alpha;
  gdk_cairo_set_source_rgba (cr, &text);
}

/* What a scoring goes through; beats that were left out are passed over. */
static void
draw_steps (cairo_t                *cr,
            const ImperiumPainting *painting,
            double                  width)
{
  const char *names[] = {
    C_("scoring", "Count"), C_("scoring", "Places"), C_("scoring", "Payment"),
    C_("scoring", "Proconsul"), C_("scoring", "Neighbours"), C_("scoring", "Cylinders home"),
  };
  int         n = G_N_ELEMENTS (names);
  int         now = painting->beat->kind - IMPERIUM_BEAT_COUNT;
  double      step = MIN (width / n, 170);
  double      left = width / 2 - step * (n - 1) / 2;
  gboolean    narrow = step < 100;
  GdkRGBA     done;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_TERRACOTTA, &done);
  for (int i = 0; i < n; i++)
    {
      double x = left + i * step;

      if (i > 0)
        {
          cairo_move_to (cr, x - step + 10, 12);
          cairo_line_to (cr, x - 10, 12);
          cairo_set_line_width (cr, 3);
          imperium_scene_set_text (cr, painting, 0.15);
          if (i <= now)
            gdk_cairo_set_source_rgba (cr, &done);
          cairo_stroke (cr);
        }
      imperium_draw_disc (cr, x, 12, i < now ? 7 : 9);
      imperium_scene_set_text (cr, painting, 0.35);
      if (i <= now)
        gdk_cairo_set_source_rgba (cr, &done);
      cairo_set_line_width (cr, 2.5);
      if (i < now)
        cairo_fill (cr);
      else
        cairo_stroke (cr);
      if (i == now)
        {
          imperium_draw_disc (cr, x, 12, 5);
          cairo_fill (cr);
        }
      imperium_scene_set_text (cr, painting, i <= now ? 1 : 0.6);
      if (!narrow)
        imperium_draw_text_within (cr, names[i], x, 39, 13, i == now, 0.5, step - 6);
      else if (i == now)
        imperium_draw_text (cr, names[i], CLAMP (x, 70, width - 70), 39, 13, TRUE, 0.5);
    }
}

/* A card of the house: a plate for what belongs together. */
void
imperium_scene_plate (cairo_t *cr,
            double   x,
            double   y,
            double   width,
            double   height,
            int      colour)
{
  gboolean dark = harena_look_is_dark (harena_look_get_default ());
  GdkRGBA  edge = { 0.5f, 0.45f, 0.4f, 0.35f };
  GdkRGBA  ground;

  imperium_round_rectangle (cr, x, y, width, height, 10);
  if (colour != 0)
    {
      harena_look_get_seat (harena_look_get_default (), colour, &edge);
      ground = edge;
      ground.alpha = dark ? 0.22f : 0.1f;
    }
  else
    ground = dark ? (GdkRGBA) { 1, 1, 1, 0.06f } : (GdkRGBA) { 1, 1, 1, 1 };
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &edge);
  cairo_set_line_width (cr, colour != 0 ? 2.5 : 1);
  cairo_stroke (cr);
}

int
imperium_scene_colour_of (const ImperiumPainting *painting,
           int                     seat)
{
  return harena_view_colour (painting->view, seat);
}

void
imperium_scene_name (cairo_t                *cr,
           const ImperiumPainting *painting,
           int                     seat,
           double                  x,
           double                  y,
           double                  room)
{
  imperium_draw_crest (cr, imperium_scene_colour_of (painting, seat), x + 18, y, 16);
  imperium_scene_set_text (cr, painting, 1);
  imperium_draw_text_within (cr, harena_view_seat (painting->view, seat), x + 44, y + 6,
                             17 * painting->type, TRUE, 0, room - 44);
}

static const ImperiumStep *
rank_of (const ImperiumPainting *painting,
         int                     seat)
{
  int at = painting->beat->ranks[seat - 1];

  return at >= 0 ? &painting->reveal->steps[at] : NULL;
}

/* How far something is that begins and ends within a beat, slower towards its end. */
static double
ease (const ImperiumPainting *painting,
      double                  begin,
      double                  end)
{
  double t = 1 - CLAMP ((painting->part - begin) / (end - begin), 0, 1);

  return 1 - t * t * t;
}

/* Cylinders fall on their columns one after another, seat by seat, and sink when they go home. falls:
 * how far above its place the uppermost one is, 0 to 1. */
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
    return was[seat - 1] + (int) round ((now[seat - 1] - was[seat - 1]) * ease (painting, 0, 0.8));
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
  double size = painting->beat->kind == IMPERIUM_BEAT_PAYMENT ? 0.6 + 0.4 * ease (painting, 0, 0.3)
                                                              : 1;
  char   text[16];

  if (painting->beat->kind < IMPERIUM_BEAT_PAYMENT || painting->beat->kind == IMPERIUM_BEAT_HOME)
    return;
  g_snprintf (text, sizeof text, "+%d", rank->points);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  imperium_round_rectangle (cr, -24, -13, 48, 26, 13);
  cairo_set_source_rgb (cr, 0.12, 0.09, 0.08);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0.95, 0.71, 0.2);
  imperium_draw_text (cr, text, 0, 6, 17, TRUE, 0.5);
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
      const ImperiumStep *rank = rank_of (painting, seat);
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

static void
draw_province (cairo_t                *cr,
               const ImperiumPainting *painting,
               double                  x,
               double                  y,
               double                  width,
               double                  height)
{
  int           province = painting->beat->province;
  gboolean      dark = harena_look_is_dark (harena_look_get_default ());
  ImperiumPlace place = {
    .coin = { x + 112, y + 70 }, .coin_radius = 15, .coin_step = 38,
  };
  double        floor = y + height - 70;

  imperium_round_rectangle (cr, x, y, width, height, 10);
  imperium_set_colour (cr, IMPERIUM_COLOUR_LAND);
  cairo_fill_preserve (cr);
  imperium_set_colour (cr, IMPERIUM_COLOUR_FLOOR_LINE);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  harena_art_draw (cr, imperium_piece (province, FALSE), x + 52, y + 52, 76,
                   &imperium_colours[dark][IMPERIUM_COLOUR_EMBLEM]);
  imperium_set_colour (cr, IMPERIUM_COLOUR_TEXT);
  imperium_draw_text (cr, imperium_provinces[province].name, x + 96, y + 42, 28, TRUE, 0);
  imperium_draw_coins (cr, &place, province,
                       imperium_paid_places (province, painting->view->n_seats));
  imperium_draw_proconsul (cr, imperium_scene_colour_of (painting, painting->beat->now.proconsul[province]),
                           x + width - 48, y + 48,
                           painting->beat->kind == IMPERIUM_BEAT_PROCONSUL
                             ? 18 + 12 * ease (painting, 0, 0.2) : 30);
  imperium_round_rectangle (cr, x + 24, floor, width - 48, 10, 3);
  imperium_set_colour (cr, IMPERIUM_COLOUR_FLOOR);
  cairo_fill_preserve (cr);
  imperium_set_colour (cr, IMPERIUM_COLOUR_FLOOR_LINE);
  cairo_stroke (cr);
  draw_columns (cr, painting, x + 24, floor, width - 48, floor - y - 96);
}

static char *
say_place (const ImperiumStep *rank)
{
  if (rank == NULL)
    return g_strdup ("–");
  if (rank->lowest > rank->place)
    /* Translators: in a table of places: of players with as many cylinders, from one place to
     * another */
    return g_strdup_printf (_("level, %d to %d"), rank->place, rank->lowest);
  return g_strdup_printf ("%d", rank->place);
}

/* Points tick up when the coins have come. */
static int
count_points (const ImperiumPainting *painting,
              int                     seat)
{
  int was = painting->beat->was.points[seat - 1];
  int now = painting->beat->now.points[seat - 1];

  return was + (int) round ((now - was) * ease (painting, 0.35, 0.8));
}

static void
draw_row (cairo_t                *cr,
          const ImperiumPainting *painting,
          int                     seat,
          double                  x,
          double                  y,
          double                  width)
{
  const ImperiumBeat *beat = painting->beat;
  const ImperiumStep *rank = rank_of (painting, seat);
  const ImperiumStep *run = beat->run >= 0 ? &painting->reveal->steps[beat->run] : NULL;
  g_autofree char    *place = say_place (rank);
  g_autofree char    *paid = rank != NULL && rank->points > 0
                                ? g_strdup_printf ("+%d", rank->points) : g_strdup ("–");

  if (seat == beat->seat)
    {
      imperium_round_rectangle (cr, x + 6, y - 20, width - 12, 40, 8);
      imperium_scene_set_text (cr, painting, 0.08);
      cairo_fill (cr);
    }
  imperium_scene_name (cr, painting, seat, x + 12, y, width * 0.36);
  imperium_scene_set_text (cr, painting, 1);
  if (rank != NULL)
    imperium_draw_figure (cr, rank->cylinders, x + width * 0.48, y, 16, FALSE, 1);
  imperium_draw_text_within (cr, place, x + width * 0.66, y + 6, 15, FALSE, 1, width * 0.17);
  if (rank != NULL && beat->kind >= IMPERIUM_BEAT_PAYMENT)
    imperium_draw_text (cr, paid, x + width * 0.76, y + 6, 16, TRUE, 1);
  if (run != NULL && run->seat == seat)
    {
      g_autofree char *points = g_strdup_printf ("+%d", run->points);

      imperium_draw_text (cr, points, x + width * 0.87, y + 6, 16, TRUE, 1);
    }
  imperium_draw_figure (cr, count_points (painting, seat), x + width - 18, y, 20, TRUE, 1);
}

static void
draw_table (cairo_t                *cr,
            const ImperiumPainting *painting,
            double                  x,
            double                  y,
            double                  width,
            double                  height)
{
  const char *heads[] = {
    C_("scoring", "Cylinders"), C_("scoring", "Place"), C_("scoring", "Paid"),
    C_("scoring", "Run"), C_("scoring", "Points"),
  };
  double      at[] = { 0.48, 0.66, 0.76, 0.87, 1 };
  double      step = MIN (44, (height - 70) / painting->view->n_seats);

  imperium_scene_plate (cr, x, y, width, height, 0);
  imperium_scene_set_text (cr, painting, 1);
  imperium_draw_text (cr, _("Places and payment"), x + 18, y + 28, 15 * painting->type, TRUE, 0);
  imperium_scene_set_text (cr, painting, 0.65);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    imperium_draw_text_within (cr, heads[i], x + width * at[i] - (at[i] == 1 ? 18 : 0), y + 54,
                               12.5, FALSE, 1, width * 0.1);
  for (int seat = 1; seat <= painting->view->n_seats; seat++)
    draw_row (cr, painting, seat, x, y + 84 + (seat - 1) * step, width);
}

/* A coin flies from the foot of each column that is paid to its line in the table. */
static void
draw_coins_fly (cairo_t                *cr,
                const ImperiumPainting *painting,
                HarenaPoint             foot,
                double                  step,
                HarenaPoint             row,
                double                  row_step)
{
  double part = ease (painting, 0.05, 0.4);

  if (painting->beat->kind != IMPERIUM_BEAT_PAYMENT || part >= 1)
    return;
  for (int seat = 1; seat <= painting->view->n_seats; seat++)
    {
      const ImperiumStep *rank = rank_of (painting, seat);
      double              x = foot.x + (seat - 0.5) * step;
      double              to = row.y + (seat - 1) * row_step;

      if (rank == NULL || rank->points == 0)
        continue;
      imperium_draw_disc (cr, x + (row.x - x) * part,
                          foot.y + (to - foot.y) * part - sin (part * G_PI) * 40, 13);
      imperium_set_colour (cr, IMPERIUM_COLOUR_COIN_FIRST);
      cairo_fill_preserve (cr);
      imperium_set_colour (cr, IMPERIUM_COLOUR_COIN_EDGE);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
    }
}

static HarenaPoint
ring_point (int    at,
            double width,
            double height)
{
  double angle = -G_PI / 2 + (at - 3) * G_PI / 4;

  return (HarenaPoint) { width / 2 + cos (angle) * (width / 2 - 92),
                         height / 2 + sin (angle) * (height / 2 - 46) };
}

static void
draw_ring_links (cairo_t                *cr,
                 const ImperiumPosition *position,
                 const HarenaView       *view,
                 double                  width,
                 double                  height)
{
  for (int i = 0; i < IMPERIUM_N_PROVINCES; i++)
    {
      int         seat = position->proconsul[imperium_ring[i]];
      int         next = position->proconsul[imperium_ring[(i + 1) % IMPERIUM_N_PROVINCES]];
      HarenaPoint a = ring_point (i, width, height);
      HarenaPoint b = ring_point (i + 1, width, height);
      GdkRGBA     line = { 0.5f, 0.45f, 0.4f, 0.3f };

      if (seat != 0 && seat == next)
        harena_look_get_seat (harena_look_get_default (), harena_view_colour (view, seat), &line);
      cairo_move_to (cr, a.x, a.y);
      cairo_line_to (cr, b.x, b.y);
      cairo_set_line_width (cr, 7);
      gdk_cairo_set_source_rgba (cr, &line);
      cairo_stroke (cr);
    }
}

void
imperium_paint_ring (cairo_t                *cr,
                     const ImperiumPosition *position,
                     const HarenaView       *view,
                     unsigned                run,
                     int                     points,
                     const GdkRGBA          *text,
                     double                  width,
                     double                  height)
{
  double radius = MIN (20, height / 11);

  draw_ring_links (cr, position, view, width, height);
  for (int i = 0; i < IMPERIUM_N_PROVINCES; i++)
    {
      int         province = imperium_ring[i];
      HarenaPoint at = ring_point (i, width, height);
      gboolean    lit = run >> province & 1;

      if (position->proconsul[province] == 0)
        {
          imperium_draw_disc (cr, at.x, at.y, radius * 0.9);
          imperium_set_colour (cr, IMPERIUM_COLOUR_LAND);
          cairo_fill (cr);
        }
      imperium_draw_proconsul (cr, harena_view_colour (view, position->proconsul[province]), at.x,
                               at.y, lit ? radius * 1.3 : radius);
      gdk_cairo_set_source_rgba (cr, text);
      if (i == 3 || i == 7)
        imperium_draw_text (cr, imperium_provinces[province].name, at.x,
                            at.y + (i == 3 ? -32 : 42), 13, lit, 0.5);
      else
        imperium_draw_text_within (cr, imperium_provinces[province].name,
                                   at.x + (at.x < width / 2 ? -34 : 34), at.y + 5, 13, lit,
                                   at.x < width / 2 ? 1 : 0, 60);
    }
  if (points > 0)
    {
      g_autofree char *sum = g_strdup_printf ("+%d", points);

      gdk_cairo_set_source_rgba (cr, text);
      imperium_draw_text (cr, sum, width / 2, height / 2 + 14, 40, TRUE, 0.5);
    }
}

/* It walks to the next number over the sea (I22). */
static void
draw_standard (cairo_t                *cr,
               const ImperiumPainting *painting,
               double                  width,
               double                  height)
{
  const ImperiumBeat *beat = painting->beat;
  HarenaPoint         from = { 0, 0 }, to = { 0, 0 };
  double              part = ease (painting, 0.1, 0.7);

  for (int i = 0; i < IMPERIUM_N_PROVINCES; i++)
    {
      if (imperium_ring[i] == beat->was.standard)
        from = ring_point (i, width, height);
      if (imperium_ring[i] == beat->now.standard)
        to = ring_point (i, width, height);
    }
  harena_art_draw_picture (cr, "imperium/pawn", from.x + (to.x - from.x) * part + 10,
                           from.y + (to.y - from.y) * part - 34, 18, 36);
}

static void
draw_ring (cairo_t                *cr,
           const ImperiumPainting *painting,
           double                  x,
           double                  y,
           double                  width,
           double                  height)
{
  const ImperiumBeat *beat = painting->beat;
  const ImperiumStep *run = beat->run >= 0 ? &painting->reveal->steps[beat->run] : NULL;

  imperium_scene_plate (cr, x, y, width, height, 0);
  cairo_save (cr);
  cairo_translate (cr, x, y + 8);
  imperium_paint_ring (cr, &beat->now, painting->view, run != NULL ? run->run : 0,
                       run != NULL && painting->part > 0.3 ? run->points : 0, &painting->text,
                       width, height - 16);
  draw_standard (cr, painting, width, height - 16);
  cairo_restore (cr);
}

void
imperium_paint_scoring (cairo_t                *cr,
                        const ImperiumPainting *painting,
                        double                  width,
                        double                  height)
{
  int    n_seats = painting->view->n_seats;
  double half = floor ((height - STEPS) * 0.47);
  double table = MIN (half, 84 + 44 * n_seats);
  double left = width * 0.45;

  draw_steps (cr, painting, width);
  cairo_translate (cr, 0, STEPS);
  height -= STEPS;
  if (width < IMPERIUM_SCENE_FOLDED)
    {
      gboolean ring = painting->beat->kind >= IMPERIUM_BEAT_PROCONSUL && height > 480;

      draw_province (cr, painting, 6, 0, width - 12, ring ? height * 0.58 : height);
      if (ring)
        draw_ring (cr, painting, 6, height * 0.6, width - 12, height * 0.4);
      return;
    }
  draw_province (cr, painting, GAP, 0, left, height);
  draw_table (cr, painting, left + 2 * GAP, 0, width - left - 3 * GAP, table);
  draw_ring (cr, painting, left + 2 * GAP, table + GAP, width - left - 3 * GAP,
             height - table - GAP);
  draw_coins_fly (cr, painting, (HarenaPoint) { GAP + 24, height - 35 }, (left - 48) / n_seats,
                  (HarenaPoint) { width - GAP - 30, 84 }, MIN (44, (table - 70) / n_seats));
}
