/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players, hints and dealt openings: all that is thought about in a worker. */

#include "table.h"

#include "clash/clash.h"
#include "morra.h"
#include "thinking-job.h"

#include <string.h>

/* The game that comes of playing every decision one by one, without a model. */
static GArray *
play_plainly (const HarenaGame  *game,
              const HarenaSetup *setup,
              guint64            seed,
              const HarenaLevel *level)
{
  GArray          *moves = g_array_new (FALSE, FALSE, sizeof (HarenaMove));
  HarenaThinker   *thinker = harena_thinker_new (game, setup);
  g_autofree void *position = g_malloc0 (game->position_size);
  guint32          chances = 0;
  int              turn;

  game->start (position, setup, NULL);
  while ((turn = game->turn (position)) != HARENA_NOBODY)
    {
      HarenaMove list[HARENA_MOVES_MAX];
      HarenaMove move;

      if (turn == HARENA_CHANCE)
        move = harena_roll (game, position, seed, chances++);
      else if (game->moves (position, list) == 1)
        move = list[0];
      else
        move = harena_thinker_decide (thinker, position, level,
                                      harena_thinking_job_seed (seed, moves->len), NULL);
      game->play (position, move);
      g_array_append_val (moves, move);
    }

  harena_thinker_free (thinker);
  return moves;
}

/* A game among computers is the same at any pace, and the same as without a model. */
static void
test_computers (void)
{
  HarenaGameModel    *model = table_model (&clash_game, "tiro tiro tiro tiro tiro", 30);
  g_autoptr (Counts)  counts = table_count (model);
  const HarenaRecord *record = harena_game_model_get_record (model);
  g_autoptr (GArray)  moves = play_plainly (&clash_game, &record->setup, 30,
                                            harena_find_level ("tiro"));

  table_run_to_choice (model);
  g_assert_true (harena_game_model_get_over (model));
  g_assert_cmpmem (record->moves->data, record->moves->len * sizeof (HarenaMove),
                   moves->data, moves->len * sizeof (HarenaMove));
  g_assert_cmpuint (counts->move_played, ==, moves->len);
  g_assert_cmpuint (counts->choice_asked, ==, 0);
  g_assert_cmpuint (counts->game_ended, ==, 1);
  g_assert_cmpuint (counts->thinking_started, >, 0);
  g_assert_cmpuint (counts->thinking_started, ==, counts->thinking_ended);
  g_assert_false (harena_game_model_get_thinking (model));
  g_assert_finalize_object (model);
}

static void
test_same_at_other_pace (void)
{
  HarenaGameModel    *model = table_model (&clash_game, "novicius novicius", 31);
  const HarenaRecord *record = harena_game_model_get_record (model);
  g_autoptr (GArray)  moves = play_plainly (&clash_game, &record->setup, 31,
                                            harena_find_level ("novicius"));

  harena_game_model_set_pace (model, HARENA_PACE_SLOW);
  while (!harena_game_model_get_over (model))
    {
      harena_game_model_skip (model);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpmem (record->moves->data, record->moves->len * sizeof (HarenaMove),
                   moves->data, moves->len * sizeof (HarenaMove));
  g_assert_finalize_object (model);
}

static gboolean
is_thinking (gpointer data)
{
  return harena_game_model_get_thinking (data);
}

static gboolean
progresses (gpointer data)
{
  return table_notified (data, "progress") > 0;
}

/* Taken back while the strongest player thinks: it stops, and its late answer is dropped. */
static void
test_late_answer (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "person lanista", 4);
  g_autoptr (Counts) counts = table_count (model);

  table_run_to_choice (model);
  for (guint i = 0; i < 10; i++)
    {
      table_count_clear (counts);
      table_play (model, i);
      g_assert_true (harena_game_model_get_thinking (model));
      g_assert_cmpuint (counts->thinking_started, ==, 1);
      harena_game_model_undo (model);
      g_assert_cmpuint (counts->thinking_ended, ==, 1);
      g_assert_false (harena_game_model_get_thinking (model));
      g_assert_cmpuint (table_notified (counts, "thinking"), ==, 2);
    }
  for (int i = 0; i < 50; i++)
    {
      table_settle ();
      g_usleep (1000);
    }
  g_assert_cmpuint (counts->move_played, ==, 1);
  g_assert_cmpuint (harena_game_model_get_present (model), ==, 0);
  g_assert_finalize_object (model);
}

