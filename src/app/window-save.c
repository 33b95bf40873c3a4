/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saving: in which file, and what to do when somebody else has written there. */

#include "window-private.h"

#include "widgets/message.h"
#include "widgets/sentence.h"
#include "words.h"

/* A file that the game could be saved in, if the person agrees. */
typedef struct
{
  HarenaWindow    *window;
  HarenaGameModel *model; /* the window may play another one by then */
  GFile           *file;  /* NULL for the one that the game has */
} Target;

static Target *
target_new (HarenaWindow    *window,
            HarenaGameModel *model,
            GFile           *file)
{
  Target *target = g_new0 (Target, 1);

  target->window = g_object_ref (window);
  target->model = g_object_ref (model);
  g_set_object (&target->file, file);
  return target;
}

static void
target_free (gpointer data)
{
  Target *target = data;

  g_object_unref (target->window);
  g_object_unref (target->model);
  g_clear_object (&target->file);
  g_free (target);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Target, target_free)

static void save (HarenaWindow    *self,
                  HarenaGameModel *model,
                  GFile           *file,
                  gboolean         overwrite);

static void
overwrite_cb (AdwMessageDialog *dialog,
              const char       *response,
              gpointer          data)
{
  Target *target = data;

  (void) dialog;
  if (g_strcmp0 (response, "overwrite") == 0)
    save (target->window, target->model, target->file, TRUE);
  else if (g_strcmp0 (response, "save-as") == 0 && target->window->model == target->model)
    gtk_widget_activate_action (GTK_WIDGET (target->window), "win.save-as", NULL);
}

/* Takes the target. */
static void
ask_to_overwrite (Target     *target,
                  const char *heading,
                  const char *sentence)
{
  GtkWidget        *widget = harena_message_new (GTK_WINDOW (target->window), heading, sentence);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);

  adw_message_dialog_add_responses (dialog,
                                    "cancel", _("_Cancel"),
                                    "overwrite", _("_Replace"),
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
    harena_window_add_recent (harena_game_model_get_file (model));
  g_application_release (G_APPLICATION (self->application));
  if (self->stack == NULL)
    return;

  if (saved)
    harena_window_say (self, _("The game is saved."));
  else if (g_error_matches (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_CHANGED))
    {
      g_autofree char *sentence = harena_sentence (error->message);

      ask_to_overwrite (g_steal_pointer (&target), _("Replace the File?"), sentence);
    }
  else if (!g_error_matches (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_BUSY))
    harena_window_complain (self, _("The Game Could Not Be Saved"), error->message);
}

/* overwrite: whatever is in the file. */
static void
save (HarenaWindow    *self,
      HarenaGameModel *model,
      GFile           *file,
      gboolean         overwrite)
{
  g_application_hold (G_APPLICATION (self->application));
  harena_game_model_save_async (model, file, overwrite, NULL, saved_cb,
                                target_new (self, model, file));
}

/* The name that the file gets: every game ends alike, so that it is found again. */
static GFile *
with_suffix (GFile *file)
{
  g_autofree char  *name = g_file_get_basename (file);
  g_autofree char  *longer = NULL;
  g_autoptr (GFile) parent = NULL;

  if (name == NULL || g_str_has_suffix (name, HARENA_FILE_SUFFIX))
    return g_object_ref (file);

  longer = g_strconcat (name, HARENA_FILE_SUFFIX, NULL);
  parent = g_file_get_parent (file);
  return parent != NULL ? g_file_get_child (parent, longer) : g_object_ref (file);
}

/* One file, one window: otherwise each would save over what the other has played. */
static gboolean
is_free (HarenaWindow *self,
         GFile        *file)
{
  GtkWindow       *other = harena_application_find_file (self->application, file);
  g_autofree char *name = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *sentence = NULL;

  if (other == NULL || other == GTK_WINDOW (self))
    return TRUE;

  name = g_file_get_basename (file);
  shown = g_filename_display_name (name);
  sentence = g_strdup_printf (_("“%s” is open in another window."), shown);
  harena_window_complain (self, _("The Game Could Not Be Saved"), sentence);
  return FALSE;
}

void
harena_window_save_to (HarenaWindow *self,
                       GFile        *file,
                       gboolean      overwrite)
{
  g_autoptr (GFile) named = file != NULL ? with_suffix (file) : NULL;

  g_return_if_fail (HARENA_IS_WINDOW (self));
  g_return_if_fail (self->model != NULL);

  if (named != NULL && !is_free (self, named))
    return;

  /* Whoever chose the file was asked about the name that was typed, not about this one. */
  if (named != NULL && !g_file_equal (named, file) && !overwrite
      && g_file_query_exists (named, NULL))
    {
      g_autofree char *name = g_file_get_basename (named);
      g_autofree char *shown = g_filename_display_name (name);
      g_autofree char *sentence = g_strdup_printf (_("There is already a file “%s”."), shown);

      ask_to_overwrite (target_new (self, self->model, named),
                        _("Replace the File?"), sentence);
      return;
    }

  save (self, self->model, named, overwrite);
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

  return file != NULL && !harena_window_is_of_history (file) ? file : NULL;
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
  name = g_strdup_printf ("%s %s" HARENA_FILE_SUFFIX, harena_window_get_name (self), day);
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
  chooser = harena_window_new_chooser (self, _("Save the Game"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                       _("_Save"));
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

void
harena_window_add_save_actions (HarenaWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "save", .activate = save_cb },
    { .name = "save-as", .activate = save_as_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
