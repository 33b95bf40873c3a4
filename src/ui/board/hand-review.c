/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand keeps the review of the game, so that whatever shows something of it shows the same. */

#include "board/hand-private.h"

#include <string.h>

static void
review_changed_cb (HarenaHand *self)
{
  harena_hand_say_changed (self, HARENA_CHANGE_REVIEW);
}

void
harena_hand_drop_review (HarenaHand *self)
{
  if (self->review == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->review, self);
  harena_game_review_stop (self->review);
  g_clear_object (&self->review);
}

/* A game that was gone on with from the middle is another one; what was found out about the moves
 * that are still the same comes back from the disk. */
static gboolean
is_still_about (HarenaHand         *self,
                const HarenaRecord *record,
                guint               n_moves)
{
  const HarenaRecord *of = harena_game_review_get_record (self->review);

  return of->moves->len == n_moves
         && memcmp (of->moves->data, record->moves->data, n_moves * sizeof (HarenaMove)) == 0;
}

HarenaGameReview *
harena_hand_get_review (HarenaHand *self)
{
  const HarenaRecord *record;
  guint               n_moves;

  g_return_val_if_fail (HARENA_IS_HAND (self), NULL);

  record = harena_game_model_get_record (self->model);
  n_moves = harena_game_model_get_present (self->model);
  if (record == NULL || n_moves == 0
      || (!self->reviewing && !harena_game_model_get_over (self->model)))
    return NULL;

  if (self->review != NULL && !is_still_about (self, record, n_moves))
    harena_hand_drop_review (self);
  if (self->review == NULL)
    {
      self->review = harena_game_review_new (record, n_moves, NULL, NULL);
      if (self->review == NULL)
        return NULL;
      g_signal_connect_swapped (self->review, "changed", G_CALLBACK (review_changed_cb), self);
      g_signal_connect_swapped (self->review, "notify::running", G_CALLBACK (review_changed_cb),
                                self);
    }
  return self->review;
}
