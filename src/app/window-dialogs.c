/* SPDX-License-Identifier: GPL-3.0-or-later */
/* While a dialog or Preferences is open over a window, nobody watches its game: computer players
 * wait. */

#include "window-private.h"

#include "preferences.h"

typedef struct
{
  HarenaGameModel *model;  /* that is held, or NULL */
  guint            source; /* looks again */
} Watch;

static void queue_look (HarenaWindow *self);

/* NULL once the window goes. */
static Watch *
watch_of (HarenaWindow *self)
{
  return g_object_get_data (G_OBJECT (self), "harena-dialogs");
}

static gboolean
covers (GtkWindow    *dialog,
        HarenaWindow *self)
{
  return gtk_window_get_transient_for (dialog) == GTK_WINDOW (self)
         && gtk_widget_get_visible (GTK_WIDGET (dialog))
         && (gtk_window_get_modal (dialog) || HARENA_IS_PREFERENCES (dialog));
}

/* It hears of every window once, for that may be hidden before it goes. */
static gboolean
is_covered (HarenaWindow *self)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean    covered = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) dialog = g_list_model_get_item (windows, i);

      if (dialog == GTK_WINDOW (self))
        continue;
      covered = covered || covers (dialog, self);
      g_signal_handlers_disconnect_by_func (dialog, queue_look, self);
      g_signal_connect_object (dialog, "notify::visible", G_CALLBACK (queue_look), self,
                               G_CONNECT_SWAPPED);
    }
  return covered;
}

static void
wait_for (Watch           *watch,
          HarenaGameModel *model)
{
  HarenaGameModel *old = watch->model;

  if (old == model)
    return;
  watch->model = model != NULL ? g_object_ref (model) : NULL;
  if (model != NULL)
    harena_game_model_hold (model);
  if (old != NULL)
    {
      harena_game_model_release (old);
      g_object_unref (old);
    }
}

static gboolean
look_cb (gpointer data)
{
  HarenaWindow *self = data;
  Watch        *watch = watch_of (self);

  watch->source = 0;
  wait_for (watch, is_covered (self) ? self->model : NULL);
  return G_SOURCE_REMOVE;
}

/* A window that was just made belongs to nobody yet. */
static void
queue_look (HarenaWindow *self)
{
  Watch *watch = watch_of (self);

  if (watch != NULL && watch->source == 0)
    watch->source = g_idle_add (look_cb, self);
}

static void
stop_cb (HarenaWindow *self)
{
  Watch *watch = g_object_steal_data (G_OBJECT (self), "harena-dialogs");

  if (watch == NULL)
    return;
  g_clear_handle_id (&watch->source, g_source_remove);
  wait_for (watch, NULL);
  g_free (watch);
}

void
harena_window_watch_dialogs (HarenaWindow *self)
{
  g_object_set_data (G_OBJECT (self), "harena-dialogs", g_new0 (Watch, 1));
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (queue_look),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "destroy", G_CALLBACK (stop_cb), NULL);
}
