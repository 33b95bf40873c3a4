/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the screen of Circus Maximus says and does, beyond what every face has to: see
 * test-faces.c. */

#include "circus/circus.h"

#include "board/board-view.h"
#include "circus/end.h"
#include "circus/lesson.h"
#include "circus/picks.h"
#include "circus/picture.h"
#include "circus/race.h"
#include "circus/speech.h"
#include "circus/way.h"
#include "games.h"
#include "learn/lesson-course.h"
#include "record.h"
#include "stage.h"
#include "table/table.h"

#include <string.h>

extern const HarenaFace circus_face;

typedef struct
{
  HarenaRecord  *record;
  HarenaSetup    setup;
  CircusPosition position;
  HarenaView     view;
} Game;

static HarenaRecord *
load (const char *name)
{
  g_autofree char   *file = g_strconcat (name, ".harena", NULL);
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "golden", "circus", file, NULL);
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, path, &error);

  g_assert_no_error (error);
  return record;
}

/* A recorded game, after so many moves. */
static void
set_up (Game       *game,
        const char *name,
        guint       n_moves)
{
  game->record = load (name);
  game->setup = game->record->setup;
  g_assert_true (circus_game.start (&game->position, &game->setup, NULL));
  for (guint i = 0; i < MIN (n_moves, game->record->moves->len); i++)
    circus_game.play (&game->position, g_array_index (game->record->moves, HarenaMove, i));
  harena_view_init (&game->view, &circus_face, &game->setup, &game->position,
                    MAX (circus_game.turn (&game->position), 0));
}

static void
tear_down (Game *game)
{
  harena_record_free (game->record);
}

/* M22: of several cards that come home on a hex the lowest is driven. */
static void
press_finish (void)
{
  Game        game;
  HarenaPicks picks;
  HarenaMove  move;
  int         many = 0;

  set_up (&game, "greedy-2", 0);
  for (guint i = 0; i < game.record->moves->len; i++)
    {
      circus_game.play (&game.position, g_array_index (game.record->moves, HarenaMove, i));
      if (circus_game.turn (&game.position) < 1)
        break;
      harena_view_init (&game.view, &circus_face, &game.setup, &game.position,
                        circus_game.turn (&game.position));
      for (int hex = CIRCUS_FINISH_FIRST; hex < CIRCUS_FINISH_END; hex++)
        {
          guint cards = circus_cards_to (&game.view, hex);

          if (cards == 0)
            continue;
          many += (cards & (cards - 1)) != 0;
          picks = game.view.picks;
          g_assert_true (circus_press (&game.view, HARENA_SPACE (hex), &picks));
          g_assert_true (harena_view_find_move (&game.view, &picks, &move));
          g_assert_cmpint (circus_move_b (move), ==, __builtin_ctz (cards) + 1);
        }
    }
  g_assert_cmpint (many, >, 0);
  tear_down (&game);
}

/* M19: the chariot itself, once it has driven, is where it stops. */
static void
press_stop (void)
{
  Game        game;
  HarenaPicks picks = { 0 };
  HarenaMove  move;
  int         hex;

  set_up (&game, "greedy-2", 6);
  hex = game.position.hexes[circus_chariot_on_turn (&game.position)];
  g_assert_false (circus_press (&game.view, HARENA_SPACE (hex), &picks));
  tear_down (&game);

  set_up (&game, "greedy-2", 7);
  hex = game.position.hexes[circus_chariot_on_turn (&game.position)];
  g_assert_true (circus_press (&game.view, HARENA_SPACE (hex), &picks));
  g_assert_true (harena_view_find_move (&game.view, &picks, &move));
  g_assert_cmpint (circus_move_verb (move), ==, CIRCUS_STOP);
  tear_down (&game);
}

static void
assert_sentence (char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpint (text[strlen (text) - 1], ==, '.');
  g_assert_null (strstr (text, "(null)"));
  g_free (text);
}

