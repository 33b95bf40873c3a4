/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games are taken from the lists of the welcome page. As long as the toast that says so is there,
 * they can be had back; then they go for good. */

#include "window-private.h"

#include "unfinished-game.h"
#include "words.h"

/* A game that is going: one that was left, one of the history, or a file that the desktop knows. A
 * file stays where it is; only the list forgets it. */
typedef struct
{
  HarenaWindow         *window;  /* NULL when it has gone */
  HarenaHistory        *history; /* of a past game, */
  GFile                *file;    /* which it is */
  HarenaUnfinishedGame *left;
  guint                 place;   /* where it was among those that were left */
  gboolean              kept;    /* it was had back */
} Going;

static void
going_free (gpointer  data,
            GClosure *closure)
{
  Going *going = data;

  (void) closure;
  if (!going->kept && going->left != NULL)
    harena_unfinished_game_discard (going->left);
  if (!going->kept && going->history != NULL)
    harena_history_forget (going->history, going->file);
  g_clear_weak_pointer (&going->window);
  g_clear_object (&going->history);
  g_clear_object (&going->file);
  g_clear_object (&going->left);
  g_free (going);
}

static void
undo_cb (AdwToast *toast,
         Going    *going)
{
  HarenaWindow *self = going->window;

  (void) toast;
  if (going->kept || self == NULL)
    return;

  going->kept = TRUE;
  if (going->history != NULL)
    harena_history_put_back (going->history, going->file);
  else if (going->left == NULL)
    harena_window_add_recent (going->file);
  else if (self->left != NULL)
    {
      g_ptr_array_insert (self->left, MIN (going->place, self->left->len),
                          g_object_ref (going->left));
      harena_window_show_left (self);
    }
}

static gboolean
find_left (HarenaWindow *self,
           const char   *id,
           Going        *going)
{
  for (guint i = 0; self->left != NULL && i < self->left->len; i++)
    if (g_strcmp0 (harena_unfinished_game_get_id (self->left->pdata[i]), id) == 0)
      {
        going->left = g_object_ref (self->left->pdata[i]);
        going->place = i;
        g_ptr_array_remove_index (self->left, i);
        harena_window_show_left (self);
        return TRUE;
      }

  return FALSE;
}

static gboolean
take_away (HarenaWindow *self,
           const char   *kind,
           const char   *id,
           Going        *going)
{
  if (g_str_equal (kind, "left"))
    return find_left (self, id, going);

  going->file = g_file_new_for_uri (id);
  if (g_str_equal (kind, "past"))
    {
      going->history = g_object_ref (harena_application_get_history (self->application));
      harena_history_leave_out (going->history, going->file);
      return TRUE;
    }
  return gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), id, NULL);
}

/* parameter: what kind of game, and which. */
static void
forget_cb (GSimpleAction *action G_GNUC_UNUSED,
           GVariant      *parameter,
           gpointer       data)
{
  HarenaWindow *self = HARENA_WINDOW (data);
  Going        *going = g_new0 (Going, 1);
  const char   *kind;
  const char   *id;
  AdwToast     *toast;

  g_variant_get (parameter, "(&s&s)", &kind, &id);
  g_set_weak_pointer (&going->window, self);
  if (!take_away (self, kind, id, going))
    {
      going_free (going, NULL);
      return;
    }

  /* What was removed before has gone for good, or toasts would wait for each other. */
  if (self->removing != NULL)
    adw_toast_dismiss (self->removing);
  toast = adw_toast_new (_("Removed from the list"));
  adw_toast_set_button_label (toast, _("Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_cb), going, going_free, 0);
  g_set_weak_pointer (&self->removing, toast);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
harena_window_add_forget_actions (HarenaWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "forget", .activate = forget_cb, .parameter_type = "(ss)" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
