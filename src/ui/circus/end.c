/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The podium is painted; its words are said as well. */

#include "circus/end.h"

#include "circus/paint.h"
#include "circus/race-chart.h"
#include "circus/race.h"
#include "circus/names.h"
#include "widgets/art.h"
#include "widgets/brush.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>

enum
{
  HEIGHT = 180,
  WIDTH = 280,
  CREST = 26,
  EDGE = 10,
};

int
circus_end_place (const HarenaView *view,
                  int               seat)
{
  int points[HARENA_SEATS_MAX];
  int place = 1;

  view->game->points (view->position, points);
  for (int other = 1; other <= view->n_seats; other++)
    place += points[other - 1] > points[seat - 1];
  return place;
}

/* The seats as they stand from left to right: the best in the middle. */
static int
arrange (const HarenaView *view,
         int              *seats)
{
  static const int at[HARENA_SEATS_MAX][HARENA_SEATS_MAX] = {
    [1] = { 1, 0 }, [2] = { 1, 0, 2 }, [3] = { 1, 0, 2, 3 }, [4] = { 3, 1, 0, 2, 4 },
  };
  int sorted[HARENA_SEATS_MAX];
  int n = 0;

  for (int place = 1; place <= view->n_seats; place++)
    for (int seat = 1; seat <= view->n_seats; seat++)
      if (circus_end_place (view, seat) == place)
        sorted[n++] = seat;
  for (int i = 0; i < n; i++)
    seats[i] = sorted[at[n - 1][i]];
  return n;
}

static void
draw_step (cairo_t          *cr,
           const HarenaView *view,
           int               seat,
           double            x,
           double            width,
           double            height)
{
  int             place = circus_end_place (view, seat);
  int             home = circus_position (view)->home[seat - 1];
  int             colour = harena_view_colour (view, seat);
  double          tall = height * (0.46 - 0.065 * (place - 1));
  double          top = height - tall;
  double          room = MIN (width * 0.95, (height * 0.54 - CREST - EDGE - 4) / 0.8);
  double          size = place == 1 ? room : room * 0.8;
  GdkRGBA         ink, stone, red, own, plate, edge, on;
  char            text[8];
  g_autofree char *words = g_strdup_printf (ngettext ("%d home", "%d home", home), home);
  g_autofree char *crest = g_strdup_printf ("crest-%d", colour);

  gdk_rgba_parse (&ink, "#1f1814");
  gdk_rgba_parse (&stone, "#efe3c6");
  gdk_rgba_parse (&red, "#8a3f24");
  harena_look_get_seat (harena_look_get_default (), colour, &own);
  harena_look_get_plate (harena_look_get_default (), colour, &plate, &edge, &on);
  cairo_rectangle (cr, x + 3, top, width - 6, tall);
  gdk_cairo_set_source_rgba (cr, &stone);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_rectangle (cr, x, top - EDGE, width, EDGE);
  gdk_rgba_parse (&stone, "#fbf4e4");
  gdk_cairo_set_source_rgba (cr, &stone);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_stroke (cr);
  g_snprintf (text, sizeof text, "%d", place);
  harena_brush_text_about (cr, text, x + width / 2, top + tall * 0.36, tall * 0.4, TRUE, &red);
  harena_brush_text_about (cr, words, x + width / 2, height - 14, 12, TRUE, &ink);
  harena_art_draw (cr, "circus/chariot", x + width / 2, top - EDGE - size * 0.36, size, &own);
  cairo_new_path (cr);
  cairo_arc (cr, x + width / 2, top - EDGE - size * 0.8 - CREST / 2.0, CREST / 2.0, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &plate);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &edge);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  harena_art_draw (cr, crest, x + width / 2, top - EDGE - size * 0.8 - CREST / 2.0, CREST * 0.66,
                   &on);
}

