/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Merges the history of finished games with the files that the desktop remembers. */

#include "pages/recent-list.h"

#include "pages/recent-row.h"
#include "widgets/css-class.h"
#include "words.h"

enum
{
  N_LISTS = 2,  /* one beside the other where it is wide */
  ROWS = 3,     /* of a list, */
  ROWS_CARD = 2, /* and of one that has the place of a card */
  ROWS_MAX = N_LISTS * ROWS,
};

struct _HarenaRecentList
{
  AdwBin         parent_instance;

  GtkWidget     *all_button; /* to all games that were played */
  GtkListBox    *lists[N_LISTS];
  HarenaHistory *history;
  GPtrArray     *left;
  HarenaSize     size;
  gboolean       as_card;
  guint          update_source;
  gboolean       begun;
};

/* One of the three is set. */
typedef struct
{
  gint64                date;
  HarenaPastGame       *game;
  HarenaUnfinishedGame *left;
  GtkRecentInfo        *info;
} Entry;

enum
{
  PROP_EMPTY = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HarenaRecentList, harena_recent_list, ADW_TYPE_BIN)

static void
entry_clear (gpointer data)
{
  Entry *entry = data;

  g_clear_object (&entry->game);
  g_clear_object (&entry->left);
  g_clear_pointer (&entry->info, gtk_recent_info_unref);
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  gint64 first = ((const Entry *) a)->date;
  gint64 second = ((const Entry *) b)->date;

  return (first < second) - (first > second);
}

static void
add_history (HarenaRecentList *self,
             GArray           *entries,
             GHashTable       *seen)
{
  guint n_games = self->history != NULL
                    ? g_list_model_get_n_items (G_LIST_MODEL (self->history))
                    : 0;

  for (guint i = 0; i < MIN (n_games, ROWS_MAX); i++)
    {
      Entry entry = { .game = g_list_model_get_item (G_LIST_MODEL (self->history), i) };

      entry.date = harena_past_game_get_date (entry.game);
      g_hash_table_add (seen, g_file_get_uri (harena_past_game_get_file (entry.game)));
      g_array_append_val (entries, entry);
    }
}

static void
add_left (HarenaRecentList *self,
          GArray           *entries)
{
  for (guint i = 0; self->left != NULL && i < self->left->len; i++)
    {
      Entry entry = { .left = g_object_ref (self->left->pdata[i]) };

      entry.date = g_date_time_to_unix (harena_unfinished_game_get_date (entry.left));
      g_array_append_val (entries, entry);
    }
}

static gboolean
is_game (GtkRecentInfo *info)
{
  const char *type = gtk_recent_info_get_mime_type (info);

  return g_strcmp0 (type, HARENA_RECORD_MIME_TYPE) == 0
         || g_str_has_suffix (gtk_recent_info_get_uri (info), ".harena");
}

static void
add_files (GArray     *entries,
           GHashTable *seen)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());

  for (GList *link = infos; link != NULL; link = link->next)
    {
      GtkRecentInfo *info = link->data;
      Entry          entry = { 0 };

      if (!is_game (info) || g_hash_table_contains (seen, gtk_recent_info_get_uri (info))
          || !gtk_recent_info_exists (info))
        continue;
      entry.date = g_date_time_to_unix (gtk_recent_info_get_modified (info));
      entry.info = gtk_recent_info_ref (info);
      g_array_append_val (entries, entry);
    }
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

static void
clear_list (GtkListBox *list)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}

static GtkWidget *
make_row (HarenaRecentList *self,
          const Entry      *entry,
          GDateTime        *now)
{
  /* On a card there is no room for the name of the game. */
  if (entry->left != NULL)
    return harena_recent_row_new_left (entry->left, now, self->size);
  if (entry->game != NULL)
    return harena_recent_row_new_past (entry->game, now, self->size);
  return harena_recent_row_new_file (entry->info, now);
}

/* In two lists, the first one is filled first. */
static void
fill_lists (HarenaRecentList *self,
            GArray           *entries)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  gboolean              two = self->size == HARENA_SIZE_WIDE && entries->len > ROWS;
  guint                 rows = self->as_card ? ROWS_CARD : ROWS;
  guint                 n = MIN (entries->len, two ? N_LISTS * rows : rows);

  for (guint i = 0; i < N_LISTS; i++)
    clear_list (self->lists[i]);
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->lists[i / rows],
                         make_row (self, &g_array_index (entries, Entry, i), now));
  gtk_widget_set_visible (GTK_WIDGET (self->lists[1]), two);
}

static void
update (HarenaRecentList *self)
{
  g_autoptr (GArray)     entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_array_set_clear_func (entries, entry_clear);
  add_left (self, entries);
  add_history (self, entries, seen);
  add_files (entries, seen);
  g_array_sort (entries, compare_entries);
  fill_lists (self, entries);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EMPTY]);
}

