/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows widgets, waits for them, and takes their picture. */

#include "stage.h"

#include "ui.h"

void
stage_init (int    *argc,
            char ***argv)
{
  g_test_init (argc, argv, NULL);
  gtk_disable_setlocale ();
  adw_init ();
  harena_ui_init ();
}

static gboolean
timeout_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

gboolean
stage_tick_cb (gpointer data G_GNUC_UNUSED)
{
  return G_SOURCE_CONTINUE;
}

void
stage_wait (guint milliseconds)
{
  gboolean done = FALSE;

  g_timeout_add (milliseconds, timeout_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

void
stage_settle (void)
{
  for (int i = 0; i < 5; i++)
    {
      while (g_main_context_pending (NULL))
        g_main_context_iteration (NULL, FALSE);
      stage_wait (20);
    }
}

GtkWidget *
stage_show (GtkWidget *widget,
            int        width,
            int        height)
{
  GtkWidget *window = adw_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  adw_window_set_content (ADW_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  return window;
}

void
stage_picture (GtkWidget  *window,
               const char *path)
{
  g_autoptr (GdkPaintable)  paintable = NULL;
  g_autoptr (GtkSnapshot)   snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture)    texture = NULL;
  double                    width = gtk_widget_get_width (window);
  double                    height = gtk_widget_get_height (window);

  stage_settle ();
  paintable = gtk_widget_paintable_new (window);
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

static gboolean
press_cb (GtkWidget *target,
          guint      key,
          GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (target);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean                       handled = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
        continue;
      g_signal_emit_by_name (controller, "key-pressed", key, 0u, state, &handled);
      if (handled)
        return TRUE;
    }
  return FALSE;
}

gboolean
stage_press (GtkWidget      *window,
             guint           key,
             GdkModifierType state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  for (GtkWidget *target = focus != NULL ? focus : window; target != NULL;
       target = gtk_widget_get_parent (target))
    if (press_cb (target, key, state))
      return TRUE;

  return FALSE;
}

void
stage_close (GtkWidget *window)
{
  g_autoptr (GtkWidget) content = g_object_ref (adw_window_get_content (ADW_WINDOW (window)));

  gtk_window_destroy (GTK_WINDOW (window));
  stage_settle ();
  g_assert_finalize_object (g_steal_pointer (&content));
}
