/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of a lesson: two coaches, until it is a game like any other. */

#include "table/table-private.h"

#include "table/board-page.h"
#include "learn/coach.h"
#include "settings.h"

/* The coach tells what the dice say only when they lie. */
void
harena_table_update_coaches (HarenaTable *self)
{
  gboolean telling = FALSE;

  if (self->course == NULL || self->coach == NULL)
    return;
  for (guint i = 0; i < self->scenes->len; i++)
    telling = telling || (self->face->scenes[i]->is_telling != NULL
                          && self->face->scenes[i]->is_telling (self->scenes->pdata[i]));
  harena_coach_set_waiting (HARENA_COACH (self->coach), telling);
  harena_coach_set_waiting (HARENA_COACH (self->scene_coach), telling);
}

gboolean
harena_table_grab_next (HarenaTable *self)
{
  if (self->course == NULL || self->reviewing
      || harena_lesson_course_get_lesson (self->course)->task != HARENA_TASK_READ)
    return FALSE;

  return gtk_widget_grab_focus (gtk_widget_get_child_visible (self->scene_coach)
                                  ? self->scene_coach
                                  : self->coach);
}

/* Who reads with the keyboard finds it where the lesson wants it. */
static void
shown_cb (HarenaTable *self)
{
  guint lesson = harena_lesson_course_get_index (self->course);

  if (lesson == self->lesson)
    return;
  self->lesson = lesson;
  harena_table_grab (self);
}

void
harena_table_drop_coaches (HarenaTable *self)
{
  if (self->coach != NULL)
    harena_board_page_set_coach (HARENA_BOARD_PAGE (self->board), NULL);
  self->coach = NULL;
  if (self->scene_coach != NULL)
    g_signal_handlers_disconnect_by_data (self->scene_coach, self);
  g_clear_pointer (&self->scene_coach, gtk_widget_unparent);
}

/* A lesson asks for one thing at a time as it is. */
void
harena_table_update_confirm (HarenaTable *self)
{
  if (self->course != NULL)
    {
      g_settings_unbind (self->hand, "confirm");
      g_object_set (self->hand, "confirm", FALSE, NULL);
    }
  else
    g_settings_bind (harena_settings_get_default (), "confirm-attacks", self->hand, "confirm",
                     G_SETTINGS_BIND_GET);
  harena_table_update_obvious (self);
}

void
harena_table_update_obvious (HarenaTable *self)
{
  harena_game_model_set_obvious (self->model,
                                 self->course == NULL
                                 && g_settings_get_boolean (harena_settings_get_default (),
                                                            "decide-obvious"));
}

/* From now on it is a game like any other. */
static void
finished_cb (HarenaTable *self)
{
  g_signal_handlers_disconnect_by_data (self->course, self);
  harena_table_drop_coaches (self);
  g_clear_object (&self->course);
  harena_table_update_confirm (self);
  harena_table_update (self);
  harena_table_grab (self);
}

GtkWidget *
harena_table_new_with_course (HarenaLessonCourse *course)
{
  GtkWidget  *widget = harena_table_new (harena_lesson_course_get_model (course));
  HarenaTable *self = HARENA_TABLE (widget);

  self->course = g_object_ref (course);
  harena_lesson_course_set_hand (course, self->hand);
  self->coach = harena_coach_new (course);
  harena_board_page_set_coach (HARENA_BOARD_PAGE (self->board), self->coach);
  self->scene_coach = harena_coach_new (course);
  harena_coach_set_compact (HARENA_COACH (self->scene_coach), TRUE);
  /* Until the width is known, what fits the least. */
  harena_coach_set_slim (HARENA_COACH (self->scene_coach), TRUE);
  gtk_widget_set_child_visible (self->scene_coach, FALSE);
  gtk_widget_set_parent (self->scene_coach, widget);
  /* This one comes to know of a lesson after the other. */
  g_signal_connect_object (self->scene_coach, "notify::target", G_CALLBACK (shown_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (course, "finished", G_CALLBACK (finished_cb), self,
                           G_CONNECT_SWAPPED);
  harena_table_update_confirm (self);
  harena_table_update (self);
  return widget;
}