static gboolean
update_cb (gpointer data)
{
  HarenaRecentList *self = data;

  self->update_source = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

static void
queue_update (HarenaRecentList *self)
{
  if (self->begun && self->update_source == 0)
    self->update_source = g_idle_add_full (G_PRIORITY_LOW, update_cb, self, NULL);
}

static void
harena_recent_list_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  if (id == PROP_EMPTY)
    g_value_set_boolean (value, harena_recent_list_is_empty (HARENA_RECENT_LIST (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
harena_recent_list_dispose (GObject *object)
{
  HarenaRecentList *self = HARENA_RECENT_LIST (object);

  g_clear_handle_id (&self->update_source, g_source_remove);
  if (self->history != NULL)
    g_signal_handlers_disconnect_by_data (self->history, self);
  g_clear_object (&self->history);
  g_clear_pointer (&self->left, g_ptr_array_unref);

  G_OBJECT_CLASS (harena_recent_list_parent_class)->dispose (object);
}

static void
harena_recent_list_class_init (HarenaRecentListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = harena_recent_list_dispose;
  object_class->get_property = harena_recent_list_get_property;

  properties[PROP_EMPTY] = g_param_spec_boolean ("empty", NULL, NULL, TRUE,
                                                 G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY
                                                 | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static GtkListBox *
make_list (void)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_add_css_class (list, "recent-games");
  gtk_widget_set_valign (list, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Recent games"), -1);
  return GTK_LIST_BOX (list);
}

static GtkWidget *
make_head (HarenaRecentList *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (_("Recent games"));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "heading");
  self->all_button = gtk_button_new ();
  gtk_button_set_has_frame (GTK_BUTTON (self->all_button), FALSE);
  gtk_widget_add_css_class (self->all_button, "recent-all");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->all_button), "app.statistics");
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (head), self->all_button);
  gtk_widget_add_css_class (head, "recent-head");
  return head;
}

static void
harena_recent_list_init (HarenaRecentList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *lists = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);

  gtk_box_set_homogeneous (GTK_BOX (lists), TRUE);
  for (int i = 0; i < N_LISTS; i++)
    {
      self->lists[i] = make_list ();
      gtk_box_append (GTK_BOX (lists), GTK_WIDGET (self->lists[i]));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->lists[1]), FALSE);
  gtk_box_append (GTK_BOX (box), make_head (self));
  gtk_box_append (GTK_BOX (box), lists);
  gtk_widget_add_css_class (GTK_WIDGET (self), "recent-list");
  adw_bin_set_child (ADW_BIN (self), box);
  harena_recent_list_set_size (self, HARENA_SIZE_NARROW, FALSE);
}

void
harena_recent_list_set_history (HarenaRecentList *self,
                                HarenaHistory    *history)
{
  g_return_if_fail (HARENA_IS_RECENT_LIST (self));
  g_return_if_fail (history == NULL || HARENA_IS_HISTORY (history));

  if (self->history != NULL)
    g_signal_handlers_disconnect_by_data (self->history, self);
  g_set_object (&self->history, history);
  if (history != NULL)
    g_signal_connect_object (history, "items-changed", G_CALLBACK (queue_update), self,
                             G_CONNECT_SWAPPED);
  queue_update (self);
}

void
harena_recent_list_set_left (HarenaRecentList *self,
                             GPtrArray        *left_games)
{
  g_return_if_fail (HARENA_IS_RECENT_LIST (self));

  g_clear_pointer (&self->left, g_ptr_array_unref);
  self->left = left_games != NULL ? g_ptr_array_ref (left_games) : NULL;
  if (self->begun)
    update (self);
}

void
harena_recent_list_set_size (HarenaRecentList *self,
                             HarenaSize        size,
                             gboolean          as_card)
{
  g_return_if_fail (HARENA_IS_RECENT_LIST (self));

  self->size = size;
  self->as_card = as_card;
  harena_set_css_class (GTK_WIDGET (self), "card", as_card);
  harena_set_css_class (GTK_WIDGET (self), "as-card", as_card);
  for (int i = 0; i < N_LISTS; i++)
    harena_set_css_class (GTK_WIDGET (self->lists[i]), "boxed-list", !as_card);
  /* Translators: shows all games that were played, and who won how often. */
  gtk_button_set_label (GTK_BUTTON (self->all_button),
                        size == HARENA_SIZE_WIDE ? C_("button", "Statistics")
                                                 : C_("button", "Show All"));
  queue_update (self);
}

void
harena_recent_list_begin (HarenaRecentList *self)
{
  g_return_if_fail (HARENA_IS_RECENT_LIST (self));
  g_return_if_fail (!self->begun);

  self->begun = TRUE;
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed",
                           G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  update (self);
}

gboolean
harena_recent_list_is_empty (HarenaRecentList *self)
{
  g_return_val_if_fail (HARENA_IS_RECENT_LIST (self), TRUE);

  return gtk_list_box_get_row_at_index (self->lists[0], 0) == NULL;
}
