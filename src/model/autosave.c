/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every change goes into the journal at once, by a thread of its own, and into the game file by a
 * worker when the game rests: what happens until then is written together. */

#include "autosave-private.h"

#include "game-model-private.h"

struct _HarenaAutosave
{
  GObject          parent_instance;

  HarenaGameModel *model;
  char            *folder;
  HarenaStateFile *file;    /* NULL while there is none to be had */
  guint            tried;   /* the version of the model that is written, or was tried last */
  guint            head;    /* and that of what is not in the journal */
  guint            pushed;  /* moves that the journal was told of */
  guint            idle;    /* milliseconds */
  guint            timer;   /* that waits for the game to rest, or 0 */
  gint64           touched; /* when something happened last, */
  gint64           since;   /* and first, since the file was written */
  gboolean         writing; /* whether a worker is at it */
  gboolean         failing;
  GError          *error;   /* why, in words */
  guint            source;  /* that says so */
  gboolean         closed;
  GTask           *closing; /* to be answered when all is written */
  gboolean         keep;
};

/* What a worker needs to write. It knows the autosave only by a weak reference: the object may go
 * at any time, and what is under way is still written. */
typedef struct
{
  GWeakRef         autosave;
  HarenaStateFile *file;
  HarenaRecord    *record; /* NULL: the file is to be removed */
  HarenaSession    session;
} Job;

enum
{
  IDLE = 1000,      /* milliseconds without a move, after which the game rests; */
  LONGEST = 10,     /* but it is written after so many times that long */
  LONG_GAME = 4000, /* moves; it takes milliseconds to put so many into words */
};

enum
{
  PROP_FAILING_ = 1,
  PROP_SETTLED_,
  N_PROPS_,
};

enum
{
  FAILED,
  RECOVERED,
  WRITTEN,
  N_SIGNALS_,
};

static GParamSpec *properties[N_PROPS_];
static guint       signals[N_SIGNALS_];

G_DEFINE_FINAL_TYPE (HarenaAutosave, harena_autosave, G_TYPE_OBJECT)

static void write_later (HarenaAutosave *self);
static void write_at_rest (HarenaAutosave *self);

static void
job_free (gpointer data)
{
  Job *job = data;

  g_weak_ref_clear (&job->autosave);
  g_clear_pointer (&job->record, harena_record_free);
  harena_session_clear (&job->session);
  g_clear_pointer (&job->file, harena_state_file_unref);
  g_free (job);
}

static gboolean
say_failed_cb (gpointer data)
{
  g_autoptr (HarenaAutosave) self = g_object_ref (HARENA_AUTOSAVE (data));

  self->source = 0;
  g_signal_emit (self, signals[FAILED], 0, self->error);
  return G_SOURCE_REMOVE;
}

static void
set_failing (HarenaAutosave *self,
             const GError   *error)
{
  if (self->failing == (error != NULL))
    return;

  self->failing = error != NULL;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FAILING_]);
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_error (&self->error);
  if (error == NULL)
    {
      g_signal_emit (self, signals[RECOVERED], 0);
      return;
    }

  /* Translators: why, as a part of a sentence. */
  self->error = g_error_new (error->domain, error->code,
                             _("The game cannot be kept safe for the case that the program "
                               "ends: %s"),
                             error->message);
  /* Later, because whoever makes the object cannot listen to it yet. */
  self->source = g_idle_add_full (G_PRIORITY_DEFAULT, say_failed_cb, self, NULL);
}

static void
work_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Job    *job = data;
  GError *error = NULL;

  (void) source;
  (void) cancellable;
  if (job->record == NULL)
    harena_state_file_remove (job->file);
  else
    harena_state_file_write (job->file, job->record, &job->session, TRUE, &error);

  /* Now rather than with the task: whoever is told that the game is closed may claim it. */
  g_clear_pointer (&job->file, harena_state_file_unref);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

static gboolean
is_up_to_date (HarenaAutosave *self)
{
  return self->tried == self->model->version;
}

/* All is written that can be, or the game has been removed. */
static void
end_closing (HarenaAutosave *self,
             GError         *error)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->closing);

  g_clear_pointer (&self->file, harena_state_file_unref);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

