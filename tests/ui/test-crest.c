/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The crest: painted in its size, and out of the way of screen readers. */

#include "widgets/crest.h"
#include "stage.h"

static void
test_size (void)
{
  GtkWidget *crest = harena_crest_new (3, 48);
  GtkWidget *window = stage_show (crest, 200, 200);

  g_assert_cmpint (gtk_widget_get_width (crest), ==, 48);
  g_assert_cmpint (gtk_widget_get_height (crest), ==, 48);
  harena_crest_set_size (HARENA_CREST (crest), 64);
  stage_settle ();
  g_assert_cmpint (gtk_widget_get_width (crest), ==, 64);
  stage_close (window);
}

static void
test_colour (void)
{
  GtkWidget *crest = harena_crest_new (0, 32);
  GtkWidget *window = stage_show (crest, 200, 200);

  for (int colour = 0; colour <= 5; colour++)
    {
      harena_crest_set_colour (HARENA_CREST (crest), colour);
      stage_settle ();
      g_assert_cmpint (harena_crest_get_colour (HARENA_CREST (crest)), ==, colour);
    }
  stage_close (window);
}

static void
test_role (void)
{
  GtkWidget *crest = harena_crest_new (1, 32);
  GtkWidget *window = stage_show (crest, 200, 200);

  gtk_test_accessible_assert_role (crest, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  stage_close (window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/crest/size", test_size);
  g_test_add_func ("/ui/crest/colour", test_colour);
  g_test_add_func ("/ui/crest/role", test_role);

  return g_test_run ();
}
