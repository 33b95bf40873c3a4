/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Waits for the widget to be mapped, then for a frame, then for the main loop to be idle. */

#include "widgets/after-paint.h"

typedef struct
{
  GtkWidget           *widget; /* weak */
  HarenaAfterPaintFunc function;
  gulong               map_handler;
  GdkFrameClock       *clock;
  gulong               clock_handler;
  guint                idle;
} Waiting;

static void
waiting_free (Waiting *waiting)
{
  /* A window that closes before it was painted takes its clock along, and all who listen to it. */
  if (waiting->clock != NULL
      && g_signal_handler_is_connected (waiting->clock, waiting->clock_handler))
    g_signal_handler_disconnect (waiting->clock, waiting->clock_handler);
  g_clear_object (&waiting->clock);
  g_clear_handle_id (&waiting->idle, g_source_remove);
  g_free (waiting);
}

static void
widget_gone_cb (gpointer data,
                GObject *widget)
{
  (void) widget;
  waiting_free (data);
}

static gboolean
idle_cb (gpointer data)
{
  Waiting                *waiting = data;
  GtkWidget           *widget = waiting->widget;
  HarenaAfterPaintFunc function = waiting->function;

  waiting->idle = 0;
  g_object_weak_unref (G_OBJECT (widget), widget_gone_cb, waiting);
  waiting_free (waiting);
  function (widget);
  return G_SOURCE_REMOVE;
}

static void
painted_cb (GdkFrameClock *clock,
            Waiting          *waiting)
{
  g_signal_handler_disconnect (clock, waiting->clock_handler);
  g_clear_object (&waiting->clock);
  waiting->idle = g_idle_add_full (G_PRIORITY_LOW, idle_cb, waiting, NULL);
}

static void
wait_for_frame (Waiting *waiting)
{
  waiting->clock = g_object_ref (gtk_widget_get_frame_clock (waiting->widget));
  waiting->clock_handler = g_signal_connect (waiting->clock, "after-paint", G_CALLBACK (painted_cb),
                                          waiting);
}

static void
mapped_cb (GtkWidget *widget,
           Waiting      *waiting)
{
  g_signal_handler_disconnect (widget, waiting->map_handler);
  wait_for_frame (waiting);
}

void
harena_after_paint (GtkWidget           *widget,
                    HarenaAfterPaintFunc function)
{
  Waiting *waiting;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  waiting = g_new0 (Waiting, 1);
  waiting->widget = widget;
  waiting->function = function;
  g_object_weak_ref (G_OBJECT (widget), widget_gone_cb, waiting);
  if (gtk_widget_get_mapped (widget))
    wait_for_frame (waiting);
  else
    waiting->map_handler = g_signal_connect (widget, "map", G_CALLBACK (mapped_cb), waiting);
}
