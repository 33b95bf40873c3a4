/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tab goes round on every page, forwards and backwards, and nothing of it is left out. */

#include "house.h"

#include "board/board-view.h"
#include "table/question-bar.h"

enum
{
  STEPS = 200,
};

static gboolean
walks (GtkWindow       *window,
       GtkDirectionType direction)
{
  g_signal_emit_by_name (window, "move-focus", direction);
  return gtk_window_get_focus (window) != NULL;
}

/* What has the focus by turns until it comes to something for the second time, which is where it
 * began. */
static GPtrArray *
go_round (GtkWindow       *window,
          GtkDirectionType direction)
{
  GPtrArray *seen = g_ptr_array_new ();

  for (int i = 0; i < STEPS && walks (window, direction); i++)
    {
      GtkWidget *focus = gtk_window_get_focus (window);
      guint      at;

      if (g_ptr_array_find (seen, focus, &at))
        {
          g_test_message ("round: %u stops, back at %u", seen->len, at);
          g_assert_cmpuint (at, ==, 0);
          return seen;
        }
      g_test_message ("%s in %s", G_OBJECT_TYPE_NAME (focus),
                      G_OBJECT_TYPE_NAME (gtk_widget_get_parent (focus)));
      g_ptr_array_add (seen, focus);
    }
  g_error ("Tab does not go round");
}

static gboolean
has_inside (const GPtrArray *seen,
            GtkWidget       *parent)
{
  for (guint i = 0; i < seen->len; i++)
    if (seen->pdata[i] == parent || gtk_widget_is_ancestor (seen->pdata[i], parent))
      return TRUE;

  return FALSE;
}

static gboolean
is_stop (GtkWidget *widget)
{
  return (GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || HARENA_IS_BOARD_VIEW (widget))
         && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget)
         && (gtk_widget_get_focusable (widget) || !GTK_IS_BUTTON (widget));
}

/* Every button that can be seen and pressed. */
static void
check_stops (const GPtrArray *seen,
             GtkWidget       *widget)
{
  if (is_stop (widget) && !has_inside (seen, widget))
    g_error ("Tab never comes to %s in %s", G_OBJECT_TYPE_NAME (widget),
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !GTK_IS_POPOVER (child) && !GTK_IS_LIST_VIEW (child)
        && !GTK_IS_WINDOW_CONTROLS (child) && !HARENA_IS_BOARD_VIEW (widget))
      check_stops (seen, child);
}

static void
check (HarenaWindow *window)
{
  g_autoptr (GPtrArray) forward = go_round (GTK_WINDOW (window), GTK_DIR_TAB_FORWARD);
  g_autoptr (GPtrArray) backward = go_round (GTK_WINDOW (window), GTK_DIR_TAB_BACKWARD);

  g_assert_cmpuint (forward->len, ==, backward->len);
  check_stops (forward, GTK_WIDGET (window));
  check_stops (backward, GTK_WIDGET (window));
}

static void
activate (HarenaWindow *window,
          const char   *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  stage_settle ();
}

static void
test_welcome (void)
{
  house_open ();
  check (house_window ());
  house_close ();
}

static void
test_new_game (void)
{
  HarenaWindow *window;

  house_open ();
  window = house_window ();
  activate (window, "win.new-game");
  check (window);
  house_close ();
}

/* Header, board and question. */
static void
test_table (void)
{
  HarenaWindow               *window;
  g_autoptr (HarenaGameModel) model = NULL;

  house_open ();
  window = house_window ();
  model = house_game ();
  harena_window_play (window, model);
  stage_settle ();
  check (window);
  house_close ();
}

/* The coach has a way on, which has the focus at first. */
static void
test_lesson (void)
{
  HarenaWindow *window;

  house_open ();
  window = house_window ();
  activate (window, "win.learn");
  check (window);
  house_close ();
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/app/tab/welcome", test_welcome);
  g_test_add_func ("/app/tab/new-game", test_new_game);
  g_test_add_func ("/app/tab/table", test_table);
  g_test_add_func ("/app/tab/lesson", test_lesson);

  return g_test_run ();
}
