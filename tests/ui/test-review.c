/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back at a game of every face: its keys from wherever the focus is, one way out, the log. */

#include "table/table.h"

#include "board/board-view.h"
#include "games.h"
#include "log/log.h"
#include "log/log-row.h"
#include "stage.h"
#include "table/panel.h"

typedef struct
{
  HarenaGameModel *model;
  GtkWidget       *table;
  GtkWidget       *window;
} Scene;

static void
set_up (Scene         *scene,
        gconstpointer  data)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "golden", data, NULL);
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, path, &error);

  g_assert_no_error (error);
  scene->model = harena_game_model_new_from_record (record);
  harena_game_model_set_pace (scene->model, HARENA_PACE_INSTANT);
  scene->table = harena_table_new (scene->model);
  scene->window = stage_show (scene->table, 1280, 800);
  gtk_widget_activate_action (scene->table, "table.review", NULL);
  stage_settle ();
  g_assert_true (harena_table_get_reviewing (HARENA_TABLE (scene->table)));
}

static void
tear_down (Scene         *scene,
           gconstpointer  data G_GNUC_UNUSED)
{
  stage_close (scene->window);
  g_assert_finalize_object (scene->model);
}

/* What is seen and leads out of the review. */
static guint
count_ways_out (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (GTK_IS_ACTIONABLE (widget)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
                    "table.leave-review") == 0)
    n++;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_ways_out (child);
  return n;
}

static guint
cursor_of (Scene *scene)
{
  return harena_game_model_get_cursor (scene->model);
}

/* From here, all keys lead to the same places. */
static void
assert_keys (Scene *scene)
{
  guint n_moves = harena_game_model_get_n_moves (scene->model);

  g_assert_true (stage_press (scene->window, GDK_KEY_Home, 0));
  g_assert_cmpuint (cursor_of (scene), ==, 0);
  g_assert_true (stage_press (scene->window, GDK_KEY_Right, 0));
  g_assert_true (stage_press (scene->window, GDK_KEY_Right, 0));
  g_assert_cmpuint (cursor_of (scene), ==, 2);
  g_assert_true (stage_press (scene->window, GDK_KEY_Left, 0));
  g_assert_cmpuint (cursor_of (scene), ==, 1);
  g_assert_true (stage_press (scene->window, GDK_KEY_End, 0));
  g_assert_cmpuint (cursor_of (scene), ==, n_moves);
  stage_settle ();
}

static void
test_keys (Scene         *scene,
           gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *board = stage_find (scene->table, HARENA_TYPE_BOARD_VIEW, NULL);
  GtkWidget *log = stage_find (scene->table, HARENA_TYPE_LOG, NULL);
  GtkWidget *scale = stage_find (scene->table, GTK_TYPE_SCALE, NULL);
  GtkWidget *focus;
  guint      cursor;

  g_assert_true (gtk_widget_grab_focus (board));
  assert_keys (scene);
  g_assert_true (stage_press (scene->window, GDK_KEY_Up, 0));
  g_assert_cmpuint (cursor_of (scene), ==, harena_game_model_get_n_moves (scene->model) - 1);
  g_assert_true (gtk_widget_child_focus (log, GTK_DIR_TAB_FORWARD));
  assert_keys (scene);
  g_assert_true (gtk_widget_grab_focus (scale));
  assert_keys (scene);

  /* With Alt the board is walked, and the game stays where it is. */
  cursor = cursor_of (scene);
  g_assert_true (stage_press (scene->window, GDK_KEY_Right, GDK_ALT_MASK));
  focus = gtk_window_get_focus (GTK_WINDOW (scene->window));
  g_assert_true (gtk_widget_is_ancestor (focus, board));
  g_assert_true (stage_press (scene->window, GDK_KEY_Left, GDK_ALT_MASK));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (scene->window)) != focus);
  g_assert_cmpuint (cursor_of (scene), ==, cursor);
}

/* Nothing is played from within, though it is the present that is looked at; and there is one way
 * out. */
static void
test_out (Scene         *scene,
          gconstpointer  data G_GNUC_UNUSED)
{
  g_assert_cmpuint (count_ways_out (scene->table), ==, 1);
  gtk_widget_activate_action (scene->table, "table.leave-review", NULL);
  stage_settle ();
  g_assert_false (harena_table_get_reviewing (HARENA_TABLE (scene->table)));
  g_assert_cmpuint (count_ways_out (scene->table), ==, 0);
}

/* The first moves are told above, bright, and those to come below, dim; there is room for many. */
static void
test_log (Scene         *scene,
          gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *log = stage_find (scene->table, HARENA_TYPE_LOG, NULL);
  GtkWidget *panel = stage_find (scene->table, HARENA_TYPE_PANEL, NULL);

  harena_game_model_jump (scene->model, harena_game_model_get_n_moves (scene->model) / 2);
  stage_settle ();
  g_assert_cmpint (gtk_widget_get_height (log) * 100, >, gtk_widget_get_height (panel) * 33);
  g_assert_nonnull (stage_find (log, HARENA_TYPE_LOG_ROW, "coming"));
}

int
main (int    argc,
      char **argv)
{
  static const char *const games[][2] = {
    { "clash", "clash/german-3.harena" },
    { "hannibal", "hannibal/quiet.harena" },
    { "circus", "circus/standard-3.harena" },
    { "imperium", "imperium/quiet-4.harena" },
    { "gladiatori", "gladiatori/duel-3.harena" },
  };

  stage_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *keys = g_strdup_printf ("/ui/review/%s/keys", games[i][0]);
      g_autofree char *out = g_strdup_printf ("/ui/review/%s/out", games[i][0]);
      g_autofree char *log = g_strdup_printf ("/ui/review/%s/log", games[i][0]);

      g_test_add (keys, Scene, games[i][1], set_up, test_keys, tear_down);
      g_test_add (out, Scene, games[i][1], set_up, test_out, tear_down);
      g_test_add (log, Scene, games[i][1], set_up, test_log, tear_down);
    }
  return g_test_run ();
}
