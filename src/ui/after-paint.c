/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Waits for the widget to be mapped, then for a frame, then for the main loop to be idle. */

#include "after-paint.h"

typedef struct
{
  GtkWidget           *widget; /* weak */
  HarenaAfterPaintFunc function;
  gulong               map_handler;
  GdkFrameClock       *clock;
  gulong               clock_handler;
  guint                idle;
} Wish;

static void
wish_free (Wish *wish)
{
  /* A window that closes before it was painted takes its clock along, and all who listen to it. */
  if (wish->clock != NULL && g_signal_handler_is_connected (wish->clock, wish->clock_handler))
    g_signal_handler_disconnect (wish->clock, wish->clock_handler);
  g_clear_object (&wish->clock);
  g_clear_handle_id (&wish->idle, g_source_remove);
  g_free (wish);
}

static void
widget_gone_cb (gpointer data,
                GObject *widget)
{
  (void) widget;
  wish_free (data);
}

static gboolean
idle_cb (gpointer data)
{
  Wish                *wish = data;
  GtkWidget           *widget = wish->widget;
  HarenaAfterPaintFunc function = wish->function;

  wish->idle = 0;
  g_object_weak_unref (G_OBJECT (widget), widget_gone_cb, wish);
  wish_free (wish);
  function (widget);
  return G_SOURCE_REMOVE;
}

static void
painted_cb (GdkFrameClock *clock,
            Wish          *wish)
{
  g_signal_handler_disconnect (clock, wish->clock_handler);
  g_clear_object (&wish->clock);
  wish->idle = g_idle_add_full (G_PRIORITY_LOW, idle_cb, wish, NULL);
}

static void
wait_for_frame (Wish *wish)
{
  wish->clock = g_object_ref (gtk_widget_get_frame_clock (wish->widget));
  wish->clock_handler = g_signal_connect (wish->clock, "after-paint", G_CALLBACK (painted_cb),
                                          wish);
}

static void
mapped_cb (GtkWidget *widget,
           Wish      *wish)
{
  g_signal_handler_disconnect (widget, wish->map_handler);
  wait_for_frame (wish);
}

void
harena_after_paint (GtkWidget           *widget,
                    HarenaAfterPaintFunc function)
{
  Wish *wish;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  wish = g_new0 (Wish, 1);
  wish->widget = widget;
  wish->function = function;
  g_object_weak_ref (G_OBJECT (widget), widget_gone_cb, wish);
  if (gtk_widget_get_mapped (widget))
    wait_for_frame (wish);
  else
    wish->map_handler = g_signal_connect (widget, "map", G_CALLBACK (mapped_cb), wish);
}
