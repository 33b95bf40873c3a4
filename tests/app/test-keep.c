/* SPDX-License-Identifier: GPL-3.0-or-later */
/* No game is lost: it is kept while it runs, offered when it was left, and counted when it ends. */

#include "house.h"

#include "autosave.h"
#include "table/table.h"
#include "window-private.h"

#include <glib/gstdio.h>

/* How many games are kept. */
static guint
n_kept (void)
{
  g_autoptr (GDir) dir = g_dir_open (harena_autosave_get_default_folder (), 0, NULL);
  const char      *name;
  guint            n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, ".harena");

  return n;
}

static void
forget (void)
{
  const char      *folder = harena_autosave_get_default_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char      *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
}

static HarenaWindow *
play (HarenaGameModel *model)
{
  HarenaWindow *window = house_window ();

  harena_window_play (window, model);
  g_object_unref (model);
  return window;
}

static void
play_move (HarenaWindow *window,
           const char   *text)
{
  HarenaGameModel *model = harena_window_get_model (window);

  stage_wait_until (harena_game_model_get_asked (model) != 0);
  g_assert_true (harena_game_model_play_text (model, text, NULL));
}

static void
continue_last (HarenaWindow *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", "s", ""));
  stage_wait_until (harena_window_get_model (window) != NULL);
}

/* The program ends in the middle of a game, and finds it again. */
static void
test_resume (void)
{
  HarenaWindow *window;

  forget ();
  house_open ();
  play_move (play (house_game ()), "enter b2 sword");
  house_close ();
  g_assert_cmpuint (n_kept (), ==, 1);

  house_open ();
  window = house_window ();
  continue_last (window);
  g_assert_cmpuint (harena_game_model_get_n_moves (harena_window_get_model (window)), ==, 1);
  g_assert_cmpstr (harena_window_get_page (window), ==, "table");
  play_move (window, "enter c3 net");
  house_close ();
  g_assert_cmpuint (n_kept (), ==, 1);
}

/* A window is closed without a word, and the game is offered in the next one. */
static void
test_close (void)
{
  HarenaWindow *window;

  forget ();
  house_open ();
  window = play (house_game ());
  play_move (window, "enter b2 sword");
  gtk_window_close (GTK_WINDOW (window));
  stage_settle ();
  g_assert_cmpuint (house_n_windows (), ==, 0);

  window = house_window ();
  continue_last (window);
  g_assert_cmpuint (harena_game_model_get_n_moves (harena_window_get_model (window)), ==, 1);
  house_close ();
}

/* Back at the welcome, the game that was just left can be continued at once. */
static void
test_leave (void)
{
  HarenaWindow *window;

  forget ();
  house_open ();
  window = play (house_game ());
  play_move (window, "enter b2 sword");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL));
  g_assert_null (harena_window_get_model (window));
  continue_last (window);
  g_assert_cmpuint (harena_game_model_get_n_moves (harena_window_get_model (window)), ==, 1);
  house_close ();
}

/* A new game takes the place of another, which is kept. */
static void
test_replace (void)
{
  HarenaWindow *window;

  forget ();
  house_open ();
  window = play (house_game ());
  play_move (window, "enter b2 sword");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.play-again", NULL));
  g_assert_cmpuint (harena_game_model_get_n_moves (harena_window_get_model (window)), ==, 0);
  house_close ();
  g_assert_cmpuint (n_kept (), ==, 2);
}

/* Two windows never have the same game. */
static void
test_one_owner (void)
{
  HarenaWindow *first;
  HarenaWindow *second;

  forget ();
  house_open ();
  play_move (play (house_game ()), "enter b2 sword");
  house_close ();

  house_open ();
  first = house_window ();
  continue_last (first);
  second = house_window ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (second), "win.continue", "s", ""));
  stage_settle ();
  g_assert_null (harena_window_get_model (second));
  g_assert_cmpstr (harena_window_get_page (second), ==, "welcome");
  house_close ();
}