/* Whatever is pressed in vain has a sentence about it, and whatever is looked at a name. */
static void
refuse (void)
{
  static const char *const names[] = { "greedy-5", "turning-paid-2", "order-laps-3" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint at = 0; at < 120; at += 3)
      {
        Game game;

        set_up (&game, names[i], at);
        for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
          {
            g_autofree char *name = circus_speech_target (&game.view, HARENA_SPACE (hex));

            g_assert_true (g_ascii_isalpha (*name));
            assert_sentence (circus_speech_refuse (&game.view, HARENA_SPACE (hex)));
          }
        for (int card = 1; card <= CIRCUS_CARDS; card++)
          assert_sentence (circus_speech_refuse (&game.view, HARENA_CARD (card)));
        for (int move = 0; move < game.view.n_moves; move++)
          assert_sentence (circus_speech_advise (&game.view, game.view.moves[move]));
        tear_down (&game);
      }
}

/* M16, M15: what may be driven, and for whom the rest is kept. */
static void
kept (void)
{
  Game             game;
  g_autofree char *begin = NULL;
  g_autofree char *last = NULL;

  set_up (&game, "greedy-2", 6);
  begin = circus_speech_kept (&game.view);
  g_assert_cmpstr (begin, ==, "Up to three cards. Keep two cards, for II and III.");
  tear_down (&game);
  set_up (&game, "greedy-2", 14);
  last = circus_speech_kept (&game.view);
  g_assert_cmpstr (last, ==, "One card. Keep one card, for III.");
  tear_down (&game);
}

/* What was counted along the whole game is what can be seen at its ends. */
static void
race (void)
{
  Game              game;
  HarenaGameModel  *model;
  const CircusRace *race;
  int               wasted = 0;

  set_up (&game, "greedy-2", G_MAXUINT);
  model = harena_game_model_new_from_record (load ("greedy-2"));
  harena_view_init_model (&game.view, &circus_face, model);
  race = circus_race_of (&game.view);
  g_assert_cmpuint (race->n_rounds, ==, game.position.round);
  for (int chariot = 0; chariot < circus_n_chariots (&game.position); chariot++)
    {
      int steps = circus_steps_of (&game.position, chariot);

      g_assert_cmpint (race->to_go[0][chariot], >=, 29);
      g_assert_cmpint (race->to_go[0][chariot], <=, 31);
      g_assert_cmpint (race->to_go[race->n_rounds][chariot], ==, steps);
      g_assert_cmpint (race->home[chariot] != 0, ==, steps == 0);
    }
  for (int seat = 1; seat <= 2; seat++)
    {
      wasted += race->wasted[seat - 1];
      g_assert_cmpint (race->best[seat - 1].steps, >=, 10);
      g_assert_cmpint (circus_end_place (&game.view, seat), ==, seat == 2 ? 1 : 2);
    }
  g_assert_cmpint (wasted, >, 0);
  g_object_unref (model);
  tear_down (&game);
}

