/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A heading, the two moves with what they were worth, and the reason. */

#include "table/cost-note.h"

#include "table/cost-card.h"
#include "table/cost-words.h"
#include "widgets/crest.h"
#include "widgets/mistake-sign.h"
#include "widgets/reading.h"
#include "words.h"

#include <string.h>

enum
{
  SIGN = 22,
  SIGN_BRIEF = 15,
  CREST = 22,
};

struct _HarenaCostNote
{
  GtkWidget   parent_instance;

  HarenaHand *hand;
  GtkWidget  *box;
  gboolean    brief;
  char       *said;   /* what was shown last, or NULL */
};

G_DEFINE_FINAL_TYPE (HarenaCostNote, harena_cost_note, GTK_TYPE_WIDGET)

static GtkWidget *
new_label (const char *text,
           const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "natural-wrap-mode",
                                   GTK_NATURAL_WRAP_NONE, "hexpand", TRUE, NULL);

  gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_head (HarenaCostNote        *self,
          const HarenaCostWords *words)
{
  const HarenaView *view = harena_hand_get_view (self->hand);
  GtkWidget        *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget        *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char  *cost = harena_cost_percent (words->cost);
  /* Translators: a player, and a share of the win as a percentage. */
  g_autofree char  *sentence = g_strdup_printf (C_("cost", "It cost %s %s of the win"),
                                                harena_view_seat (view, words->seat), cost);
  GtkWidget        *second = new_label (sentence, "sentence");

  gtk_widget_add_css_class (second, "dim-label");
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (head),
                  harena_mistake_sign_new (words->mistake, self->brief ? SIGN_BRIEF : SIGN));
  gtk_box_append (GTK_BOX (lines), new_label (harena_cost_name (words->mistake), "heading"));
  gtk_box_append (GTK_BOX (lines), second);
  gtk_box_append (GTK_BOX (head), lines);
  gtk_box_append (GTK_BOX (head), harena_crest_new (harena_view_colour (view, words->seat), CREST));
  gtk_box_append (GTK_BOX (self->box), head);
}

/* A move, and what share of the win could be expected after it. */
static void
add_move (HarenaCostNote        *self,
          const HarenaCostWords *words,
          gboolean               best)
{
  int               colour = harena_view_colour (harena_hand_get_view (self->hand), words->seat);
  double            wins = best ? words->wins : words->wins_played;
  GtkWidget        *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget        *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget        *label = new_label (best ? words->best : words->played,
                                       best ? "best" : "played");
  g_autofree char  *percent = harena_cost_percent (wins);
  GtkWidget        *share = gtk_label_new (percent);
  GtkWidget        *bar;

  gtk_box_append (GTK_BOX (row), best ? harena_icon_new ("object-select-symbolic")
                                      : harena_icon_new ("window-close-symbolic"));
  gtk_box_append (GTK_BOX (lines), label);
  if (!self->brief)
    {
      bar = harena_cost_bar_new (colour, wins, wins);
      gtk_widget_set_visible (gtk_widget_get_last_child (bar), FALSE);
      gtk_box_append (GTK_BOX (lines), bar);
    }
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_add_css_class (share, "numeric");
  gtk_widget_add_css_class (share, "share");
  gtk_box_append (GTK_BOX (row), lines);
  gtk_box_append (GTK_BOX (row), share);
  gtk_widget_add_css_class (row, "move");
  gtk_box_append (GTK_BOX (self->box), row);
}

/* All of it in one breath, for who does not see it. */
static char *
describe (HarenaCostNote        *self,
          const HarenaCostWords *words)
{
  const HarenaView *view = harena_hand_get_view (self->hand);
  g_autofree char  *cost = harena_cost_percent (words->cost);

  if (words->best == NULL)
    return NULL;
  /* Translators: how bad a move was, who played it, what was played, what would have been better,
   * and by what share of the win: “Blunder by Marta: Attack the bear with d4. Better: Attack Blue
   * b3 with b2, by 14 %.” */
  return g_strdup_printf (C_("cost", "%s by %s: %s. Better: %s, by %s."),
                          harena_cost_name (words->mistake), harena_view_seat (view, words->seat),
                          words->played, words->best, cost);
}

void
harena_cost_note_update (HarenaCostNote *self,
                         gboolean        reviewing)
{
  g_auto (HarenaCostWords) words = { 0 };
  g_autofree char         *said = NULL;
  guint                    cursor;
  GtkWidget               *child;

  g_return_if_fail (HARENA_IS_COST_NOTE (self));

  cursor = harena_game_model_get_cursor (harena_hand_get_model (self->hand));
  if (reviewing && harena_cost_words_fill (&words, self->hand, cursor))
    said = describe (self, &words);
  gtk_widget_set_visible (GTK_WIDGET (self), said != NULL);
  if (g_strcmp0 (said, self->said) == 0)
    return;

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  if (said != NULL)
    {
      add_head (self, &words);
      add_move (self, &words, TRUE);
      add_move (self, &words, FALSE);
      if (words.reason != NULL)
        gtk_box_append (GTK_BOX (self->box), new_label (words.reason, "reason"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, said,
                                      -1);
      harena_read_now (GTK_WIDGET (self), said);
    }
  g_free (self->said);
  self->said = g_steal_pointer (&said);
}

static void
harena_cost_note_dispose (GObject *object)
{
  HarenaCostNote *self = HARENA_COST_NOTE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->said, g_free);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_cost_note_parent_class)->dispose (object);
}

static void
harena_cost_note_class_init (HarenaCostNoteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_cost_note_dispose;

  gtk_widget_class_set_css_name (widget_class, "costnote");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
harena_cost_note_init (HarenaCostNote *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
harena_cost_note_new (HarenaHand *hand,
                      gboolean    brief)
{
  HarenaCostNote *self = g_object_new (HARENA_TYPE_COST_NOTE, NULL);

  self->hand = g_object_ref (hand);
  self->brief = brief;
  gtk_widget_add_css_class (GTK_WIDGET (self), brief ? "brief" : "card");
  return GTK_WIDGET (self);
}
