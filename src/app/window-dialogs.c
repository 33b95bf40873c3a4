/* SPDX-License-Identifier: GPL-3.0-or-later */
/* While a dialog or Preferences is open over a window, nobody watches its game: computer players
 * wait. */

#include "window-private.h"

#include "preferences.h"

typedef struct
{
  HarenaWindow    *window; /* not owned: all of this goes with it */
  HarenaGameModel *model;  /* that is held, or NULL */
  guint            source; /* looks again */
} Watch;

static void queue_look (Watch *watch);

static gboolean
covers (GtkWindow *dialog,
        Watch     *watch)
{
  return gtk_window_get_transient_for (dialog) == GTK_WINDOW (watch->window)
         && gtk_widget_get_visible (GTK_WIDGET (dialog))
         && (gtk_window_get_modal (dialog) || HARENA_IS_PREFERENCES (dialog));
}

/* It hears of every window once, for that may be hidden before it goes. */
static gboolean
is_covered (Watch *watch)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean    covered = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) dialog = g_list_model_get_item (windows, i);

      if (dialog == GTK_WINDOW (watch->window))
        continue;
      covered = covered || covers (dialog, watch);
      g_signal_handlers_disconnect_by_func (dialog, queue_look, watch);
      g_signal_connect_data (dialog, "notify::visible", G_CALLBACK (queue_look), watch, NULL,
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
  Watch *watch = data;

  watch->source = 0;
  wait_for (watch, is_covered (watch) ? watch->window->model : NULL);
  return G_SOURCE_REMOVE;
}

/* A window that was just made belongs to nobody yet. */
static void
queue_look (Watch *watch)
{
  if (watch->source == 0)
    watch->source = g_idle_add (look_cb, watch);
}

static void
stop (Watch *watch)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_clear_handle_id (&watch->source, g_source_remove);
  g_signal_handlers_disconnect_by_data (windows, watch);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) dialog = g_list_model_get_item (windows, i);

      g_signal_handlers_disconnect_by_data (dialog, watch);
    }
  wait_for (watch, NULL);
  g_free (watch);
}

void
harena_window_watch_dialogs (HarenaWindow *self)
{
  Watch *watch = g_new0 (Watch, 1);

  watch->window = self;
  g_signal_connect_swapped (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (queue_look),
                            watch);
  g_signal_connect_data (self, "destroy", G_CALLBACK (stop), watch, NULL, G_CONNECT_SWAPPED);
}