static void
worked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Job                        *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (HarenaAutosave)  self = g_weak_ref_get (&job->autosave);
  GError                     *error = NULL;

  (void) source;
  (void) data;
  g_task_propagate_boolean (G_TASK (result), &error);
  if (self == NULL)
    {
      g_clear_error (&error);
      return;
    }

  self->writing = FALSE;
  set_failing (self, error);
  if (error == NULL && job->record != NULL)
    g_signal_emit (self, signals[WRITTEN], 0, job->session.present);

  /* Where the folder has gone, the next move begins anew. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
    g_clear_pointer (&self->file, harena_state_file_unref);

  if (self->closing != NULL
      && (self->file == NULL || job->record == NULL || (self->keep && is_up_to_date (self))))
    end_closing (self, g_steal_pointer (&error));
  else if (self->closing != NULL)
    write_later (self);
  else if (!is_up_to_date (self))
    write_at_rest (self);
  else
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SETTLED_]);
  g_clear_error (&error);
}

/* In a worker, when the one that is at it has done. */
static void
write_later (HarenaAutosave *self)
{
  g_autoptr (GTask) task = NULL;
  Job              *job;

  if (self->writing || self->file == NULL)
    return;

  job = g_new0 (Job, 1);
  g_weak_ref_init (&job->autosave, self);
  job->file = harena_state_file_ref (self->file);
  harena_game_model_get_session (self->model, &job->session);
  if (self->closing == NULL || self->keep)
    job->record = harena_session_copy (self->model->record, G_MAXUINT);
  self->tried = self->model->version;
  self->head = self->model->head_version;
  self->writing = TRUE;
  self->since = 0;
  g_clear_handle_id (&self->timer, g_source_remove);

  task = g_task_new (NULL, NULL, worked_cb, NULL);
  g_task_set_source_tag (task, write_later);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, work_in_thread);
}

static gboolean
rest_cb (gpointer data)
{
  HarenaAutosave *self = HARENA_AUTOSAVE (data);
  gint64          now = g_get_monotonic_time ();
  gint64          idle = self->idle * G_TIME_SPAN_MILLISECOND;

  if (now - self->touched < idle && now - self->since < LONGEST * idle)
    return G_SOURCE_CONTINUE;

  self->timer = 0;
  write_later (self);
  return G_SOURCE_REMOVE;
}

/* Who sits where, and where the game is saved, is not in the journal, and so does not wait. */
static void
write_at_rest (HarenaAutosave *self)
{
  self->touched = g_get_monotonic_time ();
  if (self->since == 0)
    self->since = self->touched;

  if (self->idle == 0 || self->head != self->model->head_version)
    write_later (self);
  else if (self->timer == 0 && !self->writing)
    self->timer = g_timeout_add (self->idle, rest_cb, self);
}

/* A file to begin with: whole, though not yet sure to outlast a power cut. From now on a game is
 * found, and the journal has something to build on. A very long game is left to the worker, for it
 * would take too long here; it comes from a file and has not gone on yet. */
static void
begin_file (HarenaAutosave *self)
{
  g_auto (HarenaSession)      session = { 0 };
  g_autoptr (HarenaStateFile) file = NULL;
  g_autoptr (GError)          error = NULL;

  harena_game_model_get_session (self->model, &session);
  file = harena_state_file_new (self->folder, &error);
  if (file != NULL
      && (self->model->record->moves->len > LONG_GAME
          || harena_state_file_write (file, self->model->record, &session, FALSE, &error)))
    {
      self->file = g_steal_pointer (&file);
      self->pushed = 0;
    }
  else
    {
      if (file != NULL)
        harena_state_file_remove (file);
      set_failing (self, error);
    }
}

static void
write_journal (HarenaAutosave *self)
{
  g_auto (HarenaSession) session = { 0 };
  guint                  n_kept = MIN (self->pushed, self->model->kept_since);

  harena_game_model_get_session (self->model, &session);
  self->model->kept_since = G_MAXUINT;
  self->pushed = self->model->record->moves->len;
  harena_journal_push (harena_state_file_journal (self->file), self->model->record, &session,
                       n_kept);
}

static void
changed_cb (HarenaAutosave *self)
{
  gboolean was_settled = !self->writing && self->tried == self->model->version - 1;

  if (self->closed)
    return;

  if (self->file == NULL)
    begin_file (self);
  if (self->file == NULL)
    return;

  write_journal (self);
  write_at_rest (self);
  if (was_settled)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SETTLED_]);
}

