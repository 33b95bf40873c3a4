/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line, a button, and a bar while it is reckoned; nothing when all is known. */

#include "table/cost-page.h"

#include "widgets/reading.h"
#include "words.h"

#include <math.h>

typedef struct
{
  HarenaHand *hand;
  GtkLabel   *words;
  GtkWidget  *bar;
  GtkWidget  *button;
  GtkLabel   *label;
  gboolean    running;
  gboolean    brief;
} Progress;

static void
progress_free (gpointer data)
{
  Progress *progress = data;

  g_object_unref (progress->hand);
  g_free (progress);
}

static void
clicked_cb (GtkWidget *widget)
{
  Progress         *progress = g_object_get_data (G_OBJECT (widget), "progress");
  HarenaGameReview *review = harena_hand_get_review (progress->hand);

  if (review == NULL)
    return;
  if (harena_game_review_get_running (review))
    harena_game_review_stop (review);
  else
    harena_game_review_start (review);
}

static void
show (Progress   *progress,
      const char *words,
      const char *button)
{
  gtk_label_set_text (progress->words, words);
  gtk_label_set_text (progress->label, button);
}

void
harena_cost_progress_update (GtkWidget *widget)
{
  Progress         *progress = g_object_get_data (G_OBJECT (widget), "progress");
  HarenaGameReview *review = harena_hand_get_review (progress->hand);
  gboolean          whole = review != NULL && harena_game_review_get_whole (review);
  gboolean          running = review != NULL && harena_game_review_get_running (review);
  double            part = review != NULL ? harena_game_review_get_progress (review) : 0;

  gtk_widget_set_visible (widget, review != NULL && (!whole || running));
  /* What was begun is told when it is done, for it takes a while. */
  if (progress->running && whole)
    harena_read_out (gtk_widget_get_parent (widget),
                     /* Translators: said by a screen reader. */
                     _("All moves have been looked at."));
  progress->running = running;
  gtk_widget_set_visible (GTK_WIDGET (progress->words), !progress->brief || running || part > 0);
  gtk_widget_set_visible (progress->bar, running || part > 0);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (progress->bar), part);
  if (running)
    {
      /* Translators: a percentage. */
      g_autofree char *words = g_strdup_printf (_("Looking at every move again: %ld %%"),
                                                lround (100 * part));

      /* Translators: a button. */
      show (progress, words, C_("review", "Stop"));
    }
  else if (part > 0)
    {
      /* Translators: a percentage. */
      g_autofree char *words = g_strdup_printf (_("Looked at so far: %ld %%"), lround (100 * part));

      /* Translators: a button. */
      show (progress, words, C_("review", "Go On"));
    }
  else
    show (progress,
          _("Every decision is looked at again, as its player saw it. This takes a minute or two, "
            "and you can stop it at any time."),
          /* Translators: a button. */
          C_("review", "What Did Each Move Cost?"));
}

GtkWidget *
harena_cost_progress_new (HarenaHand *hand)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  Progress  *progress = g_new0 (Progress, 1);

  progress->hand = g_object_ref (hand);
  progress->words = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE,
                                             "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL));
  progress->bar = gtk_progress_bar_new ();
  progress->button = gtk_button_new ();
  progress->label = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify",
                                             GTK_JUSTIFY_CENTER, "natural-wrap-mode",
                                             GTK_NATURAL_WRAP_NONE, NULL));
  g_object_set_data_full (G_OBJECT (box), "progress", progress, progress_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (progress->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: the name of a bar of progress. */
                                  C_("review", "Moves looked at"), -1);
  gtk_button_set_child (GTK_BUTTON (progress->button), GTK_WIDGET (progress->label));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (progress->button),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, progress->label, NULL, -1);
  gtk_widget_set_valign (progress->button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (progress->button, "suggested-action");
  gtk_widget_set_hexpand (middle, TRUE);
  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (middle), GTK_WIDGET (progress->words));
  gtk_box_append (GTK_BOX (middle), progress->bar);
  gtk_box_append (GTK_BOX (box), middle);
  gtk_box_append (GTK_BOX (box), progress->button);
  gtk_widget_add_css_class (box, "costprogress");
  g_signal_connect_swapped (progress->button, "clicked", G_CALLBACK (clicked_cb), box);
  harena_cost_progress_update (box);
  return box;
}

void
harena_cost_progress_set_narrow (GtkWidget *widget,
                                 gboolean   narrow,
                                 gboolean   brief)
{
  Progress *progress = g_object_get_data (G_OBJECT (widget), "progress");

  gtk_orientable_set_orientation (GTK_ORIENTABLE (widget), narrow ? GTK_ORIENTATION_VERTICAL
                                                                  : GTK_ORIENTATION_HORIZONTAL);
  if (progress->brief == brief)
    return;
  progress->brief = brief;
  harena_cost_progress_update (widget);
}
