/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Not a test: takes a picture of a page around the games, with all five of them.
 *
 * show-pages PAGE WIDTH HEIGHT FILE, where PAGE is welcome, first, statistics, or
 * new-GAME. HARENA_ONE=1 leaves only the games with a face of their own. */

#include "autosave.h"
#include "five.h"
#include "games.h"
#include "pages/new-game-page.h"
#include "pages/statistics-window.h"
#include "pages/welcome-page.h"
#include "settings.h"
#include "stage.h"

#include <stdlib.h>
#include <string.h>

static void
async_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  (void) source;
  *(GAsyncResult **) data = g_object_ref (result);
}

/* A recorded game, played by these persons. */
static HarenaRecord *
load (const char *game,
      const char *name)
{
  static const char *const names[] = { "Marta", "Veteranus", "Jonas", "Novicius", "Tiro" };
  g_autofree char         *path = g_test_build_filename (G_TEST_DIST, "golden", game, name, NULL);
  g_autoptr (GError)       error = NULL;
  HarenaRecord            *record = harena_record_load (harena_games, path, &error);

  g_assert_no_error (error);
  for (int seat = 1; seat <= record->setup.seats; seat++)
    harena_record_set_seat (record, seat, names[seat - 1], seat == 1 ? "person" : "veteranus");
  return record;
}

static HarenaHistory *
make_history (const char *folder)
{
  static const char *const all[][2] = {
    { "hannibal", NULL }, { "gladiatori", NULL }, { "imperium", NULL }, { "circus", NULL },
    { "clash", "german-2.harena" }, { "clash", "international-4.harena" },
  };
  HarenaHistory           *history = harena_history_new (harena_games, folder);

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_autofree char         *path = g_test_build_filename (G_TEST_DIST, "golden", all[i][0],
                                                              NULL);
      g_autoptr (GDir)         dir = g_dir_open (path, 0, NULL);
      const char              *name = all[i][1];
      g_autoptr (HarenaRecord) record = NULL;
      g_autoptr (GAsyncResult) result = NULL;

      if (dir == NULL)
        continue;
      while (name == NULL || !g_str_has_suffix (name, ".harena"))
        name = g_dir_read_name (dir);
      record = load (all[i][0], name);
      harena_history_add_async (history, record, G_MAXUINT, NULL, async_cb, &result);
      stage_wait_until (result != NULL);
    }
  return history;
}

static GPtrArray *
make_left (const char *folder)
{
  HarenaRecord            *record = load ("clash", "international-3.harena");
  HarenaGameModel         *model;
  HarenaAutosave          *autosave;
  g_autoptr (GAsyncResult) closed = NULL;
  g_autoptr (GAsyncResult) found = NULL;

  g_array_set_size (record->moves, 90);
  model = harena_game_model_new_from_record (record);
  autosave = harena_autosave_new (model, folder);
  harena_autosave_close_async (autosave, TRUE, NULL, async_cb, &closed);
  stage_wait_until (closed != NULL);
  g_object_unref (autosave);
  g_object_unref (model);
  harena_unfinished_game_find_async (harena_games, folder, NULL, async_cb, &found);
  stage_wait_until (found != NULL);
  return harena_unfinished_game_find_finish (found);
}

static void
nothing_cb (void)
{
}

/* Buttons whose action is not there would look as if they could not be pressed. */
static void
add_actions (GtkWidget *window)
{
  const GActionEntry entries[] = {
    { .name = "arrange", .activate = (gpointer) nothing_cb, .parameter_type = "s" },
    { .name = "continue", .activate = (gpointer) nothing_cb, .parameter_type = "s" },
    { .name = "open", .activate = (gpointer) nothing_cb },
    { .name = "open-file", .activate = (gpointer) nothing_cb, .parameter_type = "s" },
    { .name = "rules", .activate = (gpointer) nothing_cb, .parameter_type = "s" },
    { .name = "statistics", .activate = (gpointer) nothing_cb },
    { .name = "teach", .activate = (gpointer) nothing_cb, .parameter_type = "s" },
    { .name = "welcome", .activate = (gpointer) nothing_cb },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), NULL);
  gtk_widget_insert_action_group (window, "app", G_ACTION_GROUP (group));
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (group));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("harena-pages-XXXXXX", NULL);
  g_autofree char *past = g_build_filename (folder, "history", NULL);
  int              n = 1;
  GtkWidget       *page;
  GtkWidget       *window;

  stage_init (&n, &argv);
  if (argc != 5)
    return 2;

  if (g_getenv ("HARENA_ONE") == NULL)
    five_add_faces ();
  if (g_str_has_prefix (argv[1], "new-"))
    page = harena_new_game_page_new (harena_find_game (harena_games, argv[1] + strlen ("new-")));
  else
    page = harena_welcome_page_new ();
  window = stage_show (page, atoi (argv[2]), atoi (argv[3]));
  if (g_str_equal (argv[1], "statistics"))
    {
      window = harena_statistics_window_new (NULL, make_history (past));
      gtk_window_set_default_size (GTK_WINDOW (window), atoi (argv[2]), atoi (argv[3]));
      gtk_window_present (GTK_WINDOW (window));
    }
  add_actions (window);
  if (g_str_equal (argv[1], "welcome"))
    {
      harena_welcome_page_set_history (HARENA_WELCOME_PAGE (page), make_history (past));
      harena_welcome_page_set_left (HARENA_WELCOME_PAGE (page), make_left (folder));
    }
  stage_wait (500);
  stage_picture (window, argv[4]);
  return 0;
}