static void
harena_autosave_get_property (GObject    *object,
                              guint       id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  HarenaAutosave *self = HARENA_AUTOSAVE (object);

  switch (id)
    {
    case PROP_FAILING_:
      g_value_set_boolean (value, self->failing);
      break;
    case PROP_SETTLED_:
      g_value_set_boolean (value, harena_autosave_get_settled (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
harena_autosave_dispose (GObject *object)
{
  HarenaAutosave *self = HARENA_AUTOSAVE (object);

  /* A game that is over is in the history, and nothing is left to go on with. */
  if (self->file != NULL && harena_game_model_get_over (self->model))
    harena_state_file_doom (g_steal_pointer (&self->file));
  g_clear_pointer (&self->file, harena_state_file_unref);
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (harena_autosave_parent_class)->dispose (object);
}

static void
harena_autosave_finalize (GObject *object)
{
  HarenaAutosave *self = HARENA_AUTOSAVE (object);

  g_clear_error (&self->error);
  g_free (self->folder);

  G_OBJECT_CLASS (harena_autosave_parent_class)->finalize (object);
}

static void
harena_autosave_class_init (HarenaAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags   flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GType         type = G_TYPE_FROM_CLASS (klass);

  object_class->get_property = harena_autosave_get_property;
  object_class->dispose = harena_autosave_dispose;
  object_class->finalize = harena_autosave_finalize;

  properties[PROP_FAILING_] = g_param_spec_boolean ("failing", NULL, NULL, FALSE, flags);
  properties[PROP_SETTLED_] = g_param_spec_boolean ("settled", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS_, properties);

  /* Once, until it has recovered; the error says why. */
  signals[FAILED] = g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[RECOVERED] = g_signal_new ("recovered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);
  /* How many moves are safe even from a power cut. */
  signals[WRITTEN] = g_signal_new ("written", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
harena_autosave_init (HarenaAutosave *self)
{
  self->idle = IDLE;
}

const char *
harena_autosave_get_default_folder (void)
{
  static char *folder;

  if (g_once_init_enter (&folder))
    g_once_init_leave (&folder, g_build_filename (g_get_user_state_dir (), "harena", NULL));

  return folder;
}

static HarenaAutosave *
new_for_model (HarenaGameModel *model,
               const char      *folder,
               HarenaStateFile *file)
{
  HarenaAutosave *self = g_object_new (HARENA_TYPE_AUTOSAVE, NULL);

  self->model = g_object_ref (model);
  self->folder = g_strdup (folder);
  self->file = file;
  self->tried = model->version - 1;
  self->head = model->head_version;
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  return self;
}

HarenaAutosave *
harena_autosave_new (HarenaGameModel *model,
                     const char      *folder)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (model), NULL);

  return new_for_model (model, folder != NULL ? folder : harena_autosave_get_default_folder (),
                        NULL);
}

HarenaAutosave *
harena_autosave_resume (HarenaGameModel *model,
                        HarenaStateFile *file)
{
  g_autofree char *folder = g_path_get_dirname (harena_state_file_get_path (file));

  return new_for_model (model, folder, file);
}

void
harena_autosave_set_idle (HarenaAutosave *self,
                          guint           idle)
{
  g_return_if_fail (HARENA_IS_AUTOSAVE (self));

  self->idle = idle;
  g_clear_handle_id (&self->timer, g_source_remove);
  if (!self->writing && !is_up_to_date (self))
    write_at_rest (self);
}

HarenaGameModel *
harena_autosave_get_model (HarenaAutosave *self)
{
  g_return_val_if_fail (HARENA_IS_AUTOSAVE (self), NULL);

  return self->model;
}

gboolean
harena_autosave_get_failing (HarenaAutosave *self)
{
  g_return_val_if_fail (HARENA_IS_AUTOSAVE (self), FALSE);

  return self->failing;
}

gboolean
harena_autosave_get_settled (HarenaAutosave *self)
{
  g_return_val_if_fail (HARENA_IS_AUTOSAVE (self), FALSE);

  return !self->writing && !self->failing && is_up_to_date (self);
}

void
harena_autosave_close_async (HarenaAutosave     *self,
                             gboolean            keep,
                             GCancellable       *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer            data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (HARENA_IS_AUTOSAVE (self));
  g_return_if_fail (!self->closed);

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, harena_autosave_close_async);
  /* What is closed is closed. */
  g_task_set_check_cancellable (task, FALSE);
  self->closed = TRUE;
  self->keep = keep;
  self->closing = g_object_ref (task);
  if (self->file == NULL || (keep && harena_autosave_get_settled (self)))
    end_closing (self, NULL);
  else
    write_later (self);
}

gboolean
harena_autosave_close_finish (HarenaAutosave *self,
                              GAsyncResult   *result,
                              GError        **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
