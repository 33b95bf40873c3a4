/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "Learn to play" from beginning to end, and by other ways than the straight one. */

#include "clash/by-hand.h"
#include "clash/lessons.h"
#include "clash/clash.h"

#include "learn/lesson-course.h"

#include "games.h"
#include "stage.h"

typedef struct
{
  HarenaLessonCourse   *tutorial;
  HarenaGameModel *model;
  HarenaHand       *hand;
  guint            finished;
} Table;

static void
finished_cb (Table *table)
{
  table->finished++;
}

static void
set_up (Table        *table,
        gconstpointer data G_GNUC_UNUSED)
{
  table->tutorial = harena_lesson_course_new (&clash_game);
  table->model = harena_lesson_course_get_model (table->tutorial);
  table->hand = harena_hand_new (table->model);
  harena_lesson_course_set_hand (table->tutorial, table->hand);
  harena_game_model_set_pace (table->model, HARENA_PACE_INSTANT);
  g_signal_connect_swapped (table->tutorial, "finished", G_CALLBACK (finished_cb), table);
  stage_settle ();
}

static void
tear_down (Table        *table,
           gconstpointer data G_GNUC_UNUSED)
{
  g_object_ref (table->model);
  g_assert_finalize_object (table->tutorial);
  g_assert_finalize_object (table->hand);
  g_assert_finalize_object (table->model);
}

static int
cell (const char *name)
{
  return clash_read_cell (name);
}

static void
press (Table      *table,
       const char *name)
{
  g_assert_true (press_cell (table->hand, cell (name)));
}

static void
play (Table      *table,
      const char *text)
{
  g_autoptr (GError) error = NULL;

  harena_game_model_play_text (table->model, text, &error);
  g_assert_no_error (error);
}

/* Whether a lesson waits for the player. */
static gboolean
is_waiting (Table *table)
{
  const HarenaLesson *lesson = harena_lesson_course_get_lesson (table->tutorial);

  return harena_game_model_get_present (table->model) == lesson->at
         && (harena_lesson_course_get_can_next (table->tutorial)
             || harena_game_model_get_asked (table->model) == 1);
}

static void
wait_for (Table      *table,
          const char *title)
{
  stage_wait_until (is_waiting (table));
  g_assert_cmpstr (harena_lesson_course_get_lesson (table->tutorial)->title, ==, title);
}

/* Does what the lesson asks for, as a player would. */
static void
do_lesson (Table *table)
{
  const HarenaLesson *lesson = harena_lesson_course_get_lesson (table->tutorial);
  HarenaMove         list[HARENA_MOVES_MAX];
  int                n_moves;

  switch (lesson->task)
    {
    case HARENA_TASK_READ:
      harena_lesson_course_next (table->tutorial);
      return;
    case HARENA_TASK_LOOK:
      look_at_cell (table->hand, CLASH_NO_CELL);
      look_at_cell (table->hand, clash_cell_of (harena_lesson_target (lesson)));
      return;
    case HARENA_TASK_PRESS:
      g_assert_true (harena_hand_press (table->hand, harena_lesson_target (lesson)));
      return;
    case HARENA_TASK_PLAY:
    default:
      break;
    }

  if (clash_get_mark (harena_hand_get_view (table->hand), clash_cell_of (harena_lesson_target (lesson))) != CLASH_MARK_NONE)
    {
      g_assert_true (press_cell (table->hand, clash_cell_of (harena_lesson_target (lesson))));
      return;
    }
  n_moves = harena_game_model_list_moves (table->model, list);
  for (int i = 0; i < n_moves; i++)
    if (harena_lesson_course_allows (table->tutorial, list[i]))
      {
        harena_hand_play (table->hand, list[i]);
        return;
      }
  g_assert_not_reached ();
}

static void
go_to (Table *table,
       guint  index)
{
  stage_wait_until (is_waiting (table));
  while (harena_lesson_course_get_index (table->tutorial) < index)
    {
      do_lesson (table);
      stage_wait_until (is_waiting (table));
    }
  g_assert_cmpuint (harena_lesson_course_get_index (table->tutorial), ==, index);
}

static guint
find (const char *title)
{
  for (guint i = 0; i < clash_lessons.n_lessons; i++)
    if (g_str_equal (clash_lessons.lessons[i].title, title))
      return i;

  g_assert_not_reached ();
}

