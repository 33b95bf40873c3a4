/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards side by side; a province with its columns, the table of payments, and the ring. */

#include "imperium/scene-paint.h"

#include "imperium/paint.h"
#include "widgets/art.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>

#define FOLDED 700.0  /* below this width everything stands one below the other */
#define GAP    12.0
#define AFTER  190.0  /* and of what stands in the provinces after the cards */
#define STEPS  54.0   /* the height of the row of steps */

static void
set_text (cairo_t                *cr,
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
  const char *names[] = { C_("scoring", "Count"), C_("scoring", "Places"),
                          C_("scoring", "Proconsul"), C_("scoring", "Cylinders home") };
  int         now = painting->beat->kind - IMPERIUM_BEAT_COUNT;
  double      step = MIN (width / 4, 170);
  double      left = width / 2 - step * 1.5;
  GdkRGBA     done;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_TERRACOTTA, &done);
  for (int i = 0; i < (int) G_N_ELEMENTS (names); i++)
    {
      double x = left + i * step;

      if (i > 0)
        {
          cairo_move_to (cr, x - step + 10, 12);
          cairo_line_to (cr, x - 10, 12);
          cairo_set_line_width (cr, 3);
          set_text (cr, painting, 0.15);
          if (i <= now)
            gdk_cairo_set_source_rgba (cr, &done);
          cairo_stroke (cr);
        }
      imperium_draw_disc (cr, x, 12, i < now ? 7 : 9);
      set_text (cr, painting, 0.35);
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
      set_text (cr, painting, i <= now ? 1 : 0.6);
      imperium_draw_text_within (cr, names[i], x, 39, 13, i == now, 0.5, step - 6);
    }
}

