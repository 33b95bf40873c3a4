/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files: which one to open or to save in, and what to do when that goes wrong. */

#include "window-private.h"

#include "games.h"
#include "words.h"

#include <string.h>

#define SUFFIX ".harena"

/* A file that the game could be saved in, if the person agrees. */
typedef struct
{
  HarenaWindow *window;
  GFile        *file; /* NULL for the one that the game has */
} Target;

static Target *
target_new (HarenaWindow *window,
            GFile        *file)
{
  Target *target = g_new0 (Target, 1);

  target->window = g_object_ref (window);
  g_set_object (&target->file, file);
  return target;
}

static void
target_free (gpointer data)
{
  Target *target = data;

  g_object_unref (target->window);
  g_clear_object (&target->file);
  g_free (target);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Target, target_free)

/* The records of the history are files as well, but not such as a person has made: they are looked
 * at, and never written over. */
static gboolean
is_of_history (GFile *file)
{
  g_autofree char  *path = g_build_filename (g_get_user_data_dir (), "harena", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  return g_file_has_prefix (file, folder);
}

const char *
harena_window_get_name (HarenaWindow *self)
{
  GFile *file = harena_game_model_get_file (self->model);

  return file != NULL && is_of_history (file)
           ? _(harena_game_model_get_game (self->model)->name)
           : harena_game_model_get_title (self->model);
}

static void
add_recent (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData    data = {
    .mime_type = (char *) HARENA_MIME_TYPE,
    .app_name = (char *) g_get_application_name (),
    .app_exec = (char *) "harena %u",
  };

  if (!is_of_history (file))
    gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

static void
open_then (HarenaWindow *self,
           gpointer      data)
{
  harena_window_set_game (self, HARENA_GAME_MODEL (data), NULL);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (HarenaWindow)    self = data;
  g_autoptr (GError)          error = NULL;
  g_autoptr (HarenaGameModel) model = harena_game_model_open_finish (result, &error);

  (void) source;
  if (self->stack == NULL)
    return;

  if (model != NULL)
    {
      add_recent (harena_game_model_get_file (model));
      harena_window_ask_to_leave (self, open_then, g_steal_pointer (&model), g_object_unref);
    }
  else if (harena_window_get_page (self) == NULL)
    harena_window_show_welcome (self);

  gtk_window_present (GTK_WINDOW (self));
  if (error != NULL)
    harena_window_complain (self, _("The Game Could Not Be Opened"), error->message);
}

void
harena_window_open (HarenaWindow *self,
                    GFile        *file)
{
  GtkWindow *other;

  g_return_if_fail (HARENA_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  /* One file, one window: otherwise each would save over what the other has played. */
  other = harena_application_find_file (self->application, file);
  if (other != NULL)
    gtk_window_present (other);
  else
    harena_game_model_open_async (harena_games, file, self->cancellable, opened_cb,
                                  g_object_ref (self));
}

static GtkFileChooserNative *
new_chooser (HarenaWindow        *self,
             const char          *title,
             GtkFileChooserAction action,
             const char          *accept)
{
  GtkFileChooserNative     *chooser;
  g_autoptr (GtkFileFilter) games = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, accept, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);

  gtk_file_filter_set_name (games, _("Games of Harena"));
  gtk_file_filter_add_mime_type (games, HARENA_MIME_TYPE);
  gtk_file_filter_add_pattern (games, "*" SUFFIX);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), games);
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), all);

  /* A second one takes the place of the first. */
  g_set_object (&self->chooser, chooser);
  g_object_unref (chooser);
  return chooser;
}

static void
open_chosen_cb (HarenaWindow         *self,
                int                   response,
                GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  g_clear_object (&self->chooser);
  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    harena_window_open (self, file);
}

