/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: which view is on, where the keyboard is, what is said, and a lesson to its end. */

#include "clash/by-hand.h"
#include "clash/lessons.h"
#include "clash/clash.h"

#include "table/table-private.h"

#include "board/board-view.h"
#include "clash/battle-choice.h"
#include "clash/battle-option.h"
#include "clash/battle-view.h"
#include "table/board-page.h"
#include "learn/coach.h"
#include "table/end-page.h"
#include "clash/script.h"
#include "table/question-bar.h"
#include "settings.h"
#include "stage.h"

typedef struct
{
  HarenaGameModel *model;
  HarenaLessonCourse   *tutorial;
  HarenaTable      *table;
  GtkWidget       *window;
} Stage;

static void
stage_table (Stage           *stage,
             HarenaGameModel *model,
             HarenaPace       pace,
             int              width,
             int              height)
{
  harena_game_model_set_pace (model, pace);
  stage->model = model;
  stage->tutorial = NULL;
  stage->table = HARENA_TABLE (harena_table_new (model));
  stage->window = stage_show (GTK_WIDGET (stage->table), width, height);
}

static void
stage_lesson (Stage     *stage,
              HarenaPace pace,
              int        width,
              int        height)
{
  stage->tutorial = harena_lesson_course_new (&clash_game);
  stage->model = g_object_ref (harena_lesson_course_get_model (stage->tutorial));
  harena_game_model_set_pace (stage->model, pace);
  stage->table = HARENA_TABLE (harena_table_new_with_course (stage->tutorial));
  stage->window = stage_show (GTK_WIDGET (stage->table), width, height);
}

static void
leave (Stage *stage)
{
  stage_close (stage->window);
  g_clear_object (&stage->tutorial);
  g_assert_finalize_object (stage->model);
}

static GtkWidget *
view (Stage *stage)
{
  return gtk_stack_get_visible_child (GTK_STACK (stage->table->views));
}

static void
activate (Stage      *stage,
          const char *name)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (stage->table), name, NULL));
}

/* Whether an action of the table can be used, as a button of it would find. */
static gboolean
is_enabled (Stage      *stage,
            const char *name)
{
  GtkWidget *button = gtk_button_new ();
  gboolean   enabled;

  g_object_ref_sink (button);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), name);
  gtk_widget_set_parent (button, stage->table->board);
  enabled = gtk_widget_get_sensitive (button);
  gtk_widget_unparent (button);
  g_object_unref (button);
  return enabled;
}

static GtkLabel *
help_of (Stage *stage)
{
  GtkWidget *bar = stage_find (stage->table->board, HARENA_TYPE_QUESTION_BAR, NULL);

  return GTK_LABEL (gtk_widget_get_template_child (bar, HARENA_TYPE_QUESTION_BAR, "help"));
}

static GtkLabel *
battle_help_of (Stage *stage)
{
  GtkWidget *choice = stage_find (stage->table->scenes->pdata[0], CLASH_TYPE_BATTLE_CHOICE, NULL);

  return GTK_LABEL (gtk_widget_get_template_child (choice, CLASH_TYPE_BATTLE_CHOICE, "help"));
}

static void
play (Stage      *stage,
      const char *text)
{
  g_autoptr (GError) error = NULL;

  harena_game_model_play_text (stage->model, text, &error);
  g_assert_no_error (error);
}

/* A letter of the alphabet, or a number, as the question wants it. */
static guint
key_now (Stage *stage)
{
  const ClashPosition *position = harena_hand_get_position (stage->table->hand);

  return position->step == CLASH_STEP_AGAIN ? GDK_KEY_k : GDK_KEY_1;
}

/* Every question of a battle can be answered with a key, not only the first. */
static void
test_keys (void)
{
  Stage stage;
  guint questions = 0;

  stage_table (&stage, script_model (SCRIPT_ENTRY, FALSE), HARENA_PACE_INSTANT, 1280, 800);
  stage_wait_until (harena_game_model_get_asked (stage.model) == 1);
  play (&stage, "attack b2 b3");
  for (;;)
    {
      guint before = harena_game_model_get_present (stage.model);

      stage_settle ();
      if (view (&stage) != stage.table->scenes->pdata[0])
        break;
      g_assert_cmpint (harena_game_model_get_asked (stage.model), !=, 0);
      g_assert_true (stage_press (stage.window, key_now (&stage), 0));
      g_assert_cmpuint (harena_game_model_get_present (stage.model), >, before);
      questions++;
    }
  g_assert_cmpuint (questions, >=, 2);

  /* And then the keyboard is back on the board. */
  g_assert_true (view (&stage) == stage.table->board);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (stage.window)),
                                         stage.table->board));
  leave (&stage);
}

