/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playing: moves and refusals, who is asked, what the model plays by itself, and what it tells. */

#include "table.h"

#include "clash/clash.h"
#include "clash/move.h"
#include "morra.h"

#include <string.h>

static void
assert_refused (HarenaGameModel *model,
                const char      *text,
                HarenaModelError code,
                const char      *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (harena_game_model_play_text (model, text, &error));
  g_assert_cmpstr (error->message, ==, sentence);
  g_assert_error (error, HARENA_MODEL_ERROR, (int) code);
}

static void
test_new (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "person person", 1);
  g_autoptr (Counts) counts = table_count (model);
  HarenaMove         list[HARENA_MOVES_MAX];

  /* It can be asked everything at once, and says nothing before the main loop runs. */
  g_assert_true (harena_game_model_get_game (model) == &clash_game);
  g_assert_cmpuint (harena_game_model_get_n_moves (model), ==, 0);
  g_assert_cmpuint (harena_game_model_get_cursor (model), ==, 0);
  g_assert_cmpint (harena_game_model_get_turn (model), ==, 1);
  g_assert_cmpint (harena_game_model_get_asked (model), ==, 1);
  g_assert_true (harena_game_model_get_live (model));
  g_assert_false (harena_game_model_get_over (model));
  g_assert_false (harena_game_model_get_can_undo (model));
  g_assert_false (harena_game_model_get_can_redo (model));
  g_assert_false (harena_game_model_get_thinking (model));
  g_assert_false (harena_game_model_get_modified (model));
  g_assert_false (harena_game_model_get_dealing (model));
  g_assert_cmpfloat (harena_game_model_get_progress (model), ==, 0);
  g_assert_null (harena_game_model_get_hints (model));
  g_assert_null (harena_game_model_get_file (model));
  g_assert_cmpstr (harena_game_model_get_title (model), ==, clash_game.name);
  g_assert_cmpint (harena_game_model_list_moves (model, list), ==, 17 * 5);
  g_assert_cmpint (harena_seat_get_colour (harena_game_model_get_seat (model, 1)), ==, 2);
  g_assert_cmpint (harena_seat_get_colour (harena_game_model_get_seat (model, 2)), ==, 3);
  g_assert_cmpuint (counts->choice_asked, ==, 0);

  table_settle ();
  g_assert_cmpuint (counts->choice_asked, ==, 1);
  g_assert_cmpint (counts->seat, ==, 1);
  g_assert_cmpuint (counts->move_played, ==, 0);
  g_assert_cmpuint (g_hash_table_size (counts->notified), ==, 0);
  g_assert_finalize_object (model);
}

/* Every signal and notification of one move. */
static void
test_move (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "person person", 1);
  g_autoptr (Counts) counts = table_count (model);
  g_autoptr (GError) error = NULL;
  g_autofree char   *text = NULL;

  table_settle ();
  table_count_clear (counts);
  g_assert_true (harena_game_model_play_text (model, "enter b2 sword", &error));
  g_assert_no_error (error);

  g_assert_cmpuint (counts->move_played, ==, 1);
  g_assert_cmpuint (counts->cursor_moved, ==, 1);
  g_assert_cmpuint (counts->choice_asked, ==, 1);
  g_assert_cmpint (counts->seat, ==, 2);
  g_assert_cmpuint (counts->changed, ==, 1);
  g_assert_cmpuint (counts->game_ended, ==, 0);
  g_assert_cmpuint (counts->error_said, ==, 0);
  g_assert_cmpuint (table_notified (counts, "cursor"), ==, 1);
  g_assert_cmpuint (table_notified (counts, "n-moves"), ==, 1);
  g_assert_cmpuint (table_notified (counts, "present"), ==, 1);
  g_assert_cmpuint (table_notified (counts, "turn"), ==, 1);
  g_assert_cmpuint (table_notified (counts, "asked"), ==, 1);
  g_assert_cmpuint (table_notified (counts, "can-undo"), ==, 1);
  g_assert_cmpuint (table_notified (counts, "modified"), ==, 1);
  g_assert_cmpuint (g_hash_table_size (counts->notified), ==, 7);

  text = harena_game_model_get_move_text (model, 0);
  g_assert_cmpstr (text, ==, "enter b2 sword");
  g_assert_cmpint (harena_game_model_get_turn_at (model, 0), ==, 1);
  g_assert_cmpint (harena_game_model_get_turn_at (model, 1), ==, 2);
  g_assert_finalize_object (model);
}

