/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files: opened, refused in words, saved, and never written over by surprise. */

#include "face.h"
#include "games.h"
#include "house.h"

#include <glib/gstdio.h>
#include <string.h>

static void
open_golden (HarenaWindow *window,
             const char   *name)
{
  g_autoptr (GFile) file = house_golden (name);

  harena_window_open (window, file);
  stage_wait_until (harena_window_get_model (window) != NULL
                    && g_file_equal (harena_game_model_get_file (harena_window_get_model (window)),
                                     file));
}

static void
test_open (void)
{
  HarenaWindow *window;

  house_open ();
  window = house_window ();
  open_golden (window, "german-3");
  g_assert_cmpstr (harena_window_get_page (window), ==, "table");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "german-3");
  g_assert_true (harena_game_model_get_over (harena_window_get_model (window)));
  house_close ();
}

static void
test_open_action (void)
{
  HarenaWindow     *window;
  g_autoptr (GFile) file = house_golden ("german-2");
  g_autofree char  *uri = g_file_get_uri (file);

  house_open ();
  window = house_window ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.open-file", "s", uri));
  stage_wait_until (harena_window_get_model (window) != NULL);
  house_close ();
}

/* From outside every file gets a window, the first one the welcome if it is shown; one that is open
 * already is shown where it is. */
static void
test_open_from_outside (void)
{
  g_autoptr (GFile) first = house_golden ("german-2");
  g_autoptr (GFile) second = house_golden ("german-4");
  GFile            *files[] = { first, second };

  house_open ();
  house_window ();
  g_application_open (G_APPLICATION (house_get ()), files, 2, "");
  stage_wait_until (harena_application_find_file (house_get (), first) != NULL
                    && harena_application_find_file (house_get (), second) != NULL);
  g_assert_cmpuint (house_n_windows (), ==, 2);
  g_application_open (G_APPLICATION (house_get ()), files, 2, "");
  stage_settle ();
  g_assert_cmpuint (house_n_windows (), ==, 2);
  house_close ();
}

/* Named twice, a file still opens once. */
static void
test_open_twice (void)
{
  g_autoptr (GFile) file = house_golden ("german-2");
  g_autoptr (GFile) again = house_golden ("german-2");
  GFile            *files[] = { file, again };
  HarenaWindow     *window;

  house_open ();
  g_application_open (G_APPLICATION (house_get ()), files, 2, "");
  g_assert_cmpuint (house_n_windows (), ==, 1);
  window = HARENA_WINDOW (harena_application_find_file (house_get (), file));
  stage_wait_until (harena_window_get_model (window) != NULL);
  g_assert_cmpuint (house_n_windows (), ==, 1);
  house_close ();
}

/* The game that is played stays, and a sentence with the name of the file says why. */
static void
test_hostile (void)
{
  const char *const texts[] = {
    "",
    "not a game at all\n",
    "[Harena]\nVersion=1\nGame=clash\nEdition=international\nSeed=1\n[Moves]\n1=enter z9 net\n",
    "[Harena]\nVersion=99\nGame=clash\n",
    "[Harena]\nVersion=1\nGame=chess\nEdition=standard\nSeed=1\n[Moves]\n",
    "\xff\xfe\x01",
  };
  g_autofree char            *folder = house_folder ();
  g_autoptr (HarenaGameModel) model = NULL;
  HarenaWindow               *window;

  house_open ();
  window = house_window ();
  model = house_game ();
  harena_window_play (window, model);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char  *path = g_build_filename (folder, "hostile.harena", NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      AdwMessageDialog *dialog;

      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      harena_window_open (window, file);
      dialog = house_dialog ();
      g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==,
                       "The Game Could Not Be Opened");
      g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "hostile.harena"));
      house_respond (dialog, "close");
      g_assert_true (harena_window_get_model (window) == model);
      g_assert_cmpstr (harena_window_get_page (window), ==, "table");
      g_unlink (path);
    }
  g_rmdir (folder);
  house_close ();
}

/* A game that this version does not have, or cannot show, is refused by its name. */
static void
test_unknown_game (void)
{
  const HarenaGame *const *games = harena_face_games ();
  g_autofree char         *folder = house_folder ();
  HarenaWindow            *window;

  house_open ();
  window = house_window ();
  for (int i = -1; i < 0 || harena_games[i] != NULL; i++)
    {
      const char       *id = i < 0 ? "chess" : harena_games[i]->id;
      g_autofree char  *path = g_build_filename (folder, "unknown.harena", NULL);
      g_autofree char  *quoted = g_strdup_printf ("“%s”", id);
      g_autofree char  *text = g_strdup_printf ("[Harena]\nVersion=1\nGame=%s\n[Moves]\n",
                                                 id);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      AdwMessageDialog *dialog;

      if (harena_find_game (games, id) != NULL)
        continue;
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      harena_window_open (window, file);
      dialog = house_dialog ();
      g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "unknown.harena"));
      g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), quoted));
      house_respond (dialog, "close");
      g_assert_cmpstr (harena_window_get_page (window), ==, "welcome");
      g_unlink (path);
    }
  g_rmdir (folder);
  house_close ();
}