/* Who walked to an answer stays there, and Escape takes nothing back. */
static void
test_battle_focus (void)
{
  Stage      stage;
  GtkWidget *focus;
  guint      present;

  stage_table (&stage, script_model (SCRIPT_ENTRY "attack b2 b3;", FALSE), HARENA_PACE_INSTANT,
               1280, 800);
  stage_settle ();
  g_assert_true (view (&stage) == stage.table->scenes->pdata[0]);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (stage.window)) == stage.table->scenes->pdata[0]);

  focus = stage_find (stage.table->scenes->pdata[0], CLASH_TYPE_BATTLE_OPTION, NULL);
  g_assert_true (gtk_widget_grab_focus (focus));
  present = harena_game_model_get_present (stage.model);
  activate (&stage, "table.back");
  look_at_cell (stage.table->hand, clash_read_cell ("a1"));
  stage_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (stage.window)) == focus);
  g_assert_true (view (&stage) == stage.table->scenes->pdata[0]);
  g_assert_cmpuint (harena_game_model_get_present (stage.model), ==, present);
  g_assert_cmpint (harena_game_model_get_asked (stage.model), ==, 1);
  leave (&stage);
}

/* The team walks first; then the battle is shown, whatever happens meanwhile. */
static void
test_walk (void)
{
  Stage stage;

  stage_table (&stage, script_model (SCRIPT_ENTRY, FALSE), HARENA_PACE_FAST, 1280, 800);
  stage_wait_until (harena_game_model_get_asked (stage.model) == 1);
  play (&stage, "attack b2 b3");
  g_assert_true (harena_board_page_get_moving (HARENA_BOARD_PAGE (stage.table->board)));
  g_assert_true (view (&stage) == stage.table->board);
  stage_wait_until (view (&stage) == stage.table->scenes->pdata[0]);
  g_assert_false (harena_board_page_get_moving (HARENA_BOARD_PAGE (stage.table->board)));

  harena_game_model_undo (stage.model);
  stage_wait_until (view (&stage) == stage.table->board);
  play (&stage, "attack b2 b3");
  harena_game_model_undo (stage.model);
  g_assert_false (harena_board_page_get_moving (HARENA_BOARD_PAGE (stage.table->board)));
  g_assert_true (view (&stage) == stage.table->board);

  /* A window that is put away does not hold the game up. */
  play (&stage, "attack b2 b3");
  gtk_widget_set_visible (stage.window, FALSE);
  stage_wait_until (view (&stage) == stage.table->scenes->pdata[0]);
  stage_wait_until (harena_game_model_get_asked (stage.model) == 1);
  leave (&stage);
}

static void
test_log (void)
{
  Stage       stage;
  GListModel *windows = gtk_window_get_toplevels ();
  guint       before;

  stage_table (&stage, script_model (SCRIPT_ENTRY, FALSE), HARENA_PACE_INSTANT, 360, 640);
  before = g_list_model_get_n_items (windows);
  activate (&stage, "table.log");
  stage_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, before + 1);
  activate (&stage, "table.log");
  stage_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, before + 1);

  gtk_widget_activate_action (stage.table->log, "window.close", NULL);
  stage_settle ();
  g_assert_null (stage.table->log);
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, before);

  activate (&stage, "table.log");
  stage_settle ();
  leave (&stage);
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, before - 1);
}

static gboolean
is_said (GtkLabel *label)
{
  return gtk_widget_has_css_class (GTK_WIDGET (label), "said");
}

