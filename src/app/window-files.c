/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files: which one to open, and what to do when that goes wrong. */

#include "window-private.h"

#include "face.h"
#include "words.h"

/* The records of the history are files as well, but not such as a person has made: they are looked
 * at, and never written over. */
gboolean
harena_window_is_of_history (GFile *file)
{
  g_autofree char  *path = g_build_filename (g_get_user_data_dir (), "harena", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  return g_file_has_prefix (file, folder);
}

const char *
harena_window_get_name (HarenaWindow *self)
{
  GFile *file = harena_game_model_get_file (self->model);

  return file != NULL && harena_window_is_of_history (file)
           ? _(harena_game_model_get_game (self->model)->name)
           : harena_game_model_get_title (self->model);
}

void
harena_window_add_recent (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData    data = {
    .mime_type = (char *) HARENA_RECORD_MIME_TYPE,
    .app_name = (char *) g_get_application_name (),
    .app_exec = (char *) "harena %u",
  };

  if (!harena_window_is_of_history (file))
    gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

static void
open_then (HarenaWindow *self,
           gpointer      data)
{
  harena_window_set_game (self, HARENA_GAME_MODEL (data), NULL);
}

/* A file on its way into a window. */
typedef struct
{
  HarenaWindow *window;
  GFile        *file;
} Opening;

static Opening *
opening_new (HarenaWindow *window,
             GFile        *file)
{
  Opening *opening = g_new0 (Opening, 1);

  opening->window = g_object_ref (window);
  opening->file = g_object_ref (file);
  g_set_object (&window->opening, file);
  return opening;
}

static void
opening_free (Opening *opening)
{
  /* Another one may have been asked for meanwhile. */
  if (opening->window->opening == opening->file)
    g_clear_object (&opening->window->opening);
  g_object_unref (opening->window);
  g_object_unref (opening->file);
  g_free (opening);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

gboolean
harena_window_has_file (HarenaWindow *self,
                        GFile        *file)
{
  GFile *own;

  g_return_val_if_fail (HARENA_IS_WINDOW (self), FALSE);

  own = self->model != NULL ? harena_game_model_get_file (self->model) : NULL;
  return (own != NULL && g_file_equal (own, file))
         || (self->opening != NULL && g_file_equal (self->opening, file));
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (Opening)         opening = data;
  HarenaWindow               *self = opening->window;
  g_autoptr (GError)          error = NULL;
  g_autoptr (HarenaGameModel) model = harena_game_model_open_finish (result, &error);

  (void) source;
  if (self->stack == NULL)
    return;

  if (model != NULL)
    {
      harena_window_add_recent (harena_game_model_get_file (model));
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
    harena_game_model_open_async (harena_face_games (), file, self->cancellable, opened_cb,
                                  opening_new (self, file));
}

GtkFileChooserNative *
harena_window_new_chooser (HarenaWindow        *self,
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
  gtk_file_filter_add_mime_type (games, HARENA_RECORD_MIME_TYPE);
  gtk_file_filter_add_pattern (games, "*" HARENA_FILE_SUFFIX);
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

  chooser = harena_window_new_chooser (self, _("Open a Game"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                       _("_Open"));
  g_signal_connect_object (chooser, "response", G_CALLBACK (open_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
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
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  harena_window_add_save_actions (self);
}
