/* SPDX-License-Identifier: GPL-3.0-or-later */
/* It costs nothing while nobody looks back at the game. */

#include "table/cost-strip.h"

#include "table/cost-note.h"
#include "table/cost-page.h"
#include "table/cost-points.h"
#include "words.h"

struct _HarenaCostStrip
{
  GtkWidget          parent_instance;

  HarenaHand        *hand;
  GtkWidget         *box;
  GtkWidget         *progress;
  HarenaChanceChart *chart;
  GtkWidget         *note_bin;   /* seen only where there is no panel */
  HarenaCostNote    *note;
  gboolean           drawn;      /* whether the chart has anything to show */
  gboolean           narrow;
};

G_DEFINE_FINAL_TYPE (HarenaCostStrip, harena_cost_strip, GTK_TYPE_WIDGET)

/* In a narrow window there is no room for both. */
static void
show_chart (HarenaCostStrip *self)
{
  gboolean noted = gtk_widget_get_visible (self->note_bin)
                   && gtk_widget_get_visible (GTK_WIDGET (self->note));

  gtk_widget_set_visible (GTK_WIDGET (self->chart), self->drawn && !(self->narrow && noted));
}

void
harena_cost_strip_update (HarenaCostStrip *self,
                          HarenaChange     change,
                          gboolean         reviewing)
{
  HarenaGameModel *model;

  g_return_if_fail (HARENA_IS_COST_STRIP (self));

  harena_cost_note_update (self->note, reviewing);
  if (!reviewing)
    return;
  model = harena_hand_get_model (self->hand);
  /* The lines are the same wherever the game is looked at. */
  if ((change & ~HARENA_CHANGE_POSITION) != 0)
    {
      harena_cost_progress_update (self->progress);
      self->drawn = harena_cost_points_show (self->chart, self->hand);
      gtk_widget_set_visible (GTK_WIDGET (self), harena_hand_get_review (self->hand) != NULL);
    }
  show_chart (self);
  harena_chance_chart_set_cursor (self->chart, (int) harena_game_model_get_cursor (model));
}

void
harena_cost_strip_set_shape (HarenaCostStrip *self,
                             gboolean         panel,
                             gboolean         narrow)
{
  g_return_if_fail (HARENA_IS_COST_STRIP (self));

  gtk_widget_set_visible (self->note_bin, !panel);
  harena_cost_progress_set_narrow (self->progress, narrow, narrow);
  self->narrow = narrow;
  show_chart (self);
}

static void
chosen_cb (HarenaCostStrip *self,
           guint            move)
{
  harena_game_model_jump (harena_hand_get_model (self->hand), move);
}

static void
harena_cost_strip_dispose (GObject *object)
{
  HarenaCostStrip *self = HARENA_COST_STRIP (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_cost_strip_parent_class)->dispose (object);
}

static void
harena_cost_strip_class_init (HarenaCostStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_cost_strip_dispose;

  gtk_widget_class_set_css_name (widget_class, "coststrip");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
harena_cost_strip_init (HarenaCostStrip *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
harena_cost_strip_new (HarenaHand *hand)
{
  HarenaCostStrip *self = g_object_new (HARENA_TYPE_COST_STRIP, NULL);

  self->hand = g_object_ref (hand);
  self->progress = harena_cost_progress_new (hand);
  self->chart = HARENA_CHANCE_CHART (harena_chance_chart_new (TRUE));
  self->note_bin = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->note = HARENA_COST_NOTE (harena_cost_note_new (hand, TRUE));
  g_signal_connect_object (self->chart, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->note_bin), GTK_WIDGET (self->note));
  gtk_box_append (GTK_BOX (self->box), self->note_bin);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->chart));
  gtk_box_append (GTK_BOX (self->box), self->progress);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), FALSE);
  return GTK_WIDGET (self);
}
