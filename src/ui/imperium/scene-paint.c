/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scoring: its steps, and the table of places and payment beside the province. */

#include "imperium/scene-paint.h"

#include "imperium/paint.h"
#include "imperium/scene-parts.h"
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
      harena_brush_disc (cr, x, 12, i < now ? 7 : 9);
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
          harena_brush_disc (cr, x, 12, 5);
          cairo_fill (cr);
        }
      imperium_scene_set_text (cr, painting, i <= now ? 1 : 0.6);
      if (!narrow)
        harena_brush_text_within (cr, names[i], x, 39, 13, i == now, 0.5, step - 6);
      else if (i == now)
        harena_brush_text (cr, names[i], CLAMP (x, 70, width - 70), 39, 13, TRUE, 0.5);
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

  harena_brush_rounded (cr, x, y, width, height, 10);
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
  harena_brush_text_within (cr, harena_view_seat (painting->view, seat), x + 44, y + 6,
                            17 * painting->type, TRUE, 0, room - 44);
}

const ImperiumStep *
imperium_scene_rank (const ImperiumPainting *painting,
                     int                     seat)
{
  int at = painting->beat->ranks[seat - 1];

  return at >= 0 ? &painting->reveal->steps[at] : NULL;
}

/* How far something is that begins and ends within a beat, slower towards its end. */
double
imperium_scene_ease (const ImperiumPainting *painting,
                     double                  begin,
                     double                  end)
{
  double t = 1 - CLAMP ((painting->part - begin) / (end - begin), 0, 1);

  return 1 - t * t * t;
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

  return was + (int) round ((now - was) * imperium_scene_ease (painting, 0.35, 0.8));
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
  const ImperiumStep *rank = imperium_scene_rank (painting, seat);
  const ImperiumStep *run = beat->run >= 0 ? &painting->reveal->steps[beat->run] : NULL;
  g_autofree char    *place = say_place (rank);
  g_autofree char    *paid = rank != NULL && rank->points > 0
                                ? g_strdup_printf ("+%d", rank->points) : g_strdup ("–");

  if (seat == beat->seat)
    {
      harena_brush_rounded (cr, x + 6, y - 20, width - 12, 40, 8);
      imperium_scene_set_text (cr, painting, 0.08);
      cairo_fill (cr);
    }
  imperium_scene_name (cr, painting, seat, x + 12, y, width * 0.36);
  imperium_scene_set_text (cr, painting, 1);
  if (rank != NULL)
    harena_brush_number (cr, rank->cylinders, x + width * 0.48, y, 16, FALSE, 1);
  harena_brush_text_within (cr, place, x + width * 0.66, y + 6, 15, FALSE, 1, width * 0.17);
  if (rank != NULL && beat->kind >= IMPERIUM_BEAT_PAYMENT)
    harena_brush_text (cr, paid, x + width * 0.76, y + 6, 16, TRUE, 1);
  if (run != NULL && run->seat == seat)
    {
      g_autofree char *points = g_strdup_printf ("+%d", run->points);

      harena_brush_text (cr, points, x + width * 0.87, y + 6, 16, TRUE, 1);
    }
  harena_brush_number (cr, count_points (painting, seat), x + width - 18, y, 20, TRUE, 1);
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
  harena_brush_text (cr, _("Places and payment"), x + 18, y + 28, 15 * painting->type, TRUE, 0);
  imperium_scene_set_text (cr, painting, 0.65);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    harena_brush_text_within (cr, heads[i], x + width * at[i] - (at[i] == 1 ? 18 : 0), y + 54,
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
  double part = imperium_scene_ease (painting, 0.05, 0.4);

  if (painting->beat->kind != IMPERIUM_BEAT_PAYMENT || part >= 1)
    return;
  for (int seat = 1; seat <= painting->view->n_seats; seat++)
    {
      const ImperiumStep *rank = imperium_scene_rank (painting, seat);
      double              x = foot.x + (seat - 0.5) * step;
      double              to = row.y + (seat - 1) * row_step;

      if (rank == NULL || rank->points == 0)
        continue;
      harena_brush_disc (cr, x + (row.x - x) * part,
                         foot.y + (to - foot.y) * part - sin (part * G_PI) * 40, 13);
      imperium_fill_edged (cr, IMPERIUM_COLOUR_COIN_FIRST, IMPERIUM_COLOUR_COIN_EDGE, 2);
    }
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

      imperium_scene_province (cr, painting, 6, 0, width - 12, ring ? height * 0.58 : height);
      if (ring)
        imperium_scene_ring (cr, painting, 6, height * 0.6, width - 12, height * 0.4);
      return;
    }
  imperium_scene_province (cr, painting, GAP, 0, left, height);
  draw_table (cr, painting, left + 2 * GAP, 0, width - left - 3 * GAP, table);
  imperium_scene_ring (cr, painting, left + 2 * GAP, table + GAP, width - left - 3 * GAP,
                       height - table - GAP);
  draw_coins_fly (cr, painting, (HarenaPoint) { GAP + 24, height - 35 }, (left - 48) / n_seats,
                  (HarenaPoint) { width - GAP - 30, 84 }, MIN (44, (table - 70) / n_seats));
}
