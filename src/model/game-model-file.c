/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening and saving, in workers. */

#include "game-model-private.h"

#include "disk.h"

#include <string.h>

#define SUFFIX ".harena"

/* What a worker needs to read or write a game. */
typedef struct
{
  const HarenaGame *const *games;     /* to open */
  HarenaRecord            *record;    /* read, or to be written */
  HarenaTimeline             *timeline;     /* along what was read */
  GFile                   *file;
  char                    *stamp;     /* how the file should look; then, how it looks now */
  gboolean                 guarded;   /* whether a file that looks otherwise is not touched */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->timeline, harena_timeline_free);
  g_clear_pointer (&job->record, harena_record_free);
  g_clear_object (&job->file);
  g_free (job->stamp);
  g_free (job);
}

static char *
name_of (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return base != NULL ? g_filename_display_name (base) : g_file_get_uri (file);
}

/* Puts in front of an error what could not be done, and with which file. */
static void
return_error (GTask      *task,
              GError     *error,
              const char *format,
              GFile      *file)
{
  g_autofree char *name = name_of (file);
  g_autofree char *message = g_strdup_printf (format, name, error->message);

  g_task_return_new_error (task, error->domain, error->code, "%s", message);
  g_error_free (error);
}

/* From anywhere that GIO can read, but never more than a game may have. */
static HarenaRecord *
read_stream (const Job    *job,
             GCancellable *cancellable,
             GError      **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (job->file, cancellable, error);
  g_autofree char             *text = NULL;
  gsize                        length;

  if (stream == NULL)
    return NULL;

  text = g_malloc (HARENA_RECORD_BYTES_MAX + 1);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), text, HARENA_RECORD_BYTES_MAX + 1,
                                &length, cancellable, error))
    return NULL;

  return harena_record_parse (job->games, text, length, error);
}

static void
open_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Job        *job = data;
  const char *path = g_file_peek_path (job->file);
  GError     *error = NULL;

  (void) source;
  /* If it changes while it is read, the next saving will notice. */
  job->stamp = harena_disk_stamp (job->file);
  job->record = path != NULL ? harena_record_load (job->games, path, &error)
                             : read_stream (job, cancellable, &error);

  if (job->record == NULL)
    {
      /* Translators: the name of a file, and why. */
      return_error (task, error, _("“%s” cannot be opened: %s"), job->file);
      return;
    }

  job->timeline = harena_timeline_new (job->record);
  g_task_return_boolean (task, TRUE);
}

void
harena_game_model_open_async (const HarenaGame *const *games,
                              GFile                   *file,
                              GCancellable            *cancellable,
                              GAsyncReadyCallback      callback,
                              gpointer                 data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Job              *job = g_new0 (Job, 1);

  g_return_if_fail (G_IS_FILE (file));

  job->games = games;
  job->file = g_object_ref (file);
  g_task_set_source_tag (task, harena_game_model_open_async);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, open_in_thread);
}

HarenaGameModel *
harena_game_model_open_finish (GAsyncResult *result,
                               GError      **error)
{
  g_auto (HarenaSession) session = { 0 };
  Job                   *job;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;

  job = g_task_get_task_data (G_TASK (result));
  session.present = job->record->moves->len;
  session.saved = job->record->moves->len;
  session.uri = g_file_get_uri (job->file);
  session.stamp = g_strdup (job->stamp);
  return harena_game_model_restore (g_steal_pointer (&job->record), g_steal_pointer (&job->timeline),
                                    &session);
}

/* The old file is there until the new one is whole. */
static gboolean
write_file (const Job    *job,
            const char   *text,
            gsize         length,
            GCancellable *cancellable,
            GError      **error)
{
  const char *path = g_file_peek_path (job->file);

  if (path != NULL)
    return harena_disk_write (path, NULL, text, length, 0666, TRUE, error);

  return g_file_replace_contents (job->file, text, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                  cancellable, error);
}

/* A file that is gone has nothing to lose. */
static gboolean
check_stamp (const Job *job,
             GError   **error)
{
  g_autofree char *stamp = job->guarded ? harena_disk_stamp (job->file) : NULL;

  if (stamp == NULL || g_strcmp0 (stamp, job->stamp) == 0)
    return TRUE;

  g_set_error_literal (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_CHANGED,
                       _("another program has changed the file since it was opened or saved here"));
  return FALSE;
}

static void
save_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Job             *job = data;
  gsize            length;
  g_autofree char *text = harena_record_to_text (job->record, &length);
  GError          *error = NULL;

  (void) source;
  if (harena_disk_check (text, length, &error)
      && check_stamp (job, &error)
      && write_file (job, text, length, cancellable, &error))
    {
      g_free (job->stamp);
      job->stamp = harena_disk_stamp (job->file);
      g_task_return_boolean (task, TRUE);
    }
  else
    /* Translators: the name of a file, and why. */
    return_error (task, error, _("“%s” cannot be saved: %s"), job->file);
}

/* The game may have gone on meanwhile. */
static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GTask) task = data;
  HarenaGameModel  *self = HARENA_GAME_MODEL (g_task_get_source_object (task));
  Job              *job = g_task_get_task_data (G_TASK (result));
  guint             n_moves = job->record->moves->len;
  GError           *error = NULL;

  (void) source;
  self->saving = FALSE;
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      g_task_return_error (task, error);
      return;
    }

  self->saved = self->seats_since || self->cut_since < n_moves ? -1 : (int) n_moves;
  self->version++;
  self->head_version++;
  harena_game_model_set_file (self, job->file, job->stamp);
  g_signal_emit (self, harena_game_model_signals[CHANGED], 0);
  harena_game_model_say (self);
  g_task_return_boolean (task, TRUE);
}

