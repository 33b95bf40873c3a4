/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each gladiator in a medallion as it ended, and beneath it when that was. */

#include "gladiatori/scores.h"

#include "gladiatori/names.h"
#include "gladiatori/paint.h"
#include "gladiatori/score.h"
#include "widgets/art.h"
#include "widgets/look.h"
#include "words.h"

enum
{
  HEIGHT = 168,
  RADIUS = 44,
  MIDDLE = 50,    /* of the medallions, from above */
};

/* The turn in which a gladiator left the arena, or 0. */
static int
turn_of_leaving (const HarenaView *view,
                 int               who)
{
  GladPosition position;
  guint        low = 0;
  guint        high = view->model != NULL ? view->present : 0;

  if (high == 0 || glad_position (view)->seats[who].state == GLAD_ALIVE)
    return 0;
  /* Nobody comes back, so the moment is found by halving. */
  while (high - low > 1)
    {
      guint middle = (low + high) / 2;

      harena_game_model_copy_position (view->model, middle, &position);
      if (position.seats[who].state == GLAD_DEAD || position.seats[who].state == GLAD_GONE)
        high = middle;
      else
        low = middle;
    }
  harena_game_model_copy_position (view->model, high, &position);
  return position.turn;
}

static char *
say_state (const GladSeat *seat)
{
  if (seat->state == GLAD_ALIVE)
    /* Translators: a gladiator at the end, with the PF that are left. */
    return g_strdup_printf (_("alive, %d PF left"), glad_pf_left (seat));
  return g_strdup (seat->state == GLAD_GONE ? _("has left") : _("dead"));
}

static char *
say_when (const HarenaView *view,
          int               who)
{
  int turn = turn_of_leaving (view, who);

  /* Translators: when a gladiator died. */
  return turn > 0 ? g_strdup_printf (_("in turn %d"), turn) : g_strdup ("");
}

static void
draw_medallion (cairo_t          *cr,
                const HarenaView *view,
                int               who,
                double            x,
                double            radius)
{
  const GladSeat *seat = &glad_position (view)->seats[who];
  GdkRGBA         colour = glad_seat_colour (harena_view_colour (view, who));
  GladFigure      figure = { .there = 1, .colour = harena_view_colour (view, who),
                             .figure = seat->gladiator, .lying = seat->state != GLAD_ALIVE };
  GdkRGBA         bone, ink;
  char            crest[16];

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_BONE, &bone);
  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_INK, &ink);
  cairo_new_path (cr);
  cairo_arc (cr, x, MIDDLE, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &bone);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  harena_art_draw (cr, glad_art_figure (&figure), x, MIDDLE, 1.45 * radius, &ink);
  cairo_arc (cr, x + 0.72 * radius, MIDDLE + 0.72 * radius, 13, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill (cr);
  g_snprintf (crest, sizeof crest, "crest-%d", harena_view_colour (view, who));
  harena_art_draw (cr, crest, x + 0.72 * radius, MIDDLE + 0.72 * radius, 19, &bone);
}

static void
draw_cb (GtkDrawingArea *area G_GNUC_UNUSED,
         cairo_t        *cr,
         int             width,
         int             height G_GNUC_UNUSED,
         gpointer        data)
{
  const HarenaView *view = harena_hand_get_view (data);
  double            step = (double) width / MAX (view->n_seats, 1);
  GdkRGBA           text = glad_text_colour ();

  for (int who = 1; who <= view->n_seats; who++)
    {
      g_autofree char *state = say_state (&glad_position (view)->seats[who]);
      g_autofree char *when = say_when (view, who);
      double           left = (who - 1) * step;

      draw_medallion (cr, view, who, left + step / 2, MIN (RADIUS, step / 2 - 5));
      glad_paint_line (cr, harena_view_seat (view, who), left, 102, step, 14, TRUE, 0.5, &text);
      glad_paint_line (cr, state, left, 122, step, 12, FALSE, 0.5, &text);
      glad_paint_line (cr, when, left, 140, step, 12, FALSE, 0.5, &text);
    }
}

static GtkWidget *
create (HarenaHand *hand)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                  "content-height", HEIGHT, "hexpand", TRUE, NULL);

  g_object_set_data (G_OBJECT (area), "hand", hand);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, g_object_ref (hand),
                                  g_object_unref);
  return area;
}

static void
update (GtkWidget *area)
{
  const HarenaView *view = harena_hand_get_view (g_object_get_data (G_OBJECT (area), "hand"));
  GString          *words = g_string_new (NULL);

  for (int who = 1; who <= view->n_seats; who++)
    {
      g_autofree char *state = say_state (&glad_position (view)->seats[who]);
      g_autofree char *when = say_when (view, who);

      g_string_append_printf (words, "%s: %s %s. ", harena_view_seat (view, who), state, when);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, words->str,
                                  -1);
  gtk_widget_queue_draw (area);
  g_string_free (words, TRUE);
}

const HarenaEndCard glad_end_cards[GLAD_N_END_CARDS] = {
  { .title = N_("How they left the arena"), .create = create, .update = update },
};
