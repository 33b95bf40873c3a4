/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starts, reads the command line, opens files in windows of their own, and minds the settings that
 * concern all windows. */

#include "application.h"

#include "application-actions.h"
#include "command-line.h"
#include "face.h"
#include "settings.h"
#include "ui.h"
#include "widgets/herald.h"
#include "window.h"

#include "harena-app-resources.h"

#include <stdio.h>
#include <string.h>

struct _HarenaApplication
{
  AdwApplication parent_instance;

  HarenaHistory *history;
  GHashTable    *told; /* sentences, as a set */
};

G_DEFINE_FINAL_TYPE (HarenaApplication, harena_application, ADW_TYPE_APPLICATION)

/* Whoever wants less motion than the desktop has it; otherwise the desktop decides. */
static void
animations_cb (GSettings *settings)
{
  GtkSettings *desktop = gtk_settings_get_default ();

  if (desktop == NULL)
    return;
  if (g_settings_get_boolean (settings, "animations"))
    gtk_settings_reset_property (desktop, "gtk-enable-animations");
  else
    g_object_set (desktop, "gtk-enable-animations", FALSE, NULL);
}

/* The first window is the one that screen readers may not know of yet. */
static void
window_added_cb (GtkApplication *application,
                 GtkWindow      *window)
{
  g_signal_handlers_disconnect_by_func (application, window_added_cb, NULL);
  harena_herald_await (window);
}

static void
harena_application_startup (GApplication *application)
{
  GSettings *settings = harena_settings_get_default ();

  G_APPLICATION_CLASS (harena_application_parent_class)->startup (application);

  g_resources_register (harena_app_get_resource ());
  harena_ui_init ();
  harena_application_add_actions (HARENA_APPLICATION (application));
  g_signal_connect_object (settings, "changed::animations", G_CALLBACK (animations_cb), application,
                           G_CONNECT_DEFAULT);
  animations_cb (settings);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
}

static void
harena_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    {
      window = GTK_WINDOW (harena_window_new (HARENA_APPLICATION (application)));
      harena_window_show_welcome (HARENA_WINDOW (window));
    }
  gtk_window_present (window);
}

/* The window in which nothing is going on, or a new one. */
static HarenaWindow *
find_free_window (HarenaApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (HARENA_IS_WINDOW (l->data)
        && g_strcmp0 (harena_window_get_page (HARENA_WINDOW (l->data)), "welcome") == 0)
      return l->data;

  return HARENA_WINDOW (harena_window_new (self));
}

/* Every file gets a window of its own, or is shown where it is open already. */
static void
harena_application_open (GApplication *application,
                         GFile       **files,
                         int           n_files,
                         const char   *hint)
{
  HarenaApplication *self = HARENA_APPLICATION (application);

  (void) hint;
  for (int i = 0; i < n_files; i++)
    {
      GtkWindow *window = harena_application_find_file (self, files[i]);

      if (window != NULL)
        gtk_window_present (window);
      else
        /* What one window is about to show is not seen on it yet, so there is one for it only. */
        harena_window_open (i == 0 ? find_free_window (self)
                                   : HARENA_WINDOW (harena_window_new (self)), files[i]);
    }
}

static int
say (const GError *error)
{
  fprintf (stderr, "harena: %s\n", error->message);
  return HARENA_STATUS_MISUSED;
}

/* In the process that was started, whoever will open the window. TRUE: there is nothing more to
 * do than to end with this status. */
static gboolean
harena_application_local_command_line (GApplication *application,
                                       char       ***arguments,
                                       int          *status)
{
  g_autoptr (HarenaCommandLine) line = NULL;
  g_autoptr (GError)            error = NULL;

  /* The session starts the program so, and asks it for files afterwards. */
  if (g_strcmp0 ((*arguments)[0] != NULL ? (*arguments)[1] : NULL, "--gapplication-service") == 0)
    return G_APPLICATION_CLASS (harena_application_parent_class)
             ->local_command_line (application, arguments, status);

  *status = HARENA_STATUS_DONE;
  line = harena_command_line_parse ((const char *const *) *arguments, &error);
  if (line == NULL || !harena_command_line_check_files (line, &error))
    *status = say (error);
  else if (line->help != NULL)
    printf ("%s", line->help);
  else if (line->wants_version)
    printf ("harena %s\n", VERSION);
  else
    return FALSE;

  return TRUE;
}

