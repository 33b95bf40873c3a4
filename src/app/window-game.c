/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one game of a window: kept while it runs, counted when it ends, and left without loss. */

#include "window-private.h"

#include "pages/game-words.h"
#include "table/table.h"
#include "widgets/message.h"
#include "widgets/sentence.h"
#include "settings.h"
#include "words.h"

typedef struct
{
  HarenaWindow    *window;
  HarenaWindowThen then;
  gpointer         data;
  GDestroyNotify   destroy;
} Request;

static void
request_free (gpointer data)
{
  Request *request = data;

  g_object_unref (request->window);
  if (request->destroy != NULL)
    request->destroy (request->data);
  g_free (request);
}

/* The program goes on until everything is on the disk, even if this window has gone. */
static void
closed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (HarenaWindow) self = data;
  g_autoptr (GError)       error = NULL;

  if (!harena_autosave_close_finish (HARENA_AUTOSAVE (source), result, &error))
    g_debug ("the game could not be written at its end: %s", error->message);

  self->n_closing--;
  /* What was just left may be offered now. */
  if (self->n_closing == 0 && self->stack != NULL && self->left == NULL
      && g_strcmp0 (harena_window_get_page (self), "welcome") == 0)
    harena_window_find_left (self);
  g_application_release (G_APPLICATION (self->application));
}

static void
close_autosave (HarenaWindow *self,
                gboolean      keep)
{
  g_autoptr (HarenaAutosave) autosave = g_steal_pointer (&self->autosave);

  if (autosave == NULL)
    return;

  g_signal_handlers_disconnect_by_data (autosave, self);
  g_application_hold (G_APPLICATION (self->application));
  self->n_closing++;
  harena_autosave_close_async (autosave, keep, NULL, closed_cb, g_object_ref (self));
}