/* The hint stays as long as it is good; a refusal as long as the question is the same. */
static void
test_hint (void)
{
  Stage            stage;
  GtkLabel        *help;
  const char      *other;
  HarenaWalk       walk;
  g_autofree char *hint = NULL;
  g_autofree char *refusal = NULL;

  stage_table (&stage, script_model (SCRIPT_ENTRY, FALSE), HARENA_PACE_INSTANT, 1280, 800);
  stage_wait_until (harena_game_model_get_asked (stage.model) == 1);
  help = help_of (&stage);
  g_assert_false (is_said (help));
  activate (&stage, "table.hint");
  g_assert_cmpstr (gtk_label_get_text (help), ==, "Thinking about a hint…");
  stage_wait_until (harena_game_model_get_hints (stage.model) != NULL);
  activate (&stage, "table.hint");
  stage_wait_until (stage.table->hint == NULL);

  hint = g_strdup (gtk_label_get_text (help));
  g_assert_true (is_said (help));
  g_assert_cmpstr (hint, !=, "Thinking about a hint…");
  look_at_cell (stage.table->hand, clash_read_cell ("a1"));
  look_at_cell (stage.table->hand, clash_read_cell ("b3"));
  g_assert_cmpstr (gtk_label_get_text (help), ==, hint);

  g_assert_false (press_cell (stage.table->hand, clash_read_cell ("b3")));
  refusal = g_strdup (gtk_label_get_text (help));
  g_assert_cmpstr (refusal, !=, hint);
  look_at_cell (stage.table->hand, clash_read_cell ("a1"));
  g_assert_cmpstr (gtk_label_get_text (help), ==, refusal);
  g_assert_true (is_said (help));

  /* It goes when another team is in hand than it speaks of, and is back with that one. */
  harena_view_walk (harena_hand_get_view (stage.table->hand),
                    harena_game_model_get_hints (stage.model)->hints[0].move, &walk);
  other = walk.targets[0] == HARENA_SPACE (clash_read_cell ("b2")) ? "e1" : "b2";
  g_assert_true (press_cell (stage.table->hand, clash_read_cell (other)));
  g_assert_false (is_said (help));
  g_assert_true (harena_hand_back (stage.table->hand));
  g_assert_cmpstr (gtk_label_get_text (help), ==, hint);
  g_assert_true (harena_hand_press (stage.table->hand, walk.targets[0]));
  g_assert_cmpstr (gtk_label_get_text (help), ==, hint);
  g_assert_true (harena_hand_press (stage.table->hand, walk.targets[1]));
  g_assert_false (is_said (help));
  g_assert_cmpstr (gtk_label_get_text (help), !=, hint);
  leave (&stage);
}

/* The same in a battle; and a hint for a question that has been answered is not spoken of. */
static void
test_hint_battle (void)
{
  Stage            stage;
  GtkLabel        *help;
  g_autofree char *hint = NULL;

  stage_table (&stage, script_model (SCRIPT_ENTRY "attack b2 b3;", FALSE), HARENA_PACE_INSTANT,
               1280, 800);
  stage_wait_until (harena_game_model_get_asked (stage.model) == 1);
  stage_settle ();
  help = battle_help_of (&stage);
  activate (&stage, "table.hint");
  g_assert_cmpstr (gtk_label_get_text (help), ==, "Thinking about a hint…");
  g_assert_true (is_said (help));
  stage_wait_until (harena_game_model_get_hints (stage.model) != NULL);
  activate (&stage, "table.hint");
  stage_wait_until (stage.table->hint == NULL);
  hint = g_strdup (gtk_label_get_text (help));
  g_assert_cmpstr (hint, !=, "Thinking about a hint…");
  look_at_cell (stage.table->hand, clash_read_cell ("a1"));
  g_assert_cmpstr (gtk_label_get_text (help), ==, hint);
  g_assert_true (is_said (help));
  harena_game_model_undo (stage.model);
  stage_settle ();

  activate (&stage, "table.hint");
  g_assert_nonnull (stage.table->hint);
  play (&stage, "attack b2 b3");
  stage_wait_until (stage.table->hint == NULL);
  stage_settle ();
  g_assert_false (is_said (help));
  g_assert_false (is_said (help_of (&stage)));
  leave (&stage);
}

