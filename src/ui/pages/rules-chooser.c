/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The switches are the rules. An edition is chosen when they all stand as it has them. */

#include "pages/rules-chooser.h"

#include "widgets/css-class.h"
#include "face.h"
#include "words.h"

enum
{
  EDITIONS_MAX = 12,
};

struct _HarenaRulesChooser
{
  AdwBin            parent_instance;

  const HarenaGame *game;
  const HarenaFace *face;
  GtkWidget        *box;
  GtkCheckButton   *editions[EDITIONS_MAX];
  GtkSwitch        *switches[HARENA_OPTIONS_MAX];
  GtkCheckButton   *no_edition; /* in the group of the others, and never seen */
  GtkLabel         *state;
  gboolean          setting;    /* several things at once */
};

G_DEFINE_FINAL_TYPE (HarenaRulesChooser, harena_rules_chooser, ADW_TYPE_BIN)

static gboolean
is_edition (HarenaRulesChooser *self,
            const HarenaSetup  *setup,
            int                 edition)
{
  for (int i = 0; i < self->game->n_options; i++)
    if (setup->options[i] != self->game->editions[edition].values[i])
      return FALSE;

  return TRUE;
}

static void
mark_row (GtkCheckButton *check,
          gboolean        chosen)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (check), ADW_TYPE_ACTION_ROW);

  harena_set_css_class (row, "chosen", chosen);
}

/* Brings the editions in step with the switches. */
static void
update (HarenaRulesChooser *self)
{
  HarenaSetup setup;
  int         edition = 0;

  if (self->setting)
    return;

  harena_rules_chooser_get (self, &setup);
  while (edition < self->game->n_editions && !is_edition (self, &setup, edition))
    edition++;
  self->setting = TRUE;
  gtk_check_button_set_active (edition < self->game->n_editions ? self->editions[edition]
                                                                : self->no_edition, TRUE);
  self->setting = FALSE;
  for (int i = 0; i < self->game->n_editions; i++)
    mark_row (self->editions[i], i == edition);
  gtk_label_set_label (self->state, edition < self->game->n_editions ? _("as in this edition")
                                                                     : _("your own mix"));
}

static void
edition_toggled_cb (HarenaRulesChooser *self,
                    GtkCheckButton     *button)
{
  HarenaSetup setup;

  if (self->setting || !gtk_check_button_get_active (button))
    return;

  for (int i = 0; i < self->game->n_editions; i++)
    if (button == self->editions[i])
      {
        harena_setup_init (&setup, self->game, i, self->game->seats_min);
        harena_rules_chooser_set (self, &setup);
      }
}

static GtkWidget *
make_editions (HarenaRulesChooser *self)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (int i = 0; i < self->game->n_editions; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *check = gtk_check_button_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), self->face->edition_name (i));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), self->face->edition_words (i));
      gtk_check_button_set_group (GTK_CHECK_BUTTON (check), self->no_edition);
      gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
      gtk_accessible_update_property (GTK_ACCESSIBLE (check),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      self->face->edition_words (i), -1);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
      g_signal_connect_object (check, "toggled", G_CALLBACK (edition_toggled_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
      self->editions[i] = GTK_CHECK_BUTTON (check);
    }
  return list;
}

static GtkWidget *
make_option (HarenaRulesChooser *self,
             int                 option)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), self->face->option_name (option));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), self->face->option_words (option));
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (toggle, "single-rule");
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->face->option_words (option), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  self->switches[option] = GTK_SWITCH (toggle);
  return row;
}

static GtkWidget *
make_options (HarenaRulesChooser *self)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = adw_expander_row_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Single rules"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Single rules"), -1);
  self->state = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->state), "dim-label");
  gtk_label_set_ellipsize (self->state, PANGO_ELLIPSIZE_END);
  adw_expander_row_add_action (ADW_EXPANDER_ROW (row), GTK_WIDGET (self->state));
  for (int i = 0; i < self->game->n_options; i++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (row), make_option (self, i));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  return list;
}

static void
harena_rules_chooser_dispose (GObject *object)
{
  g_clear_object (&HARENA_RULES_CHOOSER (object)->no_edition);

  G_OBJECT_CLASS (harena_rules_chooser_parent_class)->dispose (object);
}

static void
harena_rules_chooser_class_init (HarenaRulesChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = harena_rules_chooser_dispose;
}

static void
harena_rules_chooser_init (HarenaRulesChooser *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->no_edition = GTK_CHECK_BUTTON (g_object_ref_sink (gtk_check_button_new ()));
  gtk_widget_add_css_class (self->box, "rules-chooser");
  adw_bin_set_child (ADW_BIN (self), self->box);
}

void
harena_rules_chooser_set_game (HarenaRulesChooser *self,
                               const HarenaGame   *game)
{
  g_return_if_fail (HARENA_IS_RULES_CHOOSER (self));
  g_return_if_fail (self->game == NULL && game->n_editions <= EDITIONS_MAX);

  self->game = game;
  self->face = harena_face_of (game);
  self->setting = TRUE;
  gtk_box_append (GTK_BOX (self->box), make_editions (self));
  gtk_box_append (GTK_BOX (self->box), make_options (self));
  self->setting = FALSE;
}

void
harena_rules_chooser_get (HarenaRulesChooser *self,
                          HarenaSetup        *setup)
{
  g_return_if_fail (HARENA_IS_RULES_CHOOSER (self));

  harena_setup_init (setup, self->game, 0, self->game->seats_min);
  for (int i = 0; i < self->game->n_options; i++)
    setup->options[i] = gtk_switch_get_active (self->switches[i]) ? self->face->option_on (i)
                                                                  : 1 - self->face->option_on (i);
}

void
harena_rules_chooser_set (HarenaRulesChooser *self,
                          const HarenaSetup  *setup)
{
  g_return_if_fail (HARENA_IS_RULES_CHOOSER (self));

  self->setting = TRUE;
  for (int i = 0; i < self->game->n_options; i++)
    gtk_switch_set_active (self->switches[i], setup->options[i] == self->face->option_on (i));
  self->setting = FALSE;
  update (self);
}