/* The record says what the lessons speak of: their dice, and whose choice it is. */
static void
test_record (void)
{
  g_autoptr (GBytes)       bytes = NULL;
  g_autoptr (HarenaRecord) record = NULL;
  g_autoptr (GError)       error = NULL;

  bytes = g_resources_lookup_data ("/io/github/harena/Harena/ui/clash/tutorial.harena", 0, &error);
  g_assert_no_error (error);
  record = harena_record_parse (harena_games, g_bytes_get_data (bytes, NULL),
                                g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (record->moves->len, ==, clash_lessons.lessons[clash_lessons.n_lessons - 1].at);

  for (guint i = 0; i < clash_lessons.n_lessons; i++)
    {
      const HarenaLesson *lesson = &clash_lessons.lessons[i];
      ClashPosition      position;
      HarenaMove         list[HARENA_MOVES_MAX];

      g_assert_true (i == 0 || clash_lessons.lessons[i - 1].at <= lesson->at);
      harena_record_replay (record, lesson->at, &position);
      if (lesson->task == HARENA_TASK_READ || lesson->task == HARENA_TASK_LOOK)
        continue;
      g_assert_cmpint (record->game->turn (&position), ==, 1);
      g_assert_cmpint (record->game->moves (&position, list), >, 1);
      g_assert_nonnull (lesson->instead);
    }
}

/* The dice in the picture of a lesson are the last that have fallen. */
static void
check_dice (Table *table)
{
  const HarenaLesson *lesson = harena_lesson_course_get_lesson (table->tutorial);
  g_autofree char   *text = NULL;
  guint              index = lesson->at;

  if (lesson->picture == NULL || !g_str_has_prefix (lesson->picture, "dice="))
    return;

  do
    {
      g_free (text);
      text = harena_game_model_get_move_text (table->model, --index);
    }
  while (!g_str_has_prefix (text, "roll "));
  g_assert_cmpstr (text + strlen ("roll "), ==, lesson->picture + strlen ("dice="));
}

static void
test_whole (Table        *table,
            gconstpointer data G_GNUC_UNUSED)
{
  const ClashPosition *position;

  for (guint i = 0; i < clash_lessons.n_lessons; i++)
    {
      stage_wait_until (is_waiting (table));
      g_assert_cmpuint (harena_lesson_course_get_index (table->tutorial), ==, i);
      g_assert_null (harena_lesson_course_get_remark (table->tutorial));
      check_dice (table);
      if (i + 1 < clash_lessons.n_lessons)
        do_lesson (table);
    }

  /* What the last lessons tell. */
  position = harena_game_model_get_position (table->model);
  g_assert_cmpuint (position->taken[1] + 2 * position->beasts[1], ==, 3);
  g_assert_cmpuint (position->taken[2] + 2 * position->beasts[2], ==, 1);
  g_assert_cmpuint (table->finished, ==, 0);

  harena_lesson_course_next (table->tutorial);
  g_assert_cmpuint (table->finished, ==, 1);
  g_assert_true (harena_lesson_course_get_finished (table->tutorial));

  /* The game goes on as any other does. */
  stage_wait_until (harena_game_model_get_present (table->model) > 66
                    && harena_game_model_get_asked (table->model) == 1);
}

/* Another move than the one asked for did not happen, and the coach says why. */
static void
test_wrong (Table        *table,
            gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *title;
    const char *move;
  } wrong[] = {
    { "Take a gladiator", "join c2 net" },
    { "Send it in", "join d2 sword" },
    { "One more", "join c2 shield" },
    { "The beasts enter", "place e1" },
    { "Choose a team", "attack c2 c1" },
    { "Attack the bull", "attack d2 d3" },
    { "Throw again?", "keep" },
    { "Your net", "net sword" },
    { "A loss", "lose shield" },
    { "A small team moves", "attack d2 d3" },
    { "Attack again", "attack d2 c2 c1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      guint index = find (wrong[i].title);
      guint present;

      go_to (table, index);
      present = harena_game_model_get_present (table->model);
      play (table, wrong[i].move);
      g_assert_cmpuint (harena_game_model_get_present (table->model), ==, present);
      g_assert_cmpint (harena_game_model_get_asked (table->model), ==, 1);
      /* What is put down has to be chosen again, and the coach says so. */
      g_assert_cmpstr (harena_lesson_course_get_remark (table->tutorial), ==,
                       harena_lesson_course_get_lesson (table->tutorial)->instead);
    }
  go_to (table, clash_lessons.n_lessons - 1);
}

/* What is in hand leads from lesson to lesson, and back when it is put down. */
static void
test_hand (Table        *table,
           gconstpointer data G_GNUC_UNUSED)
{
  go_to (table, find ("Choose a team"));
  g_assert_false (press_cell (table->hand, cell ("b4")));
  g_assert_nonnull (harena_lesson_course_get_remark (table->tutorial));
  wait_for (table, "Choose a team");
  press (table, "c2");
  wait_for (table, "Attack the bull");
  g_assert_true (harena_hand_back (table->hand));
  wait_for (table, "Choose a team");

  go_to (table, find ("Where to?"));
  press (table, "c2");
  wait_for (table, "Attack again");
  g_assert_true (harena_hand_back (table->hand));
  wait_for (table, "Where to?");
  g_assert_true (harena_hand_back (table->hand));
  wait_for (table, "A small team moves");
}

/* Undo, redo, looking back and going on from there, even before the first lesson. */
static void
test_undo (Table        *table,
           gconstpointer data G_GNUC_UNUSED)
{
  go_to (table, find ("Your net"));
  harena_game_model_undo (table->model);
  wait_for (table, "Throw again?");
  harena_game_model_undo (table->model);
  wait_for (table, "Choose a team");
  go_to (table, find ("A loss"));

  harena_game_model_jump (table->model, 51);
  g_assert_false (harena_lesson_course_get_can_next (table->tutorial));
  harena_game_model_return (table->model);
  wait_for (table, "A loss");
  harena_game_model_jump (table->model, 40);
  harena_game_model_continue_here (table->model);
  wait_for (table, "Now you fight");
  harena_game_model_jump (table->model, 3);
  harena_game_model_continue_here (table->model);
  stage_wait_until (is_waiting (table));
  g_assert_cmpuint (harena_game_model_get_present (table->model), ==, 28);
  go_to (table, clash_lessons.n_lessons - 1);
}

/* Each time at least one lesson back: what has to be in hand first is asked for first. */
static void
test_back (Table        *table,
           gconstpointer data G_GNUC_UNUSED)
{
  go_to (table, clash_lessons.n_lessons - 1);
  while (harena_lesson_course_get_can_back (table->tutorial))
    {
      guint before = harena_lesson_course_get_index (table->tutorial);

      harena_lesson_course_back (table->tutorial);
      stage_wait_until (is_waiting (table));
      g_assert_cmpuint (harena_lesson_course_get_index (table->tutorial), <, before);
    }
  g_assert_cmpuint (harena_lesson_course_get_index (table->tutorial), ==, 0);
  go_to (table, clash_lessons.n_lessons - 1);
}

/* While something is to be read, nobody is asked and nothing happens. */
static void
test_read (Table        *table,
           gconstpointer data G_GNUC_UNUSED)
{
  go_to (table, find ("Who rolls first?"));
  stage_settle ();
  g_assert_cmpuint (harena_game_model_get_present (table->model), ==, 51);
  g_assert_cmpint (harena_hand_get_asked (table->hand), ==, 0);
  harena_game_model_skip (table->model);
  stage_settle ();
  g_assert_cmpuint (harena_game_model_get_present (table->model), ==, 51);
}

/* It can be left at any time. */
static void
test_left (Table        *table,
           gconstpointer data G_GNUC_UNUSED)
{
  harena_game_model_set_pace (table->model, HARENA_PACE_SLOW);
  harena_lesson_course_next (table->tutorial);
  harena_lesson_course_next (table->tutorial);
  harena_lesson_course_next (table->tutorial);
  play (table, "join d2 shield");
  g_assert_cmpint (harena_game_model_get_asked (table->model), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

#define ADD(name, function) \
  g_test_add ("/ui/clash/tutorial/" name, Table, NULL, set_up, function, tear_down)

  g_test_add_func ("/ui/clash/tutorial/record", test_record);
  ADD ("whole", test_whole);
  ADD ("wrong", test_wrong);
  ADD ("hand", test_hand);
  ADD ("undo", test_undo);
  ADD ("back", test_back);
  ADD ("read", test_read);
  ADD ("left", test_left);

#undef ADD

  return g_test_run ();
}