/* Started with such a file, the program shows the welcome behind the message. */
static void
test_hostile_from_outside (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/at-all.harena");

  house_open ();
  g_application_open (G_APPLICATION (house_get ()), &file, 1, "");
  house_respond (house_dialog (), "close");
  g_assert_cmpuint (house_n_windows (), ==, 1);
  g_assert_cmpstr (harena_window_get_page (gtk_application_get_windows (
                     GTK_APPLICATION (house_get ()))->data), ==, "welcome");
  house_close ();
}

static void
test_save (void)
{
  g_autofree char            *folder = house_folder ();
  g_autofree char            *typed = g_build_filename (folder, "my game", NULL);
  g_autofree char            *path = g_strconcat (typed, ".harena", NULL);
  g_autoptr (GFile)           file = g_file_new_for_path (typed);
  g_autoptr (GFile)           named = g_file_new_for_path (path);
  g_autoptr (HarenaGameModel) model = NULL;
  g_autofree char            *uri = g_file_get_uri (named);
  HarenaWindow               *window;
  HarenaWindow               *other;

  house_open ();
  window = house_window ();
  model = house_game ();
  harena_window_play (window, model);
  stage_wait_until (harena_game_model_get_asked (model) == 1);
  g_assert_true (harena_game_model_play_text (model, "enter b2 sword", NULL));

  /* The name ends as it should; nobody has to type that. */
  harena_window_save_to (window, file, FALSE);
  stage_wait_until (!harena_game_model_get_modified (model));
  g_assert_true (g_file_query_exists (named, NULL));
  g_assert_false (g_file_query_exists (file, NULL));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "my game");
  stage_settle ();
  g_assert_true (gtk_recent_manager_has_item (gtk_recent_manager_get_default (), uri));

  /* From now on it is saved without a question. */
  stage_wait_until (harena_game_model_get_asked (model) == 2);
  g_assert_true (harena_game_model_play_text (model, "enter c3 net", NULL));
  g_assert_true (harena_game_model_get_modified (model));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL));
  stage_wait_until (!harena_game_model_get_modified (model));

  /* Elsewhere the file is shown where it is; after that, it opens as it was saved. */
  other = house_window ();
  harena_window_open (other, named);
  stage_settle ();
  g_assert_null (harena_window_get_model (other));
  gtk_window_close (GTK_WINDOW (window));
  stage_settle ();
  harena_window_open (other, named);
  stage_wait_until (harena_window_get_model (other) != NULL);
  g_assert_cmpuint (harena_game_model_get_n_moves (harena_window_get_model (other)), ==, 2);

  house_close ();
  g_unlink (path);
  g_rmdir (folder);
}

static gboolean
holds_game (const char *path)
{
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && strstr (text, "[Harena]") != NULL;
}

/* Somebody else has written the file meanwhile. */
static void
test_changed (void)
{
  g_autofree char            *folder = house_folder ();
  g_autofree char            *path = g_build_filename (folder, "a.harena", NULL);
  g_autofree char            *text = NULL;
  g_autoptr (GFile)           file = g_file_new_for_path (path);
  g_autoptr (HarenaGameModel) model = NULL;
  HarenaWindow               *window;
  AdwMessageDialog           *dialog;

  house_open ();
  window = house_window ();
  model = house_game ();
  harena_window_play (window, model);
  harena_window_save_to (window, file, FALSE);
  stage_wait_until (harena_game_model_get_file (model) != NULL);
  stage_settle ();
  g_assert_true (g_file_set_contents (path, "theirs", -1, NULL));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL));
  dialog = house_dialog ();
  house_respond (dialog, "cancel");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "theirs");

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL));
  dialog = house_dialog ();
  house_respond (dialog, "overwrite");
  stage_wait_until (holds_game (path));

  house_close ();
  g_unlink (path);
  g_rmdir (folder);
}