static void
test_refused (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "person tiro", 1);
  g_autoptr (Counts) counts = table_count (model);

  harena_game_model_hold (model);
  table_settle ();
  assert_refused (model, "enter z9 sword", HARENA_MODEL_ERROR_MOVE,
                  "there is no space z9");
  assert_refused (model, "pass", HARENA_MODEL_ERROR_MOVE,
                  "now a gladiator enters the arena");
  table_play (model, 0);
  assert_refused (model, "enter b2 sword", HARENA_MODEL_ERROR_TURN, "it is the turn of Bruno");
  harena_game_model_jump (model, 0);
  assert_refused (model, "enter b2 sword", HARENA_MODEL_ERROR_REVIEW,
                  "you are looking at an earlier position; "
                  "go back to the game, or continue from here");
  g_assert_cmpuint (counts->move_played, ==, 1);
  g_assert_cmpuint (harena_game_model_get_n_moves (model), ==, 1);
  g_assert_finalize_object (model);
}

static void
test_refused_when_over (void)
{
  HarenaRecord    *record = table_finished (&clash_game, 2, 3);
  HarenaGameModel *model = harena_game_model_new_from_record (record);

  assert_refused (model, "pass", HARENA_MODEL_ERROR_OVER, "the game is over");
  g_assert_true (harena_game_model_get_over (model));
  g_assert_cmpint (harena_game_model_get_turn (model), ==, HARENA_NOBODY);
  g_assert_cmpint (harena_game_model_get_asked (model), ==, 0);
  g_assert_finalize_object (model);
}

/* The turn of chance is nobody's to play, and the model waits for as long as it is held. */
static void
test_refused_chance (void)
{
  HarenaRecord    *record = table_finished (&clash_game, 2, 3);
  HarenaGameModel *model = harena_game_model_new_from_record (record);
  guint            index = 0;

  while (harena_game_model_get_turn_at (model, index) != HARENA_CHANCE)
    index++;
  harena_game_model_hold (model);
  harena_game_model_jump (model, index);
  harena_game_model_continue_here (model);
  table_settle ();
  assert_refused (model, "draw lion", HARENA_MODEL_ERROR_TURN,
                  "now chance decides, not a player");
  g_assert_cmpuint (harena_game_model_get_present (model), ==, index);
  g_assert_finalize_object (model);
}

/* Two persons play to the end: what they do not choose, the model plays. */
static void
test_whole_game (void)
{
  HarenaGameModel          *model = table_model (&clash_game, "person person person", 9);
  g_autoptr (Counts)        counts = table_count (model);
  g_autoptr (HarenaRecord)  copy = NULL;
  g_autoptr (GError)        error = NULL;
  const HarenaRecord       *record = harena_game_model_get_record (model);
  g_autofree char          *text = NULL;
  gsize                     length;

  table_play_on (model, G_MAXUINT, 4);
  g_assert_true (harena_game_model_get_over (model));
  g_assert_cmpuint (counts->move_played, ==, record->moves->len);
  g_assert_cmpuint (counts->cursor_moved, ==, record->moves->len);
  g_assert_cmpuint (counts->changed, ==, record->moves->len);
  g_assert_cmpuint (counts->game_ended, ==, 1);
  g_assert_cmpuint (counts->choice_asked, <, record->moves->len);
  g_assert_cmpuint (counts->thinking_started, ==, 0);
  g_assert_cmpuint (table_notified (counts, "over"), ==, 1);

  /* It is a record like any other. */
  text = harena_record_to_text (record, &length);
  copy = harena_record_parse (table_games, text, length, &error);
  g_assert_no_error (error);
  table_assert_records (copy, record);
  g_assert_finalize_object (model);
}

