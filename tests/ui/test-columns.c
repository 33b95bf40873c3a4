/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two columns: side by side where there is room, one below the other where there is little. */

#include "widgets/columns.h"
#include "stage.h"

typedef struct
{
  GtkWidget *columns;
  GtkWidget *first;
  GtkWidget *second;
  GtkWidget *window;
} Scene;

static GtkWidget *
make_child (int width,
            int height)
{
  GtkWidget *child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_size_request (child, width, height);
  return child;
}

static void
set_up (Scene *scene,
        int    share)
{
  scene->first = make_child (100, 40);
  scene->second = make_child (60, 70);
  scene->columns = g_object_new (HARENA_TYPE_COLUMNS, "first", scene->first, "second",
                                 scene->second, "spacing", 20, "edge", 30, "fold-below", 400,
                                 "second-share", share, NULL);
  gtk_widget_set_valign (scene->columns, GTK_ALIGN_START);
  scene->window = stage_show (scene->columns, 800, 300);
}

static int
height_at (GtkWidget *widget,
           int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static void
test_wide (void)
{
  Scene scene;
  int   width;

  set_up (&scene, 50);
  width = gtk_widget_get_width (scene.columns) - 2 * 30 - 20;
  g_assert_false (harena_columns_get_folded (HARENA_COLUMNS (scene.columns)));
  g_assert_cmpint (gtk_widget_get_width (scene.second), ==, width / 2);
  g_assert_cmpint (gtk_widget_get_width (scene.first), ==, width - width / 2);
  g_assert_cmpint (height_at (scene.columns, 400), ==, 70);
  stage_close (scene.window);
}

static void
test_natural (void)
{
  Scene scene;

  set_up (&scene, 0);
  g_assert_cmpint (gtk_widget_get_width (scene.second), ==, 60);
  stage_close (scene.window);
}

static void
test_narrow (void)
{
  Scene scene;
  int   minimum;

  set_up (&scene, 50);
  /* Half the space between them when they stand one below the other. */
  g_assert_cmpint (height_at (scene.columns, 399), ==, 40 + 10 + 70);
  gtk_widget_measure (scene.columns, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 100 + 30);
  stage_close (scene.window);
}

/* No width needs less height than is said without one, and nobody wants less than he needs. */
static void
test_honest (void)
{
  Scene scene;
  int   least;

  set_up (&scene, 50);
  least = height_at (scene.columns, -1);
  g_assert_cmpint (least, ==, 70);
  for (int width = 130; width < 900; width++)
    {
      int minimum;
      int natural;

      gtk_widget_measure (scene.columns, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL,
                          NULL);
      g_assert_cmpint (minimum, >=, least);
      g_assert_cmpint (natural, >=, minimum);
    }
  stage_close (scene.window);
}

/* A child that is not there leaves no gap, and comes back. */
static void
test_hidden (void)
{
  Scene scene;

  set_up (&scene, 50);
  gtk_widget_set_visible (scene.second, FALSE);
  stage_settle ();
  g_assert_cmpint (gtk_widget_get_width (scene.first), ==,
                   gtk_widget_get_width (scene.columns) - 2 * 30);
  g_assert_cmpint (height_at (scene.columns, 399), ==, 40);
  gtk_widget_set_visible (scene.second, TRUE);
  stage_settle ();
  g_assert_cmpint (gtk_widget_get_width (scene.first), <, 500);
  stage_close (scene.window);
}

static void
test_right_to_left (void)
{
  Scene  scene;
  double x, y;

  set_up (&scene, 0);
  gtk_widget_set_direction (scene.columns, GTK_TEXT_DIR_RTL);
  stage_settle ();
  g_assert_true (gtk_widget_translate_coordinates (scene.second, scene.columns, 0, 0, &x, &y));
  g_assert_cmpfloat_with_epsilon (x, 30, 0.5);
  stage_close (scene.window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/columns/wide", test_wide);
  g_test_add_func ("/ui/columns/natural", test_natural);
  g_test_add_func ("/ui/columns/narrow", test_narrow);
  g_test_add_func ("/ui/columns/honest", test_honest);
  g_test_add_func ("/ui/columns/hidden", test_hidden);
  g_test_add_func ("/ui/columns/right-to-left", test_right_to_left);

  return g_test_run ();
}
