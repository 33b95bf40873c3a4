/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Merges the history of finished games with the files that the desktop remembers. */

#include "pages/recent-list.h"

#include "widgets/crest.h"
#include "pages/day-words.h"
#include "words.h"

enum
{
  ROWS_MAX = 8,
};

struct _HarenaRecentList
{
  AdwBin         parent_instance;

  GtkListBox    *list;
  HarenaHistory *history;
  guint          update_source;
  gboolean       begun;
};

/* One of them is set. */
typedef struct
{
  gint64          date;
  HarenaPastGame *game;
  GtkRecentInfo  *info;
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

/* Who won, alone or together, as names in a row. */
static char *
write_winners (HarenaPastGame *game,
               guint          *n_winners)
{
  g_autoptr (GString) text = g_string_new (NULL);

  *n_winners = 0;
  for (int seat = 1; seat <= (int) harena_past_game_get_n_seats (game); seat++)
    if (harena_past_game_is_winner (game, seat))
      {
        if ((*n_winners)++ > 0)
          /* Translators: between the names of players who won together */
          g_string_append (text, C_("between winners", ", "));
        g_string_append (text, harena_past_game_get_name (game, seat));
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "Green won, 17 to 12", or "Violet won, 11 points" among more than two. */
static char *
write_title (HarenaPastGame *game)
{
  guint            n_winners;
  g_autofree char *winners = write_winners (game, &n_winners);
  int              best = G_MININT;
  int              worst = G_MAXINT;

  for (int seat = 1; seat <= (int) harena_past_game_get_n_seats (game); seat++)
    {
      int points = harena_past_game_get_points (game, seat);

      if (n_winners == 0 || harena_past_game_is_winner (game, seat))
        best = MAX (best, points);
      worst = MIN (worst, points);
    }
  if (n_winners == 0)
    return g_strdup (_("Nobody won"));
  if (n_winners == 1 && harena_past_game_get_n_seats (game) == 2 && worst < best)
    /* Translators: the name of the winner, the points of both */
    return g_strdup_printf (_("%s won, %d to %d"), winners, best, worst);
  if (n_winners == 1)
    /* Translators: the name of the winner, and the points */
    return g_strdup_printf (ngettext ("%s won, %d point", "%s won, %d points", best), winners,
                            best);
  /* Translators: the names of those who won together, and the points of each */
  return g_strdup_printf (ngettext ("%s won together, %d point", "%s won together, %d points",
                                    best), winners, best);
}

static GtkWidget *
make_crests (HarenaPastGame *game)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  for (int seat = 1; seat <= (int) harena_past_game_get_n_seats (game); seat++)
    {
      GtkWidget *crest = harena_crest_new (harena_past_game_get_colour (game, seat), 24);

      gtk_widget_set_tooltip_text (crest, harena_past_game_get_name (game, seat));
      gtk_box_append (GTK_BOX (box), crest);
    }
  return box;
}

static char *
write_file_name (GtkRecentInfo *info)
{
  const char *name = gtk_recent_info_get_display_name (info);

  return g_str_has_suffix (name, ".harena") ? g_strndup (name, strlen (name) - strlen (".harena"))
                                            : g_strdup (name);
}

static GtkWidget *
make_row (const Entry *entry,
          GDateTime   *now)
{
  GtkWidget            *row = adw_action_row_new ();
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (entry->date);
  g_autofree char      *day = harena_day_words (date, now);
  g_autofree char      *title = entry->game != NULL ? write_title (entry->game)
                                                    : write_file_name (entry->info);
  g_autofree char      *uri = entry->game != NULL
                                ? g_file_get_uri (harena_past_game_get_file (entry->game))
                                : g_strdup (gtk_recent_info_get_uri (entry->info));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), day);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  gtk_widget_set_tooltip_text (row, title);
  if (entry->game != NULL)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_crests (entry->game));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-file");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", uri);
  return row;
}

static void
clear_list (HarenaRecentList *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

static void
update (HarenaRecentList *self)
{
  g_autoptr (GArray)     entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GDateTime)  now = g_date_time_new_now_local ();

  g_array_set_clear_func (entries, entry_clear);
  add_history (self, entries, seen);
  add_files (entries, seen);
  g_array_sort (entries, compare_entries);

  clear_list (self);
  for (guint i = 0; i < MIN (entries->len, ROWS_MAX); i++)
    gtk_list_box_append (self->list, make_row (&g_array_index (entries, Entry, i), now));
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

static void
harena_recent_list_init (HarenaRecentList *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->list = GTK_LIST_BOX (list);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_add_css_class (list, "recent-games");
  gtk_widget_set_valign (list, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Recent games"), -1);
  adw_bin_set_child (ADW_BIN (self), list);
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

  return gtk_list_box_get_row_at_index (self->list, 0) == NULL;
}