static void
open_files (GApplication            *application,
            GApplicationCommandLine *command_line,
            char                   **names)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; names[i] != NULL; i++)
    g_ptr_array_add (files, g_application_command_line_create_file_for_arg (command_line,
                                                                            names[i]));
  g_application_open (application, (GFile **) files->pdata, files->len, "");
}

static void
begin_game (HarenaApplication       *self,
            const HarenaCommandLine *line)
{
  GtkWidget                  *window = harena_window_new (self);
  g_autoptr (HarenaGameModel) model = harena_game_model_new (line->game, &line->setup, line->seed,
                                                             line->seats, line->quick_entry);

  harena_window_play (HARENA_WINDOW (window), model);
  gtk_window_present (GTK_WINDOW (window));
}

/* In the process that has the windows: the words may come from another one, and are read again. */
static int
harena_application_command_line (GApplication            *application,
                                 GApplicationCommandLine *command_line)
{
  g_auto (GStrv)                arguments = NULL;
  g_autoptr (HarenaCommandLine) line = NULL;
  g_autoptr (GError)            error = NULL;

  arguments = g_application_command_line_get_arguments (command_line, NULL);
  line = harena_command_line_parse ((const char *const *) arguments, &error);
  if (line == NULL)
    {
      g_application_command_line_printerr (command_line, "harena: %s\n", error->message);
      return HARENA_STATUS_MISUSED;
    }

  if (line->files != NULL)
    open_files (application, command_line, line->files);
  else if (line->game != NULL)
    begin_game (HARENA_APPLICATION (application), line);
  else if (line->action != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (application), line->action, NULL);
  else
    g_application_activate (application);
  return HARENA_STATUS_DONE;
}

static void
harena_application_finalize (GObject *object)
{
  HarenaApplication *self = HARENA_APPLICATION (object);

  g_clear_object (&self->history);
  g_hash_table_unref (self->told);

  G_OBJECT_CLASS (harena_application_parent_class)->finalize (object);
}

static void
harena_application_class_init (HarenaApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = harena_application_finalize;
  application_class->startup = harena_application_startup;
  application_class->activate = harena_application_activate;
  application_class->open = harena_application_open;
  application_class->local_command_line = harena_application_local_command_line;
  application_class->command_line = harena_application_command_line;
}

static void
harena_application_init (HarenaApplication *self)
{
  self->told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

HarenaApplication *
harena_application_new (GApplicationFlags flags)
{
  return g_object_new (HARENA_TYPE_APPLICATION,
                       "application-id", HARENA_APPLICATION_ID,
                       "flags", flags | G_APPLICATION_HANDLES_OPEN
                                  | G_APPLICATION_HANDLES_COMMAND_LINE,
                       NULL);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GError) error = NULL;

  (void) data;
  /* What cannot be read shows as no games; the ones to come are written all the same. */
  if (!harena_history_load_finish (HARENA_HISTORY (source), result, &error))
    g_debug ("the history cannot be read: %s", error->message);
}

HarenaHistory *
harena_application_get_history (HarenaApplication *self)
{
  g_return_val_if_fail (HARENA_IS_APPLICATION (self), NULL);

  if (self->history == NULL)
    {
      self->history = harena_history_new (harena_face_games (), NULL);
      harena_history_load_async (self->history, NULL, loaded_cb, NULL);
    }

  return self->history;
}

GtkWindow *
harena_application_find_file (HarenaApplication *self,
                              GFile             *file)
{
  g_return_val_if_fail (HARENA_IS_APPLICATION (self), NULL);

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (HARENA_IS_WINDOW (l->data) && harena_window_has_file (l->data, file))
      return l->data;

  return NULL;
}

gboolean
harena_application_is_news (HarenaApplication *self,
                            const char        *sentence)
{
  g_return_val_if_fail (HARENA_IS_APPLICATION (self), FALSE);

  return g_hash_table_add (self->told, g_strdup (sentence));
}
