/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tab goes round the table of every game, and passes every button that can be pressed. */

#include "face.h"
#include "games.h"
#include "stage.h"
#include "table/question-bar.h"
#include "table/table.h"

#include <string.h>

enum
{
  STEPS = 200,   /* more than any table has stops */
  QUESTIONS = 4, /* far enough that each game has asked more than one thing */
};

static HarenaGameModel *
new_model (const HarenaGame *game)
{
  static const HarenaRecordSeat seats[] = {
    { .name = (char *) "Marcus", .player = (char *) HARENA_PERSON },
    { .name = (char *) "Livia", .player = (char *) "tiro" },
  };
  HarenaSetup      setup;
  HarenaGameModel *model;

  harena_setup_init (&setup, game, 0, 2);
  model = harena_game_model_new (game, &setup, 1, seats, FALSE);
  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  return model;
}

static void
add_buttons (GtkWidget *widget,
             GPtrArray *buttons)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_focusable (widget)
      && gtk_widget_get_can_focus (widget)
      && gtk_widget_is_sensitive (widget))
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_buttons (child, buttons);
}

/* The buttons, each once, until the first comes again. A list has more stops the first time: Tab comes
 * back to the row on which it left. */
static GPtrArray *
go_round (GtkWidget *window)
{
  GPtrArray *stops = g_ptr_array_new ();

  for (int step = 0; step < STEPS; step++)
    {
      GtkWidget *focus;

      gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
      stage_settle ();
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      g_assert_nonnull (focus);
      if (!GTK_IS_BUTTON (focus))
        continue;
      if (stops->len > 0 && stops->pdata[0] == focus)
        return stops;
      if (g_ptr_array_find (stops, focus, NULL))
        g_error ("Tab comes back to %s without having been round", G_OBJECT_TYPE_NAME (focus));
      g_ptr_array_add (stops, focus);
    }
  g_error ("Tab never comes round");
}

static GtkWidget *
find_answer (GtkWidget  *widget,
             const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && strcmp (gtk_label_get_text (GTK_LABEL (widget)), label) == 0)
    return gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_answer (child, label);
  return found;
}

/* What is written on a button, or what it says under the pointer. */
static const char *
name_of (GtkWidget *button)
{
  GtkWidget *label = stage_find (button, GTK_TYPE_LABEL, NULL);

  return label != NULL ? gtk_label_get_text (GTK_LABEL (label))
                       : gtk_widget_get_tooltip_text (button);
}

static gboolean
is_same (GPtrArray *one,
         GPtrArray *other)
{
  return one->len == other->len
         && memcmp (one->pdata, other->pdata, one->len * sizeof one->pdata[0]) == 0;
}

static void
check_round (GtkWidget *window)
{
  for (int attempt = 0; attempt < 5; attempt++)
    {
      g_autoptr (GPtrArray) before = g_ptr_array_new ();
      g_autoptr (GPtrArray) after = g_ptr_array_new ();
      g_autoptr (GPtrArray) stops = NULL;

      add_buttons (window, before);
      stops = go_round (window);
      add_buttons (window, after);
      /* A scene may have been telling of the last move until now. */
      if (!is_same (before, after))
        continue;
      g_assert_cmpuint (after->len, >, 2);
      for (guint i = 0; i < after->len; i++)
        if (!g_ptr_array_find (stops, after->pdata[i], NULL))
          g_error ("Tab passes button %u of %u by: %s", i + 1, after->len,
                   name_of (after->pdata[i]));
      return;
    }
  g_error ("the table does not come to rest");
}

/* At the first questions of a game, each answered with the first move of the list. */
static void
test_round (gconstpointer game)
{
  HarenaGameModel  *model = new_model (game);
  HarenaHand       *hand = harena_hand_new (model);
  GtkWidget        *table = harena_table_new (model);
  GtkWidget        *window = stage_show (table, 1280, 800);
  g_autoptr (GMenu) menu = g_menu_new ();

  g_menu_append (menu, "About", "app.about");
  harena_table_set_menu (HARENA_TABLE (table), G_MENU_MODEL (menu));
  for (int question = 0; question < QUESTIONS; question++)
    {
      if (question > 0)
        harena_hand_play (hand, harena_hand_get_view (hand)->moves[0]);
      stage_wait_until (harena_game_model_get_asked (model) != 0);
      stage_settle ();
      gtk_widget_grab_focus (table);
      check_round (window);
    }
  stage_close (window);
  g_assert_finalize_object (hand);
  g_assert_finalize_object (model);
}

/* An answer that is still there is the same button, whatever else has changed: it keeps the focus. */
static void
test_answer (void)
{
  HarenaGameModel *model = new_model (harena_find_game (harena_face_games (), "hannibal"));
  HarenaHand      *hand = harena_hand_new (model);
  GtkWidget       *bar = harena_question_bar_new ();
  GtkWidget       *window = stage_show (bar, 1280, 200);
  GtkWidget       *pass;

  stage_wait_until (harena_game_model_get_asked (model) != 0);
  harena_question_bar_offer (HARENA_QUESTION_BAR (bar), hand);
  stage_settle ();
  pass = find_answer (bar, "Pass");
  g_assert_nonnull (pass);
  g_assert_true (gtk_widget_grab_focus (pass));
  harena_hand_set_focus (hand, HARENA_SPACE (1));
  harena_question_bar_offer (HARENA_QUESTION_BAR (bar), hand);
  stage_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == pass);

  /* While a piece is in hand nobody can pass. */
  harena_hand_press (hand, harena_hand_get_view (hand)->next[0]);
  harena_question_bar_offer (HARENA_QUESTION_BAR (bar), hand);
  g_assert_null (find_answer (bar, "Pass"));

  stage_close (window);
  g_assert_finalize_object (hand);
  g_assert_finalize_object (model);
}

int
main (int    argc,
      char **argv)
{
  const HarenaGame *const *games;

  stage_init (&argc, &argv);

  games = harena_face_games ();
  for (int i = 0; games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/tab/round/%s", games[i]->id);

      g_test_add_data_func (path, games[i], test_round);
    }

  g_test_add_func ("/ui/tab/answer", test_answer);

  return g_test_run ();
}
