/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The single rules are the rules. An edition is chosen when they all stand as it has them. */

#include "pages/rules-chooser.h"

#include "face.h"
#include "pages/edition-row.h"
#include "pages/option-row.h"
#include "widgets/css-class.h"
#include "widgets/reading.h"
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
  int               seats;
  GtkWidget        *box;
  GtkListBox       *edition_list;
  GtkWidget        *editions[EDITIONS_MAX]; /* rows, */
  GtkCheckButton   *checks[EDITIONS_MAX];   /* and what is pressed in them */
  GtkCheckButton   *no_edition; /* in the group of the others, and never seen */
  GtkWidget        *options;    /* all of it: heading or fold, and groups */
  GtkWidget        *head;
  GtkWidget        *fold;       /* a row that shows and hides the groups */
  GtkWidget        *revealer;
  GtkWidget        *arrow;
  GtkLabel         *states[2];  /* in heading and fold */
  HarenaOptionRow  *rows[HARENA_OPTIONS_MAX];
  gboolean          setting;    /* several things at once */
};

static guint changed_signal;

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

/* A rule that has no effect with the others as they are is pale. */
static void
update_rows (HarenaRulesChooser *self,
             const HarenaSetup  *setup)
{
  for (int i = 0; i < self->game->n_options; i++)
    gtk_widget_set_sensitive (GTK_WIDGET (self->rows[i]),
                              self->face->option_matters == NULL
                                || self->face->option_matters (setup, i));
}

/* Brings the editions in step with the rules. */
static void
update (HarenaRulesChooser *self)
{
  HarenaSetup setup;
  int         edition = 0;
  const char *state;

  if (self->setting)
    return;

  harena_rules_chooser_get (self, &setup);
  while (edition < self->game->n_editions && !is_edition (self, &setup, edition))
    edition++;
  self->setting = TRUE;
  gtk_check_button_set_active (edition < self->game->n_editions ? self->checks[edition]
                                                                : self->no_edition, TRUE);
  self->setting = FALSE;
  for (int i = 0; i < self->game->n_editions; i++)
    harena_set_css_class (self->editions[i], "chosen", i == edition);
  state = edition < self->game->n_editions ? _("as in this edition") : _("your own mix");
  for (guint i = 0; i < G_N_ELEMENTS (self->states); i++)
    gtk_label_set_label (self->states[i], state);
  update_rows (self, &setup);
  g_signal_emit (self, changed_signal, 0);
}

static void
edition_toggled_cb (HarenaRulesChooser *self,
                    GtkCheckButton     *button)
{
  HarenaSetup setup;

  if (self->setting || !gtk_check_button_get_active (button))
    return;

  for (int i = 0; i < self->game->n_editions; i++)
    if (button == self->checks[i])
      {
        harena_setup_init (&setup, self->game, i, self->seats);
        harena_rules_chooser_set (self, &setup);
        return;
      }
}

/* Advised editions stand first, the others in the order of the game. */
static int
sort_cb (GtkListBoxRow *a,
         GtkListBoxRow *b,
         gpointer       data)
{
  HarenaRulesChooser *self = data;
  int                 places[2] = { 0 };

  for (int i = 0; i < self->game->n_editions; i++)
    {
      gboolean advised = (self->game->editions[i].advised >> self->seats & 1) != 0;

      if (self->editions[i] == GTK_WIDGET (a))
        places[0] = advised ? i : i + EDITIONS_MAX;
      if (self->editions[i] == GTK_WIDGET (b))
        places[1] = advised ? i : i + EDITIONS_MAX;
    }
  return places[0] - places[1];
}

static GtkWidget *
make_heading (const char *text,
              GtkWidget  *beside)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (beside, "dim-label");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), beside);
  gtk_widget_add_css_class (box, "new-game-head");
  return box;
}

static GtkWidget *
make_list (void)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  return list;
}

static GtkWidget *
make_editions (HarenaRulesChooser *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->edition_list = GTK_LIST_BOX (make_list ());
  for (int i = 0; i < self->game->n_editions; i++)
    {
      self->editions[i] = harena_edition_row_new (self->game, i, self->no_edition);
      self->checks[i] = harena_edition_row_get_check (self->editions[i]);
      g_signal_connect_object (self->checks[i], "toggled", G_CALLBACK (edition_toggled_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_list_box_append (self->edition_list, self->editions[i]);
    }
  gtk_list_box_set_sort_func (self->edition_list, sort_cb, self, NULL);
  /* Translators: above the numbers of players that the editions of a game are for. */
  gtk_box_append (GTK_BOX (box), make_heading (_("Edition"),
                                               gtk_label_new (C_("column", "players"))));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->edition_list));
  gtk_widget_set_visible (box, self->game->n_editions > 1);
  return box;
}

