/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of a lesson: two coaches, until it is a game like any other. */

#include "clash/table-private.h"

#include "clash/battle-view.h"
#include "clash/board-page.h"
#include "clash/coach.h"
#include "settings.h"

/* The coach tells what the dice say only when they lie. */
static void
telling_cb (ClashTable *self)
{
  gboolean telling = clash_battle_view_get_telling (CLASH_BATTLE_VIEW (self->battle));

  clash_coach_set_waiting (CLASH_COACH (self->coach), telling);
  clash_coach_set_waiting (CLASH_COACH (self->battle_coach), telling);
}

gboolean
clash_table_grab_next (ClashTable *self)
{
  if (self->tutorial == NULL || self->reviewing
      || clash_tutorial_get_lesson (self->tutorial)->task != CLASH_TASK_READ)
    return FALSE;

  return gtk_widget_grab_focus (gtk_widget_get_child_visible (self->battle_coach)
                                  ? self->battle_coach
                                  : self->coach);
}

/* Who reads with the keyboard finds it where the lesson wants it. */
static void
shown_cb (ClashTable *self)
{
  guint lesson = clash_tutorial_get_index (self->tutorial);

  if (lesson == self->lesson)
    return;
  self->lesson = lesson;
  clash_table_grab (self);
}

void
clash_table_drop_coaches (ClashTable *self)
{
  if (self->coach != NULL)
    clash_board_page_set_coach (CLASH_BOARD_PAGE (self->board), NULL);
  self->coach = NULL;
  if (self->battle_coach != NULL)
    g_signal_handlers_disconnect_by_data (self->battle_coach, self);
  g_clear_pointer (&self->battle_coach, gtk_widget_unparent);
}

/* A lesson asks for one thing at a time as it is. */
void
clash_table_update_confirm (ClashTable *self)
{
  if (self->tutorial != NULL)
    {
      g_settings_unbind (self->hand, "confirm");
      g_object_set (self->hand, "confirm", FALSE, NULL);
    }
  else
    g_settings_bind (harena_settings_get_default (), "confirm-attacks", self->hand, "confirm",
                     G_SETTINGS_BIND_GET);
}

/* From now on it is a game like any other. */
static void
finished_cb (ClashTable *self)
{
  g_signal_handlers_disconnect_by_func (self->battle, telling_cb, self);
  g_signal_handlers_disconnect_by_data (self->tutorial, self);
  clash_table_drop_coaches (self);
  g_clear_object (&self->tutorial);
  clash_table_update_confirm (self);
  clash_table_update (self);
  clash_table_grab (self);
}

GtkWidget *
clash_table_new_with_tutorial (ClashTutorial *tutorial)
{
  GtkWidget  *widget = clash_table_new (clash_tutorial_get_model (tutorial));
  ClashTable *self = CLASH_TABLE (widget);

  self->tutorial = g_object_ref (tutorial);
  clash_tutorial_set_hand (tutorial, self->hand);
  self->coach = clash_coach_new (tutorial);
  clash_board_page_set_coach (CLASH_BOARD_PAGE (self->board), self->coach);
  self->battle_coach = clash_coach_new (tutorial);
  clash_coach_set_compact (CLASH_COACH (self->battle_coach), TRUE);
  /* Until the width is known, what fits the least. */
  clash_coach_set_slim (CLASH_COACH (self->battle_coach), TRUE);
  gtk_widget_set_child_visible (self->battle_coach, FALSE);
  gtk_widget_set_parent (self->battle_coach, widget);
  /* This one comes to know of a lesson after the other. */
  g_signal_connect_object (self->battle_coach, "notify::cell", G_CALLBACK (shown_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->battle, "notify::telling", G_CALLBACK (telling_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tutorial, "finished", G_CALLBACK (finished_cb), self,
                           G_CONNECT_SWAPPED);
  clash_table_update_confirm (self);
  clash_table_update (self);
  return widget;
}