/* A card of the house: a plate for what belongs together. */
static void
draw_plate (cairo_t *cr,
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

static int
colour_of (const ImperiumPainting *painting,
           int                     seat)
{
  return harena_view_colour (painting->view, seat);
}

static unsigned
choice_of (const ImperiumPainting *painting,
           int                     seat)
{
  return painting->reveal->open.choices[seat - 1] & ~(unsigned) IMPERIUM_CHOSEN;
}

/* The cards of a choice as they lie: Bread and Circuses before what it doubles. */
static int
lay_out (unsigned choice,
         int     *cards)
{
  int doubled = imperium_choice_doubled (choice);
  int n_cards = 0;

  if (doubled >= 0)
    {
      cards[n_cards++] = IMPERIUM_BREAD;
      cards[n_cards++] = doubled;
    }
  for (int card = 0; card < IMPERIUM_N_CARDS; card++)
    if (imperium_choice_has (choice, card) && card != doubled
        && !(card == IMPERIUM_BREAD && doubled >= 0))
      cards[n_cards++] = card;
  return n_cards;
}

/* Turned over across the middle: scaled to nothing and back. */
static void
draw_turning (cairo_t                *cr,
              const ImperiumPainting *painting,
              int                     seat,
              int                     card,
              double                  x,
              double                  y,
              double                  width)
{
  double turn = painting->beat->kind == IMPERIUM_BEAT_CARDS ? MIN (painting->part * 4, 1) : 1;
  double shown = fabs (cos (turn * G_PI));

  cairo_save (cr);
  cairo_translate (cr, x + width / 2, y);
  cairo_scale (cr, MAX (shown, 0.02), 1);
  if (turn < 0.5)
    imperium_draw_card_back (cr, colour_of (painting, seat), -width / 2, 0, width);
  else
    imperium_draw_card (cr, card, -width / 2, 0, width);
  cairo_restore (cr);
}

static void
draw_stack (cairo_t                *cr,
            const ImperiumPainting *painting,
            int                     seat,
            double                  x,
            double                  y,
            double                  width,
            double                  card)
{
  unsigned choice = choice_of (painting, seat);
  int      cards[IMPERIUM_CARDS_MAX + 1];
  int      n_cards = lay_out (choice, cards);
  double   step = card * 1.08;
  double   left = x + (width - step * (n_cards - 1) - card) / 2;

  for (int i = 0; i < n_cards; i++)
    {
      draw_turning (cr, painting, seat, cards[i], left + i * step, y, card);
      if (cards[i] == imperium_choice_doubled (choice) && painting->part * 4 > 1)
        imperium_draw_doubled (cr, left + i * step + card * 0.93, y + card * 0.1, card * 0.19);
    }
  if (imperium_choice_has (choice, IMPERIUM_ORACLE))
    for (int i = 1; i < imperium_cards_to_choose (&painting->reveal->open, seat); i++)
      imperium_draw_card_back (cr, colour_of (painting, seat), left + i * card * 0.45,
                               y + card * 0.3, card * 0.8);
  if (imperium_choice_has (choice, IMPERIUM_ORACLE))
    draw_turning (cr, painting, seat, IMPERIUM_ORACLE, left, y, card);
}

static void
draw_name (cairo_t                *cr,
           const ImperiumPainting *painting,
           int                     seat,
           double                  x,
           double                  y,
           double                  room)
{
  imperium_draw_crest (cr, colour_of (painting, seat), x + 18, y, 16);
  set_text (cr, painting, 1);
  imperium_draw_text_within (cr, harena_view_seat (painting->view, seat), x + 44, y + 6,
                             17 * painting->type, TRUE, 0, room - 44);
}

/* The cylinders of each seat in a province with all cards that lie open. */
static void
draw_province_after (cairo_t                *cr,
                     const ImperiumPainting *painting,
                     int                     province,
                     double                  x,
                     double                  y,
                     double                  width)
{
  const ImperiumPosition *open = &painting->reveal->open;
  double                  at = x + 14;

  draw_plate (cr, x, y, width, 74, 0);
  set_text (cr, painting, 1);
  imperium_draw_piece (cr, province, TRUE, x + 22, y + 22, 22, &painting->text);
  imperium_draw_text_within (cr, imperium_provinces[province].name, x + 40, y + 27, 15, TRUE, 0,
                             width - 46);
  for (int seat = 1; seat <= open->seats; seat++)
    {
      int count = open->influence[province][seat - 1]
                  + imperium_choice_cylinders (choice_of (painting, seat), province);

      if (count == 0)
        continue;
      imperium_draw_crest (cr, colour_of (painting, seat), at, y + 54, 9);
      set_text (cr, painting, 1);
      imperium_draw_figure (cr, count, at + 14, y + 54, 14, TRUE, 0);
      at += 38;
    }
}

/* In the order of scoring from the standard on: what stands in each province after this. */
static void
draw_after (cairo_t                *cr,
            const ImperiumPainting *painting,
            double                  y,
            double                  width)
{
  double step = width / (IMPERIUM_N_PROVINCES / 2);

  set_text (cr, painting, 1);
  imperium_draw_text (cr, _("What stands in each province after this"), GAP, y + 16,
                      15 * painting->type, TRUE, 0);
  for (int i = 0; i < IMPERIUM_N_PROVINCES; i++)
    {
      int province = (painting->reveal->open.standard + i) % IMPERIUM_N_PROVINCES;

      draw_province_after (cr, painting, province, i % 4 * step + GAP / 2,
                           y + 28 + i / 4 * (74 + GAP / 2), step - GAP);
    }
}

/* Whose second choice it is stands out; the others have played before. */
static double
alpha_of (const ImperiumPainting *painting,
          int                     seat)
{
  unsigned again = painting->reveal->again;

  return again == 0 || again >> (seat - 1) & 1 ? 1 : 0.6;
}

void
imperium_paint_cards (cairo_t                *cr,
                      const ImperiumPainting *painting,
                      double                  width,
                      double                  height)
{
  int      seats = painting->view->n_seats;
  gboolean folded = width < FOLDED;
  double   step_x = folded ? 0 : width / seats;
  double   step_y = folded ? height / seats : 0;
  double   wide = (folded ? width : step_x) - GAP;
  gboolean after = !folded && height > 560;
  double   high = (folded ? step_y : after ? height - AFTER : MIN (height, 420)) - GAP;
  double   card = folded ? MIN ((high - 8) / 1.5, wide / 5.6) : MIN (96, (wide - 16) / 3.2);

  for (int seat = 1; seat <= seats; seat++)
    {
      double           x = (seat - 1) * step_x + GAP / 2;
      double           y = (seat - 1) * step_y + GAP / 2;
      g_autofree char *effect = imperium_words_effect (choice_of (painting, seat));

      cairo_push_group (cr);
      draw_plate (cr, x, y, wide, high, colour_of (painting, seat));
      draw_name (cr, painting, seat, x + 8, folded ? y + high / 2 : y + 28,
                 folded ? wide * 0.36 : wide - 16);
      if (folded)
        draw_stack (cr, painting, seat, x + wide * 0.38, y + (high - card * 1.5) / 2, wide * 0.6,
                    card);
      else
        {
          draw_stack (cr, painting, seat, x, y + 68, wide, card);
          set_text (cr, painting, 0.85);
          imperium_draw_paragraph (cr, effect, x + 12, y + 68 + card * 1.5 + 24,
                                   15 * painting->type, wide - 24);
        }
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, alpha_of (painting, seat));
    }
  if (after)
    draw_after (cr, painting, height - AFTER, width);
}