/* The dice are those of the seed, by how many fell before. */
static void
test_dice (void)
{
  HarenaGameModel    *model = table_model (&clash_game, "person person", 12);
  const HarenaRecord *record = harena_game_model_get_record (model);
  g_autofree void    *position = g_malloc0 (clash_game.position_size);
  guint32             chances = 0;

  table_play_on (model, G_MAXUINT, 5);
  for (guint i = 0; i < record->moves->len; i++)
    {
      harena_game_model_copy_position (model, i, position);
      if (clash_game.turn (position) == HARENA_CHANCE)
        g_assert_cmpuint (g_array_index (record->moves, HarenaMove, i), ==,
                          harena_roll (&clash_game, position, 12, chances++));
    }
  g_assert_cmpuint (chances, >, 12);
  g_assert_finalize_object (model);
}

/* A game with secrets and no advice goes through the same door. */
static void
test_morra (void)
{
  HarenaGameModel   *model = table_model (&morra_game, "person random", 2);
  g_autoptr (Counts) counts = table_count (model);

  table_play_on (model, G_MAXUINT, 6);
  g_assert_true (harena_game_model_get_over (model));
  g_assert_cmpuint (counts->game_ended, ==, 1);
  g_assert_cmpuint (counts->thinking_started, >, 0);
  g_assert_cmpuint (counts->thinking_started, ==, counts->thinking_ended);
  g_assert_finalize_object (model);
}

static gboolean
has_moved (gpointer data)
{
  return harena_game_model_get_present (data) > 0;
}

/* At a pace, chance waits; a skip makes it come at once. */
static void
test_pace (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "tiro tiro", 1);
  g_autoptr (Counts) counts = table_count (model);
  gint64             start = g_get_monotonic_time ();

  harena_game_model_set_pace (model, HARENA_PACE_FAST);
  g_assert_cmpuint (table_notified (counts, "pace"), ==, 1);
  g_assert_cmpint (harena_game_model_get_pace (model), ==, HARENA_PACE_FAST);
  table_run_until (has_moved, model);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 149 * 1000);
  g_assert_cmpuint (counts->move_played, ==, 1);

  /* The slowest pace would take longer than this test may. */
  harena_game_model_set_pace (model, HARENA_PACE_SLOW);
  for (guint i = 1; i <= 20; i++)
    {
      while (harena_game_model_get_present (model) == i)
        {
          harena_game_model_skip (model);
          g_main_context_iteration (NULL, FALSE);
        }
      g_assert_cmpuint (counts->move_played, ==, i + 1);
    }
  g_assert_cmpint (g_get_monotonic_time () - start, <, 20 * 1500 * 1000);
  g_object_set (model, "pace", HARENA_PACE_INSTANT, NULL);
  table_run_to_choice (model);
  g_assert_true (harena_game_model_get_over (model));
  g_assert_finalize_object (model);
}

static void
test_hold (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "tiro tiro", 1);
  g_autoptr (Counts) counts = table_count (model);

  harena_game_model_hold (model);
  harena_game_model_hold (model);
  table_settle ();
  harena_game_model_release (model);
  table_settle ();
  g_assert_cmpuint (counts->move_played, ==, 0);
  g_assert_cmpuint (counts->thinking_started, ==, 0);
  harena_game_model_release (model);
  table_run_to_choice (model);
  g_assert_cmpuint (counts->game_ended, ==, 1);
  g_assert_finalize_object (model);
}

/* Handlers may do anything: here all seats, or the second, are answered from within the signal. */
static void
play_from_handler_cb (HarenaGameModel *model,
                      int              seat,
                      gpointer         data)
{
  if (data == NULL || seat == 2)
    table_play (model, harena_game_model_get_present (model));
}