static void
autosave_failed_cb (HarenaWindow *self,
                    const GError *error)
{
  g_autofree char *sentence = harena_sentence (error->message);
  g_autofree char *title = g_markup_escape_text (sentence, -1);
  AdwToast        *toast;

  if (self->failing != NULL)
    return;

  /* The overlay takes it below; until it has gone, it is known here. */
  toast = adw_toast_new (title);
  g_set_weak_pointer (&self->failing, toast);
  adw_toast_set_timeout (self->failing, 0);
  adw_toast_set_priority (self->failing, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_set_button_label (self->failing, _("Save As…"));
  adw_toast_set_action_name (self->failing, "win.save-as");
  adw_toast_overlay_add_toast (self->toasts, self->failing);
}

static void
autosave_recovered_cb (HarenaWindow *self)
{
  if (self->failing != NULL)
    adw_toast_dismiss (self->failing);
}

static void
take_autosave (HarenaWindow   *self,
               HarenaAutosave *autosave)
{
  self->autosave = autosave;
  g_signal_connect_object (autosave, "failed", G_CALLBACK (autosave_failed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (autosave, "recovered", G_CALLBACK (autosave_recovered_cb), self,
                           G_CONNECT_SWAPPED);
}

/* A game that was over and has been taken back runs again, and is kept again. */
static void
changed_cb (HarenaWindow *self)
{
  self->touched = TRUE;
  if (self->autosave == NULL && !harena_game_model_get_over (self->model))
    take_autosave (self, harena_autosave_new (self->model, NULL));
}

static void
error_said_cb (HarenaWindow *self,
               const GError *error)
{
  g_autofree char *sentence = harena_sentence (error->message);

  harena_window_say (self, sentence);
}

/* The history has it; there is nothing left to continue. */
static void
added_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Request           *request = data;
  HarenaWindow      *self = request->window;
  g_autoptr (GError) error = NULL;
  gboolean           added;

  added = harena_history_add_finish (HARENA_HISTORY (source), result, &error);
  if (self->stack != NULL && !added)
    error_said_cb (self, error);
  else if (added && self->model == request->data)
    {
      self->owed = FALSE;
      if (harena_game_model_get_over (self->model))
        close_autosave (self, FALSE);
    }
  request_free (request);
  g_application_release (G_APPLICATION (self->application));
}

/* The first end counts. Whoever takes moves back after it plays on for practice. What the history
 * does not have is kept until it does. */
static void
ended_cb (HarenaWindow *self)
{
  Request *request;

  if (self->counted)
    {
      if (!self->owed)
        close_autosave (self, FALSE);
      return;
    }

  self->counted = TRUE;
  self->owed = TRUE;
  request = g_new0 (Request, 1);
  request->window = g_object_ref (self);
  request->data = g_object_ref (self->model);
  request->destroy = g_object_unref;
  g_application_hold (G_APPLICATION (self->application));
  harena_history_add_async (harena_application_get_history (self->application),
                            harena_game_model_get_whole_record (self->model),
                            harena_game_model_get_present (self->model), NULL, added_cb,
                            request);
}

static void
watch_game (HarenaWindow *self)
{
  g_settings_bind (harena_settings_get_default (), "pace", self->model, "pace",
                   G_SETTINGS_BIND_GET);
  g_signal_connect_object (self->model, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "game-ended", G_CALLBACK (ended_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "error-said", G_CALLBACK (error_said_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "notify::title", G_CALLBACK (harena_window_update), self,
                           G_CONNECT_SWAPPED);
  /* Who may resign follows from these. */
  g_signal_connect_object (self->model, "notify::asked", G_CALLBACK (harena_window_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "notify::live", G_CALLBACK (harena_window_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "notify::over", G_CALLBACK (harena_window_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "notify::dealing", G_CALLBACK (harena_window_update), self,
                           G_CONNECT_SWAPPED);
  harena_window_watch_file (self);
}

static void
show_table (HarenaWindow *self,
            GtkWidget    *table)
{
  harena_table_set_menu (HARENA_TABLE (table), self->menu);
  harena_window_show_table (self, table);
}

/* From now on it is the game of this window. */
static void
keep_game (HarenaWindow    *self,
           HarenaGameModel *model,
           HarenaAutosave  *autosave)
{
  self->model = g_object_ref (model);
  self->touched = FALSE;
  /* A finished game that was left was never counted; one from a file was, or by somebody else. */
  self->counted = harena_game_model_get_over (model) && autosave == NULL;
  self->owed = FALSE;
  self->quick_entry = g_settings_get_boolean (harena_settings_of_game (
                                                harena_game_model_get_game (model)),
                                              "new-game-quick-entry");
  if (autosave == NULL && !self->counted)
    autosave = harena_autosave_new (model, NULL);
  if (autosave != NULL)
    take_autosave (self, autosave);
  watch_game (self);
  if (harena_game_model_get_over (model) && !self->counted)
    ended_cb (self);
}

void
harena_window_set_game (HarenaWindow    *self,
                        HarenaGameModel *model,
                        HarenaAutosave  *autosave)
{
  harena_window_leave_game (self);
  keep_game (self, model, autosave);
  show_table (self, harena_table_new (model));
}

/* A file that was only looked at is where it was; there is no need to offer it again. */
static gboolean
is_to_be_kept (HarenaWindow *self)
{
  if (harena_game_model_get_over (self->model))
    return self->owed;

  return self->touched || harena_game_model_get_file (self->model) == NULL
         || harena_game_model_get_modified (self->model);
}

void
harena_window_leave_game (HarenaWindow *self)
{
  gboolean keep;

  /* It is still seen to fade, and must not go on meanwhile. */
  harena_window_rest (self, TRUE);
  self->resting = FALSE;
  if (self->model == NULL)
    return;

  keep = is_to_be_kept (self);
  autosave_recovered_cb (self);
  g_signal_handlers_disconnect_by_data (self->model, self);
  g_settings_unbind (self->model, "pace");
  close_autosave (self, keep);
  g_clear_object (&self->model);
}

static void
answered_cb (AdwMessageDialog *dialog,
             const char       *response,
             gpointer          data)
{
  Request *request = data;

  (void) dialog;
  if (g_strcmp0 (response, "lose") == 0)
    request->then (request->window, request->data);
  else if (g_strcmp0 (response, "save") == 0)
    gtk_widget_activate_action (GTK_WIDGET (request->window), "win.save-as", NULL);
}

void
harena_window_ask_to_leave (HarenaWindow    *self,
                            HarenaWindowThen then,
                            gpointer         data,
                            GDestroyNotify   destroy)
{
  GtkWidget *dialog;
  Request      *request;

  if (self->autosave == NULL || !harena_autosave_get_failing (self->autosave)
      || !harena_game_model_get_modified (self->model))
    {
      then (self, data);
      if (destroy != NULL)
        destroy (data);
      return;
    }

  request = g_new0 (Request, 1);
  request->window = g_object_ref (self);
  request->then = then;
  request->data = data;
  request->destroy = destroy;
  dialog = harena_message_new (GTK_WINDOW (self), _("Save This Game First?"),
                               _("Harena could not keep a copy of it. If you leave now, you lose "
                                 "what you have played since it was last saved."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Keep Playing"),
                                    "lose", _("_Leave Without Saving"),
                                    "save", _("_Save As…"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "lose",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), request,
                         (GClosureNotify) (void (*) (void)) request_free, G_CONNECT_DEFAULT);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
play_then (HarenaWindow *self,
           gpointer      data)
{
  HarenaGameModel *model = HARENA_GAME_MODEL (data);

  harena_window_set_game (self, model, NULL);
  /* It has just begun; if its opening is dealt, that is still to come. */
  self->quick_entry = harena_game_model_get_dealing (model);
}

void
harena_window_play (HarenaWindow    *self,
                    HarenaGameModel *model)
{
  g_return_if_fail (HARENA_IS_WINDOW (self));
  g_return_if_fail (HARENA_IS_GAME_MODEL (model));

  harena_window_ask_to_leave (self, play_then, g_object_ref (model), g_object_unref);
}

/* Who plays on has a game like any other; unless the window shows something else already. */
static void
taught_cb (HarenaWindow       *self,
           HarenaLessonCourse *tutorial)
{
  HarenaGameModel *model = harena_lesson_course_get_model (tutorial);

  if (self->table == NULL || harena_table_get_model (HARENA_TABLE (self->table)) != model)
    return;

  g_settings_set_boolean (harena_settings_of_game (harena_game_model_get_game (model)),
                          "lesson-done", TRUE);
  keep_game (self, model, NULL);
  harena_window_update (self);
}

static void
learn_then (HarenaWindow *self,
            gpointer      data)
{
  g_autoptr (HarenaLessonCourse) tutorial = harena_lesson_course_new (data);

  harena_window_leave_game (self);
  g_settings_bind (harena_settings_get_default (), "pace", harena_lesson_course_get_model (tutorial),
                   "pace", G_SETTINGS_BIND_GET);
  g_signal_connect_object (tutorial, "finished", G_CALLBACK (taught_cb), self, G_CONNECT_SWAPPED);
  show_table (self, harena_table_new_with_course (tutorial));
}

/* game: one with a face, which may have no lesson. */
static void
learn (HarenaWindow     *self,
       const HarenaGame *game)
{
  if (game != NULL && harena_face_of (game)->lessons != NULL)
    harena_window_ask_to_leave (self, learn_then, (gpointer) game, NULL);
  else
    harena_window_say (self, _("This game has no lesson."));
}

/* The game of this window. */
static void
learn_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  (void) action;
  (void) parameter;
  learn (HARENA_WINDOW (data), harena_window_get_game (HARENA_WINDOW (data)));
}

/* parameter: the word of a game. */
static void
teach_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  (void) action;
  learn (HARENA_WINDOW (data), harena_game_of_word (g_variant_get_string (parameter, NULL)));
}

void
harena_window_add_game_actions (HarenaWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "learn", .activate = learn_cb },
    { .name = "teach", .activate = teach_cb, .parameter_type = "s" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
