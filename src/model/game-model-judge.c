/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a move would cost, before it is played. */

#include "game-model-private.h"

/* Belongs to the task. */
typedef struct
{
  HarenaSharedThinker *shared;
  HarenaEffort         effort;
  void                *position;
  HarenaMove           move;
  uint64_t             seed;
  atomic_bool          stop;
  HarenaReview         review;
} Judgement;

static void
judgement_free (gpointer data)
{
  Judgement *judgement = data;

  harena_shared_thinker_unref (judgement->shared);
  g_free (judgement->position);
  g_free (judgement);
}

static void
cancelled_cb (GCancellable *cancellable,
              gpointer      data)
{
  (void) cancellable;
  atomic_store (&((Judgement *) data)->stop, true);
}

static void
judge_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Judgement     *judgement = data;
  gulong         handler = 0;
  HarenaThinker *thinker;

  (void) source;
  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), judgement, NULL);
  thinker = harena_shared_thinker_enter (judgement->shared);
  harena_review_move (thinker, judgement->position, judgement->move, &judgement->effort,
                      judgement->seed, &judgement->stop, &judgement->review);
  harena_shared_thinker_leave (judgement->shared);
  g_cancellable_disconnect (cancellable, handler);
  g_task_return_boolean (task, TRUE);
}

void
harena_game_model_judge_async (HarenaGameModel    *self,
                               HarenaMove          move,
                               GCancellable       *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer            data)
{
  const HarenaLevel *judge = &harena_levels[HARENA_N_LEVELS - 1];
  g_autoptr (GTask)  task = NULL;
  Judgement         *judgement;

  g_return_if_fail (HARENA_IS_GAME_MODEL (self));
  g_return_if_fail (harena_game_model_get_can_judge (self));

  /* Whoever has chosen needs no advice any more, and both would share the thinker. */
  harena_game_model_drop_hint (self);
  harena_game_model_say (self);
  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, harena_game_model_judge_async);
  g_task_set_name (task, "harena: judge");
  judgement = g_new0 (Judgement, 1);
  judgement->shared = harena_shared_thinker_ref (self->shared);
  judgement->effort = *harena_level_effort (judge, self->record->game);
  judgement->position = g_memdup2 (self->position, self->record->game->position_size);
  judgement->move = move;
  judgement->seed = harena_review_seed (self->record->seed, self->present);
  g_task_set_task_data (task, judgement, judgement_free);
  g_task_run_in_thread (task, judge_in_thread);
}

gboolean
harena_game_model_judge_finish (HarenaGameModel *self,
                                GAsyncResult    *result,
                                HarenaReview    *review,
                                GError         **error)
{
  Judgement *judgement;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  judgement = g_task_get_task_data (G_TASK (result));
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  *review = judgement->review;
  return TRUE;
}

gboolean
harena_game_model_get_can_judge (HarenaGameModel *self)
{
  const HarenaGame  *game;
  const HarenaLevel *judge = &harena_levels[HARENA_N_LEVELS - 1];

  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);

  game = self->record->game;
  return game->strategy != NULL && harena_level_effort (judge, game)->playouts > 0
         && harena_game_model_get_asked (self) != 0;
}
