/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table for others: its log as text, and a picture of it. */

#include "table/table-private.h"

#include "log/log-item.h"
#include "log/log-list.h"
#include "table/board-page.h"
#include "widgets/after-paint.h"

enum
{
  SCALE = 2, /* pixels of the picture for each of the window, so that it can be printed */
};

char *
harena_table_write_log (HarenaTable *self)
{
  g_autoptr (HarenaLogList) list = NULL;
  g_autoptr (GString)       text = g_string_new (NULL);
  guint                     n_lines;

  g_return_val_if_fail (HARENA_IS_TABLE (self), NULL);

  list = harena_log_list_new (self->hand);
  harena_log_list_update (list);
  n_lines = g_list_model_get_n_items (G_LIST_MODEL (list));
  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr (HarenaLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);
      g_autofree char          *line = harena_log_item_describe (item);

      /* What was taken back has not happened. */
      if (harena_log_item_get_move (item) >= harena_game_model_get_present (self->model))
        break;
      if (i > 0 && harena_log_item_get_chapter (item) > 0)
        g_string_append_c (text, '\n');
      g_string_append_printf (text, "%s\n", line);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What is seen that a picture can be taken of, or NULL. */
static GtkWidget *
find_subject (HarenaTable *self)
{
  GtkWidget *seen = gtk_stack_get_visible_child (GTK_STACK (self->views));

  if (seen == NULL || !gtk_widget_get_mapped (seen) || seen == self->curtain)
    return NULL;
  return seen == self->board ? harena_board_page_get_middle (HARENA_BOARD_PAGE (seen)) : seen;
}

static GdkTexture *
paint (GtkWidget *widget)
{
  g_autoptr (GdkPaintable)  picture = gtk_widget_paintable_new (widget);
  g_autoptr (GskRenderNode) node = NULL;
  GtkSnapshot              *snapshot = gtk_snapshot_new ();
  GskRenderer              *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  int                       width = gtk_widget_get_width (widget);
  int                       height = gtk_widget_get_height (widget);
  GdkRGBA                   ground = { 1, 1, 1, 1 };

  if (width <= 0 || height <= 0)
    {
      g_object_unref (snapshot);
      return NULL;
    }

  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "window_bg_color",
                                  &ground);
  gtk_snapshot_scale (snapshot, SCALE, SCALE);
  gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_paintable_snapshot (picture, GDK_SNAPSHOT (snapshot), width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  return gsk_renderer_render_texture (renderer, node,
                                      &GRAPHENE_RECT_INIT (0, 0, width * SCALE, height * SCALE));
}

/* Nothing may be on its way from what one person sees to what all see. */
static void
set_animated (HarenaTable *self,
              gboolean     animated)
{
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", animated,
                NULL);
}

static void
painted_cb (GtkWidget *widget)
{
  HarenaTable      *self = HARENA_TABLE (widget);
  g_autoptr (GTask) task = g_steal_pointer (&self->picture);
  GtkWidget        *subject = find_subject (self);
  GdkTexture       *texture = subject != NULL ? paint (subject) : NULL;

  harena_game_model_set_discreet (self->model, FALSE);
  harena_game_model_release (self->model);
  set_animated (self, self->animated);
  g_task_return_pointer (task, texture, g_object_unref);
}

/* Meanwhile the game waits, and the screen shows what lies open: for as long as one frame takes. */
void
harena_table_take_picture (HarenaTable        *self,
                           GAsyncReadyCallback callback,
                           gpointer            data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (HARENA_IS_TABLE (self));

  task = g_task_new (self, NULL, callback, data);
  if (self->picture != NULL || find_subject (self) == NULL)
    {
      g_task_return_pointer (task, NULL, NULL);
      return;
    }

  self->picture = g_steal_pointer (&task);
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations",
                &self->animated, NULL);
  set_animated (self, FALSE);
  harena_game_model_hold (self->model);
  harena_game_model_set_discreet (self->model, TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  harena_after_paint (GTK_WIDGET (self), painted_cb);
}

GdkTexture *
harena_table_take_picture_finish (HarenaTable  *self,
                                  GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
