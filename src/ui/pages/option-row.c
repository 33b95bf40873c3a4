/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face says what is on, and how values are called; without its words they are those of the
 * record. */

#include "pages/option-row.h"

#include "face.h"
#include "words.h"

struct _HarenaOptionRow
{
  AdwActionRow      parent_instance;

  const HarenaGame *game;
  int               option;
  GtkWidget        *control; /* a switch, or a drop-down list */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (HarenaOptionRow, harena_option_row, ADW_TYPE_ACTION_ROW)

static const HarenaFace *
get_face (HarenaOptionRow *self)
{
  return harena_face_of (self->game);
}

static const char *
value_name (HarenaOptionRow *self,
            int              value)
{
  const HarenaFace *face = get_face (self);
  const char       *name = face->value_name != NULL ? face->value_name (self->option, value)
                                                    : NULL;

  return name != NULL ? name : self->game->options[self->option].values[value];
}

/* Which of two values is on. */
static int
value_on (HarenaOptionRow *self)
{
  const HarenaFace *face = get_face (self);

  return face->option_on != NULL ? face->option_on (self->option) : 1;
}

static void
changed_cb (HarenaOptionRow *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
add_switch (HarenaOptionRow *self)
{
  self->control = gtk_switch_new ();
  gtk_widget_add_css_class (self->control, "single-rule");
  g_signal_connect_swapped (self->control, "notify::active", G_CALLBACK (changed_cb), self);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->control);
}

static void
set_up_cb (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
           GtkListItem              *item,
           gpointer                  shortened)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (shortened != NULL)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
         GtkListItem              *item)
{
  GtkStringObject *name = gtk_list_item_get_item (item);

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (name));
}

static GtkListItemFactory *
factory_new (gboolean shortened)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_cb), GINT_TO_POINTER (shortened));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  return factory;
}

/* In the row a long name gives way, with large type in a narrow window; in the list it does not. */
static void
add_list (HarenaOptionRow *self,
          int              n_values)
{
  g_autoptr (GtkListItemFactory) shown = factory_new (TRUE);
  g_autoptr (GtkListItemFactory) listed = factory_new (FALSE);
  g_autoptr (GtkStringList)      names = gtk_string_list_new (NULL);

  for (int value = 0; value < n_values; value++)
    gtk_string_list_append (names, value_name (self, value));
  self->control = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (self->control), shown);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (self->control), listed);
  gtk_widget_add_css_class (self->control, "single-rule");
  g_signal_connect_swapped (self->control, "notify::selected", G_CALLBACK (changed_cb), self);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->control);
}

static void
harena_option_row_class_init (HarenaOptionRowClass *klass)
{
  (void) klass;
  changed_signal = g_signal_new ("changed", HARENA_TYPE_OPTION_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
harena_option_row_init (HarenaOptionRow *self)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
}

GtkWidget *
harena_option_row_new (const HarenaGame *game,
                       int               option)
{
  HarenaOptionRow  *self = g_object_new (HARENA_TYPE_OPTION_ROW, NULL);
  const HarenaFace *face = harena_face_of (game);
  int               n_values = harena_option_n_values (&game->options[option]);
  const char       *words = face->option_words != NULL ? face->option_words (option) : NULL;

  self->game = game;
  self->option = option;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self),
                                 face->option_name != NULL ? face->option_name (option)
                                                           : game->options[option].key);
  if (words != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self), words);
  if (n_values == 2)
    add_switch (self);
  else
    add_list (self, n_values);
  gtk_widget_set_valign (self->control, GTK_ALIGN_CENTER);
  if (words != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->control),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->control);
  return GTK_WIDGET (self);
}

int
harena_option_row_get_option (HarenaOptionRow *self)
{
  g_return_val_if_fail (HARENA_IS_OPTION_ROW (self), 0);

  return self->option;
}

int
harena_option_row_get_value (HarenaOptionRow *self)
{
  g_return_val_if_fail (HARENA_IS_OPTION_ROW (self), 0);

  if (GTK_IS_SWITCH (self->control))
    return gtk_switch_get_active (GTK_SWITCH (self->control)) ? value_on (self)
                                                              : 1 - value_on (self);
  return gtk_drop_down_get_selected (GTK_DROP_DOWN (self->control));
}

void
harena_option_row_set_value (HarenaOptionRow *self,
                             int              value)
{
  g_return_if_fail (HARENA_IS_OPTION_ROW (self));

  if (GTK_IS_SWITCH (self->control))
    gtk_switch_set_active (GTK_SWITCH (self->control), value == value_on (self));
  else
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->control), value);
}