/* Each lesson that asks for a move asks for the one that is played then. */
static void
lesson (void)
{
  const HarenaFace       *face = harena_face_of (&circus_game);
  g_autoptr (GBytes)      bytes = g_resources_lookup_data (circus_lessons.record, 0, NULL);
  g_autoptr (GError)      error = NULL;
  g_autoptr (HarenaRecord) record = NULL;
  CircusPosition          position;
  guint                   played = 0;

  g_assert_true (face == &circus_face);
  g_assert_nonnull (bytes);
  record = harena_record_parse (harena_games, g_bytes_get_data (bytes, NULL),
                                g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  g_assert_true (circus_game.start (&position, &record->setup, NULL));
  for (guint i = 0; i < circus_lessons.n_lessons; i++)
    {
      const HarenaLesson *at = &circus_lessons.lessons[i];
      HarenaMove          move;
      HarenaWalk          walk;

      for (; played < at->at; played++)
        circus_game.play (&position, g_array_index (record->moves, HarenaMove, played));
      g_assert_true (at->picture == NULL || circus_picture_is_valid (at->picture));
      if (at->task != HARENA_TASK_PLAY && at->task != HARENA_TASK_PRESS)
        continue;
      move = g_array_index (record->moves, HarenaMove, played);
      circus_walk (&position, move, &walk);
      g_assert_cmpint (circus_game.turn (&position), ==, 1);
      g_assert_true (harena_picks_have (&walk, at->targets[0]));
    }
}

/* "Learn to play" from beginning to end, as a player would. */
static void
course (void)
{
  HarenaLessonCourse *course = harena_lesson_course_new (&circus_game);
  HarenaGameModel    *model = g_object_ref (harena_lesson_course_get_model (course));
  HarenaHand         *hand = harena_hand_new (model);

  harena_lesson_course_set_hand (course, hand);
  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  stage_settle ();
  for (int i = 0; i < 40 && !harena_lesson_course_get_finished (course); i++)
    {
      const HarenaLesson *lesson;

      stage_wait_until (harena_game_model_get_present (model)
                          == harena_lesson_course_get_lesson (course)->at
                        && (harena_lesson_course_get_can_next (course)
                            || harena_hand_get_asked (hand) == 1));
      lesson = harena_lesson_course_get_lesson (course);
      if (lesson->task == HARENA_TASK_READ)
        harena_lesson_course_next (course);
      else if (lesson->task == HARENA_TASK_LOOK)
        harena_hand_set_focus (hand, lesson->targets[0]);
      else
        g_assert_true (harena_hand_press (hand, lesson->targets[0]));
    }
  g_assert_true (harena_lesson_course_get_finished (course));
  g_assert_finalize_object (course);
  g_assert_finalize_object (hand);
  g_assert_finalize_object (model);
}

static void
pictures (void)
{
  g_assert_true (circus_picture_is_valid ("c9=12@+ c5=o4 f8=o345 d18=s c4=. cards=1:12-45"));
  g_assert_false (circus_picture_is_valid ("z9=12"));
  g_assert_false (circus_picture_is_valid ("c9=62"));
  g_assert_false (circus_picture_is_valid ("c5=o"));
  g_assert_false (circus_picture_is_valid ("cards=1:21345"));
}

/* The whole screen in both layouts, from the first move to the end. */
static void
screen (void)
{
  static const guint stops[] = { 0, 9, 60, 200 };

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      HarenaRecord    *record = load ("greedy-5");
      HarenaGameModel *model;
      GtkWidget       *window;

      for (int seat = 1; seat <= 5; seat++)
        harena_record_set_seat (record, seat, "Livia", HARENA_PERSON);
      g_array_set_size (record->moves, MIN (stops[i], record->moves->len));
      model = harena_game_model_new_from_record (record);
      harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
      window = stage_show (harena_table_new (model), i % 2 == 0 ? 1280 : 360, 800);
      stage_close (window);
      g_assert_finalize_object (model);
    }
}

/* Where not all of the track can be seen, the chariot that moves can, from the first. */
static void
in_view (void)
{
  for (guint n_moves = 12; n_moves <= 140; n_moves += 16)
    {
      HarenaRecord         *record = load ("standard-3");
      HarenaGameModel      *model;
      GtkWidget            *window, *board, *cell;
      const CircusPosition *position;
      graphene_rect_t       box;

      for (int seat = 1; seat <= 3; seat++)
        harena_record_set_seat (record, seat, "Livia", HARENA_PERSON);
      g_array_set_size (record->moves, n_moves);
      model = harena_game_model_new_from_record (record);
      window = stage_show (harena_table_new (model), 360, 640);
      board = stage_find (window, HARENA_TYPE_BOARD_VIEW, NULL);
      position = harena_game_model_get_position (model);
      cell = harena_board_view_get_cell (HARENA_BOARD_VIEW (board),
                                         position->hexes[circus_chariot_on_turn (position)]);
      g_assert_true (gtk_widget_compute_bounds (cell, board, &box));
      g_assert_cmpfloat (box.origin.y + box.size.height / 2, >, 0);
      g_assert_cmpfloat (box.origin.y + box.size.height / 2, <, gtk_widget_get_height (board));
      stage_close (window);
      g_assert_finalize_object (model);
    }
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  g_test_add_func ("/ui/circus/press-finish", press_finish);
  g_test_add_func ("/ui/circus/press-stop", press_stop);
  g_test_add_func ("/ui/circus/refuse", refuse);
  g_test_add_func ("/ui/circus/kept", kept);
  g_test_add_func ("/ui/circus/race", race);
  g_test_add_func ("/ui/circus/lesson", lesson);
  g_test_add_func ("/ui/circus/course", course);
  g_test_add_func ("/ui/circus/pictures", pictures);
  g_test_add_func ("/ui/circus/screen", screen);
  g_test_add_func ("/ui/circus/in-view", in_view);

  return g_test_run ();
}
