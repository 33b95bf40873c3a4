/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that were left: found for the welcome, offered there, and continued.
 *
 * What is found belongs to this window until it shows something else, so that no other window can
 * take the same game. */

#include "window-private.h"

#include "face.h"
#include "unfinished-game.h"
#include "pages/welcome-page.h"
#include "words.h"

static void
tell_problem (HarenaWindow *self,
              const GError *problem)
{
  /* One that stays unreadable is not told at every return to the welcome. */
  if (harena_application_is_news (self->application, problem->message))
    harena_window_complain (self, _("A Game Could Not Be Restored"), problem->message);
}

static HarenaUnfinishedGame *
find_game (HarenaWindow *self,
           const char   *id)
{
  for (guint i = 0; self->left != NULL && i < self->left->len; i++)
    {
      HarenaUnfinishedGame *game = g_ptr_array_index (self->left, i);

      if (*id == '\0' || g_strcmp0 (harena_unfinished_game_get_id (game), id) == 0)
        return game;
    }

  return NULL;
}

static void
continue_then (HarenaWindow *self,
               gpointer      data)
{
  g_autoptr (HarenaUnfinishedGame) game = g_object_ref (HARENA_UNFINISHED_GAME (data));
  HarenaAutosave            *autosave = harena_unfinished_game_resume (game);

  harena_window_set_game (self, harena_autosave_get_model (autosave), autosave);
}

static void
continue_game (HarenaWindow *self,
               const char   *id)
{
  HarenaUnfinishedGame *game = find_game (self, id);

  if (game == NULL)
    harena_window_say (self, _("That game no longer exists."));
  else
    harena_window_ask_to_leave (self, continue_then, g_object_ref (game), g_object_unref);
}

typedef struct
{
  HarenaWindow         *window;
  HarenaUnfinishedGame *game;
} Debt;

/* Only where the history still cannot take it, a game that is over is offered. */
static void
added_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Debt                            *debt = data;
  g_autoptr (HarenaWindow)         self = debt->window;
  g_autoptr (HarenaUnfinishedGame) game = debt->game;
  g_autoptr (GError)               error = NULL;

  g_free (debt);
  g_application_release (G_APPLICATION (self->application));
  if (harena_history_add_finish (HARENA_HISTORY (source), result, &error))
    {
      harena_unfinished_game_discard (game);
      return;
    }

  g_debug ("%s", error->message);
  if (self->left == NULL || self->stack == NULL)
    return;
  g_ptr_array_add (self->left, g_steal_pointer (&game));
  harena_welcome_page_set_left (HARENA_WELCOME_PAGE (self->welcome), self->left);
}

/* A game that was played to its end when the history could not be written. */
static void
pay_debt (HarenaWindow         *self,
          HarenaUnfinishedGame *game)
{
  Debt *debt = g_new0 (Debt, 1);

  debt->window = g_object_ref (self);
  debt->game = g_object_ref (game);
  g_application_hold (G_APPLICATION (self->application));
  harena_history_add_async (harena_application_get_history (self->application),
                            harena_unfinished_game_get_record (game),
                            harena_unfinished_game_get_present (game), NULL, added_cb, debt);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (HarenaWindow) self = data;
  g_autoptr (GPtrArray)    found = harena_unfinished_game_find_finish (result);
  g_autofree char         *wanted = g_steal_pointer (&self->wanted);

  (void) source;
  self->finding = FALSE;
  /* The person was faster; letting go of what was found gives it back. */
  if (self->stack == NULL || g_strcmp0 (harena_window_get_page (self), "welcome") != 0)
    return;

  self->left = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < found->len; i++)
    {
      HarenaUnfinishedGame *game = g_ptr_array_index (found, i);
      const GError   *problem = harena_unfinished_game_get_problem (game);

      if (problem != NULL)
        tell_problem (self, problem);
      else if (harena_unfinished_game_get_over (game))
        pay_debt (self, game);
      else
        g_ptr_array_add (self->left, g_object_ref (game));
    }

  harena_welcome_page_set_left (HARENA_WELCOME_PAGE (self->welcome), self->left);
  if (wanted != NULL)
    continue_game (self, wanted);
}

void
harena_window_show_left (HarenaWindow *self)
{
  if (self->left != NULL && self->welcome != NULL)
    harena_welcome_page_set_left (HARENA_WELCOME_PAGE (self->welcome), self->left);
}

void
harena_window_find_left (HarenaWindow *self)
{
  if (self->finding || self->n_closing > 0)
    return;

  self->finding = TRUE;
  harena_window_drop_left (self);
  harena_unfinished_game_find_async (harena_face_games (), NULL, self->cancellable, found_cb,
                               g_object_ref (self));
}

void
harena_window_drop_left (HarenaWindow *self)
{
  if (self->left == NULL)
    return;

  if (self->welcome != NULL)
    harena_welcome_page_set_left (HARENA_WELCOME_PAGE (self->welcome), NULL);
  g_clear_pointer (&self->left, g_ptr_array_unref);
}

static void
look_then (HarenaWindow *self,
           gpointer      data)
{
  g_free (self->wanted);
  self->wanted = g_strdup (data);
  harena_window_show_welcome (self);
}

/* id: of a left game, or nothing for the last one. */
static void
continue_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  HarenaWindow *self = HARENA_WINDOW (data);
  const char   *id = g_variant_get_string (parameter, NULL);

  (void) action;
  if (self->left != NULL)
    continue_game (self, id);
  else
    harena_window_ask_to_leave (self, look_then, g_strdup (id), g_free);
}

void
harena_window_add_left_actions (HarenaWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "continue", .activate = continue_cb, .parameter_type = "s" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
