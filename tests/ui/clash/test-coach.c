/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The coach: it always shows the lesson that the tutorial is at. */

#include "clash/by-hand.h"
#include "clash/lessons.h"
#include "clash/clash.h"

#include "learn/coach.h"

#include "clash/diagram.h"
#include "stage.h"

static GtkWidget *
child (GtkWidget  *coach,
       const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (coach, HARENA_TYPE_COACH, name));
}

static void
check_card (GtkWidget     *coach,
            HarenaLessonCourse *tutorial)
{
  const HarenaLesson *lesson = harena_lesson_course_get_lesson (tutorial);
  const char        *remark = harena_lesson_course_get_remark (tutorial);
  g_autofree char   *name = g_strdup_printf ("%s. %s", lesson->title,
                                             remark != NULL ? remark : lesson->text);

  stage_settle ();
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (child (coach, "title"))), ==, lesson->title);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (child (coach, "text"))), ==, lesson->text);
  g_assert_true (gtk_widget_get_visible (child (coach, "remark")) == (remark != NULL));
  g_assert_true (gtk_widget_get_visible (child (coach, "next"))
                 == harena_lesson_course_get_can_next (tutorial));
  g_assert_true (gtk_widget_get_sensitive (child (coach, "back"))
                 == harena_lesson_course_get_can_back (tutorial));
  g_assert_cmpint (harena_coach_get_target (HARENA_COACH (coach)), ==, harena_lesson_target (lesson));
  gtk_test_accessible_assert_property (child (coach, "words"), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* Plays the game through with the buttons of the card and the moves that are asked for. */
static void
test_whole (void)
{
  g_autoptr (HarenaLessonCourse) tutorial = harena_lesson_course_new (&clash_game);
  HarenaGameModel          *model = harena_lesson_course_get_model (tutorial);
  GtkWidget                *coach = harena_coach_new (tutorial);
  GtkWidget                *window = stage_show (coach, 360, 420);

  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  while (harena_lesson_course_get_index (tutorial) + 1 < clash_lessons.n_lessons)
    {
      HarenaMove list[HARENA_MOVES_MAX];
      int        n_moves;

      stage_wait_until (harena_lesson_course_get_can_next (tutorial)
                        || harena_game_model_get_asked (model) == 1);
      check_card (coach, tutorial);
      if (gtk_widget_get_visible (child (coach, "next")))
        {
          g_signal_emit_by_name (child (coach, "next"), "clicked");
          continue;
        }
      n_moves = harena_game_model_list_moves (model, list);
      for (int i = 0; i < n_moves; i++)
        if (harena_lesson_course_allows (tutorial, list[i]))
          {
            g_assert_true (harena_game_model_play_move (model, list[i], NULL));
            break;
          }
    }

  check_card (coach, tutorial);
  g_assert_true (gtk_widget_get_visible (child (coach, "new_game")));
  g_signal_emit_by_name (child (coach, "back"), "clicked");
  check_card (coach, tutorial);
  g_assert_false (gtk_widget_get_visible (child (coach, "new_game")));
  harena_lesson_course_next (tutorial);
  harena_lesson_course_next (tutorial);
  g_assert_true (harena_lesson_course_get_finished (tutorial));
  stage_settle ();
  g_assert_false (gtk_widget_get_visible (coach));
  stage_close (window);
}

/* Side by side where it is wide: lower than one below the other. */
static void
test_wide (void)
{
  g_autoptr (HarenaLessonCourse) tutorial = harena_lesson_course_new (&clash_game);
  GtkWidget                *coach = harena_coach_new (tutorial);
  GtkWidget                *window = stage_show (coach, 360, 420);
  int                       narrow, wide;

  harena_lesson_course_next (tutorial);
  harena_lesson_course_next (tutorial);
  stage_settle ();
  gtk_widget_measure (coach, GTK_ORIENTATION_VERTICAL, 340, NULL, &narrow, NULL, NULL);
  gtk_widget_measure (coach, GTK_ORIENTATION_VERTICAL, 900, NULL, &wide, NULL, NULL);
  g_assert_cmpint (3 * wide, <, 2 * narrow);
  stage_close (window);
}

static void
test_remark (void)
{
  g_autoptr (HarenaLessonCourse) tutorial = harena_lesson_course_new (&clash_game);
  GtkWidget                *coach = harena_coach_new (tutorial);
  GtkWidget                *window = stage_show (coach, 360, 420);

  for (int i = 0; i < 3; i++)
    harena_lesson_course_next (tutorial);
  g_assert_true (harena_game_model_play_text (harena_lesson_course_get_model (tutorial), "join c2 net",
                                              NULL));
  check_card (coach, tutorial);
  g_assert_true (gtk_widget_get_visible (child (coach, "remark")));
  stage_close (window);
}

static void
test_compact (void)
{
  g_autoptr (HarenaLessonCourse) tutorial = harena_lesson_course_new (&clash_game);
  GtkWidget                *coach = harena_coach_new (tutorial);
  GtkWidget                *window = stage_show (coach, 360, 420);

  harena_lesson_course_next (tutorial);
  harena_lesson_course_next (tutorial);
  stage_settle ();
  g_assert_true (gtk_widget_get_visible (child (coach, "diagram")));
  g_object_set (coach, "compact", TRUE, NULL);
  g_assert_false (gtk_widget_get_visible (child (coach, "diagram")));
  g_assert_false (gtk_widget_get_visible (child (coach, "dots")));
  harena_coach_set_compact (HARENA_COACH (coach), FALSE);
  g_assert_true (gtk_widget_get_visible (child (coach, "diagram")));
  stage_close (window);
}

static void
test_roles (void)
{
  g_autoptr (HarenaLessonCourse) tutorial = harena_lesson_course_new (&clash_game);
  GtkWidget                *coach = harena_coach_new (tutorial);
  GtkWidget                *window = stage_show (coach, 360, 420);

  gtk_test_accessible_assert_role (coach, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_role (child (coach, "words"), GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_test_accessible_assert_role (child (coach, "title"), GTK_ACCESSIBLE_ROLE_HEADING);
  gtk_test_accessible_assert_role (adw_bin_get_child (ADW_BIN (child (coach, "diagram"))),
                                  GTK_ACCESSIBLE_ROLE_IMG);
  stage_close (window);
}

/* Every picture can be drawn; what makes no sense is not taken for one. */
static void
test_pictures (void)
{
  static const char *const wrong[] = {
    "dice", "dice=q", "dice=......", "kinds=sword,axe", "beasts=", "team=1sssss", "b2=9s",
    "b2=1s!!", "f1=.", "b2=lynx", "b2=bull!*",
  };

  for (guint i = 0; i < clash_lessons.n_lessons; i++)
    if (clash_lessons.lessons[i].picture != NULL)
      g_assert_true (clash_diagram_is_valid (clash_lessons.lessons[i].picture));
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (clash_diagram_is_valid (wrong[i]));
}

/* Cards fit a narrow window. */
static void
test_width (void)
{
  g_autoptr (HarenaLessonCourse) tutorial = harena_lesson_course_new (&clash_game);
  GtkWidget                *coach = harena_coach_new (tutorial);
  GtkWidget                *window = stage_show (coach, 360, 420);
  int                       minimum;

  for (int i = 0; i < 3; i++)
    {
      stage_settle ();
      gtk_widget_measure (coach, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 336);
      harena_lesson_course_next (tutorial);
    }
  stage_close (window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/clash/coach/whole", test_whole);
  g_test_add_func ("/ui/clash/coach/wide", test_wide);
  g_test_add_func ("/ui/clash/coach/remark", test_remark);
  g_test_add_func ("/ui/clash/coach/compact", test_compact);
  g_test_add_func ("/ui/clash/coach/roles", test_roles);
  g_test_add_func ("/ui/clash/coach/pictures", test_pictures);
  g_test_add_func ("/ui/clash/coach/width", test_width);

  return g_test_run ();
}
