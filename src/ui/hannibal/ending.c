/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers of both sides, the deciding areas or fights, and a chart that is painted. */

#include "hannibal/ending.h"

#include "hannibal/names.h"
#include "hannibal/picture.h"
#include "hannibal/token.h"

#include "widgets/look.h"
#include "words.h"

/* Results */

static int
legions (const HarenaView *view,
         int               seat)
{
  return hannibal_position (view)->legions[hannibal_side_of (seat)];
}

static int
fleets (const HarenaView *view,
        int               seat)
{
  return hannibal_fleets (hannibal_position (view), hannibal_side_of (seat));
}

static int
lines (const HarenaView *view,
       int               seat)
{
  return hannibal_lines_held (hannibal_position (view), hannibal_side_of (seat));
}

/* H18: of all fights of the game those in which only the other side lost a piece. */
static int
fights_won (const HarenaView *view,
            int               seat)
{
  int              side = hannibal_side_of (seat);
  int              n = 0;
  HannibalPosition before, after;
  HannibalFight    fight;

  for (guint at = 1; view->model != NULL && at <= view->cursor; at++)
    {
      harena_game_model_copy_position (view->model, at - 1, &before);
      harena_game_model_copy_position (view->model, at, &after);
      if (hannibal_fight_of (&before, &after, &fight))
        n += fight.lost[hannibal_other (side)] && !fight.lost[side];
    }
  return n;
}

const HarenaColumn hannibal_results[HANNIBAL_N_RESULTS] = {
  { .title = NC_("score table", "Legions"), .subtitle = NC_("result", "left"), .value = legions,
    .sum = TRUE },
  { .title = NC_("score table", "Fleets"), .subtitle = NC_("result", "left"), .value = fleets,
    .sum = TRUE },
  { .title = NC_("score table", "Fights"), .subtitle = NC_("result", "won"), .value = fights_won,
    .sum = TRUE },
  { .title = NC_("score table", "Lines"), .subtitle = NC_("result", "of three"), .value = lines,
    .sum = TRUE },
};

/* How it ended */

static HarenaHand *
hand_of (GtkWidget *card)
{
  return g_object_get_data (G_OBJECT (card), "hannibal-hand");
}

static GtkWidget *
how_new (HarenaHand *hand)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  g_object_set_data (G_OBJECT (box), "hannibal-hand", hand);
  gtk_widget_set_can_target (box, FALSE);
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  gtk_widget_set_margin_bottom (box, 14);
  return box;
}

/* H6: the three lines of the winner, and where they are held. */
static void
add_lines (GtkWidget        *box,
           const HarenaView *view,
           int               side)
{
  const HannibalPosition *position = hannibal_position (view);

  for (int line = 0; line < HANNIBAL_N_LINES; line++)
    {
      GtkWidget       *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
      GtkWidget       *banner = hannibal_picture_banner (24);
      g_autofree char *areas = hannibal_words_line (position, side, line);
      gboolean         held = hannibal_line_held (position, side, line);

      hannibal_picture_set (banner,
                            (int[HANNIBAL_PICTURE_NUMBERS]) {
                              side, line, held, harena_view_colour (view, hannibal_seat_of (side)) });
      gtk_box_append (GTK_BOX (row), banner);
      gtk_box_append (GTK_BOX (row), hannibal_label_new (areas, held ? "heading" : "dim-label", TRUE));
      gtk_box_append (GTK_BOX (box), row);
    }
}

static void
add_fights (GtkWidget        *box,
            const HarenaView *view)
{
  HannibalFight fights[HANNIBAL_FIGHTS_MAX];
  int           n = hannibal_list_fights (view, fights);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *cards = hannibal_words_cards (&fights[i]);
      g_autofree char *loss = hannibal_words_loss (&fights[i]);
      g_autofree char *words = g_strdup_printf (_("%d. %s: %s."), i + 1, cards, loss);

      gtk_box_append (GTK_BOX (box), hannibal_label_new (words, NULL, TRUE));
    }
}

static void
how_update (GtkWidget *card)
{
  static const char *const why[HANNIBAL_N_ENDS] = {
    [HANNIBAL_END_CAPITAL] = N_("A capital is not fought for: who enters it wins, however many "
                                "legions stand in it."),
    [HANNIBAL_END_DOMINATION] = N_("Whoever holds one area of each line at the end of a turn of "
                                   "their own wins."),
    [HANNIBAL_END_NO_LEGION] = N_("Whoever has no legion left on the map loses, even with fleets."),
    [HANNIBAL_END_BOTH_FELL] = N_("When both sides lose their last legion in one fight, nobody wins."),
    [HANNIBAL_END_PASSES] = N_("Two passes in a row, one by each side, end the game."),
    [HANNIBAL_END_QUIET] = N_("Forty turns in a row in which no piece is removed end the game."),
  };
  const HarenaView       *view = harena_hand_get_view (hand_of (card));
  const HannibalPosition *position = hannibal_position (view);
  GtkWidget              *child;

  while ((child = gtk_widget_get_first_child (card)) != NULL)
    gtk_box_remove (GTK_BOX (card), child);
  if (position->ending == HANNIBAL_END_NONE)
    return;
  gtk_box_append (GTK_BOX (card), hannibal_label_new (_(why[position->ending]), NULL, TRUE));
  if (position->ending == HANNIBAL_END_DOMINATION)
    add_lines (card, view, __builtin_ctz (position->winners));
  if (position->ending == HANNIBAL_END_NO_LEGION || position->ending == HANNIBAL_END_BOTH_FELL)
    add_fights (card, view);
}

/* Pieces over the turns */