static void
test_all_from_handler (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "person person person", 7);
  g_autoptr (Counts) counts = table_count (model);

  g_signal_connect (model, "choice-asked", G_CALLBACK (play_from_handler_cb), NULL);
  while (!harena_game_model_get_over (model))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (counts->move_played, ==, harena_game_model_get_n_moves (model));
  g_assert_cmpuint (counts->game_ended, ==, 1);
  g_assert_finalize_object (model);
}

static void
test_from_handler (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "person person", 7);
  g_autoptr (Counts) counts = table_count (model);
  guint              n_first = 0;

  g_signal_connect (model, "choice-asked", G_CALLBACK (play_from_handler_cb), model);
  table_run_to_choice (model);
  while (!harena_game_model_get_over (model))
    {
      if (harena_game_model_get_asked (model) == 1)
        {
          n_first++;
          table_play (model, n_first);
        }
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpuint (counts->move_played, ==, harena_game_model_get_n_moves (model));
  g_assert_cmpuint (counts->game_ended, ==, 1);
  g_assert_finalize_object (model);
}

/* As a window does it: each move holds the model until it was shown. */
static gboolean
shown_cb (gpointer data)
{
  harena_game_model_release (data);
  return G_SOURCE_REMOVE;
}

static void
show_cb (HarenaGameModel *model)
{
  harena_game_model_hold (model);
  g_idle_add (shown_cb, model);
}

static void
test_hold_in_handler (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "random random", 7);
  g_autoptr (Counts) counts = table_count (model);

  g_signal_connect (model, "move-played", G_CALLBACK (show_cb), NULL);
  table_run_to_choice (model);
  g_assert_cmpuint (counts->game_ended, ==, 1);
  g_assert_cmpuint (counts->move_played, ==, harena_game_model_get_n_moves (model));
  table_settle ();
  g_assert_finalize_object (model);
}

static void
slow_down_cb (HarenaGameModel *model)
{
  harena_game_model_set_pace (model, HARENA_PACE_FAST);
}

/* What was thought ahead at the instant pace waits like any other move at a slower one. */
static void
test_slower (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "random random", 7);
  g_autoptr (Counts) counts = table_count (model);
  gint64             start = g_get_monotonic_time ();

  g_signal_connect (model, "move-played", G_CALLBACK (slow_down_cb), NULL);
  while (counts->move_played < 4)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 3 * 149 * 1000);
  g_assert_finalize_object (model);
}

/* A game that only these tests know: chance has the turn for ever, and nothing happens. */
static int
chance_turn (const void *position)
{
  (void) position;
  return HARENA_CHANCE;
}

static uint32_t
one_ticket (const void *position)
{
  (void) position;
  return 1;
}

static HarenaMove
same_move (const void *position,
           uint32_t    ticket)
{
  (void) position;
  (void) ticket;
  return 0;
}

static void
play_nothing (void       *position,
              HarenaMove  move)
{
  (void) position;
  (void) move;
}

static gboolean
has_said (gpointer data)
{
  return ((Counts *) data)->error_said > 0;
}

static void
said_cb (HarenaGameModel *model,
         const GError    *error,
         gpointer         data)
{
  (void) model;
  (void) data;
  g_assert_error (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_LENGTH);
  g_assert_cmpstr (error->message, ==, "the game is too long to go on");
}

/* No game goes on for longer than a file can hold. */
static void
test_too_long (void)
{
  HarenaGame         endless = clash_game;
  HarenaGameModel   *model;
  g_autoptr (Counts) counts = NULL;

  endless.turn = chance_turn;
  endless.chance_total = one_ticket;
  endless.chance_move = same_move;
  endless.play = play_nothing;
  model = table_model (&endless, "person person", 1);
  counts = table_count (model);
  g_signal_connect (model, "error-said", G_CALLBACK (said_cb), NULL);
  table_run_until (has_said, counts);
  table_settle ();
  g_assert_cmpuint (counts->move_played, ==, HARENA_RECORD_MOVES_MAX);
  g_assert_cmpuint (counts->error_said, ==, 1);
  g_assert_finalize_object (model);
}

