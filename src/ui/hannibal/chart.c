/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted whole. Marked are Hannibal's fall, every conflict that cost a side two pieces or more, and
 * the end. */

#include "hannibal/chart.h"

#include "hannibal/names.h"
#include "hannibal/token.h"
#include "widgets/art.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>

enum
{
  LEFT = 30,
  RIGHT = 62,
  BOTTOM = 26,
  TOP = 40,
  MOST = 8,     /* pieces of a kind */
  HEAVY = 2,    /* losses in one conflict that are marked */
  ROOM = 420,   /* pixels; below, marks have no words */
  LINE = 20,    /* between two numbers at the right */
};

typedef struct
{
  guint8 pieces[2][HANNIBAL_N_SIDES]; /* legions, fleets */
} Count;

/* What is marked. */
typedef struct
{
  guint    turn;
  int      side;  /* that lost */
  int      lost;
  int      place;
  gboolean him;
} Event;

typedef struct
{
  HarenaHand *hand;
  GArray     *counts; /* of Count, one for each turn, and the beginning */
  GArray     *events; /* of Event */
} Chart;

typedef struct
{
  cairo_t     *cr;
  const Chart *chart;
  double       right;
  double       base;
  double       step;
  double       unit;
  GdkRGBA      text;
  GdkRGBA      ground;
} Plot;

static double
x_of (const Plot *plot,
      double      turn)
{
  return LEFT + turn * plot->step;
}

static double
y_of (const Plot *plot,
      int         pieces)
{
  return plot->base - pieces * plot->unit;
}

static void
add_count (GArray                 *counts,
           const HannibalPosition *position)
{
  Count count;

  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    {
      count.pieces[0][side] = position->legions[side];
      count.pieces[1][side] = hannibal_fleets (position, side);
    }
  g_array_append_val (counts, count);
}

/* A conflict goes on from fight to fight; its losses are added up. */
static void
add_fight (GArray              *events,
           const HannibalFight *fight,
           guint                turn)
{
  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    if (fight->lost[side])
      {
        Event  event = { turn, side, 1, fight->place,
                         side == HANNIBAL_CARTHAGE && fight->hannibal };
        Event *known = NULL;

        for (guint i = 0; i < events->len; i++)
          if (g_array_index (events, Event, i).turn == turn
              && g_array_index (events, Event, i).side == side)
            known = &g_array_index (events, Event, i);
        if (known != NULL)
          {
            known->lost++;
            known->him = known->him || event.him;
          }
        else
          g_array_append_val (events, event);
      }
}

static void
gather (const HarenaView *view,
        GArray           *counts,
        GArray           *events)
{
  HannibalPosition before, after;
  HannibalFight    fight;

  for (guint at = 0; view->model != NULL && at <= view->present; at++)
    {
      harena_game_model_copy_position (view->model, at, &after);
      if (at > 0 && hannibal_fight_of (&before, &after, &fight))
        add_fight (events, &fight, counts->len);
      if (after.step == HANNIBAL_STEP_MOVE || after.step == HANNIBAL_STEP_OVER)
        add_count (counts, &after);
      before = after;
    }
  for (guint i = events->len; i-- > 0;)
    if (!g_array_index (events, Event, i).him && g_array_index (events, Event, i).lost < HEAVY)
      g_array_remove_index (events, i);
}

static char *
say_event (const Event *event)
{
  g_autofree char *in = hannibal_words_in (event->place);

  if (event->him)
    /* Translators: “in Gallia”. */
    return g_strdup_printf (_("Hannibal falls %s"), in);

  return g_strdup_printf (ngettext (
                            /* Translators: a side, how many pieces, “in Gallia”. */
                            "%s loses %d piece %s", "%s loses %d pieces %s", event->lost),
                          hannibal_words_side (event->side), event->lost, in);
}

char *
hannibal_chart_words (const HarenaView *view)
{
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (Count));
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (Event));
  GString           *words = g_string_new (NULL);

  gather (view, counts, events);
  for (guint i = 0; i < events->len; i++)
    {
      const Event     *event = &g_array_index (events, Event, i);
      g_autofree char *what = say_event (event);

      if (words->len > 0)
        g_string_append_c (words, ' ');
      /* Translators: the number of a turn, and what happened in it: “Hannibal falls in Gallia”. */
      g_string_append_printf (words, _("Turn %u: %s."), event->turn, what);
    }
  return g_string_free (words, FALSE);
}

