/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards one above the other, of which those are seen that matter now; the log takes the rest, and
 * makes room for the targets when a space is in hand. */

#include "clash/panel.h"

#include "clash/log.h"
#include "clash/order.h"
#include "clash/piles.h"
#include "clash/score-table.h"
#include "clash/targets.h"
#include "clash/team-panel.h"
#include "words.h"

struct _ClashPanel
{
  GtkWidget  parent_instance;

  ClashHand *hand;
  GtkWidget *scores;
  GtkWidget *order;
  GtkWidget *piles;
  GtkWidget *team;
  GtkWidget *targets;
  GtkWidget *log;
};

G_DEFINE_FINAL_TYPE (ClashPanel, clash_panel, GTK_TYPE_WIDGET)

static void
clash_panel_dispose (GObject *object)
{
  ClashPanel *self = CLASH_PANEL (object);
  GtkWidget  *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (clash_panel_parent_class)->dispose (object);
}

static void
clash_panel_class_init (ClashPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "gamepanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
clash_panel_init (ClashPanel *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Beside the arena"), -1);
}

/* GTK keeps a card alive for ever that is hidden while the focus is in it. */
static void
show (GtkWidget *card,
      gboolean   visible)
{
  GtkRoot *root = gtk_widget_get_root (card);

  if (!visible && root != NULL && gtk_widget_get_focus_child (card) != NULL)
    gtk_root_set_focus (root, NULL);
  gtk_widget_set_visible (card, visible);
}

static void
update (ClashPanel *self)
{
  const ClashPosition *position = clash_hand_get_position (self->hand);
  gboolean             live = harena_game_model_get_live (clash_hand_get_model (self->hand));
  gboolean             placing = position->step == CLASH_STEP_DRAW
                                 || position->step == CLASH_STEP_PLACE;
  gboolean             entering = position->step == CLASH_STEP_ENTER || placing;
  gboolean             targets = live && clash_targets_are_there (self->hand);

  show (self->order, entering);
  show (self->scores, !entering);
  show (self->piles, live && clash_piles_are_there (self->hand));
  /* While gladiators are taken the piles need the room; of beasts there is only one to be seen. */
  show (self->team, live && position->step != CLASH_STEP_ENTER);
  show (self->targets, targets);
  show (self->log, !targets);
}

GtkWidget *
clash_panel_new (ClashHand *hand)
{
  ClashPanel *self = g_object_new (CLASH_TYPE_PANEL, NULL);
  GtkWidget  *scrolled = gtk_scrolled_window_new ();
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget  *cards[6];

  self->hand = g_object_ref (hand);
  self->scores = cards[0] = clash_score_table_new (hand);
  self->order = cards[1] = clash_order_new (hand);
  self->piles = cards[2] = clash_piles_new (hand, FALSE);
  self->team = cards[3] = clash_team_panel_new (hand);
  self->targets = cards[4] = clash_targets_new (hand);
  self->log = cards[5] = clash_log_new (hand);
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    gtk_box_append (GTK_BOX (box), cards[i]);
  gtk_widget_set_vexpand (self->log, TRUE);
  gtk_widget_add_css_class (box, "game-panel-cards");

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_widget_set_parent (scrolled, GTK_WIDGET (self));
  g_signal_connect_object (hand, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (clash_hand_get_model (hand), "notify::live", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
