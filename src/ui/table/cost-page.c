/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards, brought from whatever they show to what is known so far. */

#include "table/cost-page.h"

#include "table/cost-card.h"
#include "table/cost-points.h"
#include "table/cost-table.h"
#include "table/cost-words.h"
#include "widgets/css-class.h"
#include "words.h"

#include <string.h>

enum
{
  CARDS = 3,
  GAP = 12,
  NARROW = 600,    /* below, there is less of everything, */
  FOLDED = 820,    /* below, the chart stands under the table, */
  IN_A_ROW = 1080, /* and below, the cards stand one under the other */
};

struct _HarenaCostPage
{
  GtkWidget          parent_instance;

  HarenaHand        *hand;
  GtkWidget         *box;
  GtkWidget         *progress;
  GtkWidget         *found;       /* all that is to be seen only when something is known */
  GtkWidget         *sums;
  HarenaCostTable   *table;
  GtkWidget         *chart_card;
  HarenaChanceChart *chart;
  GtkLabel          *heading;
  GtkWidget         *whose;       /* the two buttons below */
  GtkWidget         *mine;
  GtkWidget         *all;
  GtkWidget         *cards;
  GtkLabel          *none;

  guint              shown[CARDS]; /* the moves on the cards */
  guint              n_shown;
};

G_DEFINE_FINAL_TYPE (HarenaCostPage, harena_cost_page, GTK_TYPE_WIDGET)

/* Of whom the costliest moves are: a seat, or 0 for all. */
static int
get_whose (HarenaCostPage *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->mine))
           ? harena_cost_whose (self->hand)
           : 0;
}

/* A card that stays is not made anew: somebody may just be pressing its button. */
static void
update_cards (HarenaCostPage   *self,
              HarenaGameReview *review)
{
  guint      dearest[CARDS];
  guint      n_dearest = harena_game_review_list_dearest (review, get_whose (self), dearest, CARDS);
  GtkWidget *child;

  gtk_widget_set_visible (self->cards, n_dearest > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->none), n_dearest == 0);
  if (n_dearest == self->n_shown && memcmp (dearest, self->shown, n_dearest * sizeof *dearest) == 0)
    return;

  while ((child = gtk_widget_get_first_child (self->cards)) != NULL)
    gtk_box_remove (GTK_BOX (self->cards), child);
  for (guint i = 0; i < n_dearest; i++)
    gtk_box_append (GTK_BOX (self->cards), harena_cost_card_new (self->hand, dearest[i]));
  memcpy (self->shown, dearest, n_dearest * sizeof *dearest);
  self->n_shown = n_dearest;
}

static void
update_words (HarenaCostPage   *self,
              HarenaGameReview *review)
{
  gboolean mine = get_whose (self) != 0;

  gtk_label_set_text (self->heading, mine ? C_("cost", "Your costliest moves")
                                          : C_("cost", "The costliest moves"));
  if (!harena_game_review_get_whole (review))
    gtk_label_set_text (self->none, C_("cost", "No mistake so far."));
  else
    gtk_label_set_text (self->none, mine ? C_("cost", "You made no mistakes in this game.")
                                         : C_("cost", "Nobody made a mistake in this game."));
}

void
harena_cost_page_update (HarenaCostPage *self)
{
  HarenaGameReview *review;
  gboolean          known;

  g_return_if_fail (HARENA_IS_COST_PAGE (self));

  review = harena_hand_get_review (self->hand);
  if (review == NULL)
    return;
  known = harena_game_review_get_progress (review) > 0;
  harena_cost_progress_update (self->progress);
  gtk_widget_set_visible (self->found, known);
  if (!known)
    return;
  harena_cost_table_update (self->table);
  gtk_widget_set_visible (self->chart_card, harena_cost_points_show (self->chart, self->hand));
  update_words (self, review);
  update_cards (self, review);
}

static void
toggled_cb (HarenaCostPage *self)
{
  harena_cost_page_update (self);
}

static void
chosen_cb (HarenaCostPage *self,
           guint           move)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.show-move", "u", move);
}