/* One of four lines, as steps; fleets are dashed, and those of one side a little lower so that none
 * hides another. */
static void
draw_line (const Plot *plot,
           int         side,
           int         kind)
{
  const double dashes[] = { 5, 3 };
  double       shift = side == HANNIBAL_CARTHAGE ? 1 : -1;

  cairo_set_line_width (plot->cr, kind == 1 ? 1.8 : 2.6);
  cairo_set_dash (plot->cr, dashes, kind == 1 ? 2 : 0, 0);
  for (guint i = 0; i < plot->chart->counts->len; i++)
    {
      const Count *count = &g_array_index (plot->chart->counts, Count, i);
      double       y = y_of (plot, count->pieces[kind][side]) + shift;

      cairo_line_to (plot->cr, x_of (plot, i), y);
      cairo_line_to (plot->cr, x_of (plot, MIN (i + 1, plot->chart->counts->len - 1)), y);
    }
  cairo_stroke (plot->cr);
  cairo_set_dash (plot->cr, NULL, 0, 0);
}

static void
draw_axes (const Plot *plot)
{
  GdkRGBA faint = plot->text;
  guint   n_turns = plot->chart->counts->len;
  char    text[12];

  faint.alpha = 0.2f;
  for (int n = 0; n <= MOST; n += 2)
    {
      g_snprintf (text, sizeof text, "%d", n);
      hannibal_text_draw (plot->cr, text, LEFT - 8, y_of (plot, n) + 4, 12, 1, FALSE, &plot->text,
                          NULL);
      gdk_cairo_set_source_rgba (plot->cr, &faint);
      cairo_set_line_width (plot->cr, 1);
      cairo_move_to (plot->cr, LEFT, y_of (plot, n));
      cairo_line_to (plot->cr, plot->right, y_of (plot, n));
      cairo_stroke (plot->cr);
    }
  for (guint turn = 0; turn < n_turns; turn += n_turns > 60 ? 20 : 10)
    {
      g_snprintf (text, sizeof text, "%u", turn);
      hannibal_text_draw (plot->cr, text, x_of (plot, turn), plot->base + 18, 12, 0.5, FALSE,
                          &plot->text, NULL);
    }
}

/* Its words stand where there is more room. */
static void
draw_event (const Plot       *plot,
            const HarenaView *view,
            const Event      *event)
{
  const Count     *count = &g_array_index (plot->chart->counts, Count,
                                           MIN (event->turn, plot->chart->counts->len - 1));
  double           x = x_of (plot, event->turn);
  double           y = y_of (plot, count->pieces[event->place >= HANNIBAL_N_AREAS][event->side]);
  gboolean         left = x > (LEFT + plot->right) / 2;
  g_autofree char *words = say_event (event);

  if (event->him)
    {
      HannibalToken him = {
        HANNIBAL_TOKEN_HIM, HANNIBAL_CARTHAGE,
        harena_view_colour (view, hannibal_seat_of (HANNIBAL_CARTHAGE)), 1, TRUE,
      };

      hannibal_token_draw (plot->cr, &him, x, y, 30);
    }
  else
    harena_art_draw (plot->cr, "disc-attack", x, y, 22, NULL);
  if (plot->right > ROOM)
    hannibal_text_draw (plot->cr, words, x + (left ? -18 : 18), y - 8, 12, left, TRUE, &plot->text,
                        &plot->ground);
}

/* A golden line where the game ended; above it the wreath, about a capital that was entered. */
static void
draw_end (const Plot             *plot,
          const HannibalPosition *position)
{
  double  x = x_of (plot, plot->chart->counts->len - 1);
  GdkRGBA gold;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_GOLD, &gold);
  gdk_cairo_set_source_rgba (plot->cr, &gold);
  cairo_set_line_width (plot->cr, 3);
  cairo_move_to (plot->cr, x, TOP);
  cairo_line_to (plot->cr, x, plot->base);
  cairo_stroke (plot->cr);
  if (position->ending == HANNIBAL_END_CAPITAL)
    harena_art_draw (plot->cr, position->winners == 1u << HANNIBAL_CARTHAGE
                                 ? "hannibal/capital-rome" : "hannibal/capital-carthage",
                     x, TOP - 18, 17, &plot->text);
  if (position->winners != 0)
    harena_art_draw (plot->cr, "hannibal/wreath", x, TOP - 18, 40, NULL);
}