/* A hint that comes when nobody is there any more. */
static void
test_hint_late (void)
{
  Stage    stage;
  GWeakRef ref;
  GObject *object;

  stage_table (&stage, script_model (SCRIPT_ENTRY, FALSE), HARENA_PACE_INSTANT, 1280, 800);
  stage_wait_until (harena_game_model_get_asked (stage.model) == 1);
  g_weak_ref_init (&ref, stage.table);
  activate (&stage, "table.hint");
  gtk_window_destroy (GTK_WINDOW (stage.window));
  stage_wait_until ((object = g_weak_ref_get (&ref)) == NULL || (g_object_unref (object), FALSE));
  g_weak_ref_clear (&ref);
  g_assert_finalize_object (stage.model);
}

/* Does what the lesson asks for, as a player would. */
static void
do_lesson (Stage *stage)
{
  const HarenaLesson *lesson = harena_lesson_course_get_lesson (stage->tutorial);
  HarenaHand         *hand = stage->table->hand;
  HarenaMove         list[HARENA_MOVES_MAX];
  int                n_moves;

  switch (lesson->task)
    {
    case HARENA_TASK_READ:
    case HARENA_TASK_LOOK:
      harena_lesson_course_next (stage->tutorial);
      return;
    case HARENA_TASK_PRESS:
      g_assert_true (harena_hand_press (hand, harena_lesson_target (lesson)));
      return;
    case HARENA_TASK_PLAY:
    default:
      break;
    }

  n_moves = harena_game_model_list_moves (stage->model, list);
  for (int i = 0; i < n_moves; i++)
    if (harena_lesson_course_allows (stage->tutorial, list[i]))
      {
        harena_hand_play (hand, list[i]);
        return;
      }
  g_assert_not_reached ();
}

static gboolean
is_waiting (Stage *stage)
{
  const HarenaLesson *lesson = harena_lesson_course_get_lesson (stage->tutorial);

  return harena_game_model_get_present (stage->model) == lesson->at
         && (harena_lesson_course_get_can_next (stage->tutorial)
             || harena_game_model_get_asked (stage->model) == 1);
}

static void
go_to (Stage *stage,
       guint  index)
{
  stage_wait_until (is_waiting (stage));
  while (harena_lesson_course_get_index (stage->tutorial) < index)
    {
      do_lesson (stage);
      stage_wait_until (is_waiting (stage));
    }
}

static guint
find_lesson (const char *title)
{
  for (guint i = 0; i < clash_lessons.n_lessons; i++)
    if (g_str_equal (clash_lessons.lessons[i].title, title))
      return i;

  g_assert_not_reached ();
}

static GtkWidget *
part (GtkWidget  *coach,
      const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (coach, HARENA_TYPE_COACH, name));
}

static void
check_size (Stage *stage)
{
  int width, height;

  stage_settle ();
  gtk_widget_measure (GTK_WIDGET (stage->table), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                      NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (stage->table), GTK_ORIENTATION_VERTICAL, 360, &height, NULL,
                      NULL, NULL);
  g_test_message ("lesson %u: %d x %d", harena_lesson_course_get_index (stage->tutorial) + 1, width,
                  height);
  g_assert_cmpint (width, <=, 360);
  g_assert_cmpint (height, <=, 600);
  /* The window has not grown either. */
  g_assert_cmpint (gtk_widget_get_width (stage->window), <=, 360);
  g_assert_cmpint (gtk_widget_get_height (stage->window), <=, 640);
}

/* A move that the lesson does not ask for, if there is one. */
static void
stray (Stage *stage)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = harena_game_model_list_moves (stage->model, list);

  if (harena_game_model_get_asked (stage->model) != 1)
    return;
  for (int i = 0; i < n_moves; i++)
    if (!harena_lesson_course_allows (stage->tutorial, list[i]))
      {
        harena_hand_play (stage->table->hand, list[i]);
        g_assert_nonnull (harena_lesson_course_get_remark (stage->tutorial));
        return;
      }
}

/* Every lesson fits a telephone, whatever the coach remarks. */
static void
test_lesson_size (void)
{
  Stage stage;

  stage_lesson (&stage, HARENA_PACE_INSTANT, 360, 640);
  for (guint i = 0; i < clash_lessons.n_lessons; i++)
    {
      go_to (&stage, i);
      check_size (&stage);
      stray (&stage);
      check_size (&stage);
    }
  leave (&stage);
}

static void
titled_cb (GtkLabel   *title,
           GParamSpec *pspec G_GNUC_UNUSED,
           HarenaTable *table)
{
  g_test_message ("%s", gtk_label_get_label (title));
  g_assert_false (clash_battle_view_get_telling (CLASH_BATTLE_VIEW (table->scenes->pdata[0])));
}

