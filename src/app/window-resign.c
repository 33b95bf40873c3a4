/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Giving a game up, which is asked about first. */

#include "window-private.h"

#include "words.h"
#include "widgets/message.h"

/* What was asked, and of which game: it waits meanwhile. */
typedef struct
{
  HarenaWindow    *window;
  HarenaGameModel *model;
  int              seat;
  gboolean         held;
  char            *news;  /* what is told afterwards, unless the end page tells it */
} Question;

static void
let_go_on (Question *question)
{
  if (question->held)
    harena_game_model_release (question->model);
  question->held = FALSE;
}

static void
question_free (gpointer data)
{
  Question *question = data;

  let_go_on (question);
  g_object_unref (question->window);
  g_object_unref (question->model);
  g_free (question->news);
  g_free (question);
}

gboolean
harena_window_may_resign (HarenaWindow *self)
{
  return self->model != NULL && harena_game_model_get_may_resign (self->model) != 0;
}

/* While it waits, nobody is asked; so it goes on first. */
static void
answered_cb (AdwMessageDialog *dialog,
             const char       *response,
             gpointer          data)
{
  Question *question = data;

  (void) dialog;
  let_go_on (question);
  if (g_strcmp0 (response, "resign") != 0 || question->window->model != question->model
      || harena_game_model_get_may_resign (question->model) != question->seat)
    return;

  harena_game_model_resign (question->model);
  if (!harena_game_model_get_over (question->model))
    harena_window_say (question->window, question->news);
}

static void
dialog_gone (gpointer  data,
             GClosure *closure)
{
  (void) closure;
  question_free (data);
}

/* Who gives up, what follows, and what is told of it afterwards. */
static Question *
question_new (HarenaWindow *self,
              char        **body)
{
  Question          *question = g_new0 (Question, 1);
  const HarenaLevel *follower = harena_game_model_get_follower (self->model);
  const char        *name;

  question->seat = harena_game_model_get_may_resign (self->model);
  question->window = g_object_ref (self);
  question->model = g_object_ref (self->model);
  name = harena_seat_get_name (harena_game_model_get_seat (self->model, question->seat));
  if (follower == NULL)
    *body = g_strdup (_("The game ends here and counts as lost."));
  else
    {
      /* Translators: the name of a player, and that of a computer player. */
      *body = g_strdup_printf (_("The game counts as lost for %s, and %s plays on in that seat."),
                               name, follower->name);
      /* Translators: the name of a player, and that of a computer player. */
      question->news = g_strdup_printf (_("%s resigned. %s plays on."), name, follower->name);
    }

  question->held = TRUE;
  harena_game_model_hold (self->model);
  return question;
}

static void
resign_cb (GSimpleAction *action G_GNUC_UNUSED,
           GVariant      *parameter G_GNUC_UNUSED,
           gpointer       data)
{
  HarenaWindow    *self = HARENA_WINDOW (data);
  g_autofree char *body = NULL;
  Question        *question;
  GtkWidget       *dialog;

  if (!harena_window_may_resign (self))
    return;

  question = question_new (self, &body);
  dialog = harena_message_new (GTK_WINDOW (self), _("Resign?"), body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Keep Playing"),
                                    "resign", _("_Resign"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "resign",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), question, dialog_gone, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
harena_window_add_resign_actions (HarenaWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "resign", .activate = resign_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
