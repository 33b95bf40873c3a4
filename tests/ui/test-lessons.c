/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons of every game, in every shape of the window: what they ask for can be seen and
 * reached. */

#include "learn/coach.h"
#include "learn/lesson-course.h"
#include "stage.h"
#include "table/question-bar.h"
#include "table/table-private.h"
#include "widgets/stand-in.h"

typedef struct
{
  HarenaLessonCourse *course;
  HarenaGameModel    *model;
  HarenaTable        *table;
  GtkWidget          *window;
} Stage;

typedef struct
{
  const HarenaGame *game;
  int               width;
  int               height;
} Case;

static gboolean
is_waiting (Stage *stage)
{
  const HarenaLesson *lesson = harena_lesson_course_get_lesson (stage->course);

  return harena_game_model_get_present (stage->model) == lesson->at
         && (harena_lesson_course_get_can_next (stage->course)
             || harena_game_model_get_asked (stage->model) == 1);
}

/* The whole of a widget lies in the window, when all before it has been told. */
static void
check_in_sight (Stage     *stage,
                GtkWidget *widget)
{
  graphene_rect_t bounds;

  stage_wait_until (gtk_widget_get_mapped (widget));
  stage_settle ();
  g_assert_true (gtk_widget_compute_bounds (widget, stage->window, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (stage->window) + 1);
}

/* Nor is it scrolled out of sight. */
static void
check_within (GtkWidget *widget,
              GtkWidget *scroller)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, -1);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (scroller) + 1);
}

/* Where the table asks, the buttons that the lesson leaves are there, and the coach beside them.
 * Scenes with a screen of their own bring their own answers. */
static void
check_answers (Stage *stage)
{
  const HarenaView *view = harena_hand_get_view (stage->table->hand);
  GtkWidget        *bar = stage_find (stage->table->board, HARENA_TYPE_QUESTION_BAR, NULL);
  gboolean          buttons = FALSE;

  if (gtk_stack_get_visible_child (GTK_STACK (stage->table->views)) != stage->table->board
      || harena_lesson_course_get_can_next (stage->course))
    return;
  for (int i = 0; i < view->n_next; i++)
    buttons |= harena_target_kind (view->next[i]) == HARENA_TARGET_BUTTON;
  check_in_sight (stage, GTK_WIDGET (gtk_widget_get_template_child (stage->table->coach,
                                                                    HARENA_TYPE_COACH, "text")));
  if (!buttons)
    return;
  g_assert_true (harena_question_bar_has_answers (HARENA_QUESTION_BAR (bar)));
  check_in_sight (stage, GTK_WIDGET (gtk_widget_get_template_child (bar, HARENA_TYPE_QUESTION_BAR,
                                                                    "answers")));
}

/* What the lesson speaks of beside the board is marked, and the first of it can be seen. */
static void
check_pointed (Stage *stage)
{
  const HarenaTarget *targets = harena_lesson_course_get_lesson (stage->course)->targets;
  GtkWidget          *board = stage->table->board;

  if (targets == NULL
      || gtk_stack_get_visible_child (GTK_STACK (stage->table->views)) != board)
    return;
  for (int i = 0; targets[i] != HARENA_NO_TARGET; i++)
    {
      GtkWidget *widget = harena_stand_in_find (board, targets[i]);
      GtkWidget *scroller;

      if (widget == NULL)
        continue;
      g_assert_true (gtk_widget_has_css_class (widget, "pointed"));
      if (i > 0)
        continue;
      stage_wait (100);
      check_in_sight (stage, widget);
      scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
      if (scroller != NULL)
        check_within (widget, scroller);
    }
}

static void
check (Stage      *stage,
       const Case *size)
{
  stage_settle ();
  check_pointed (stage);
  g_test_message ("lesson %u", harena_lesson_course_get_index (stage->course) + 1);
  g_assert_cmpint (gtk_widget_get_height (stage->window), <=, size->height);
  check_answers (stage);
}

/* Presses what the lesson asks for one after the other, as a player would; each step is looked at. */
static void
play (Stage      *stage,
      const Case *size)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n = harena_game_model_list_moves (stage->model, list);
  HarenaWalk walk;

  for (int i = 0; i < n; i++)
    if (harena_lesson_course_allows (stage->course, list[i]))
      {
        harena_view_walk (harena_hand_get_view (stage->table->hand), list[i], &walk);
        for (int step = harena_hand_get_view (stage->table->hand)->picks.n_targets;
             step < walk.n_targets; step++)
          {
            if (!harena_hand_press (stage->table->hand, walk.targets[step]))
              {
                harena_hand_play (stage->table->hand, list[i]);
                return;
              }
            if (step + 1 < walk.n_targets)
              check (stage, size);
          }
        return;
      }
  g_assert_not_reached ();
}

static void
do_lesson (Stage      *stage,
           const Case *size)
{
  const HarenaLesson *lesson = harena_lesson_course_get_lesson (stage->course);

  switch (lesson->task)
    {
    case HARENA_TASK_READ:
    case HARENA_TASK_LOOK:
      harena_lesson_course_next (stage->course);
      break;
    case HARENA_TASK_PRESS:
      g_assert_true (harena_hand_press (stage->table->hand, harena_lesson_target (lesson)));
      break;
    case HARENA_TASK_PLAY:
    default:
      play (stage, size);
      break;
    }
}

static void
test_answers (gconstpointer data)
{
  const Case *size = data;
  Stage       stage;

  stage.course = harena_lesson_course_new (size->game);
  stage.model = g_object_ref (harena_lesson_course_get_model (stage.course));
  harena_game_model_set_pace (stage.model, HARENA_PACE_INSTANT);
  stage.table = HARENA_TABLE (harena_table_new_with_course (stage.course));
  stage.window = stage_show (GTK_WIDGET (stage.table), size->width, size->height);
  stage_wait_until (is_waiting (&stage));
  for (guint i = 0; i + 1 < harena_lesson_course_get_n_lessons (stage.course); i++)
    {
      check (&stage, size);
      do_lesson (&stage, size);
      stage_wait_until (is_waiting (&stage)
                        && harena_lesson_course_get_index (stage.course) == i + 1);
    }
  stage_close (stage.window);
  g_clear_object (&stage.course);
  g_object_unref (stage.model);
}

int
main (int    argc,
      char **argv)
{
  static const int sizes[][2] = { { 360, 640 }, { 900, 600 }, { 1280, 800 } };

  stage_init (&argc, &argv);
  for (const HarenaGame *const *game = harena_face_games (); *game != NULL; game++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes) && harena_face_of (*game)->lessons != NULL; i++)
      {
        g_autofree char *name = g_strdup_printf ("/lessons/%s/%dx%d", (*game)->id, sizes[i][0],
                                                 sizes[i][1]);
        Case            *size = g_new (Case, 1);

        *size = (Case) { *game, sizes[i][0], sizes[i][1] };
        g_test_add_data_func_full (name, size, test_answers, g_free);
      }
  return g_test_run ();
}
