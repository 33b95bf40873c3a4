/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted whole. The lines of a team have its colour; a dash and a token at the end tell the three
 * apart. What is to be seen is also said. */

#include "circus/race-chart.h"

#include "circus/paint.h"
#include "circus/race.h"
#include "circus/names.h"
#include "widgets/brush.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>

enum
{
  HEIGHT = 240,
  WIDTH = 280,
  LEFT = 34,
  RIGHT = 26,
  TOP = 12,
  BOTTOM = 26,
  TOKEN = 9,
};

/* From places to pixels. */
typedef struct
{
  const CircusRace *race;
  double            width;
  double            height;
  int               most;   /* steps */
} Plot;

static double
x_of (const Plot *plot,
      guint       round)
{
  return LEFT + (plot->width - LEFT - RIGHT) * round / MAX (plot->race->n_rounds, 1);
}

static double
y_of (const Plot *plot,
      int         steps)
{
  return TOP + (plot->height - TOP - BOTTOM) * (1 - (double) steps / plot->most);
}

static int
most_steps (const CircusRace *race)
{
  int most = 1;

  for (guint round = 0; round <= race->n_rounds; round++)
    for (int chariot = 0; chariot < CIRCUS_CHARIOTS_MAX; chariot++)
      most = MAX (most, race->to_go[round][chariot]);
  return (most + 9) / 10 * 10;
}

static void
draw_axes (cairo_t       *cr,
           const Plot    *plot,
           const GdkRGBA *colour)
{
  GdkRGBA faint = *colour;
  guint   every = MAX (1, plot->race->n_rounds / 10);
  char    text[12];

  faint.alpha *= 0.25f;
  cairo_set_line_width (cr, 1);
  for (int steps = 0; steps <= plot->most; steps += 10)
    {
      double y = round (y_of (plot, steps)) + 0.5;

      cairo_move_to (cr, LEFT, y);
      cairo_line_to (cr, plot->width - RIGHT, y);
      gdk_cairo_set_source_rgba (cr, &faint);
      cairo_stroke (cr);
      g_snprintf (text, sizeof text, "%d", steps);
      harena_brush_text_about (cr, text, LEFT - 16, y, 11, FALSE, colour);
    }
  for (guint at = 0; at <= plot->race->n_rounds; at += every)
    {
      g_snprintf (text, sizeof text, "%u", at);
      harena_brush_text_about (cr, text, x_of (plot, at), plot->height - BOTTOM / 2, 11, FALSE,
                               colour);
    }
}

/* Until it is home; there stands its token. */
static void
draw_line (cairo_t          *cr,
           const HarenaView *view,
           const Plot       *plot,
           int               chariot)
{
  static const double dashes[] = { 6, 3 };
  static const double dots[] = { 2, 2 };
  int                 colour = harena_view_colour (view, circus_seat_of (chariot));
  int                 number = chariot % CIRCUS_TEAM;
  guint               last = plot->race->home[chariot] != 0 ? plot->race->home[chariot]
                                                            : plot->race->n_rounds;
  GdkRGBA             seat;

  harena_look_get_seat (harena_look_get_default (), colour, &seat);
  cairo_new_path (cr);
  for (guint at = 0; at <= last; at++)
    if (plot->race->to_go[at][chariot] >= 0)
      cairo_line_to (cr, x_of (plot, at), y_of (plot, plot->race->to_go[at][chariot]));
  cairo_set_dash (cr, number == 1 ? dashes : dots, number == 0 ? 0 : 2, 0);
  cairo_set_line_width (cr, 2);
  gdk_cairo_set_source_rgba (cr, &seat);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  circus_paint_token (cr, x_of (plot, last), y_of (plot, plot->race->to_go[last][chariot]), TOKEN,
                      colour, number);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  const HarenaView *view = harena_hand_get_view (data);
  Plot              plot = { .race = circus_race_of (view), .width = width, .height = height };
  GdkRGBA           colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &colour);
  plot.most = most_steps (plot.race);
  draw_axes (cr, &plot, &colour);
  for (int chariot = 0; chariot < view->n_seats * CIRCUS_TEAM; chariot++)
    draw_line (cr, view, &plot, chariot);
}

/* "Red I home in round 8; Red II 12 steps to the finish; …". */
static char *
describe (const HarenaView *view)
{
  const CircusRace *race = circus_race_of (view);
  GString          *text = g_string_new (NULL);

  for (int chariot = 0; chariot < view->n_seats * CIRCUS_TEAM; chariot++)
    {
      g_autofree char *name = circus_words_chariot (view->seats, chariot);
      g_autofree char *distance = circus_words_distance (race->to_go[race->n_rounds][chariot]);
      g_autofree char *item = NULL;

      if (race->home[chariot] != 0)
        /* Translators: a chariot, and the number of a round. */
        item = g_strdup_printf (_("%s home in round %d"), name, race->home[chariot]);
      else
        /* Translators: a chariot, and “12 steps to the finish”. */
        item = g_strdup_printf (C_("race chart", "%s: %s"), name, distance);
      g_string_append_printf (text, "%s%s", chariot > 0 ? "; " : "", item);
    }
  return g_string_free (text, FALSE);
}

void
circus_race_chart_update (GtkWidget *chart)
{
  HarenaHand      *hand = g_object_get_data (G_OBJECT (chart), "hand");
  g_autofree char *words = describe (harena_hand_get_view (hand));

  gtk_accessible_update_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
  gtk_widget_queue_draw (chart);
}

GtkWidget *
circus_race_chart_new (HarenaHand *hand)
{
  GtkWidget *area = harena_brush_area_new (GTK_ACCESSIBLE_ROLE_IMG, WIDTH, HEIGHT, draw_cb, hand,
                                           NULL);

  g_object_set_data_full (G_OBJECT (area), "hand", g_object_ref (hand), g_object_unref);
  gtk_widget_set_vexpand (area, TRUE);
  gtk_widget_set_hexpand (area, TRUE);
  circus_race_chart_update (area);
  return area;
}