typedef struct
{
  guint8 legions[HANNIBAL_N_SIDES];
  guint8 fleets[HANNIBAL_N_SIDES];
} Count;

typedef struct
{
  HarenaHand *hand;
  GArray     *counts; /* of Count, one for each turn, and the beginning */
} Chart;

static void
chart_free (gpointer data)
{
  Chart *self = data;

  g_array_unref (self->counts);
  g_free (self);
}

static void
add_count (Chart                  *self,
           const HannibalPosition *position)
{
  Count count;

  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    {
      count.legions[side] = position->legions[side];
      count.fleets[side] = hannibal_fleets (position, side);
    }
  g_array_append_val (self->counts, count);
}

/* One of four lines, as steps; fleets are dashed, and a little lower so that none hides another. */
static void
draw_line (cairo_t *cr,
           Chart   *self,
           int      side,
           gboolean fleet,
           double   x,
           double   base,
           double   step,
           double   unit)
{
  double dashes[] = { 5, 3 };
  double shift = side == HANNIBAL_CARTHAGE ? 1 : -1;

  cairo_set_line_width (cr, fleet ? 1.8 : 2.6);
  cairo_set_dash (cr, dashes, fleet ? 2 : 0, 0);
  for (guint i = 0; i < self->counts->len; i++)
    {
      const Count *count = &g_array_index (self->counts, Count, i);
      double       y = base - (fleet ? count->fleets : count->legions)[side] * unit + shift;

      cairo_line_to (cr, x + i * step, y);
      cairo_line_to (cr, x + (i + 1) * step, y);
    }
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_axis (cairo_t       *cr,
           Chart         *self,
           double         x,
           double         base,
           double         step,
           double         unit,
           double         right,
           const GdkRGBA *colour)
{
  GdkRGBA faint = *colour;
  char    text[8];

  faint.alpha = 0.2f;
  for (int n = 0; n <= 8; n += 2)
    {
      g_snprintf (text, sizeof text, "%d", n);
      hannibal_text_draw (cr, text, x - 8, base - n * unit + 4, 12, 1, FALSE, colour, NULL);
      gdk_cairo_set_source_rgba (cr, &faint);
      cairo_set_line_width (cr, 1);
      cairo_move_to (cr, x, base - n * unit);
      cairo_line_to (cr, right, base - n * unit);
      cairo_stroke (cr);
    }
  for (guint turn = 10; turn < self->counts->len; turn += self->counts->len > 60 ? 20 : 10)
    {
      g_snprintf (text, sizeof text, "%u", turn);
      hannibal_text_draw (cr, text, x + turn * step, base + 16, 12, 0.5, FALSE, colour, NULL);
    }
}

static void
chart_draw_cb (GtkDrawingArea *area,
               cairo_t        *cr,
               int             width,
               int             height,
               gpointer        data)
{
  Chart            *self = data;
  const HarenaView *view = harena_hand_get_view (self->hand);
  double            x = 30, base = height - 26, right = width - 44;
  double            step = (right - x) / MAX (self->counts->len, 1);
  double            unit = (base - 14) / 8.5;
  GdkRGBA           colour;

  hannibal_text_colour (GTK_WIDGET (area), &colour);
  draw_axis (cr, self, x, base, step, unit, right, &colour);
  for (int side = 0; side < HANNIBAL_N_SIDES && self->counts->len > 0; side++)
    {
      const Count *last = &g_array_index (self->counts, Count, self->counts->len - 1);

      harena_look_get_seat (harena_look_get_default (),
                            harena_view_colour (view, hannibal_seat_of (side)), &colour);
      for (int fleet = 0; fleet < 2; fleet++)
        {
          int  n = (fleet ? last->fleets : last->legions)[side];
          char text[8];

          g_snprintf (text, sizeof text, "%d", n);
          gdk_cairo_set_source_rgba (cr, &colour);
          draw_line (cr, self, side, fleet, x, base, step, unit);
          hannibal_figure_draw (cr, fleet ? HANNIBAL_TOKEN_FLEET : HANNIBAL_TOKEN_LEGION, side,
                                right + 10 + side * 18, base - n * unit, 16, FALSE, &colour);
        }
    }
}

static GtkWidget *
chart_new (HarenaHand *hand)
{
  Chart     *self = g_new0 (Chart, 1);
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_IMG, "content-height", 220, "hexpand", TRUE,
                                  "vexpand", TRUE, NULL);

  self->hand = hand;
  self->counts = g_array_new (FALSE, FALSE, sizeof (Count));
  g_object_set_data_full (G_OBJECT (area), "hannibal-chart", self, chart_free);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), chart_draw_cb, self, NULL);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), area, G_CONNECT_SWAPPED);
  return area;
}

static void
chart_update (GtkWidget *area)
{
  Chart            *self = g_object_get_data (G_OBJECT (area), "hannibal-chart");
  const HarenaView *view = harena_hand_get_view (self->hand);
  HannibalPosition  position;

  g_array_set_size (self->counts, 0);
  for (guint at = 0; view->model != NULL && at <= view->present; at++)
    {
      harena_game_model_copy_position (view->model, at, &position);
      if (position.step == HANNIBAL_STEP_MOVE || position.step == HANNIBAL_STEP_OVER)
        add_count (self, &position);
    }
  gtk_widget_queue_draw (area);
}

const HarenaEndCard hannibal_end_cards[HANNIBAL_N_END_CARDS] = {
  { .title = N_("How it ended"), .create = how_new, .update = how_update },
  { .title = N_("Pieces over the turns"), .help = N_("Legions in full lines, fleets in dashes"),
    .create = chart_new, .update = chart_update },
};
