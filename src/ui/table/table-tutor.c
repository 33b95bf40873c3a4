/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tutor takes a move that was chosen, has it judged in a worker, and plays it; or asks first, if
 * it is a blunder. It is for who plays alone: where several persons sit at the screen it would tell
 * each of them what the others think about. */

#include "table/table-private.h"

#include "settings.h"
#include "table/cost-words.h"
#include "widgets/message.h"
#include "widgets/sentence.h"
#include "words.h"

#include <adwaita.h>
#include <math.h>

#define PLAY "play"

static gboolean
is_on (HarenaTable *self)
{
  return g_settings_get_boolean (harena_settings_get_default (), "tutor") && self->course == NULL
         && !self->reviewing && harena_cost_whose (self->hand) != 0
         && harena_game_model_get_can_judge (self->model);
}

static void
play (HarenaTable *self,
      HarenaMove   move)
{
  g_autoptr (GError) error = NULL;

  if (!harena_game_model_play_move (self->model, move, &error))
    {
      g_autofree char *why = harena_sentence (error->message);

      harena_table_say (self, why);
    }
}

static void
answered_cb (HarenaTable *self,
             const char  *response)
{
  HarenaMove move = self->judged;

  self->tutor = NULL;
  if (g_str_equal (response, PLAY))
    play (self, move);
}

static void
ask (HarenaTable *self,
     double       cost)
{
  GtkRoot         *root = gtk_widget_get_root (GTK_WIDGET (self));
  /* Translators: a percentage. */
  g_autofree char *text = g_strdup_printf (_("This gives up about %ld %% of the win. Play it "
                                             "anyway?"), lround (100 * cost));

  /* Translators: the heading of a question about a move that is a blunder. */
  self->tutor = harena_message_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                    C_("tutor", "Are You Sure?"), text);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (self->tutor),
                                    /* Translators: two buttons under that question. */
                                    "back", C_("tutor", "_Think Again"),
                                    PLAY, C_("tutor", "_Play It Anyway"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (self->tutor), "back");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (self->tutor), "back");
  g_signal_connect_object (self->tutor, "response", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self->tutor));
}

static void
judged_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  GWeakRef               *weak = data;
  g_autoptr (HarenaTable) self = g_weak_ref_get (weak);
  HarenaReview            review;

  g_weak_ref_clear (weak);
  g_free (weak);
  /* Cancelled: there is another move to be looked at by now, or none. */
  if (!harena_game_model_judge_finish (HARENA_GAME_MODEL (object), result, &review, NULL)
      || self == NULL)
    return;

  g_clear_object (&self->judging);
  harena_table_say (self, NULL);
  if (harena_review_mistake (&review) == HARENA_MISTAKE_BLUNDER)
    ask (self, review.cost);
  else
    play (self, self->judged);
}

static gboolean
guard_cb (gpointer   data,
          HarenaMove move)
{
  HarenaTable *self = data;
  GWeakRef    *weak;
  HarenaMove   list[HARENA_MOVES_MAX];

  if (!is_on (self) || harena_game_model_list_moves (self->model, list) < 2)
    return FALSE;
  if (self->judging != NULL && self->judged == move)
    return TRUE;

  harena_table_tutor_forget (self);
  self->judging = g_cancellable_new ();
  self->judged = move;
  harena_table_say (self, _("Looking at your move…"));
  /* The window may go meanwhile. */
  weak = g_new0 (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  harena_game_model_judge_async (self->model, move, self->judging, judged_cb, weak);
  return TRUE;
}

void
harena_table_tutor_forget (HarenaTable *self)
{
  if (self->judging != NULL)
    {
      g_cancellable_cancel (self->judging);
      g_clear_object (&self->judging);
      harena_table_say (self, NULL);
    }
  if (self->tutor != NULL)
    {
      GtkWidget *tutor = g_steal_pointer (&self->tutor);

      g_signal_handlers_disconnect_by_data (tutor, self);
      gtk_window_destroy (GTK_WINDOW (tutor));
    }
}

void
harena_table_tutor_init (HarenaTable *self)
{
  harena_hand_set_guard (self->hand, guard_cb, self);
}

void
harena_table_tutor_end (HarenaTable *self)
{
  if (self->hand != NULL)
    harena_hand_set_guard (self->hand, NULL, NULL);
  harena_table_tutor_forget (self);
}