void
harena_window_choose_file (HarenaWindow *self)
{
  GtkFileChooserNative *chooser;

  g_return_if_fail (HARENA_IS_WINDOW (self));

  chooser = new_chooser (self, _("Open a Game"), GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"));
  g_signal_connect_object (chooser, "response", G_CALLBACK (open_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
overwrite_cb (AdwMessageDialog *dialog,
              const char       *response,
              gpointer          data)
{
  Target *target = data;

  (void) dialog;
  if (g_strcmp0 (response, "overwrite") == 0)
    harena_window_save_to (target->window, target->file, TRUE);
  else if (g_strcmp0 (response, "save-as") == 0)
    gtk_widget_activate_action (GTK_WIDGET (target->window), "win.save-as", NULL);
}

/* Takes the target. */
static void
ask_to_overwrite (Target     *target,
                  const char *heading,
                  const char *sentence)
{
  GtkWidget        *widget = adw_message_dialog_new (GTK_WINDOW (target->window), heading,
                                                     sentence);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);

  adw_message_dialog_add_responses (dialog,
                                    "cancel", _("_Cancel"),
                                    "overwrite", _("_Replace It"),
                                    "save-as", _("Save _As…"),
                                    NULL);
  adw_message_dialog_set_response_appearance (dialog, "overwrite", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "save-as");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (overwrite_cb), target,
                         (GClosureNotify) (void (*) (void)) target_free, G_CONNECT_DEFAULT);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (Target) target = data;
  HarenaWindow      *self = target->window;
  HarenaGameModel   *model = HARENA_GAME_MODEL (source);
  g_autoptr (GError) error = NULL;
  gboolean           saved = harena_game_model_save_finish (model, result, &error);

  if (saved)
    add_recent (harena_game_model_get_file (model));
  g_application_release (G_APPLICATION (self->application));
  if (self->stack == NULL)
    return;

  if (saved)
    harena_window_say (self, _("The game is saved."));
  else if (g_error_matches (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_CHANGED))
    ask_to_overwrite (g_steal_pointer (&target), _("Replace What Is in the File?"),
                      error->message);
  else if (!g_error_matches (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_BUSY))
    harena_window_complain (self, _("The Game Could Not Be Saved"), error->message);
}

/* The name that the file gets: every game ends alike, so that it is found again. */
static GFile *
with_suffix (GFile *file)
{
  g_autofree char  *name = g_file_get_basename (file);
  g_autofree char  *longer = NULL;
  g_autoptr (GFile) parent = NULL;

  if (name == NULL || g_str_has_suffix (name, SUFFIX))
    return g_object_ref (file);

  longer = g_strconcat (name, SUFFIX, NULL);
  parent = g_file_get_parent (file);
  return parent != NULL ? g_file_get_child (parent, longer) : g_object_ref (file);
}

void
harena_window_save_to (HarenaWindow *self,
                       GFile        *file,
                       gboolean      overwrite)
{
  g_autoptr (GFile) named = file != NULL ? with_suffix (file) : NULL;

  g_return_if_fail (HARENA_IS_WINDOW (self));
  g_return_if_fail (self->model != NULL);

  /* Whoever chose the file was asked about the name that was typed, not about this one. */
  if (named != NULL && !g_file_equal (named, file) && !overwrite
      && g_file_query_exists (named, NULL))
    {
      g_autofree char *name = g_file_get_basename (named);
      g_autofree char *shown = g_filename_display_name (name);
      g_autofree char *sentence = g_strdup_printf (_("There is a file “%s” already."), shown);

      ask_to_overwrite (target_new (self, named), _("Replace What Is in the File?"), sentence);
      return;
    }

  g_application_hold (G_APPLICATION (self->application));
  harena_game_model_save_async (self->model, named, overwrite, NULL, saved_cb,
                                target_new (self, named));
}

static void
save_chosen_cb (HarenaWindow         *self,
                int                   response,
                GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  g_clear_object (&self->chooser);
  if (response == GTK_RESPONSE_ACCEPT && file != NULL && self->model != NULL)
    harena_window_save_to (self, file, FALSE);
}

/* The file that a person has saved the game in, or NULL. */
static GFile *
own_file (HarenaWindow *self)
{
  GFile *file = harena_game_model_get_file (self->model);

  return file != NULL && !is_of_history (file) ? file : NULL;
}

/* Beside the file that it has; or in the documents, under the name of the game and the day. */
static void
suggest_file (HarenaWindow   *self,
              GtkFileChooser *chooser)
{
  GFile                *file = own_file (self);
  g_autoptr (GDateTime) now = NULL;
  g_autofree char      *day = NULL;
  g_autofree char      *name = NULL;
  g_autoptr (GFile)     folder = NULL;
  const char           *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  if (file != NULL)
    {
      gtk_file_chooser_set_file (chooser, file, NULL);
      return;
    }

  now = g_date_time_new_now_local ();
  day = g_date_time_format (now, "%Y-%m-%d");
  name = g_strdup_printf ("%s %s" SUFFIX, harena_window_get_name (self), day);
  folder = g_file_new_for_path (documents != NULL ? documents : g_get_home_dir ());
  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, name);
}

static void
save_as_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  HarenaWindow         *self = HARENA_WINDOW (data);
  GtkFileChooserNative *chooser;

  (void) action;
  (void) parameter;
  chooser = new_chooser (self, _("Save the Game"), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"));
  suggest_file (self, GTK_FILE_CHOOSER (chooser));
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
save_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HarenaWindow *self = HARENA_WINDOW (data);

  if (own_file (self) == NULL)
    save_as_cb (action, parameter, data);
  else
    harena_window_save_to (self, NULL, FALSE);
}

static void
open_file_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  (void) action;
  harena_window_open (HARENA_WINDOW (data), file);
}

static void
file_changed_cb (HarenaWindow *self)
{
  g_autofree char *sentence = NULL;

  sentence = g_strdup_printf (_("“%s” was changed by another program."),
                              harena_game_model_get_title (self->model));
  harena_window_say (self, sentence);
}

void
harena_window_watch_file (HarenaWindow *self)
{
  g_signal_connect_object (self->model, "file-changed", G_CALLBACK (file_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
harena_window_add_file_actions (HarenaWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "open-file", .activate = open_file_cb, .parameter_type = "s" },
    { .name = "save", .activate = save_cb },
    { .name = "save-as", .activate = save_as_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
