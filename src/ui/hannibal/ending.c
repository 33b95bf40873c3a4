/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers of both sides, and the areas or fights that decided the game. */

#include "hannibal/ending.h"

#include "hannibal/chart.h"
#include "hannibal/names.h"
#include "hannibal/picture.h"
#include "hannibal/token.h"

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
    [HANNIBAL_END_DOMINATION] = N_("A side that holds one area of each line at the end of its "
                                   "own turn wins."),
    [HANNIBAL_END_NO_LEGION] = N_("A side with no legion left on the map loses, even if it has "
                                  "fleets."),
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

const HarenaEndCard hannibal_end_cards[HANNIBAL_N_END_CARDS] = {
  { .title = N_("How it ended"), .create = how_new, .update = how_update, .tells_end = TRUE },
  { .title = N_("Pieces over the turns"), .help = N_("Legions in full lines, fleets in dashes"),
    .create = hannibal_chart_new, .update = hannibal_chart_update, .chief = TRUE },
};