static void
start_saving (HarenaGameModel *self,
              GFile           *file,
              gboolean         overwrite,
              GTask           *task)
{
  g_autoptr (GTask) work = NULL;
  Job              *job = g_new0 (Job, 1);

  job->file = g_object_ref (file);
  job->record = harena_session_copy (self->record, self->present);
  job->stamp = g_strdup (self->stamp);
  job->guarded = !overwrite && self->file != NULL && g_file_equal (file, self->file);
  self->saving = TRUE;
  self->cut_since = G_MAXUINT;
  self->seats_since = FALSE;

  /* The worker does not know the model, so that it cannot be the last to let go of it. */
  work = g_task_new (NULL, g_task_get_cancellable (task), saved_cb, g_object_ref (task));
  /* Once it is written it is written. */
  g_task_set_check_cancellable (work, FALSE);
  g_task_set_task_data (work, job, job_free);
  g_task_run_in_thread (work, save_in_thread);
}

void
harena_game_model_save_async (HarenaGameModel    *self,
                              GFile              *file,
                              gboolean            overwrite,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (HARENA_IS_GAME_MODEL (self));

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, harena_game_model_save_async);
  g_task_set_check_cancellable (task, FALSE);
  if (file == NULL)
    file = self->file;

  if (self->saving)
    g_task_return_new_error (task, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_BUSY,
                             _("the game is being saved already"));
  else if (file == NULL)
    g_task_return_new_error (task, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_NO_FILE,
                             _("the game has no file yet"));
  else
    start_saving (self, file, overwrite, task);
}

gboolean
harena_game_model_save_finish (HarenaGameModel *self,
                               GAsyncResult    *result,
                               GError         **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

GFile *
harena_game_model_get_file (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), NULL);

  return self->file;
}

const char *
harena_game_model_get_title (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), NULL);

  return self->title;
}

gboolean
harena_game_model_get_modified (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);

  return self->saved != (int) self->present;
}

static void
set_title (HarenaGameModel *self)
{
  char *title;

  if (self->file != NULL)
    {
      title = name_of (self->file);
      if (g_str_has_suffix (title, SUFFIX) && title[sizeof SUFFIX - 1] != '\0')
        title[strlen (title) - strlen (SUFFIX)] = '\0';
    }
  else
    title = g_strdup (g_dgettext (GETTEXT_PACKAGE, self->record->game->name));

  if (g_strcmp0 (self->title, title) != 0)
    {
      g_free (self->title);
      self->title = g_steal_pointer (&title);
      harena_game_model_notify (self, PROP_TITLE);
    }
  g_free (title);
}

static void
stamped_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  GWeakRef                   *weak = data;
  g_autoptr (HarenaGameModel) self = g_weak_ref_get (weak);
  g_autofree char            *stamp = g_task_propagate_pointer (G_TASK (result), NULL);

  (void) source;
  g_weak_ref_clear (weak);
  g_free (weak);
  if (self == NULL)
    return;

  self->checking = FALSE;
  if (!self->saving && g_strcmp0 (stamp, self->stamp) != 0
      && g_strcmp0 (stamp, self->stamp_said) != 0)
    {
      g_free (self->stamp_said);
      self->stamp_said = g_steal_pointer (&stamp);
      g_signal_emit (self, harena_game_model_signals[FILE_CHANGED], 0);
    }
}

static void
stamp_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  (void) source;
  (void) cancellable;
  g_task_return_pointer (task, harena_disk_stamp (data), g_free);
}

/* Something happened to the file; whether it was us, its looks will tell. */
static void
monitored_cb (GFileMonitor     *monitor,
              GFile            *file,
              GFile            *other_file,
              GFileMonitorEvent event,
              gpointer          data)
{
  HarenaGameModel  *self = HARENA_GAME_MODEL (data);
  g_autoptr (GTask) task = NULL;
  GWeakRef         *weak;

  (void) monitor;
  (void) file;
  (void) other_file;
  (void) event;
  if (self->checking)
    return;

  self->checking = TRUE;
  weak = g_new0 (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  task = g_task_new (NULL, NULL, stamped_cb, weak);
  g_task_set_task_data (task, g_object_ref (self->file), g_object_unref);
  g_task_run_in_thread (task, stamp_in_thread);
}

static void
watch_file (HarenaGameModel *self)
{
  if (self->monitor != NULL)
    g_signal_handlers_disconnect_by_data (self->monitor, self);
  g_clear_object (&self->monitor);

  /* Where it cannot be watched, saving still looks at it. */
  if (self->file != NULL && g_file_is_native (self->file))
    self->monitor = g_file_monitor_file (self->file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect (self->monitor, "changed", G_CALLBACK (monitored_cb), self);
}

/* file: NULL if there is none yet. */
void
harena_game_model_set_file (HarenaGameModel *self,
                            GFile           *file,
                            const char      *stamp)
{
  gboolean same = self->file == file
                  || (self->file != NULL && file != NULL && g_file_equal (self->file, file));

  g_free (self->stamp);
  self->stamp = g_strdup (stamp);
  g_clear_pointer (&self->stamp_said, g_free);
  if (!same)
    {
      g_set_object (&self->file, file);
      watch_file (self);
      harena_game_model_notify (self, PROP_FILE);
    }
  set_title (self);
}
