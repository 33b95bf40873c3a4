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

static void
painted_cb (gboolean *painted)
{
  *painted = TRUE;
}

/* Until the window has been laid out and painted anew; one that is not shown never is. */
static void
wait_for_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gint64         end = g_get_monotonic_time () + G_USEC_PER_SEC;
  gboolean       painted = FALSE;
  gulong         handler;

  if (clock == NULL || !gtk_widget_get_mapped (window))
    return;

  g_object_ref (clock);
  handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &painted);
  gtk_widget_queue_draw (window);
  while (!painted && g_get_monotonic_time () < end)
    {
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
    }
  g_signal_handler_disconnect (clock, handler);
  g_object_unref (clock);
}

void
stage_settle (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (int i = 0; i < 5; i++)
    {
      while (g_main_context_pending (NULL))
        g_main_context_iteration (NULL, FALSE);
      stage_wait (20);
    }

  /* A slow machine may not have come to draw yet. */
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      wait_for_frame (window);
    }
}

GtkWidget *
stage_show (GtkWidget *widget,
            int        width,
            int        height)
{
  GtkWidget *window = adw_window_new ();

  /* Newer libadwaita asks for a width of its own, which would hide what the widget asks for. */
  gtk_widget_set_size_request (window, -1, -1);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  adw_window_set_content (ADW_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  return window;
}

/* NULL between two frames of an animation, when nothing is drawn yet. */
static GskRenderNode *
take_node (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot)  snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  return gtk_snapshot_to_node (snapshot);
}

void
stage_picture (GtkWidget  *window,
               const char *path)
{
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture)    texture = NULL;
  double                    width = gtk_widget_get_width (window);
  double                    height = gtk_widget_get_height (window);

  stage_settle ();
  stage_wait_until (node != NULL || (node = take_node (window)) != NULL);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

static gboolean
press_cb (GtkWidget       *target,
          guint            key,
          GdkModifierType  state,
          gboolean         capture)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (target);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean                       handled = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller)
          || (gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE) != capture)
        continue;
      g_signal_emit_by_name (controller, "key-pressed", key, 0u, state, &handled);
      if (handled)
        return TRUE;
    }
  return FALSE;
}

/* What captures a key hears it first, from the window down. */
static gboolean
capture (GtkWidget       *target,
         guint            key,
         GdkModifierType  state)
{
  GtkWidget *parent = gtk_widget_get_parent (target);

  return (parent != NULL && capture (parent, key, state)) || press_cb (target, key, state, TRUE);
}

gboolean
stage_press (GtkWidget      *window,
             guint           key,
             GdkModifierType state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  if (capture (focus != NULL ? focus : window, key, state))
    return TRUE;
  for (GtkWidget *target = focus != NULL ? focus : window; target != NULL;
       target = gtk_widget_get_parent (target))
    if (press_cb (target, key, state, FALSE))
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

GtkWidget *
stage_find (GtkWidget  *root,
            GType       type,
            const char *css_class)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type)
      && (css_class == NULL || gtk_widget_has_css_class (root, css_class)))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = stage_find (child, type, css_class);

  return found;
}