static void
test_progress (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "lanista lanista", 4);
  g_autoptr (Counts) counts = table_count (model);

  table_run_until (is_thinking, model);
  g_assert_cmpfloat (harena_game_model_get_progress (model), >=, 0);
  table_run_until (progresses, counts);
  g_assert_cmpfloat (harena_game_model_get_progress (model), <=, 1);
  g_assert_finalize_object (model);
}

/* Somebody takes the seat of a computer player that thinks, and gives it back. */
static void
test_seats (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "person lanista", 4);
  g_autoptr (Counts) counts = table_count (model);
  g_autoptr (GError) error = NULL;
  HarenaSeat        *seat = harena_game_model_get_seat (model, 2);

  g_assert_cmpuint (g_list_model_get_n_items (harena_game_model_get_seats (model)), ==, 2);
  g_assert_true (g_type_is_a (g_list_model_get_item_type (harena_game_model_get_seats (model)),
                              HARENA_TYPE_SEAT));
  table_run_to_choice (model);
  table_play (model, 0);
  g_assert_true (harena_game_model_get_thinking (model));
  table_count_clear (counts);

  g_assert_true (harena_game_model_set_seat (model, 2, "Berta", "person", &error));
  g_assert_no_error (error);
  g_assert_false (harena_game_model_get_thinking (model));
  g_assert_cmpint (harena_game_model_get_asked (model), ==, 2);
  g_assert_cmpuint (counts->seats_changed, ==, 1);
  g_assert_cmpuint (counts->choice_asked, ==, 1);
  g_assert_cmpuint (counts->thinking_ended, ==, 1);
  g_assert_cmpuint (counts->changed, ==, 1);
  g_assert_cmpstr (harena_seat_get_name (seat), ==, "Berta");
  g_assert_cmpstr (harena_seat_get_player (seat), ==, "person");
  g_assert_cmpint (harena_seat_get_number (seat), ==, 2);
  g_assert_true (harena_seat_is_person (seat));
  g_assert_cmpstr (harena_game_model_get_record (model)->seats[1].name, ==, "Berta");

  /* The same again is no change. */
  g_assert_true (harena_game_model_set_seat (model, 2, "Berta", "person", &error));
  g_assert_cmpuint (counts->seats_changed, ==, 1);

  table_play (model, 0);
  g_assert_true (harena_game_model_set_seat (model, 1, "Anna", "random", &error));
  g_assert_true (harena_game_model_set_seat (model, 2, "Berta", "random", &error));
  table_run_to_choice (model);
  g_assert_true (harena_game_model_get_over (model));
  g_assert_finalize_object (model);
}

static void
assert_seat_refused (HarenaGameModel *model,
                     int              number,
                     const char      *name,
                     const char      *player,
                     const char      *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (harena_game_model_set_seat (model, number, name, player, &error));
  g_assert_error (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_SEAT);
  g_assert_cmpstr (error->message, ==, sentence);
}

static void
test_seats_refused (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "person person", 4);
  g_autoptr (Counts) counts = table_count (model);

  assert_seat_refused (model, 3, "Carla", "person", "there is no seat 3 in this game");
  assert_seat_refused (model, 0, "Carla", "person", "there is no seat 0 in this game");
  assert_seat_refused (model, 1, "", "person", "a name has 1 to 64 characters on one line");
  assert_seat_refused (model, 1, "Carla", "caesar", "there is no computer player “caesar”");
  g_assert_cmpuint (counts->seats_changed, ==, 0);
  g_assert_cmpuint (counts->changed, ==, 0);
  g_assert_finalize_object (model);
}

/* A player whom nobody knows any more, in an old file: a person plays in its place. */
static void
test_unknown_player (void)
{
  HarenaSetup      setup;
  HarenaRecord    *record;
  HarenaGameModel *model;

  harena_setup_init (&setup, &clash_game, 0, 2);
  record = harena_record_new (&clash_game, &setup, 1);
  harena_record_set_seat (record, 1, "Old", "deep-thought");
  model = harena_game_model_new_from_record (record);
  g_assert_cmpint (harena_game_model_get_asked (model), ==, 1);
  g_assert_true (harena_seat_is_person (harena_game_model_get_seat (model, 1)));
  g_assert_cmpstr (harena_seat_get_player (harena_game_model_get_seat (model, 1)), ==,
                   "deep-thought");
  g_assert_true (harena_game_model_set_seat (model, 1, "Older", "deep-thought", NULL));
  g_assert_finalize_object (model);
}