/* A file that was only looked at is not offered again. */
static void
test_look (void)
{
  g_autofree char  *folder = house_folder ();
  g_autofree char  *path = g_build_filename (folder, "a.harena", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  HarenaWindow     *window;

  forget ();
  house_open ();
  window = play (house_game ());
  harena_window_save_to (window, file, FALSE);
  stage_wait_until (harena_game_model_get_file (harena_window_get_model (window)) != NULL);
  house_close ();
  forget ();

  house_open ();
  window = house_window ();
  harena_window_open (window, file);
  stage_wait_until (harena_window_get_model (window) != NULL);
  house_close ();
  g_assert_cmpuint (n_kept (), ==, 0);
  g_unlink (path);
  g_rmdir (folder);
}

/* A finished game is counted once, and is not offered any more. */
static void
test_history (void)
{
  HarenaWindow    *window;
  HarenaGameModel *model;
  HarenaHistory   *history;
  GtkWidget       *table;
  guint            before;

  forget ();
  house_open ();
  history = harena_application_get_history (house_get ());
  stage_settle ();
  before = g_list_model_get_n_items (G_LIST_MODEL (history));
  window = play (house_short_game ());
  model = harena_window_get_model (window);
  stage_wait_until (harena_game_model_get_over (model));
  stage_wait_until (g_list_model_get_n_items (G_LIST_MODEL (history)) == before + 1);
  stage_wait_until (n_kept () == 0);

  /* Taken back and played to its end once more, it is kept meanwhile, but not counted again. */
  table = stage_find (GTK_WIDGET (window), HARENA_TYPE_TABLE, NULL);
  g_assert_true (gtk_widget_activate_action (table, "table.review", NULL));
  harena_game_model_jump (model, harena_game_model_get_n_moves (model) - 2);
  harena_game_model_hold (model);
  g_assert_true (gtk_widget_activate_action (table, "table.continue-here", NULL));
  g_assert_false (harena_game_model_get_over (model));
  g_assert_cmpuint (n_kept (), ==, 1);
  harena_game_model_release (model);
  stage_wait_until (harena_game_model_get_over (model));
  stage_wait_until (n_kept () == 0);
  stage_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, before + 1);
  house_close ();
}

/* While the history cannot be written, the game is kept; as soon as it can, the history has it. */
static void
test_history_full (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "harena", "history", NULL);
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);
  g_autofree char *above = g_path_get_dirname (folder);
  HarenaWindow    *window;
  HarenaHistory   *history;

  forget ();
  g_mkdir_with_parents (above, 0700);
  g_rename (folder, aside);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  house_open ();
  window = play (house_short_game ());
  stage_wait_until (harena_game_model_get_over (harena_window_get_model (window)));
  stage_settle ();
  g_assert_cmpuint (n_kept (), ==, 1);

  /* It is offered, but not removed by being left. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL));
  stage_wait_until (harena_window_get_model (window) == NULL);
  stage_settle ();
  g_assert_cmpuint (n_kept (), ==, 1);
  continue_last (window);
  stage_settle ();
  g_assert_cmpuint (n_kept (), ==, 1);
  house_close ();
  g_assert_cmpuint (n_kept (), ==, 1);

  g_assert_cmpint (g_unlink (folder), ==, 0);
  house_open ();
  history = harena_application_get_history (house_get ());
  house_window ();
  stage_wait_until (g_list_model_get_n_items (G_LIST_MODEL (history)) == 1);
  stage_wait_until (n_kept () == 0);
  house_close ();
}

/* A game of the history is looked at under the name of the game, and not as a person's own file. */
static void
test_past_game (void)
{
  HarenaHistory             *history;
  HarenaWindow              *window;
  g_autoptr (HarenaPastGame) past = NULL;
  g_autofree char           *uri = NULL;

  forget ();
  house_open ();
  history = harena_application_get_history (house_get ());
  stage_settle ();
  if (g_list_model_get_n_items (G_LIST_MODEL (history)) == 0)
    {
      play (house_short_game ());
      stage_wait_until (g_list_model_get_n_items (G_LIST_MODEL (history)) == 1);
    }

  past = g_list_model_get_item (G_LIST_MODEL (history), 0);
  uri = g_file_get_uri (harena_past_game_get_file (past));
  window = house_window ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.open-file", "s", uri));
  stage_wait_until (harena_window_get_model (window) != NULL);
  stage_settle ();
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Clash of the Gladiators");
  g_assert_false (gtk_recent_manager_has_item (gtk_recent_manager_get_default (), uri));
  house_close ();
}

