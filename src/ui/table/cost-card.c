/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A box of labels, a little board where the game has one, and two buttons. */

#include "table/cost-card.h"

#include "table/cost-words.h"
#include "widgets/crest.h"
#include "widgets/look.h"
#include "widgets/mistake-sign.h"
#include "widgets/reading.h"
#include "words.h"

#include <math.h>

enum
{
  SIGN = 15,
  CREST = 20,
};

static GtkWidget *
new_label (const char *text,
           const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "natural-wrap-mode",
                                   GTK_NATURAL_WRAP_NONE, "max-width-chars", 26, NULL);

  gtk_widget_add_css_class (label, style);
  return label;
}

typedef struct
{
  int    colour;
  double left;
  double best;
} Bar;

/* The part that was left in the colour of the seat, what was given up in gold, ink about it. */
static void
draw_bar (GtkDrawingArea *area,
          cairo_t        *cr,
          int             width,
          int             height,
          gpointer        data)
{
  const Bar  *bar = data;
  HarenaLook *look = harena_look_get_default ();
  GdkRGBA     text, seat, gold;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &text);
  text.alpha *= 0.14f;
  harena_look_get_seat (look, bar->colour, &seat);
  harena_look_get_colour (look, HARENA_COLOUR_GOLD, &gold);
  gdk_cairo_set_source_rgba (cr, &text);
  cairo_rectangle (cr, 0, 1, width, height - 2);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &seat);
  cairo_rectangle (cr, 0, 0, width * bar->left, height);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &gold);
  cairo_rectangle (cr, width * bar->left, 0, width * MAX (0, bar->best - bar->left), height);
  cairo_fill (cr);
}

GtkWidget *
harena_cost_bar_new (int    colour,
                     double left,
                     double best)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget       *area = gtk_drawing_area_new ();
  Bar             *bar = g_new0 (Bar, 1);
  /* Translators: how much of the win could be expected after the move that was played, out of how
   * much after the best one: “38 of 52 %”. */
  g_autofree char *words = g_strdup_printf (C_("cost", "%ld of %ld %%"), lround (100 * left),
                                            lround (100 * best));
  GtkWidget       *label = gtk_label_new (words);

  *bar = (Bar) { colour, left, best };
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_bar, bar, g_free);
  gtk_widget_set_size_request (area, 40, 8);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (area, TRUE);
  gtk_widget_add_css_class (label, "share");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), area);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* "Blunder, move 57" and what it cost. */
static GtkWidget *
new_head (HarenaHand            *hand,
          const HarenaCostWords *words)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  /* Translators: how bad a move was, and its number: “Blunder, move 57”. */
  g_autofree char *title = g_strdup_printf (C_("cost", "%s, move %u"),
                                            harena_cost_name (words->mistake), words->index + 1);
  g_autofree char *cost = harena_cost_signed (-words->cost);
  GtkWidget       *sign = harena_mistake_sign_new (words->mistake, SIGN);
  GtkWidget       *label = new_label (title, "heading");
  GtkWidget       *number = gtk_label_new (cost);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (number, "cost");
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), sign);
  if (harena_cost_whose (hand) != words->seat)
    gtk_box_append (GTK_BOX (box),
                    harena_crest_new (harena_view_colour (harena_hand_get_view (hand), words->seat),
                                      CREST));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), number);
  return box;
}

static GtkWidget *
new_words (HarenaHand            *hand,
           const HarenaCostWords *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *better = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  int        colour = harena_view_colour (harena_hand_get_view (hand), words->seat);

  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), new_head (hand, words));
  gtk_box_append (GTK_BOX (box), new_label (words->played, "played"));
  if (words->best != NULL)
    {
      g_autofree char *gain = harena_cost_signed (words->cost);
      /* Translators: the move that would have been better, and by how much: “Better: attack Blue
       * b1 with c1 (+12 %)”. */
      g_autofree char *best = g_strdup_printf (C_("cost", "Better: %s (%s)"), words->best, gain);

      gtk_box_append (GTK_BOX (better), harena_icon_new ("object-select-symbolic"));
      gtk_box_append (GTK_BOX (better), new_label (best, "best"));
      gtk_box_append (GTK_BOX (box), better);
    }
  if (words->reason != NULL)
    {
      GtkWidget *reason = new_label (words->reason, "reason");

      gtk_widget_add_css_class (reason, "dim-label");
      gtk_box_append (GTK_BOX (box), reason);
    }
  gtk_box_append (GTK_BOX (box), harena_cost_bar_new (colour, words->wins_played, words->wins));
  return box;
}

/* name: what a screen reader says of it, for there are several that look the same. */
static GtkWidget *
new_button (const char *text,
            const char *icon,
            const char *action,
            guint       index)
{
  GtkWidget       *button = gtk_button_new ();
  GtkWidget       *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  GtkWidget       *label = gtk_label_new (text);
  /* Translators: what a button does, and for which move: “Show: move 57”. */
  g_autofree char *name = g_strdup_printf (C_("cost", "%s: move %u"), text, index + 1);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), harena_icon_new (icon));
  gtk_box_append (GTK_BOX (content), label);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_hexpand (button, TRUE);
  return button;
}

/* The board as it was, where the game has a little one. */
static GtkWidget *
new_picture (HarenaHand *hand,
             guint       index)
{
  const HarenaFace *face = harena_hand_get_face (hand);
  const HarenaView *view = harena_hand_get_view (hand);
  g_autofree void  *position = g_malloc (view->game->position_size);
  int               colours[HARENA_SEATS_MAX] = { 0 };
  GtkWidget        *picture;

  if (face->thumbnail_new == NULL)
    return NULL;
  for (int seat = 1; seat <= view->n_seats; seat++)
    colours[seat - 1] = harena_view_colour (view, seat);
  harena_game_model_copy_position (harena_hand_get_model (hand), index, position);
  picture = face->thumbnail_new (position, colours);
  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  return picture;
}

GtkWidget *
harena_cost_card_new (HarenaHand *hand,
                      guint       index)
{
  GtkWidget               *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget               *upper = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget               *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_auto (HarenaCostWords) words = { 0 };

  if (harena_cost_words_fill (&words, hand, index))
    {
      GtkWidget *picture = new_picture (hand, index);

      if (picture != NULL)
        gtk_box_append (GTK_BOX (upper), picture);
      gtk_box_append (GTK_BOX (upper), new_words (hand, &words));
    }
  gtk_widget_set_vexpand (upper, TRUE);
  gtk_box_append (GTK_BOX (card), upper);
  gtk_box_append (GTK_BOX (buttons),
                  /* Translators: a button: looks at the move on the board. */
                  new_button (C_("button", "Show"), "view-reveal-symbolic", "table.show-move",
                              index));
  if (harena_game_model_get_can_continue_from (harena_hand_get_model (hand), index))
    gtk_box_append (GTK_BOX (buttons),
                    /* Translators: a button: plays on from before this move. */
                    new_button (C_("button", "Try Again From Here"), "view-refresh-symbolic",
                                "table.try-again", index));
  gtk_box_append (GTK_BOX (card), buttons);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "costcard");
  return card;
}