static void
test_hint (void)
{
  HarenaGameModel          *model = table_model (&clash_game, "person person", 6);
  g_autoptr (Counts)        counts = table_count (model);
  g_autoptr (GAsyncResult)  result = NULL;
  g_autoptr (HarenaHints)   hints = NULL;
  g_autoptr (GError)        error = NULL;

  /* The end of an entry, where there is something to choose and not too much. */
  table_play_on (model, 60, 6);
  table_count_clear (counts);
  harena_game_model_hint_async (model, NULL, table_async_cb, &result);
  table_await (&result);
  hints = harena_game_model_hint_finish (model, result, &error);
  g_assert_no_error (error);
  g_assert_true (hints->whole);
  g_assert_cmpuint (hints->index, ==, harena_game_model_get_present (model));
  g_assert_cmpint (hints->seat, ==, harena_game_model_get_asked (model));
  g_assert_cmpuint (hints->n_hints, >=, 1);
  g_assert_cmpuint (hints->hints[0].playouts, >, 0);
  g_assert_true (harena_check (&clash_game, harena_game_model_get_position (model),
                               hints->hints[0].move, NULL));
  g_assert_cmpuint (counts->hint_ready, ==, 3);
  g_assert_cmpuint (table_notified (counts, "hints"), ==, 3);
  g_assert_true (harena_game_model_get_hints (model) == hints);

  /* It is of no use after the next move. */
  table_play (model, 0);
  g_assert_null (harena_game_model_get_hints (model));
  g_assert_cmpuint (table_notified (counts, "hints"), ==, 4);
  g_clear_object (&result);
  g_assert_finalize_object (model);
}

static gboolean
has_hints (gpointer data)
{
  return harena_game_model_get_hints (data) != NULL;
}