/* A finished game from a file was counted when it was played, or by somebody else. */
static void
test_opened_history (void)
{
  g_autoptr (GFile) golden = house_golden ("international-2");
  HarenaHistory    *history;
  HarenaWindow     *window;
  guint             before;

  forget ();
  house_open ();
  history = harena_application_get_history (house_get ());
  stage_settle ();
  before = g_list_model_get_n_items (G_LIST_MODEL (history));
  window = house_window ();
  harena_window_open (window, golden);
  stage_wait_until (harena_window_get_model (window) != NULL);
  stage_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, before);
  g_assert_cmpuint (n_kept (), ==, 0);
  house_close ();
}

/* Only where the game would be lost, closing asks. */
static void
test_failing (void)
{
  const char       *folder = harena_autosave_get_default_folder ();
  HarenaWindow     *window;
  HarenaGameModel  *model;
  AdwMessageDialog *dialog;

  forget ();
  g_rmdir (folder);
  /* A file where the folder should be: nothing can be written there. */
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  house_open ();
  window = play (house_game ());
  play_move (window, "enter b2 sword");
  stage_settle ();
  model = harena_window_get_model (window);

  gtk_window_close (GTK_WINDOW (window));
  dialog = house_dialog ();
  house_respond (dialog, "cancel");
  g_assert_cmpuint (house_n_windows (), ==, 1);
  g_assert_true (harena_window_get_model (window) == model);

  gtk_window_close (GTK_WINDOW (window));
  dialog = house_dialog ();
  house_respond (dialog, "lose");
  g_assert_cmpuint (house_n_windows (), ==, 0);
  house_close ();
  g_unlink (folder);
}

/* The toast that says so may outlive its window, which it then knows nothing of. */
static void
test_failing_toast (void)
{
  const char          *folder = harena_autosave_get_default_folder ();
  g_autoptr (AdwToast) toast = NULL;
  HarenaWindow        *window;

  forget ();
  g_rmdir (folder);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  house_open ();
  window = g_object_ref (play (house_game ()));
  play_move (window, "enter b2 sword");
  stage_wait_until (window->failing != NULL);
  toast = g_object_ref (window->failing);
  gtk_window_close (GTK_WINDOW (window));
  house_respond (house_dialog (), "lose");
  g_assert_cmpuint (house_n_windows (), ==, 0);
  g_object_run_dispose (G_OBJECT (window));
  g_assert_null (window->failing);
  g_object_unref (window);
  house_close ();
  g_unlink (folder);
}

/* A damaged game is put aside, and said once. */
static void
test_damaged (void)
{
  const char      *folder = harena_autosave_get_default_folder ();
  g_autofree char *path = g_build_filename (folder, "game-0.harena", NULL);
  HarenaWindow    *window;

  forget ();
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, "damaged", -1, NULL));
  house_open ();
  window = house_window ();
  house_respond (house_dialog (), "close");
  g_assert_cmpstr (harena_window_get_page (window), ==, "welcome");
  house_close ();
  forget ();
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/app/keep/resume", test_resume);
  g_test_add_func ("/app/keep/close", test_close);
  g_test_add_func ("/app/keep/leave", test_leave);
  g_test_add_func ("/app/keep/replace", test_replace);
  g_test_add_func ("/app/keep/one-owner", test_one_owner);
  g_test_add_func ("/app/keep/look", test_look);
  g_test_add_func ("/app/keep/history", test_history);
  g_test_add_func ("/app/keep/opened-history", test_opened_history);
  g_test_add_func ("/app/keep/history-full", test_history_full);
  g_test_add_func ("/app/keep/past-game", test_past_game);
  g_test_add_func ("/app/keep/failing", test_failing);
  g_test_add_func ("/app/keep/failing-toast", test_failing_toast);
  g_test_add_func ("/app/keep/damaged", test_damaged);

  return g_test_run ();
}