/* All that can be asked through properties is what the functions say. */
static void
test_properties (void)
{
  HarenaGameModel        *model = table_model (&clash_game, "person tiro", 3);
  g_autoptr (GListModel)  seats = NULL;
  g_autoptr (GFile)       file = NULL;
  g_autoptr (HarenaHints) hints = NULL;
  g_autofree char        *title = NULL;
  gpointer                game;
  guint                   cursor;
  guint                   n_moves;
  guint                   present;
  int                     turn;
  int                     asked;
  gboolean                live;
  gboolean                can_undo;
  HarenaPace              pace;
  double                  progress;

  table_play_on (model, 10, 1);
  g_object_get (model, "seats", &seats, "file", &file, "hints", &hints, "title", &title,
                "game", &game, "cursor", &cursor, "n-moves", &n_moves, "present", &present,
                "turn", &turn, "asked", &asked, "live", &live, "can-undo", &can_undo,
                "pace", &pace, "progress", &progress, NULL);
  g_assert_true (seats == harena_game_model_get_seats (model));
  g_assert_null (file);
  g_assert_null (hints);
  g_assert_cmpstr (title, ==, harena_game_model_get_title (model));
  g_assert_true (game == &clash_game);
  g_assert_cmpuint (cursor, ==, harena_game_model_get_cursor (model));
  g_assert_cmpuint (n_moves, ==, harena_game_model_get_n_moves (model));
  g_assert_cmpuint (present, ==, harena_game_model_get_present (model));
  g_assert_cmpint (turn, ==, 1);
  g_assert_cmpint (asked, ==, 1);
  g_assert_true (live);
  g_assert_true (can_undo);
  g_assert_cmpint (pace, ==, HARENA_PACE_INSTANT);
  g_assert_cmpfloat (progress, ==, 0);
  g_clear_object (&seats);
  g_assert_finalize_object (model);
}

/* A model goes in the middle of anything. */
static void
test_gone (void)
{
  HarenaPace paces[] = { HARENA_PACE_INSTANT, HARENA_PACE_SLOW };

  for (guint i = 0; i < 40; i++)
    {
      HarenaGameModel *model = table_model (&clash_game, "lanista tiro", i);

      harena_game_model_set_pace (model, paces[i % 2]);
      for (guint j = 0; j < i; j++)
        g_main_context_iteration (NULL, FALSE);
      g_assert_finalize_object (model);
    }
}

int
main (int   argc,
      char *argv[])
{
  table_init (&argc, &argv);

  g_test_add_func ("/model/play/new", test_new);
  g_test_add_func ("/model/play/move", test_move);
  g_test_add_func ("/model/play/refused", test_refused);
  g_test_add_func ("/model/play/refused-when-over", test_refused_when_over);
  g_test_add_func ("/model/play/refused-chance", test_refused_chance);
  g_test_add_func ("/model/play/whole-game", test_whole_game);
  g_test_add_func ("/model/play/dice", test_dice);
  g_test_add_func ("/model/play/morra", test_morra);
  g_test_add_func ("/model/play/pace", test_pace);
  g_test_add_func ("/model/play/hold", test_hold);
  g_test_add_func ("/model/play/from-handler", test_from_handler);
  g_test_add_func ("/model/play/all-from-handler", test_all_from_handler);
  g_test_add_func ("/model/play/hold-in-handler", test_hold_in_handler);
  g_test_add_func ("/model/play/slower", test_slower);
  g_test_add_func ("/model/play/too-long", test_too_long);
  g_test_add_func ("/model/play/properties", test_properties);
  g_test_add_func ("/model/play/gone", test_gone);

  return g_test_run ();
}
