/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the board: its bar, its shape, and where the keyboard goes. */

#include "clash/by-hand.h"

#include "table/board-page.h"

#include "board/board-view.h"
#include "clash/script.h"
#include "clash/targets.h"
#include "table/question-bar.h"
#include "stage.h"

typedef struct
{
  HarenaGameModel *model;
  HarenaHand       *hand;
  GtkWidget       *page;
  GtkWidget       *window;
} Stage;

static void
set_up (Stage           *stage,
        HarenaGameModel *model,
        int              width,
        int              height)
{
  stage->model = model;
  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  stage->hand = harena_hand_new (model);
  stage->page = follow (stage->hand, harena_board_page_new (stage->hand),
                        (FollowFunc) harena_board_page_update);
  stage->window = stage_show (stage->page, width, height);
}

static void
leave (Stage *stage)
{
  stage_close (stage->window);
  g_assert_finalize_object (stage->hand);
  g_assert_finalize_object (stage->model);
}

static GtkWidget *
part (Stage      *stage,
      const char *name)
{
  GtkWidget *bar = stage_find (stage->page, HARENA_TYPE_QUESTION_BAR, NULL);

  return GTK_WIDGET (gtk_widget_get_template_child (bar, HARENA_TYPE_QUESTION_BAR, name));
}

/* Back is there as long as something can be put back. */
static void
check_back (Stage   *stage,
            gboolean back)
{
  g_assert_cmpint (gtk_widget_get_visible (part (stage, "back")), ==, back);
}

static void
test_back (void)
{
  Stage stage;

  set_up (&stage, script_model (SCRIPT_ENTRY, FALSE), 1280, 800);
  check_back (&stage, FALSE);
  g_assert_true (press_cell (stage.hand, clash_read_cell ("b2")));
  check_back (&stage, TRUE);
  g_assert_true (harena_hand_back (stage.hand));
  check_back (&stage, FALSE);
  leave (&stage);
}

/* Goes to a choice that can be made with a beast of the reserve; 0 if there is none. */
static int
find_release (Stage *stage)
{
  for (guint i = 0; i < harena_game_model_get_n_moves (stage->model); i++)
    {
      harena_game_model_jump (stage->model, i);
      if (harena_game_model_get_turn (stage->model) <= 0
          || position_of (stage->hand)->step != CLASH_STEP_FIGHT)
        continue;
      if (clash_move_verb (g_array_index (harena_game_model_get_record (stage->model)->moves,
                                          HarenaMove, i)) != CLASH_RELEASE)
        continue;

      harena_game_model_continue_here (stage->model);
      stage_settle ();
      for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
        if (clash_can_take_beast (harena_hand_get_view (stage->hand), beast))
          return beast;
    }
  return 0;
}

static guint releases;

/* R31: a beast of the reserve is in hand before a space is. */
static void
check_release (const char *name)
{
  Stage stage;
  int   beast;

  if (releases > 0)
    return;

  set_up (&stage, script_golden (name), 1280, 800);
  beast = find_release (&stage);
  if (beast != 0)
    {
      check_back (&stage, FALSE);
      take_beast (stage.hand, beast);
      g_assert_cmpint (clash_get_space (VIEW (stage.hand)), ==, CLASH_NO_CELL);
      check_back (&stage, TRUE);
      releases++;
    }
  leave (&stage);
}

static void
test_release (void)
{
  releases = 0;
  script_each_golden (check_release);
  g_assert_cmpuint (releases, ==, 1);
}

/* The page asks for what its parts need, and in a narrow window for what they need there. */
static void
test_size (void)
{
  Stage stage;
  int   arena, width, wide, narrow;

  set_up (&stage, script_model (SCRIPT_ENTRY, FALSE), 360, 640);
  gtk_widget_measure (stage_find (stage.page, HARENA_TYPE_BOARD_VIEW, NULL), GTK_ORIENTATION_VERTICAL, -1,
                      &arena, NULL, NULL, NULL);
  gtk_widget_measure (stage.page, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (stage.page, GTK_ORIENTATION_VERTICAL, 360, &narrow, NULL, NULL, NULL);
  gtk_widget_measure (stage.page, GTK_ORIENTATION_VERTICAL, 1280, &wide, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  g_assert_cmpint (narrow, <=, 600);
  g_assert_cmpint (narrow, >, wide);
  g_assert_cmpint (wide, >, arena);
  leave (&stage);
}

/* What is said stands until the question is another one. */
static void
test_said (void)
{
  Stage            stage;
  GtkLabel        *help;
  g_autofree char *before = NULL;

  set_up (&stage, script_model (SCRIPT_ENTRY, FALSE), 1280, 800);
  help = GTK_LABEL (part (&stage, "help"));
  look_at_cell (stage.hand, clash_read_cell ("a1"));
  before = g_strdup (gtk_label_get_text (help));
  harena_board_page_say (HARENA_BOARD_PAGE (stage.page), "No.");
  look_at_cell (stage.hand, CLASH_NO_CELL);
  look_at_cell (stage.hand, clash_read_cell ("a1"));
  g_assert_cmpstr (gtk_label_get_text (help), ==, "No.");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (help), "said"));
  g_assert_true (press_cell (stage.hand, clash_read_cell ("b2")));
  g_assert_cmpstr (gtk_label_get_text (help), !=, "No.");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (help), "said"));
  g_assert_true (harena_hand_back (stage.hand));
  g_assert_cmpstr (gtk_label_get_text (help), ==, before);

  harena_board_page_say (HARENA_BOARD_PAGE (stage.page), "No.");
  harena_board_page_say (HARENA_BOARD_PAGE (stage.page), NULL);
  g_assert_cmpstr (gtk_label_get_text (help), ==, before);
  leave (&stage);
}

static GtkWidget *
focus_of (Stage *stage)
{
  return gtk_window_get_focus (GTK_WINDOW (stage->window));
}

/* Who chooses a target from the list is back on the board when the list goes. */
static void
test_targets (void)
{
  Stage      stage;
  GtkWidget *row;

  set_up (&stage, script_model (SCRIPT_ENTRY, FALSE), 1280, 800);
  g_assert_true (press_cell (stage.hand, clash_read_cell ("c1")));
  stage_settle ();
  row = stage_find (stage_find (stage.page, CLASH_TYPE_TARGETS, NULL), GTK_TYPE_BUTTON, NULL);
  g_assert_true (gtk_widget_grab_focus (row));
  g_signal_emit_by_name (row, "clicked");
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (row));
  g_assert_true (HARENA_IS_BOARD_VIEW (gtk_widget_get_parent (focus_of (&stage))));
  leave (&stage);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/clash/board-page/back", test_back);
  g_test_add_func ("/ui/clash/board-page/release", test_release);
  g_test_add_func ("/ui/clash/board-page/size", test_size);
  g_test_add_func ("/ui/clash/board-page/said", test_said);
  g_test_add_func ("/ui/clash/board-page/targets", test_targets);

  return g_test_run ();
}
