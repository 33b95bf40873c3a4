/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One button for each colour, with its crest and its name. */

#include "pages/colour-popover.h"

#include "widgets/crest.h"
#include "game.h"
#include "pages/seat-words.h"
#include "widgets/reading.h"

struct _HarenaColourPopover
{
  GtkPopover parent_instance;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (HarenaColourPopover, harena_colour_popover, GTK_TYPE_POPOVER)

static void
clicked_cb (HarenaColourPopover *self,
            GtkWidget           *button)
{
  int colour = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "colour"));

  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, chosen_signal, 0, colour);
}

static GtkWidget *
make_button (HarenaColourPopover *self,
             int                  colour,
             gboolean             chosen)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (harena_colour_name (colour));
  GtkWidget *check = harena_icon_new ("object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_opacity (check, chosen ? 1 : 0);
  gtk_box_append (GTK_BOX (box), harena_crest_new (colour, 32));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), check);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  harena_colour_name (colour), -1);
  g_object_set_data (G_OBJECT (button), "colour", GINT_TO_POINTER (colour));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
harena_colour_popover_class_init (HarenaColourPopoverClass *klass G_GNUC_UNUSED)
{
  chosen_signal = g_signal_new ("chosen", HARENA_TYPE_COLOUR_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
harena_colour_popover_init (HarenaColourPopover *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "colour-popover");
}

GtkWidget *
harena_colour_popover_new (int colour)
{
  HarenaColourPopover *self = g_object_new (HARENA_TYPE_COLOUR_POPOVER, NULL);
  GtkWidget           *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (int i = 1; i <= HARENA_SEATS_MAX; i++)
    gtk_box_append (GTK_BOX (box), make_button (self, i, i == colour));
  gtk_popover_set_child (GTK_POPOVER (self), box);
  return GTK_WIDGET (self);
}