/* Cancelled early there may be nothing yet; later, the best so far. */
static void
test_hint_cancelled (void)
{
  HarenaGameModel          *model = table_model (&clash_game, "person person", 6);
  g_autoptr (GCancellable)  cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult)  result = NULL;
  g_autoptr (HarenaHints)   hints = NULL;
  g_autoptr (GError)        error = NULL;

  table_run_to_choice (model);
  harena_game_model_hint_async (model, cancellable, table_async_cb, &result);
  table_run_until (has_hints, model);
  g_cancellable_cancel (cancellable);
  table_await (&result);
  hints = harena_game_model_hint_finish (model, result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (hints->n_hints, >=, 1);

  g_clear_object (&result);
  harena_game_model_hint_async (model, cancellable, table_async_cb, &result);
  table_await (&result);
  g_assert_null (harena_game_model_hint_finish (model, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpstr (error->message, ==, "the hint was cancelled before there was one");
  g_clear_object (&result);
  g_assert_finalize_object (model);
}

static void
assert_no_hint (HarenaGameModel *model,
                GAsyncResult    *result,
                HarenaModelError code,
                const char      *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (harena_game_model_hint_finish (model, result, &error));
  g_assert_error (error, HARENA_MODEL_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, sentence);
}

/* The game goes on, or another hint is asked for, before the answer is there. */
static void
test_hint_too_late (void)
{
  HarenaGameModel          *model = table_model (&clash_game, "person random", 6);
  g_autoptr (GAsyncResult)  first = NULL;
  g_autoptr (GAsyncResult)  second = NULL;
  g_autoptr (GAsyncResult)  third = NULL;
  const char               *sentence = "the game has moved on, so this hint no longer applies";

  table_run_to_choice (model);
  harena_game_model_hint_async (model, NULL, table_async_cb, &first);
  harena_game_model_hint_async (model, NULL, table_async_cb, &second);
  table_await (&first);
  assert_no_hint (model, first, HARENA_MODEL_ERROR_MOVED, sentence);
  table_play (model, 0);
  table_await (&second);
  assert_no_hint (model, second, HARENA_MODEL_ERROR_MOVED, sentence);

  harena_game_model_hold (model);
  harena_game_model_hint_async (model, NULL, table_async_cb, &third);
  table_await (&third);
  assert_no_hint (model, third, HARENA_MODEL_ERROR_TURN,
                  "hints are for the person who has to choose, and now there is none");
  g_clear_object (&first);
  g_clear_object (&second);
  g_clear_object (&third);
  g_assert_finalize_object (model);
}

static void
test_hint_none (void)
{
  HarenaGame                mute = morra_game;
  HarenaGameModel          *model;
  g_autoptr (GAsyncResult)  result = NULL;

  mute.strategy = NULL;
  model = table_model (&mute, "person person", 6);
  harena_game_model_hint_async (model, NULL, table_async_cb, &result);
  table_await (&result);
  assert_no_hint (model, result, HARENA_MODEL_ERROR_HINT, "there are no hints in this game");
  g_clear_object (&result);
  g_assert_finalize_object (model);
}

static gboolean
has_dealt (gpointer data)
{
  return !harena_game_model_get_dealing (data);
}

/* A quick entry: the opening stands there, and cannot be taken back piece by piece. */
static void
test_deal (void)
{
  HarenaSetup        setup;
  HarenaGameModel   *model;
  g_autoptr (Counts) counts = NULL;
  g_autoptr (GError) error = NULL;
  guint              n_dealt;

  harena_setup_init (&setup, &clash_game, 0, 2);
  model = harena_game_model_new (&clash_game, &setup, 5, NULL, TRUE);
  counts = table_count (model);
  g_assert_true (harena_game_model_get_dealing (model));
  g_assert_false (harena_game_model_get_thinking (model));
  g_assert_cmpint (harena_game_model_get_asked (model), ==, 0);
  g_assert_false (harena_game_model_play_text (model, "enter b2 sword", &error));
  g_assert_error (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_TURN);
  g_assert_cmpstr (error->message, ==, "the opening is still being dealt");

  table_run_until (has_dealt, model);
  n_dealt = harena_game_model_get_n_moves (model);
  g_assert_cmpuint (n_dealt, >, 32);
  g_assert_cmpuint (harena_game_model_get_cursor (model), ==, n_dealt);
  g_assert_cmpuint (counts->cursor_moved, ==, 1);
  g_assert_cmpuint (counts->move_played, ==, 0);
  g_assert_cmpuint (counts->changed, ==, 1);
  g_assert_cmpuint (counts->choice_asked, ==, 1);
  g_assert_cmpuint (table_notified (counts, "dealing"), ==, 1);
  g_assert_false (harena_game_model_get_can_undo (model));
  g_assert_false (harena_game_model_get_modified (model));

  table_play (model, 0);
  table_run_to_choice (model);
  while (harena_game_model_get_can_undo (model))
    harena_game_model_undo (model);
  g_assert_cmpuint (harena_game_model_get_present (model), ==, n_dealt);
  g_assert_finalize_object (model);
}

/* The model goes while the cards are dealt. */
static void
test_deal_gone (void)
{
  HarenaSetup      setup;
  HarenaGameModel *model;

  harena_setup_init (&setup, &clash_game, 0, 2);
  model = harena_game_model_new (&clash_game, &setup, 5, NULL, TRUE);
  g_assert_finalize_object (model);
}

int
main (int   argc,
      char *argv[])
{
  table_init (&argc, &argv);

  g_test_add_func ("/model/thinking/computers", test_computers);
  g_test_add_func ("/model/thinking/same-at-other-pace", test_same_at_other_pace);
  g_test_add_func ("/model/thinking/late-answer", test_late_answer);
  g_test_add_func ("/model/thinking/progress", test_progress);
  g_test_add_func ("/model/thinking/seats", test_seats);
  g_test_add_func ("/model/thinking/seats-refused", test_seats_refused);
  g_test_add_func ("/model/thinking/unknown-player", test_unknown_player);
  g_test_add_func ("/model/thinking/hint", test_hint);
  g_test_add_func ("/model/thinking/hint-cancelled", test_hint_cancelled);
  g_test_add_func ("/model/thinking/hint-too-late", test_hint_too_late);
  g_test_add_func ("/model/thinking/hint-none", test_hint_none);
  g_test_add_func ("/model/thinking/deal", test_deal);
  g_test_add_func ("/model/thinking/deal-gone", test_deal_gone);

  return g_test_run ();
}