static void
draw_cb (GtkDrawingArea *area G_GNUC_UNUSED,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  const HarenaView *view = harena_hand_get_view (data);
  int               seats[HARENA_SEATS_MAX];
  int               n = arrange (view, seats);
  double            step = MIN (150.0, (width - 8.0) / n);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  for (int i = 0; i < n; i++)
    draw_step (cr, view, seats[i], (width - n * step) / 2 + i * step, step, height - 2);
}

static void
update_podium (GtkWidget *podium)
{
  HarenaHand       *hand = g_object_get_data (G_OBJECT (podium), "hand");
  const HarenaView *view = harena_hand_get_view (hand);
  GString          *text = g_string_new (NULL);

  for (int place = 1; place <= view->n_seats; place++)
    for (int seat = 1; seat <= view->n_seats; seat++)
      if (circus_end_place (view, seat) == place)
        {
          g_autofree char *item = NULL;

          /* Translators: a place in the race, and the name of a player. */
          item = g_strdup_printf (_("Place %d: %s"), place, harena_view_seat (view, seat));
          g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", item);
        }
  gtk_accessible_update_property (GTK_ACCESSIBLE (podium), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text->str, -1);
  gtk_widget_queue_draw (podium);
  g_string_free (text, TRUE);
}

static GtkWidget *
new_podium (HarenaHand *hand)
{
  GtkWidget *area = harena_brush_area_new (GTK_ACCESSIBLE_ROLE_IMG, WIDTH, HEIGHT, draw_cb, hand,
                                           NULL);

  g_object_set_data_full (G_OBJECT (area), "hand", g_object_ref (hand), g_object_unref);
  gtk_widget_set_hexpand (area, TRUE);
  gtk_widget_set_vexpand (area, TRUE);
  return area;
}

char *
circus_end_facts (const HarenaView *view)
{
  const CircusRace *race = circus_race_of (view);
  GString          *text = g_string_new (NULL);
  int               fastest = 1;
  int               wasted = 0;
  g_autofree char  *item = NULL;
  g_autofree char  *waste = NULL;

  for (int seat = 1; seat <= view->n_seats; seat++)
    {
      if (race->best[seat - 1].steps > race->best[fastest - 1].steps)
        fastest = seat;
      wasted += race->wasted[seat - 1];
    }
  /* Translators: the name of a player, how many steps, and in which round. */
  item = g_strdup_printf (ngettext ("The fastest round: %s drove %d step in round %d.",
                                    "The fastest round: %s drove %d steps in round %d.",
                                    race->best[fastest - 1].steps),
                          harena_view_seat (view, fastest), race->best[fastest - 1].steps,
                          race->best[fastest - 1].round);
  waste = g_strdup_printf (ngettext ("%d step was wasted by all together.",
                                     "%d steps were wasted by all together.", wasted), wasted);
  g_string_append_printf (text, "%s\n%s", item, waste);
  return g_string_free (text, FALSE);
}

/* The podium, and below it in words what was fast and what was wasted. */
static GtkWidget *
new_card (HarenaHand *hand)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, "margin-start", 18,
                                   "margin-end", 18, "margin-top", 8, "margin-bottom", 12, NULL);

  gtk_widget_add_css_class (label, "help");
  gtk_box_append (GTK_BOX (box), new_podium (hand));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
update_card (GtkWidget *card)
{
  GtkWidget       *podium = gtk_widget_get_first_child (card);
  HarenaHand      *hand = g_object_get_data (G_OBJECT (podium), "hand");
  g_autofree char *facts = circus_end_facts (harena_hand_get_view (hand));

  update_podium (podium);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (card)), facts);
}

const HarenaEndCard circus_end_cards[CIRCUS_N_END_CARDS] = {
  { .title = N_("The podium"), .create = new_card, .update = update_card },
  {
    .title = N_("The race"),
    .help = N_("Steps to the finish, over the rounds"),
    .create = circus_race_chart_new, .update = circus_race_chart_update,
    .chief = TRUE,
  },
};