/* What the dice say is told when they lie. */
static void
test_lesson_waits (void)
{
  Stage      stage;
  GtkWidget *title;

  stage_lesson (&stage, HARENA_PACE_FAST, 1280, 800);
  title = part (stage.table->scene_coach, "title");
  g_signal_connect (title, "notify::label", G_CALLBACK (titled_cb), stage.table);
  go_to (&stage, find_lesson ("Who rolls first?"));
  stage_wait_until (view (&stage) == stage.table->scenes->pdata[0]);
  harena_lesson_course_next (stage.tutorial);
  stage_wait_until (clash_battle_view_get_telling (CLASH_BATTLE_VIEW (stage.table->scenes->pdata[0])));
  g_assert_cmpstr (harena_lesson_course_get_lesson (stage.tutorial)->title, ==, "A wound");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (title)), ==, "Who rolls first?");
  g_assert_false (gtk_widget_get_visible (part (stage.table->scene_coach, "next")));
  stage_wait_until (g_str_equal (gtk_label_get_label (GTK_LABEL (title)), "A wound"));
  stage_wait_until (gtk_widget_get_visible (part (stage.table->scene_coach, "next")));
  leave (&stage);
}

static gboolean
is_at_next (Stage     *stage,
            GtkWidget *coach)
{
  return gtk_window_get_focus (GTK_WINDOW (stage->window)) == part (coach, "next");
}

/* Whoever reads with the keyboard has it on the way on, and on the board where it is needed. */
static void
test_lesson_focus (void)
{
  Stage stage;

  stage_lesson (&stage, HARENA_PACE_INSTANT, 1280, 800);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (stage.table)));
  g_assert_true (is_at_next (&stage, stage.table->coach));
  go_to (&stage, find_lesson ("Look at a team"));
  stage_settle ();
  g_assert_false (is_at_next (&stage, stage.table->coach));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (stage.window)),
                                         stage_find (stage.table->board, HARENA_TYPE_BOARD_VIEW, NULL)));
  go_to (&stage, find_lesson ("Five kinds of gladiator"));
  stage_settle ();
  g_assert_true (is_at_next (&stage, stage.table->coach));
  go_to (&stage, find_lesson ("Take a gladiator"));
  stage_settle ();
  g_assert_false (is_at_next (&stage, stage.table->coach));

  /* And in a battle, and when it is over. */
  go_to (&stage, find_lesson ("Attack the bull"));
  harena_game_model_set_pace (stage.model, HARENA_PACE_FAST);
  go_to (&stage, find_lesson ("A wound"));
  stage_wait_until (is_at_next (&stage, stage.table->scene_coach));
  go_to (&stage, find_lesson ("The bull falls"));
  stage_wait_until (view (&stage) == stage.table->board);
  stage_settle ();
  g_assert_true (is_at_next (&stage, stage.table->coach));
  leave (&stage);
}

static void
check_title (Stage      *stage,
             const char *title)
{
  GtkWidget *bar = stage_find (stage->table->board, HARENA_TYPE_QUESTION_BAR, NULL);

  stage_settle ();
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_template_child
                                                    (bar, HARENA_TYPE_QUESTION_BAR, "title"))),
                   ==, title);
}

/* Beside something to read nothing is asked, and nobody is said to think. */
static void
test_lesson_quiet (void)
{
  Stage stage;

  stage_lesson (&stage, HARENA_PACE_INSTANT, 1280, 800);
  check_title (&stage, "");
  go_to (&stage, find_lesson ("Take a gladiator"));
  check_title (&stage, "Red: take a gladiator");
  go_to (&stage, find_lesson ("The bull falls"));
  check_title (&stage, "");
  leave (&stage);
}

/* Who looks back has the bar for it, and no coach; then the lesson goes on. */
static void
test_lesson_review (void)
{
  Stage stage;

  stage_lesson (&stage, HARENA_PACE_INSTANT, 360, 640);
  go_to (&stage, find_lesson ("Choose a team"));
  g_assert_false (is_enabled (&stage, "table.hint"));
  g_assert_false (is_enabled (&stage, "table.undo"));
  harena_game_model_jump (stage.model, 30);
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (stage.table->coach));
  g_assert_true (gtk_widget_get_mapped (stage_find (stage.table->board, GTK_TYPE_SCALE, NULL)));
  activate (&stage, "table.leave-review");
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (stage.table->coach));
  go_to (&stage, find_lesson ("Attack the bull"));
  leave (&stage);
}

