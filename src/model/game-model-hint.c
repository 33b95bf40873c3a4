/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Advice for the person who is asked. */

#include "game-model-private.h"

/* The cancellable that this hint was asked for with has been cancelled, in whatever thread. */
static void
cancelled_cb (GCancellable *cancellable,
              gpointer      data)
{
  (void) cancellable;
  harena_thinking_job_hurry (data);
}

static void
return_cancelled (GTask *task)
{
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED,
                           _("the hint was cancelled before there was one"));
}

/* Takes the task away from the model; who asked will be answered through it. */
static GTask *
end_hint (HarenaGameModel *self)
{
  GTask *task = g_steal_pointer (&self->hint_task);

  g_cancellable_disconnect (g_task_get_cancellable (task), self->hint_cancelled);
  self->hint_cancelled = 0;
  self->hint = NULL;
  harena_game_model_watch_job (self);
  return task;
}

static void
set_hints (HarenaGameModel *self,
           HarenaHints     *hints)
{
  if (self->hints == hints)
    return;

  g_clear_pointer (&self->hints, harena_hints_unref);
  self->hints = hints != NULL ? harena_hints_ref (hints) : NULL;
  harena_game_model_notify (self, PROP_HINTS);
}

void
harena_game_model_drop_hint (HarenaGameModel *self)
{
  set_hints (self, NULL);
  if (self->hint != NULL)
    {
      g_autoptr (GTask) task = NULL;

      harena_thinking_job_stop (self->hint);
      task = end_hint (self);
      g_task_return_new_error (task, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_MOVED,
                               _("the game has moved on, so this hint no longer applies"));
    }
}

static void
hinted_cb (HarenaThinkingJob *job,
           gboolean       done,
           gpointer       data)
{
  g_autoptr (HarenaGameModel) self = g_object_ref (HARENA_GAME_MODEL (data));
  g_autoptr (GTask)           task = NULL;
  HarenaHints                *hints = harena_thinking_job_get_hints (job);

  if (!done)
    {
      set_hints (self, hints);
      g_signal_emit (self, harena_game_model_signals[HINT_READY], 0, hints);
      harena_game_model_say (self);
      return;
    }

  task = end_hint (self);
  if (hints != NULL)
    g_task_return_pointer (task, harena_hints_ref (hints), (GDestroyNotify) harena_hints_unref);
  else
    return_cancelled (task);
}

void
harena_game_model_hint_async (HarenaGameModel    *self,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            data)
{
  g_autoptr (GTask) task = NULL;
  HarenaThinkingTask    question;

  g_return_if_fail (HARENA_IS_GAME_MODEL (self));

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, harena_game_model_hint_async);
  /* Cancelling means to be content with the best so far. */
  g_task_set_check_cancellable (task, FALSE);

  if (self->record->game->strategy == NULL)
    {
      g_task_return_new_error (task, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_HINT,
                               _("there are no hints in this game"));
      return;
    }
  if (harena_game_model_get_asked (self) == 0)
    {
      g_task_return_new_error (task, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_TURN,
                               _("hints are for the person who has to choose, "
                                 "and now there is none"));
      return;
    }

  if (g_cancellable_is_cancelled (cancellable))
    {
      return_cancelled (task);
      return;
    }

  harena_game_model_drop_hint (self);
  harena_game_model_say (self);
  question = harena_game_model_ask (self, HARENA_THINKING_HINT);
  self->hint = harena_thinking_job_start (self->shared, self->record->game, &question, hinted_cb,
                                          self);
  self->hint_task = g_steal_pointer (&task);
  harena_game_model_watch_job (self);
  if (cancellable != NULL)
    self->hint_cancelled = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb),
                                                  self->hint, NULL);
}

HarenaHints *
harena_game_model_hint_finish (HarenaGameModel *self,
                               GAsyncResult    *result,
                               GError         **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

HarenaHints *
harena_game_model_get_hints (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), NULL);

  return self->hints;
}
