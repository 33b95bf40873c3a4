/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Past games: listed, sorted, opened, and counted by who played them. */

#include "pages/statistics-window.h"

#include "five.h"
#include "games.h"
#include "stage.h"

#include <glib/gstdio.h>

typedef struct
{
  char          *folder;
  HarenaHistory *history;
  GtkWidget     *parent;
  GtkWidget     *window;
  char          *opened; /* the URI that the parent was asked to open */
} Scene;

static void
async_cb (GObject      *source G_GNUC_UNUSED,
          GAsyncResult *result,
          gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* Red is a person, Blue another in the second game, all others a computer player. */
static void
add (Scene      *scene,
     const char *name,
     const char *second)
{
  g_autofree char         *path = g_test_build_filename (G_TEST_DIST, "golden", "clash",
                                                          name, NULL);
  g_autoptr (GError)       error = NULL;
  g_autoptr (HarenaRecord) record = harena_record_load (harena_games, path, &error);
  g_autoptr (GAsyncResult) result = NULL;

  g_assert_no_error (error);
  for (int seat = 1; seat <= record->setup.seats; seat++)
    {
      g_autofree char *called = g_strdup_printf ("Seat %d", seat);

      harena_record_set_seat (record, seat, seat == 1 ? "Livia & Co" : called,
                              seat == 1 ? "person" : seat == 2 ? second : "lanista");
    }
  harena_history_add_async (scene->history, record, G_MAXUINT, NULL, async_cb, &result);
  stage_wait_until (result != NULL);
  g_assert_true (harena_history_add_finish (scene->history, result, &error));
  g_assert_no_error (error);
}

static void
open_cb (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter,
         gpointer       data)
{
  Scene *scene = data;

  g_assert_null (scene->opened);
  scene->opened = g_variant_dup_string (parameter, NULL);
}

static void
set_up (Scene         *scene,
        gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction)      action = g_simple_action_new ("open-file", G_VARIANT_TYPE_STRING);

  scene->folder = g_dir_make_tmp ("harena-XXXXXX", NULL);
  scene->history = harena_history_new (harena_games, scene->folder);
  scene->parent = gtk_window_new ();
  g_signal_connect (action, "activate", G_CALLBACK (open_cb), scene);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (scene->parent, "win", G_ACTION_GROUP (group));
  scene->window = harena_statistics_window_new (GTK_WINDOW (scene->parent), scene->history);
  gtk_window_present (GTK_WINDOW (scene->window));
  stage_settle ();
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char      *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        remove_folder (child);
      else
        g_unlink (child);
    }
  g_rmdir (path);
}

static void
tear_down (Scene         *scene,
           gconstpointer  data G_GNUC_UNUSED)
{
  if (scene->window != NULL)
    {
      g_object_add_weak_pointer (G_OBJECT (scene->window), (gpointer *) &scene->window);
      gtk_window_destroy (GTK_WINDOW (scene->window));
      stage_settle ();
      g_assert_null (scene->window);
    }
  gtk_window_destroy (GTK_WINDOW (scene->parent));
  g_assert_finalize_object (scene->history);
  remove_folder (scene->folder);
  g_free (scene->folder);
  g_free (scene->opened);
}

/* The row of this title, wherever it is. */
static AdwActionRow *
find_row (GtkWidget  *widget,
          const char *title)
{
  if (ADW_IS_ACTION_ROW (widget)
      && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return ADW_ACTION_ROW (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AdwActionRow *found = find_row (child, title);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GListModel *
rows_of (Scene *scene)
{
  GtkWidget *view = stage_find (scene->window, GTK_TYPE_COLUMN_VIEW, NULL);

  return G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (view)));
}

static guint
moves_of (GListModel *rows,
          guint       index)
{
  g_autoptr (HarenaPastGame) game = g_list_model_get_item (rows, index);

  return harena_past_game_get_n_moves (game);
}

static void
test_empty (Scene         *scene,
            gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *empty = stage_find (scene->window, ADW_TYPE_STATUS_PAGE, NULL);
  GtkWidget *view = stage_find (scene->window, GTK_TYPE_COLUMN_VIEW, NULL);

  g_assert_true (gtk_widget_get_mapped (empty));
  g_assert_false (gtk_widget_get_mapped (view));
  add (scene, "passes-2.harena", "tiro");
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (empty));
  g_assert_true (gtk_widget_get_mapped (view));
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL, "Games");
}

/* By the column that is asked for, in either direction. */
static void
test_sort (Scene         *scene,
           gconstpointer  data G_GNUC_UNUSED)
{
  GtkColumnView *view = GTK_COLUMN_VIEW (stage_find (scene->window, GTK_TYPE_COLUMN_VIEW, NULL));
  GListModel    *columns = gtk_column_view_get_columns (view);
  g_autoptr (GtkColumnViewColumn) moves = g_list_model_get_item (columns, 5);

  add (scene, "german-3.harena", "lanista");
  add (scene, "passes-2.harena", "tiro");
  add (scene, "german-5.harena", "lanista");
  g_assert_cmpuint (g_list_model_get_n_items (rows_of (scene)), ==, 3);
  g_assert_cmpstr (gtk_column_view_column_get_title (moves), ==, "Moves");
  for (int order = GTK_SORT_ASCENDING; order <= GTK_SORT_DESCENDING; order++)
    {
      gtk_column_view_sort_by_column (view, moves, order);
      for (guint i = 1; i < 3; i++)
        {
          guint before = moves_of (rows_of (scene), i - 1);
          guint after = moves_of (rows_of (scene), i);

          g_assert_cmpuint (order == GTK_SORT_ASCENDING ? before : after, <,
                            order == GTK_SORT_ASCENDING ? after : before);
        }
    }
}