/* What is left of each kind; numbers that are equal stand one below the other. */
static void
draw_numbers (const Plot       *plot,
              const HarenaView *view)
{
  const Count *last = &g_array_index (plot->chart->counts, Count, plot->chart->counts->len - 1);
  double       below = TOP - LINE;

  for (int n = MOST; n >= 0; n--)
    for (int i = 0; i < 2 * HANNIBAL_N_SIDES; i++)
      if (last->pieces[i / 2][i % 2] == n)
        {
          double  y = CLAMP (y_of (plot, n), below + LINE, plot->base);
          char    text[8];
          GdkRGBA colour;

          harena_look_get_seat (harena_look_get_default (),
                                harena_view_colour (view, hannibal_seat_of (i % 2)), &colour);
          g_snprintf (text, sizeof text, "%d", n);
          harena_art_draw (plot->cr, hannibal_art (i / 2 ? HANNIBAL_TOKEN_FLEET
                                                         : HANNIBAL_TOKEN_LEGION, i % 2, TRUE),
                           plot->right + 24, y, 18, &colour);
          hannibal_text_draw (plot->cr, text, plot->right + 42, y + 5, 14, 0, TRUE, &plot->text,
                              NULL);
          below = y;
        }
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  Chart            *self = data;
  const HarenaView *view = harena_hand_get_view (self->hand);
  gboolean          dark = harena_look_is_dark (harena_look_get_default ());
  Plot              plot = { .cr = cr, .chart = self, .right = width - RIGHT,
                             .base = height - BOTTOM };
  GdkRGBA           colour;

  if (self->counts->len < 2)
    return;

  plot.step = (plot.right - LEFT) / (self->counts->len - 1);
  plot.unit = (plot.base - TOP - 8) / MOST;
  hannibal_text_colour (GTK_WIDGET (area), &plot.text);
  gdk_rgba_parse (&plot.ground, dark ? "#383838" : "#ffffff");
  draw_axes (&plot);
  for (int i = 0; i < 2 * HANNIBAL_N_SIDES; i++)
    {
      harena_look_get_seat (harena_look_get_default (),
                            harena_view_colour (view, hannibal_seat_of (i % 2)), &colour);
      gdk_cairo_set_source_rgba (cr, &colour);
      draw_line (&plot, i % 2, i / 2);
    }
  draw_end (&plot, hannibal_position (view));
  for (guint i = 0; i < self->events->len; i++)
    draw_event (&plot, view, &g_array_index (self->events, Event, i));
  draw_numbers (&plot, view);
}

static void
chart_free (gpointer data)
{
  Chart *self = data;

  g_array_unref (self->counts);
  g_array_unref (self->events);
  g_free (self);
}

GtkWidget *
hannibal_chart_new (HarenaHand *hand)
{
  Chart     *self = g_new0 (Chart, 1);
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_IMG, "content-height", 240, "hexpand", TRUE,
                                  "vexpand", TRUE, NULL);

  self->hand = hand;
  self->counts = g_array_new (FALSE, FALSE, sizeof (Count));
  self->events = g_array_new (FALSE, FALSE, sizeof (Event));
  g_object_set_data_full (G_OBJECT (area), "hannibal-chart", self, chart_free);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, self, NULL);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), area, G_CONNECT_SWAPPED);
  return area;
}

void
hannibal_chart_update (GtkWidget *chart)
{
  Chart            *self = g_object_get_data (G_OBJECT (chart), "hannibal-chart");
  const HarenaView *view = harena_hand_get_view (self->hand);
  g_autofree char  *words = hannibal_chart_words (view);

  g_array_set_size (self->counts, 0);
  g_array_set_size (self->events, 0);
  gather (view, self->counts, self->events);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
  gtk_widget_queue_draw (chart);
}