/* A name that was made longer may be taken already. */
static void
test_taken (void)
{
  g_autofree char            *folder = house_folder ();
  g_autofree char            *typed = g_build_filename (folder, "a", NULL);
  g_autofree char            *path = g_strconcat (typed, ".harena", NULL);
  g_autofree char            *text = NULL;
  g_autoptr (GFile)           file = g_file_new_for_path (typed);
  g_autoptr (HarenaGameModel) model = NULL;
  HarenaWindow               *window;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  house_open ();
  window = house_window ();
  model = house_game ();
  harena_window_play (window, model);
  harena_window_save_to (window, file, FALSE);
  house_respond (house_dialog (), "cancel");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "old");
  harena_window_save_to (window, file, FALSE);
  house_respond (house_dialog (), "overwrite");
  stage_wait_until (harena_game_model_get_file (model) != NULL);

  house_close ();
  g_unlink (path);
  g_rmdir (folder);
}

/* Another window plays the game of that file, and would save over it. */
static void
test_taken_by_window (void)
{
  g_autofree char            *folder = house_folder ();
  g_autofree char            *path = g_build_filename (folder, "a.harena", NULL);
  g_autoptr (GFile)           file = g_file_new_for_path (path);
  g_autoptr (HarenaGameModel) first = NULL;
  g_autoptr (HarenaGameModel) second = NULL;
  HarenaWindow               *window;
  HarenaWindow               *other;
  AdwMessageDialog           *dialog;

  house_open ();
  window = house_window ();
  first = house_game ();
  harena_window_play (window, first);
  harena_window_save_to (window, file, FALSE);
  stage_wait_until (harena_game_model_get_file (first) != NULL);
  other = house_window ();
  second = house_game ();
  harena_window_play (other, second);
  harena_window_save_to (other, file, FALSE);
  dialog = house_dialog ();
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "The Game Could Not Be Saved");
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "a.harena"));
  house_respond (dialog, "close");
  g_assert_null (harena_game_model_get_file (second));

  house_close ();
  g_unlink (path);
  g_rmdir (folder);
}

/* Who is asked about a game and then plays another replaces the file with the first. */
static void
test_changed_meanwhile (void)
{
  g_autofree char            *folder = house_folder ();
  g_autofree char            *path = g_build_filename (folder, "a.harena", NULL);
  g_autoptr (GFile)           file = g_file_new_for_path (path);
  g_autoptr (HarenaGameModel) first = NULL;
  g_autoptr (HarenaGameModel) second = NULL;
  HarenaWindow               *window;
  AdwMessageDialog           *dialog;

  house_open ();
  window = house_window ();
  first = house_game ();
  harena_window_play (window, first);
  harena_window_save_to (window, file, FALSE);
  stage_wait_until (harena_game_model_get_file (first) != NULL);
  stage_settle ();
  g_assert_true (g_file_set_contents (path, "theirs", -1, NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL));
  dialog = house_dialog ();

  second = house_game ();
  harena_window_play (window, second);
  house_respond (dialog, "overwrite");
  stage_wait_until (holds_game (path));
  stage_settle ();
  g_assert_true (g_file_equal (harena_game_model_get_file (first), file));
  g_assert_null (harena_game_model_get_file (second));

  house_close ();
  g_unlink (path);
  g_rmdir (folder);
}

/* Where nothing can be written, a sentence says so and the game goes on. */
static void
test_no_place (void)
{
  g_autoptr (GFile)           file = g_file_new_for_path ("/nowhere/a.harena");
  g_autoptr (HarenaGameModel) model = NULL;
  HarenaWindow               *window;
  AdwMessageDialog           *dialog;

  house_open ();
  window = house_window ();
  model = house_game ();
  harena_window_play (window, model);
  harena_window_save_to (window, file, FALSE);
  dialog = house_dialog ();
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "The Game Could Not Be Saved");
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "a.harena"));
  house_respond (dialog, "close");
  g_assert_true (harena_window_get_model (window) == model);
  house_close ();
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/app/files/open", test_open);
  g_test_add_func ("/app/files/open-action", test_open_action);
  g_test_add_func ("/app/files/open-from-outside", test_open_from_outside);
  g_test_add_func ("/app/files/open-twice", test_open_twice);
  g_test_add_func ("/app/files/hostile", test_hostile);
  g_test_add_func ("/app/files/unknown-game", test_unknown_game);
  g_test_add_func ("/app/files/hostile-from-outside", test_hostile_from_outside);
  g_test_add_func ("/app/files/save", test_save);
  g_test_add_func ("/app/files/changed", test_changed);
  g_test_add_func ("/app/files/changed-meanwhile", test_changed_meanwhile);
  g_test_add_func ("/app/files/taken", test_taken);
  g_test_add_func ("/app/files/taken-by-window", test_taken_by_window);
  g_test_add_func ("/app/files/no-place", test_no_place);

  return g_test_run ();
}