/* What is chosen is opened by the window that the statistics belong to. */
static void
test_open (Scene         *scene,
           gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget                 *view = stage_find (scene->window, GTK_TYPE_COLUMN_VIEW, NULL);
  g_autoptr (HarenaPastGame) game = NULL;
  g_autofree char           *uri = NULL;

  add (scene, "german-3.harena", "lanista");
  add (scene, "german-2.harena", "lanista");
  stage_settle ();
  game = g_list_model_get_item (rows_of (scene), 1);
  uri = g_file_get_uri (harena_past_game_get_file (game));
  g_object_add_weak_pointer (G_OBJECT (scene->window), (gpointer *) &scene->window);
  g_signal_emit_by_name (view, "activate", 1u);
  g_assert_cmpstr (scene->opened, ==, uri);
  stage_wait_until (scene->window == NULL);
}

static void
test_totals (Scene         *scene,
             gconstpointer  data G_GNUC_UNUSED)
{
  guint        won = 0;
  int          best = 0;
  AdwActionRow *row;
  g_autofree char *text = NULL;

  add (scene, "german-3.harena", "lanista");
  add (scene, "german-2.harena", "tiro");
  add (scene, "passes-2.harena", "tiro");
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (HarenaPastGame) game = g_list_model_get_item (G_LIST_MODEL (scene->history), i);

      won += harena_past_game_is_winner (game, 1);
      best = MAX (best, harena_past_game_get_points (game, 1));
    }
  text = g_strdup_printf ("%u of 3 games won, best result: %d points", won, best);
  row = find_row (scene->window, "Livia &amp; Co");
  g_assert_nonnull (row);
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, text);

  /* Two seats of one game count as two. */
  row = find_row (scene->window, "Lanista");
  g_assert_true (g_str_has_suffix (adw_action_row_get_subtitle (row), "points"));
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (row), "of 2 games won"));
  g_assert_nonnull (find_row (scene->window, "Tiro"));
  g_assert_null (find_row (scene->window, "Seat 2"));
}

/* A game of two persons, of another kind. */
static void
add_other (Scene *scene)
{
  const HarenaGame        *game = harena_find_game (harena_games, "hannibal");
  HarenaSetup              setup;
  g_autoptr (HarenaRecord) record = NULL;
  g_autofree void         *position = g_malloc0 (game->position_size);
  HarenaMove               list[HARENA_MOVES_MAX];
  g_autoptr (GAsyncResult) result = NULL;

  harena_setup_init (&setup, game, 0, 2);
  record = harena_record_new (game, &setup, 1);
  harena_record_set_seat (record, 1, "Livia & Co", "person");
  harena_record_set_seat (record, 2, "Hasdrubal", "person");
  g_assert_true (game->start (position, &setup, NULL));
  for (int n; (n = game->moves (position, list)) > 0;)
    {
      HarenaMove move = game->turn (position) == HARENA_CHANCE
                          ? list[0] : list[record->moves->len % n];

      g_array_append_val (record->moves, move);
      game->play (position, move);
    }
  harena_history_add_async (scene->history, record, G_MAXUINT, NULL, async_cb, &result);
  stage_wait_until (result != NULL);
  g_assert_true (harena_history_add_finish (scene->history, result, NULL));
}

static GtkWidget *
filter_at (Scene *scene,
           int    index)
{
  GtkWidget *child = gtk_widget_get_first_child (stage_find (scene->window, GTK_TYPE_BOX,
                                                             "statistics-filters"));

  while (index-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Several games of the house: each can be looked at alone, and only then points are compared. */
static void
test_filter (Scene         *scene,
             gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget    *filters = gtk_widget_get_ancestor (filter_at (scene, 0),
                                                   GTK_TYPE_SCROLLED_WINDOW);
  AdwActionRow *row;

  add (scene, "german-3.harena", "lanista");
  add (scene, "german-2.harena", "tiro");
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (filters));
  add_other (scene);
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (filters));
  g_assert_cmpuint (g_list_model_get_n_items (rows_of (scene)), ==, 3);
  row = find_row (scene->window, "Livia &amp; Co");
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (row), "of 3 games won"));
  g_assert_null (strstr (adw_action_row_get_subtitle (row), "best result"));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (filter_at (scene, 1)), TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (rows_of (scene)), ==, 2);
  row = find_row (scene->window, "Livia &amp; Co");
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (row), "of 2 games won"));
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (row), "best result"));
  g_assert_null (find_row (scene->window, "Hasdrubal"));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (filter_at (scene, 2)), TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (rows_of (scene)), ==, 1);
  g_assert_nonnull (find_row (scene->window, "Hasdrubal"));
}

static void
test_narrow (Scene         *scene,
             gconstpointer  data G_GNUC_UNUSED)
{
  GtkColumnView *view = GTK_COLUMN_VIEW (stage_find (scene->window, GTK_TYPE_COLUMN_VIEW, NULL));
  GListModel    *columns = gtk_column_view_get_columns (view);
  guint          n_visible = 0;

  add (scene, "german-3.harena", "lanista");
  gtk_window_set_default_size (GTK_WINDOW (scene->window), 360, 500);
  stage_settle ();
  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

      n_visible += gtk_column_view_column_get_visible (column);
    }
  g_assert_cmpint (gtk_widget_get_width (scene->window), <=, 360);
  g_assert_cmpuint (n_visible, ==, 3);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  five_add_faces ();

#define ADD(name, test) \
  g_test_add ("/ui/statistics-window/" name, Scene, NULL, set_up, test, tear_down)
  ADD ("empty", test_empty);
  ADD ("sort", test_sort);
  ADD ("open", test_open);
  ADD ("totals", test_totals);
  ADD ("filter", test_filter);
  ADD ("narrow", test_narrow);
#undef ADD

  return g_test_run ();
}