/* A lesson asks for each attack once; a game as often as the person wants. */
static void
test_lesson_confirm (void)
{
  Stage    stage;
  gboolean confirm;

  g_settings_set_boolean (harena_settings_get_default (), "confirm-attacks", TRUE);
  stage_lesson (&stage, HARENA_PACE_INSTANT, 1280, 800);
  g_object_get (stage.table->hand, "confirm", &confirm, NULL);
  g_assert_false (confirm);
  go_to (&stage, clash_lessons.n_lessons - 1);
  harena_lesson_course_next (stage.tutorial);
  g_object_get (stage.table->hand, "confirm", &confirm, NULL);
  g_assert_true (confirm);
  g_settings_reset (harena_settings_get_default (), "confirm-attacks");
  leave (&stage);
}

/* Answers whatever a battle asks, until the board is asked about. */
static void
wait_for_board (Stage *stage)
{
  for (;;)
    {
      HarenaMove list[HARENA_MOVES_MAX];

      stage_wait_until (harena_game_model_get_asked (stage->model) == 1);
      if (position_of (stage->table->hand)->step == CLASH_STEP_FIGHT)
        return;
      harena_game_model_list_moves (stage->model, list);
      harena_hand_play (stage->table->hand, list[0]);
    }
}

/* "Play On" makes an ordinary game of it, to the end. */
static void
test_lesson_end (void)
{
  static const int widths[] = { 360, 1280 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      Stage stage;

      stage_lesson (&stage, HARENA_PACE_INSTANT, widths[i], 640);
      go_to (&stage, clash_lessons.n_lessons - 1);
      stage_settle ();
      g_signal_emit_by_name (part (stage.table->coach, "next"), "clicked");
      g_assert_true (harena_lesson_course_get_finished (stage.tutorial));
      g_assert_null (stage.table->coach);
      g_assert_null (stage_find (GTK_WIDGET (stage.table), HARENA_TYPE_COACH, NULL));
      wait_for_board (&stage);
      stage_settle ();
      g_assert_true (is_enabled (&stage, "table.hint"));
      g_assert_true (is_enabled (&stage, "table.undo"));
      g_assert_true (is_enabled (&stage, "table.review"));
      stage_wait_until (gtk_widget_get_mapped (stage_find (stage.table->board,
                                                           HARENA_TYPE_QUESTION_BAR, NULL)));

      g_assert_true (harena_game_model_set_seat (stage.model, 1, "Red", "tiro", NULL));
      g_assert_true (harena_game_model_set_seat (stage.model, 2, "Blue", "tiro", NULL));
      stage_wait_until (harena_game_model_get_over (stage.model));
      stage_settle ();
      g_assert_true (HARENA_IS_END_PAGE (view (&stage)));
      leave (&stage);
    }
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/clash/table/keys", test_keys);
  g_test_add_func ("/ui/clash/table/battle-focus", test_battle_focus);
  g_test_add_func ("/ui/clash/table/walk", test_walk);
  g_test_add_func ("/ui/clash/table/log", test_log);
  g_test_add_func ("/ui/clash/table/hint", test_hint);
  g_test_add_func ("/ui/clash/table/hint-battle", test_hint_battle);
  g_test_add_func ("/ui/clash/table/hint-late", test_hint_late);
  g_test_add_func ("/ui/clash/table/lesson-size", test_lesson_size);
  g_test_add_func ("/ui/clash/table/lesson-waits", test_lesson_waits);
  g_test_add_func ("/ui/clash/table/lesson-focus", test_lesson_focus);
  g_test_add_func ("/ui/clash/table/lesson-quiet", test_lesson_quiet);
  g_test_add_func ("/ui/clash/table/lesson-review", test_lesson_review);
  g_test_add_func ("/ui/clash/table/lesson-confirm", test_lesson_confirm);
  g_test_add_func ("/ui/clash/table/lesson-end", test_lesson_end);

  return g_test_run ();
}