/* Options that the face puts under one heading stand in one list. */
static GtkWidget *
make_groups (HarenaRulesChooser *self)
{
  GtkWidget  *groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GHashTable *lists = g_hash_table_new (g_str_hash, g_str_equal);

  for (int i = 0; i < self->game->n_options; i++)
    {
      const char *name = self->face->option_group != NULL ? self->face->option_group (i) : NULL;
      GtkWidget  *list = g_hash_table_lookup (lists, name != NULL ? name : "");

      if (list == NULL)
        {
          list = make_list ();
          gtk_widget_add_css_class (list, "single-rules");
          gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                          name != NULL ? name : _("Single rules"), -1);
          g_hash_table_insert (lists, (gpointer) (name != NULL ? name : ""), list);
          gtk_box_append (GTK_BOX (groups), list);
        }
      self->rows[i] = HARENA_OPTION_ROW (harena_option_row_new (self->game, i));
      g_signal_connect_object (self->rows[i], "changed", G_CALLBACK (update), self,
                               G_CONNECT_SWAPPED);
      gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (self->rows[i]));
    }
  g_hash_table_unref (lists);
  return groups;
}

static void
set_open (HarenaRulesChooser *self,
          gboolean            open)
{
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), open);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow), open ? "pan-up-symbolic"
                                                              : "pan-down-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_STATE_EXPANDED, open,
                               -1);
}

static void
fold_activated_cb (HarenaRulesChooser *self)
{
  set_open (self, !gtk_revealer_get_reveal_child (GTK_REVEALER (self->revealer)));
}

static GtkWidget *
make_fold (HarenaRulesChooser *self)
{
  GtkWidget *list = make_list ();

  self->fold = adw_action_row_new ();
  self->arrow = harena_icon_new (NULL);
  self->states[1] = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->states[1]), "dim-label");
  gtk_label_set_ellipsize (self->states[1], PANGO_ELLIPSIZE_END);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->fold), _("Single rules"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->fold), GTK_WIDGET (self->states[1]));
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->fold), self->arrow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->fold), TRUE);
  gtk_widget_add_css_class (list, "rules-fold");
  g_signal_connect_object (list, "row-activated", G_CALLBACK (fold_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_append (GTK_LIST_BOX (list), self->fold);
  return list;
}

static GtkWidget *
make_options (HarenaRulesChooser *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->states[0] = GTK_LABEL (gtk_label_new (NULL));
  self->head = make_heading (_("Single rules"), GTK_WIDGET (self->states[0]));
  self->revealer = gtk_revealer_new ();
  gtk_revealer_set_child (GTK_REVEALER (self->revealer), make_groups (self));
  gtk_box_append (GTK_BOX (box), self->head);
  gtk_box_append (GTK_BOX (box), make_fold (self));
  gtk_box_append (GTK_BOX (box), self->revealer);
  gtk_widget_set_visible (box, self->game->n_options > 0);
  return box;
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

  changed_signal = g_signal_new ("changed", HARENA_TYPE_RULES_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
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
  self->seats = game->seats_min;
  self->setting = TRUE;
  self->options = make_options (self);
  gtk_box_append (GTK_BOX (self->box), make_editions (self));
  gtk_box_append (GTK_BOX (self->box), self->options);
  self->setting = FALSE;
  harena_rules_chooser_set_wide (self, FALSE);
}

gboolean
harena_rules_chooser_has_choice (HarenaRulesChooser *self)
{
  g_return_val_if_fail (HARENA_IS_RULES_CHOOSER (self), FALSE);

  return self->game->n_editions > 1 || self->game->n_options > 0;
}

void
harena_rules_chooser_set_seats (HarenaRulesChooser *self,
                                int                 seats)
{
  HarenaSetup setup;

  g_return_if_fail (HARENA_IS_RULES_CHOOSER (self));

  if (seats == self->seats)
    return;
  self->seats = seats;
  gtk_list_box_invalidate_sort (self->edition_list);
  harena_rules_chooser_get (self, &setup);
  update_rows (self, &setup);
}

void
harena_rules_chooser_set_wide (HarenaRulesChooser *self,
                               gboolean            wide)
{
  gboolean beside;

  g_return_if_fail (HARENA_IS_RULES_CHOOSER (self));

  beside = wide && self->game->n_editions > 1;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  beside ? GTK_ORIENTATION_HORIZONTAL
                                         : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (GTK_BOX (self->box), beside);
  gtk_widget_set_visible (self->head, wide);
  gtk_widget_set_visible (gtk_widget_get_parent (self->fold), !wide);
  set_open (self, wide);
}

void
harena_rules_chooser_get (HarenaRulesChooser *self,
                          HarenaSetup        *setup)
{
  g_return_if_fail (HARENA_IS_RULES_CHOOSER (self));

  harena_setup_init (setup, self->game, 0, self->seats);
  for (int i = 0; i < self->game->n_options; i++)
    setup->options[i] = harena_option_row_get_value (self->rows[i]);
}

void
harena_rules_chooser_set (HarenaRulesChooser *self,
                          const HarenaSetup  *setup)
{
  g_return_if_fail (HARENA_IS_RULES_CHOOSER (self));

  self->setting = TRUE;
  for (int i = 0; i < self->game->n_options; i++)
    harena_option_row_set_value (self->rows[i], setup->options[i]);
  self->setting = FALSE;
  update (self);
}