static const ImperiumStep *
rank_of (const ImperiumPainting *painting,
         int                     seat)
{
  int at = painting->beat->ranks[seat - 1];

  return at >= 0 ? &painting->reveal->steps[at] : NULL;
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
  const uint8_t      *influence = beat->now.influence[beat->province];
  int                 seats = painting->view->n_seats;
  double              step = width / seats;
  ImperiumPlace       place = {
    .column = { 0, floor }, .column_width = MIN (step * 0.62, 58), .most = 14,
  };

  place.crest = MIN (place.column_width * 0.8, height * 0.3);
  place.drum = CLAMP ((height - place.crest - place.column_width) / 8, 6, 18);
  for (int seat = 1; seat <= seats; seat++)
    {
      const ImperiumStep *rank = rank_of (painting, seat);
      double              middle = x + (seat - 0.5) * step;
      ImperiumColumn      column = {
        .colour = colour_of (painting, seat), .cylinders = influence[seat - 1],
        .proconsul = beat->now.proconsul[beat->province] == seat,
        .rank = rank == NULL ? IMPERIUM_RANK_NONE
                : rank->lowest == 1 ? IMPERIUM_RANK_FIRST
                : rank->lowest > rank->place ? IMPERIUM_RANK_LEVEL : IMPERIUM_RANK_NONE,
      };
      char                text[16];

      imperium_draw_column (cr, &column, &place, middle);
      if (rank == NULL || beat->kind == IMPERIUM_BEAT_HOME)
        continue;
      g_snprintf (text, sizeof text, "+%d", rank->points);
      imperium_round_rectangle (cr, middle - 24, floor + 22, 48, 26, 13);
      cairo_set_source_rgb (cr, 0.12, 0.09, 0.08);
      cairo_fill (cr);
      cairo_set_source_rgb (cr, 0.95, 0.71, 0.2);
      imperium_draw_text (cr, text, middle, floor + 41, 17, TRUE, 0.5);
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
  imperium_draw_proconsul (cr, colour_of (painting, painting->beat->now.proconsul[province]),
                           x + width - 48, y + 48, 30);
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
  g_autofree char    *paid = g_strdup_printf ("+%d", rank != NULL ? rank->points : 0);

  if (seat == beat->seat)
    {
      imperium_round_rectangle (cr, x + 6, y - 20, width - 12, 40, 8);
      set_text (cr, painting, 0.08);
      cairo_fill (cr);
    }
  draw_name (cr, painting, seat, x + 12, y, width * 0.36);
  set_text (cr, painting, 1);
  if (rank != NULL)
    imperium_draw_figure (cr, rank->cylinders, x + width * 0.48, y, 16, FALSE, 1);
  imperium_draw_text_within (cr, place, x + width * 0.66, y + 6, 15, FALSE, 1, width * 0.17);
  if (rank != NULL)
    imperium_draw_text (cr, paid, x + width * 0.76, y + 6, 16, TRUE, 1);
  if (run != NULL && run->seat == seat)
    {
      g_autofree char *points = g_strdup_printf ("+%d", run->points);

      imperium_draw_text (cr, points, x + width * 0.87, y + 6, 16, TRUE, 1);
    }
  imperium_draw_figure (cr, beat->now.points[seat - 1], x + width - 18, y, 20, TRUE, 1);
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

  draw_plate (cr, x, y, width, height, 0);
  set_text (cr, painting, 1);
  imperium_draw_text (cr, _("Places and payment"), x + 18, y + 28, 15 * painting->type, TRUE, 0);
  set_text (cr, painting, 0.65);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    imperium_draw_text_within (cr, heads[i], x + width * at[i] - (at[i] == 1 ? 18 : 0), y + 54,
                               12.5, FALSE, 1, width * 0.1);
  for (int seat = 1; seat <= painting->view->n_seats; seat++)
    draw_row (cr, painting, seat, x, y + 84 + (seat - 1) * step, width);
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

  draw_plate (cr, x, y, width, height, 0);
  cairo_save (cr);
  cairo_translate (cr, x, y + 8);
  imperium_paint_ring (cr, &beat->now, painting->view, run != NULL ? run->run : 0,
                       run != NULL ? run->points : 0, &painting->text, width, height - 16);
  cairo_restore (cr);
}

void
imperium_paint_scoring (cairo_t                *cr,
                        const ImperiumPainting *painting,
                        double                  width,
                        double                  height)
{
  double half = floor ((height - STEPS) * 0.47);
  double table = MIN (half, 84 + 44 * painting->view->n_seats);

  draw_steps (cr, painting, width);
  cairo_translate (cr, 0, STEPS);
  height -= STEPS;
  if (width < FOLDED)
    {
      gboolean ring = painting->beat->kind >= IMPERIUM_BEAT_PROCONSUL && height > 480;

      draw_province (cr, painting, 6, 0, width - 12, ring ? height * 0.58 : height);
      if (ring)
        draw_ring (cr, painting, 6, height * 0.6, width - 12, height * 0.4);
      return;
    }
  draw_province (cr, painting, GAP, 0, width * 0.45, height);
  draw_table (cr, painting, width * 0.45 + 2 * GAP, 0, width * 0.55 - 3 * GAP, table);
  draw_ring (cr, painting, width * 0.45 + 2 * GAP, table + GAP, width * 0.55 - 3 * GAP,
             height - table - GAP);
}
