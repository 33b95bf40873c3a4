/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starts and ends the program within a test. */

#include "house.h"

#include "games.h"
#include "settings.h"

#include <string.h>

static HarenaApplication *application;
static guint              tick;

/* Keeps the main loop turning, so that whoever waits for something in vain notices. */
static gboolean
tick_cb (gpointer data)
{
  (void) data;
  return G_SOURCE_CONTINUE;
}

static void
closed_cb (gpointer  data,
           GObject  *object)
{
  (void) object;
  --*(guint *) data;
}

void
house_open (void)
{
  g_autoptr (GError) error = NULL;

  tick = g_timeout_add (50, tick_cb, NULL);
  application = harena_application_new (G_APPLICATION_NON_UNIQUE);
  g_settings_set_string (harena_settings_get_default (), "pace", "instant");
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, &error));
  g_assert_no_error (error);
}

void
house_close (void)
{
  GtkApplication *app = GTK_APPLICATION (application);
  char           *arguments[] = { (char *) "harena", (char *) "--enough", NULL };
  guint           n_left = 0;
  int             status;

  for (GList *l = gtk_application_get_windows (app); l != NULL; l = l->next)
    {
      g_object_weak_ref (l->data, closed_cb, &n_left);
      n_left++;
    }
  while (gtk_application_get_windows (app) != NULL)
    gtk_window_destroy (gtk_application_get_windows (app)->data);

  /* What is still being written keeps its window, and so do the last frames. */
  stage_wait_until (n_left == 0);
  stage_settle ();
  g_clear_handle_id (&tick, g_source_remove);
  /* Only the end of a run makes GTK and the bus let go of an application. A bad word makes it
   * short; but if something is still being written it ends as if nothing had been typed. */
  status = g_application_run (G_APPLICATION (application), 2, arguments);
  g_assert_true (status == 0 || status == 2);
  g_assert_finalize_object (g_steal_pointer (&application));
}

HarenaApplication *
house_get (void)
{
  return application;
}

HarenaWindow *
house_window (void)
{
  GtkWidget *window = harena_window_new (application);

  harena_window_show_welcome (HARENA_WINDOW (window));
  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  return HARENA_WINDOW (window);
}

guint
house_n_windows (void)
{
  guint n = 0;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    n += HARENA_IS_WINDOW (l->data);

  return n;
}

HarenaGameModel *
house_game (void)
{
  HarenaSetup setup;

  harena_setup_init (&setup, harena_games[0], 0, 2);
  return harena_game_model_new (harena_games[0], &setup, 7, NULL, FALSE);
}

GFile *
house_golden (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".harena", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "clash", file, NULL);

  return g_file_new_for_path (path);
}

/* In the recorded games everybody plays at random, and so will the rest be played. */
HarenaGameModel *
house_short_game (void)
{
  g_autoptr (GFile)  file = house_golden ("international-2");
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, g_file_peek_path (file), &error);

  g_assert_no_error (error);
  g_array_set_size (record->moves, record->moves->len - 3);
  return harena_game_model_new_from_record (record);
}

static AdwMessageDialog *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        return ADW_MESSAGE_DIALOG (window);
    }

  return NULL;
}

AdwMessageDialog *
house_dialog (void)
{
  stage_wait_until (find_dialog () != NULL);
  return find_dialog ();
}

void
house_respond (AdwMessageDialog *dialog,
               const char       *response)
{
  g_assert_true (adw_message_dialog_has_response (dialog, response));
  adw_message_dialog_response (dialog, response);
  /* A button would close it. */
  gtk_window_destroy (GTK_WINDOW (dialog));
  stage_settle ();
}

gboolean
house_enabled (HarenaWindow *window,
               const char   *action)
{
  gboolean enabled = FALSE;

  g_assert_true (g_str_has_prefix (action, "win."));
  g_assert_true (g_action_group_query_action (G_ACTION_GROUP (window), action + strlen ("win."),
                                              &enabled, NULL, NULL, NULL, NULL));
  return enabled;
}

char *
house_folder (void)
{
  g_autoptr (GError) error = NULL;
  char              *folder = g_dir_make_tmp ("harena-app-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}