void
harena_cost_page_set_room (HarenaCostPage *self,
                           int             width)
{
  gboolean narrow = width < NARROW;

  g_return_if_fail (HARENA_IS_COST_PAGE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->sums),
                                  width < FOLDED ? GTK_ORIENTATION_VERTICAL
                                                 : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cards),
                                  width < IN_A_ROW ? GTK_ORIENTATION_VERTICAL
                                                   : GTK_ORIENTATION_HORIZONTAL);
  harena_cost_progress_set_narrow (self->progress, narrow, FALSE);
  harena_cost_table_set_narrow (self->table, narrow);
  harena_set_css_class (GTK_WIDGET (self), "narrow", narrow);
}

static void
harena_cost_page_dispose (GObject *object)
{
  HarenaCostPage *self = HARENA_COST_PAGE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_cost_page_parent_class)->dispose (object);
}

static void
harena_cost_page_class_init (HarenaCostPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_cost_page_dispose;

  gtk_widget_class_set_css_name (widget_class, "costpage");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
harena_cost_page_init (HarenaCostPage *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  self->found = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* Table and chart. */
static GtkWidget *
new_sums (HarenaCostPage *self)
{
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", C_("chance", "Chance of winning"), "xalign", 0.0, NULL);
  GtkWidget *table = harena_cost_table_new (self->hand);

  self->sums = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  self->table = HARENA_COST_TABLE (table);
  self->chart_card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->chart = HARENA_CHANCE_CHART (harena_chance_chart_new (FALSE));
  g_signal_connect_object (self->chart, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (title, "title");
  gtk_widget_add_css_class (table, "card");
  gtk_widget_add_css_class (self->chart_card, "card");
  gtk_widget_set_hexpand (self->chart_card, TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->chart), TRUE);
  gtk_box_append (GTK_BOX (self->chart_card), title);
  gtk_box_append (GTK_BOX (self->chart_card), GTK_WIDGET (self->chart));
  gtk_box_append (GTK_BOX (self->sums), table);
  gtk_box_append (GTK_BOX (self->sums), self->chart_card);
  return self->sums;
}

/* There is nothing to choose where nobody, or everybody, plays at the screen. */
static GtkWidget *
new_heading (HarenaCostPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);

  self->whose = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->heading = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                           GTK_ACCESSIBLE_ROLE_HEADING, "xalign", 0.0, "hexpand",
                                           TRUE, "wrap", TRUE, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->heading), "title");
  /* Translators: two buttons, of which one is pressed: whose moves are listed. */
  self->mine = gtk_toggle_button_new_with_label (C_("cost", "Yours"));
  self->all = gtk_toggle_button_new_with_label (C_("cost", "Everyone’s"));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->all), GTK_TOGGLE_BUTTON (self->mine));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->mine), TRUE);
  gtk_widget_set_visible (self->whose, harena_cost_whose (self->hand) != 0);
  gtk_widget_add_css_class (self->whose, "linked");
  g_signal_connect_object (self->mine, "toggled", G_CALLBACK (toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->whose), self->mine);
  gtk_box_append (GTK_BOX (self->whose), self->all);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (box), self->whose);
  return box;
}

GtkWidget *
harena_cost_page_new (HarenaHand *hand)
{
  HarenaCostPage *self = g_object_new (HARENA_TYPE_COST_PAGE, NULL);

  self->hand = g_object_ref (hand);
  self->progress = harena_cost_progress_new (hand);
  self->cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  self->none = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, NULL));
  gtk_box_set_homogeneous (GTK_BOX (self->cards), TRUE);
  gtk_widget_add_css_class (self->progress, "card");
  gtk_box_append (GTK_BOX (self->box), self->progress);
  gtk_box_append (GTK_BOX (self->found), new_sums (self));
  gtk_box_append (GTK_BOX (self->found), new_heading (self));
  gtk_box_append (GTK_BOX (self->found), self->cards);
  gtk_box_append (GTK_BOX (self->found), GTK_WIDGET (self->none));
  gtk_box_append (GTK_BOX (self->box), self->found);
  harena_cost_page_update (self);
  return GTK_WIDGET (self);
}
