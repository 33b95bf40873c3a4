/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole game with secrets, played by two people through the widgets of the shared table. */

#include "morra-face.h"
#include "morra.h"
#include "stage.h"
#include "table/curtain.h"
#include "table/end-page.h"
#include "table/question-bar.h"
#include "table/table.h"

#include <string.h>

typedef struct
{
  HarenaGameModel *model;
  GtkWidget       *table;
  GtkWidget       *window;
} Stage;

static void
set_up (Stage *stage)
{
  static const HarenaRecordSeat seats[] = {
    { .name = (char *) "Marcus", .player = (char *) HARENA_PERSON },
    { .name = (char *) "Livia", .player = (char *) HARENA_PERSON },
  };
  HarenaSetup setup;

  harena_setup_init (&setup, &morra_game, 0, 2);
  stage->model = harena_game_model_new (&morra_game, &setup, 1, seats, FALSE);
  harena_game_model_set_pace (stage->model, HARENA_PACE_INSTANT);
  stage->table = harena_table_new (stage->model);
  stage->window = stage_show (stage->table, 1280, 800);
}

static void
tear_down (Stage *stage)
{
  stage_close (stage->window);
  g_assert_finalize_object (stage->model);
}

/* Whether any label or name at or below a widget that is seen has this text in it. */
static gboolean
says (GtkWidget  *widget,
      const char *text)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;

  return FALSE;
}

static gboolean
curtain_is_up (Stage *stage)
{
  GtkWidget *curtain = stage_find (stage->table, HARENA_TYPE_CURTAIN, NULL);

  return curtain != NULL && gtk_widget_get_mapped (curtain);
}

/* Who is called sits down, and shows and guesses by the keys of the buttons. */
static void
choose (Stage *stage,
        guint  fingers,
        guint  guess)
{
  stage_wait_until (curtain_is_up (stage));
  g_assert_false (says (stage->table, "shows"));
  g_assert_cmpint (harena_game_model_get_asked (stage->model), ==, 0);
  g_assert_true (gtk_widget_grab_focus (stage_find (stage->table, HARENA_TYPE_CURTAIN, NULL)));
  gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (stage->window)));
  stage_wait_until (harena_game_model_get_asked (stage->model) != 0);
  stage_settle ();
  g_assert_false (curtain_is_up (stage));
  stage_press (stage->window, GDK_KEY_0 + fingers, 0);
  stage_settle ();
  g_assert_true (says (stage->table, "and the sum?"));
  stage_press (stage->window, GDK_KEY_0 + guess, 0);
  stage_settle ();
}

static void
test_whole (void)
{
  Stage stage;

  set_up (&stage);
  for (int round = 0; !harena_game_model_get_over (stage.model) && round < 5; round++)
    {
      choose (&stage, 1, 3);
      g_assert_true (curtain_is_up (&stage));
      choose (&stage, 2, 4);
    }
  g_assert_true (harena_game_model_get_over (stage.model));
  stage_wait_until (stage_find (stage.table, HARENA_TYPE_END_PAGE, NULL) != NULL
                    && says (stage.table, "Marcus wins"));
  tear_down (&stage);
}

/* Nothing of a choice is told before it has come to light: not in the log, not anywhere. */
static void
test_secret (void)
{
  Stage stage;

  set_up (&stage);
  choose (&stage, 1, 3);
  stage_wait_until (curtain_is_up (&stage));
  g_assert_false (says (stage.table, "Show"));
  g_assert_false (says (stage.table, "guess"));
  harena_game_model_sit_down (stage.model, 2);
  stage_settle ();
  g_assert_true (says (stage.table, "Marcus has chosen"));
  g_assert_false (says (stage.table, "Marcus shows"));
  stage_press (stage.window, GDK_KEY_2, 0);
  stage_settle ();
  stage_press (stage.window, GDK_KEY_4, 0);
  stage_wait_until (curtain_is_up (&stage));
  harena_game_model_sit_down (stage.model, 1);
  stage_settle ();
  g_assert_true (says (stage.table, "Marcus shows 1 and guesses 3"));
  g_assert_true (says (stage.table, "Livia shows 2 and guesses 4"));
  tear_down (&stage);
}

/* Tab leaves the one button of the curtain for the menu, and comes back. */
static void
test_tab (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget        *sit_down, *away;
  Stage             stage;

  set_up (&stage);
  harena_table_set_menu (HARENA_TABLE (stage.table), G_MENU_MODEL (menu));
  stage_wait_until (curtain_is_up (&stage));
  g_assert_true (gtk_widget_grab_focus (stage_find (stage.table, HARENA_TYPE_CURTAIN, NULL)));
  sit_down = gtk_window_get_focus (GTK_WINDOW (stage.window));
  gtk_widget_child_focus (stage.window, GTK_DIR_TAB_FORWARD);
  away = gtk_window_get_focus (GTK_WINDOW (stage.window));
  g_assert_nonnull (away);
  g_assert_true (away != sit_down);
  gtk_widget_child_focus (stage.window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (stage.window)) == sit_down);
  tear_down (&stage);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  harena_face_register (&morra_face);

  g_test_add_func ("/ui/table/morra/whole", test_whole);
  g_test_add_func ("/ui/table/morra/secret", test_secret);
  g_test_add_func ("/ui/table/morra/tab", test_tab);

  return g_test_run ();
}
