/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parts one above the other, which scroll where there is no room for all. */

#include "table/panel.h"

#include "table/cost-note.h"
#include "table/parts.h"
#include "words.h"

struct _HarenaPanel
{
  GtkWidget    parent_instance;

  HarenaParts *parts;
  GtkWidget   *note;  /* what the move cost that is looked back at */
};

G_DEFINE_FINAL_TYPE (HarenaPanel, harena_panel, GTK_TYPE_WIDGET)

static void
harena_panel_dispose (GObject *object)
{
  HarenaPanel *self = HARENA_PANEL (object);
  GtkWidget   *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->parts, harena_parts_free);

  G_OBJECT_CLASS (harena_panel_parent_class)->dispose (object);
}

static void
harena_panel_class_init (HarenaPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "gamepanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
harena_panel_init (HarenaPanel *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Beside the board"), -1);
}

GtkWidget *
harena_panel_new (HarenaHand *hand)
{
  HarenaPanel *self = g_object_new (HARENA_TYPE_PANEL, NULL);
  GtkWidget   *scrolled = gtk_scrolled_window_new ();
  GtkWidget   *box;

  self->parts = harena_parts_new (hand, HARENA_PLACE_BESIDE, HARENA_ROOM_WIDE);
  box = harena_parts_get_box (self->parts);
  gtk_widget_add_css_class (box, "game-panel-cards");
  self->note = harena_cost_note_new (hand, FALSE);
  gtk_box_insert_child_after (GTK_BOX (box), self->note, gtk_widget_get_first_child (box));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_widget_set_parent (scrolled, GTK_WIDGET (self));
  harena_panel_update (self, HARENA_CHANGE_ALL);
  return GTK_WIDGET (self);
}

void
harena_panel_update (HarenaPanel *self,
                     HarenaChange change)
{
  g_return_if_fail (HARENA_IS_PANEL (self));

  harena_parts_update (self->parts, change);
}

void
harena_panel_update_cost (HarenaPanel *self,
                          gboolean     reviewing)
{
  g_return_if_fail (HARENA_IS_PANEL (self));

  harena_cost_note_update (HARENA_COST_NOTE (self->note), reviewing);
}
