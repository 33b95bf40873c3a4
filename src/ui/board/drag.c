/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the hand as long as the drag lasts. */

#include "board/drag.h"

typedef struct
{
  HarenaHand    *hand;
  HarenaTarget (*take)     (GtkWidget *widget);
  GdkPaintable *(*picture) (GtkWidget *widget);
} Source;

static gpointer
copy (gpointer data)
{
  HarenaDrag *drag = g_memdup2 (data, sizeof (HarenaDrag));

  g_object_ref (drag->hand);
  return drag;
}

static void
clear (gpointer data)
{
  HarenaDrag *drag = data;

  g_object_unref (drag->hand);
  g_free (drag);
}

G_DEFINE_BOXED_TYPE (HarenaDrag, harena_drag, copy, clear)

static GdkContentProvider *
prepare_cb (GtkDragSource *drag_source,
            double         x G_GNUC_UNUSED,
            double         y G_GNUC_UNUSED,
            Source        *source)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (drag_source));
  HarenaDrag drag = { source->hand, source->take (widget) };

  if (drag.target == HARENA_NO_TARGET || !harena_hand_can_drag (source->hand, drag.target))
    return NULL;

  return gdk_content_provider_new_typed (HARENA_TYPE_DRAG, &drag);
}

/* What is dragged is in hand at once, so that the places for it are marked. */
static void
begin_cb (GtkDragSource *drag_source,
          GdkDrag       *drag G_GNUC_UNUSED,
          Source        *source)
{
  GtkWidget               *widget
    = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (drag_source));
  g_autoptr (GdkPaintable) picture = source->picture (widget);

  gtk_drag_source_set_icon (drag_source, picture, gdk_paintable_get_intrinsic_width (picture) / 2,
                            gdk_paintable_get_intrinsic_height (picture) / 2);
  harena_hand_take (source->hand, source->take (widget));
}

void
harena_drag_add_source (GtkWidget     *widget,
                        HarenaHand    *hand,
                        HarenaTarget (*take)     (GtkWidget *widget),
                        GdkPaintable *(*picture) (GtkWidget *widget))
{
  GtkDragSource *drag_source = gtk_drag_source_new ();
  Source        *source = g_new (Source, 1);

  /* The hand outlives every widget of its table. */
  *source = (Source) { hand, take, picture };
  gtk_drag_source_set_actions (drag_source, GDK_ACTION_COPY | GDK_ACTION_MOVE);
  g_object_set_data_full (G_OBJECT (drag_source), "harena-source", source, g_free);
  g_signal_connect (drag_source, "prepare", G_CALLBACK (prepare_cb), source);
  g_signal_connect (drag_source, "drag-begin", G_CALLBACK (begin_cb), source);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag_source));
}

gboolean
harena_drag_drop (const HarenaDrag *drag,
                  HarenaHand       *hand,
                  HarenaTarget      on)
{
  /* Dropped where it came from: it stays in hand. */
  return drag != NULL && drag->hand == hand && harena_hand_take (hand, drag->target)
         && on != drag->target && harena_hand_press (hand, on);
}
