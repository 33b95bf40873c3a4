/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back, taking back, and going on from anywhere. */

#include "table.h"

#include "clash/clash.h"
#include "morra.h"
#include "session.h"

#include <string.h>

/* What the model shows must be what the record says, wherever the cursor is. */
static void
assert_in_step (HarenaGameModel *model)
{
  const HarenaRecord *record = harena_game_model_get_record (model);
  g_autofree void    *position = g_malloc0 (record->game->position_size);

  harena_record_replay (record, harena_game_model_get_cursor (model), position);
  g_assert_cmpmem (position, record->game->position_size,
                   harena_game_model_get_position (model), record->game->position_size);
  g_assert_cmpint (harena_game_model_get_turn (model), ==, record->game->turn (position));
  g_assert_cmpint (harena_game_model_get_live (model), ==,
                   harena_game_model_get_cursor (model) == harena_game_model_get_present (model));
}

static void
test_jump (void)
{
  HarenaRecord      *record = table_finished (&clash_game, 4, 1);
  guint              n_moves = record->moves->len;
  HarenaGameModel   *model = harena_game_model_new_from_record (record);
  g_autoptr (Counts) counts = table_count (model);

  for (guint i = 0; i <= n_moves; i++)
    {
      harena_game_model_jump (model, i);
      assert_in_step (model);
    }
  g_assert_cmpuint (counts->cursor_moved, ==, n_moves + 1);
  g_assert_cmpuint (table_notified (counts, "cursor"), ==, n_moves + 1);
  g_assert_cmpuint (table_notified (counts, "live"), ==, 2);
  g_assert_cmpuint (table_notified (counts, "over"), ==, 0);
  g_assert_cmpuint (table_notified (counts, "present"), ==, 0);
  g_assert_cmpuint (counts->changed, ==, 0);

  /* To where it is already: nothing happens. */
  harena_game_model_jump (model, n_moves);
  harena_game_model_return (model);
  harena_game_model_continue_here (model);
  g_assert_cmpuint (counts->cursor_moved, ==, n_moves + 1);
  g_assert_cmpuint (counts->changed, ==, 0);
  g_assert_finalize_object (model);
}

/* While an earlier position is looked at, the game stands still; then it goes on. */
static void
test_review (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "person tiro", 5);
  g_autoptr (Counts) counts = table_count (model);
  guint              n_moves;

  table_play_on (model, 6, 1);
  n_moves = harena_game_model_get_n_moves (model);
  table_play (model, 3);
  harena_game_model_jump (model, 2);
  table_count_clear (counts);
  for (int i = 0; i < 20; i++)
    {
      table_settle ();
      g_usleep (1000);
    }
  g_assert_cmpuint (harena_game_model_get_n_moves (model), ==, n_moves + 1);
  g_assert_cmpuint (counts->move_played, ==, 0);
  g_assert_cmpuint (counts->choice_asked, ==, 0);
  g_assert_false (harena_game_model_get_thinking (model));
  g_assert_cmpint (harena_game_model_get_asked (model), ==, 0);
  assert_in_step (model);

  harena_game_model_return (model);
  table_run_to_choice (model);
  g_assert_cmpuint (harena_game_model_get_n_moves (model), >, n_moves + 1);
  g_assert_cmpuint (counts->choice_asked, ==, 1);
  assert_in_step (model);
  g_assert_finalize_object (model);
}

/* Undo goes over the moves of the computer and of chance, and redo comes back to the same place;
 * whoever plays the same again gets the same answer, and the same dice. */
static void
test_undo (void)
{
  HarenaGameModel          *model = table_model (&clash_game, "person tiro tiro", 11);
  g_autoptr (Counts)        counts = table_count (model);
  const HarenaRecord       *record = harena_game_model_get_record (model);
  g_autoptr (HarenaRecord)  before = NULL;
  guint                     present;
  guint                     n_back = 0;

  table_play_on (model, 60, 2);
  before = harena_session_copy (record, G_MAXUINT);
  present = harena_game_model_get_present (model);
  table_count_clear (counts);

  while (harena_game_model_get_can_undo (model))
    {
      harena_game_model_undo (model);
      n_back++;
      g_assert_cmpint (harena_game_model_get_turn (model), ==, 1);
      g_assert_cmpint (harena_game_model_get_asked (model), ==, 1);
      g_assert_true (harena_game_model_get_can_redo (model));
      assert_in_step (model);
      table_assert_records (record, before);
    }
  g_assert_cmpuint (n_back, >, 10);
  g_assert_cmpuint (counts->choice_asked, ==, n_back);
  g_assert_cmpuint (counts->cursor_moved, ==, n_back);
  g_assert_cmpuint (counts->changed, ==, n_back);
  g_assert_cmpuint (counts->move_played, ==, 0);
  g_assert_cmpuint (harena_game_model_get_present (model), ==, 0);

  /* The same moves again, from the beginning: the rest follows by itself. */
  while (harena_game_model_get_present (model) < present)
    {
      guint index = harena_game_model_get_present (model);

      g_assert_true (harena_game_model_play_move (model, g_array_index (before->moves, HarenaMove,
                                                                        index), NULL));
      table_run_to_choice (model);
      table_assert_records (record, before);
    }
  g_assert_cmpuint (counts->move_played, ==, present);
  g_assert_cmpuint (table_notified (counts, "n-moves"), ==, 0);
  g_assert_false (harena_game_model_get_can_redo (model));

  while (harena_game_model_get_can_undo (model))
    harena_game_model_undo (model);
  for (; n_back > 0; n_back--)
    harena_game_model_redo (model);
  g_assert_cmpuint (harena_game_model_get_present (model), ==, present);
  g_assert_false (harena_game_model_get_can_redo (model));
  harena_game_model_redo (model);
  table_assert_records (record, before);
  assert_in_step (model);
  g_assert_finalize_object (model);
}

/* Another move than the one that was taken back: the old ones are gone, the dice are the same. */
static void
test_other_move (void)
{
  HarenaGameModel    *model = table_model (&clash_game, "person person", 3);
  g_autoptr (Counts)  counts = table_count (model);
  const HarenaRecord *record = harena_game_model_get_record (model);
  g_autofree void    *position = g_malloc0 (clash_game.position_size);
  HarenaMove          list[HARENA_MOVES_MAX];
  guint               present;
  guint32             chances = 0;

  table_play_on (model, 80, 2);
  for (int i = 0; i < 20; i++)
    harena_game_model_undo (model);
  present = harena_game_model_get_present (model);
  harena_game_model_list_moves (model, list);
  table_count_clear (counts);
  table_play (model, list[0] == g_array_index (record->moves, HarenaMove, present) ? 1 : 0);
  g_assert_cmpuint (harena_game_model_get_n_moves (model), ==, present + 1);
  g_assert_false (harena_game_model_get_can_redo (model));
  g_assert_cmpuint (table_notified (counts, "n-moves"), ==, 1);
  g_assert_cmpuint (table_notified (counts, "can-redo"), ==, 1);
  assert_in_step (model);

  table_play_on (model, G_MAXUINT, 3);
  for (guint i = 0; i < record->moves->len; i++)
    {
      harena_game_model_copy_position (model, i, position);
      if (clash_game.turn (position) == HARENA_CHANCE)
        g_assert_cmpuint (g_array_index (record->moves, HarenaMove, i), ==,
                          harena_roll (&clash_game, position, record->seed, chances++));
    }
  g_assert_finalize_object (model);
}

/* From a position that was looked at: the rest can be had back until another move is played. */
static void
test_continue_here (void)
{
  HarenaRecord             *record = table_finished (&clash_game, 3, 8);
  g_autoptr (HarenaRecord)  copy = harena_session_copy (record, G_MAXUINT);
  HarenaGameModel          *model = harena_game_model_new_from_record (record);
  g_autoptr (Counts)        counts = table_count (model);
  guint                     n_moves = record->moves->len;

  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  harena_game_model_jump (model, 20);
  table_count_clear (counts);
  harena_game_model_continue_here (model);
  g_assert_true (harena_game_model_get_live (model));
  g_assert_cmpuint (harena_game_model_get_present (model), ==, 20);
  g_assert_false (harena_game_model_get_over (model));
  g_assert_true (harena_game_model_get_modified (model));
  g_assert_cmpuint (table_notified (counts, "over"), ==, 1);
  g_assert_cmpuint (table_notified (counts, "live"), ==, 1);
  g_assert_cmpuint (table_notified (counts, "modified"), ==, 1);
  g_assert_cmpuint (counts->changed, ==, 1);

  while (harena_game_model_get_can_redo (model))
    harena_game_model_redo (model);
  g_assert_true (harena_game_model_get_over (model));
  g_assert_false (harena_game_model_get_modified (model));
  table_assert_records (record, copy);

  harena_game_model_jump (model, n_moves / 2);
  harena_game_model_continue_here (model);
  table_play_on (model, G_MAXUINT, 77);
  g_assert_true (harena_game_model_get_over (model));
  g_assert_cmpmem (record->moves->data, n_moves / 2 * sizeof (HarenaMove),
                   copy->moves->data, n_moves / 2 * sizeof (HarenaMove));
  g_assert_finalize_object (model);
}

/* Undo and redo are about the game, wherever somebody looks. */
static void
test_undo_in_review (void)
{
  HarenaRecord    *record = table_finished (&clash_game, 2, 8);
  HarenaGameModel *model = harena_game_model_new_from_record (record);
  guint            present;

  harena_game_model_undo (model);
  present = harena_game_model_get_present (model);
  g_assert_cmpuint (present, <, record->moves->len);
  harena_game_model_jump (model, 5);
  harena_game_model_redo (model);
  g_assert_true (harena_game_model_get_live (model));
  g_assert_cmpuint (harena_game_model_get_cursor (model), >, present);
  harena_game_model_jump (model, 5);
  harena_game_model_undo (model);
  g_assert_true (harena_game_model_get_live (model));
  g_assert_cmpuint (harena_game_model_get_cursor (model), ==, present);
  g_assert_finalize_object (model);
}

/* Computers alone have nothing to take back. */
static void
test_no_person (void)
{
  HarenaGameModel   *model = table_model (&clash_game, "random random", 8);
  g_autoptr (Counts) counts = table_count (model);

  table_run_to_choice (model);
  g_assert_false (harena_game_model_get_can_undo (model));
  harena_game_model_undo (model);
  g_assert_true (harena_game_model_get_over (model));

  /* Until one of them gets up for a person. */
  g_assert_true (harena_game_model_set_seat (model, 2, "Bruno", "person", NULL));
  g_assert_true (harena_game_model_get_can_undo (model));
  g_assert_cmpuint (table_notified (counts, "can-undo"), ==, 1);
  harena_game_model_undo (model);
  g_assert_cmpint (harena_game_model_get_turn (model), ==, 2);
  g_assert_finalize_object (model);
}

static void
do_at_random (HarenaGameModel *model,
              HarenaRandom    *random,
              guint            n_moves)
{
  switch (harena_random_below (random, 8))
    {
    case 0:
    case 1:
      harena_game_model_undo (model);
      break;
    case 2:
    case 3:
      harena_game_model_redo (model);
      break;
    case 4:
      harena_game_model_return (model);
      break;
    case 5:
      harena_game_model_continue_here (model);
      break;
    default:
      harena_game_model_jump (model, harena_random_below (random, n_moves + 1));
    }
}

/* Ten thousand times anything, on a finished game. The main loop runs too: what the model plays by
 * itself on the way, chance and single options, is what was played before. */
static void
test_ten_thousand (gconstpointer data)
{
  const HarenaGame         *game = data;
  HarenaRecord             *record = table_finished (game, game->seats_max, 21);
  g_autoptr (HarenaRecord)  copy = harena_session_copy (record, G_MAXUINT);
  HarenaGameModel          *model = harena_game_model_new_from_record (record);
  HarenaRandom              random;

  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  harena_random_seed (&random, g_test_rand_int ());
  for (int i = 0; i < 10000; i++)
    {
      do_at_random (model, &random, copy->moves->len);
      if (i % 7 == 0)
        g_main_context_iteration (NULL, FALSE);
      if (i % 100 == 0)
        assert_in_step (model);
    }
  table_assert_records (record, copy);

  while (harena_game_model_get_can_redo (model))
    harena_game_model_redo (model);
  harena_game_model_return (model);
  g_assert_true (harena_game_model_get_over (model));
  g_assert_false (harena_game_model_get_modified (model));
  assert_in_step (model);
  table_assert_records (record, copy);
  g_assert_finalize_object (model);
}

/* Whoever is told that something has happened lets go of the model, who is the last to have it. */
static void
let_go_cb (HarenaGameModel **model)
{
  g_clear_object (model);
}

static void
jump_back (HarenaGameModel *model)
{
  harena_game_model_jump (model, 0);
}

static void
seat_somebody (HarenaGameModel *model)
{
  harena_game_model_set_seat (model, 1, "Somebody", "tiro", NULL);
}

static void
hold_it (HarenaGameModel *model)
{
  harena_game_model_hold (model);
}

static void
test_let_go (void)
{
  static const char *const signals[] = { "cursor-moved", "changed", "notify", "seats-changed" };
  void (*const calls[]) (HarenaGameModel *model) = {
    jump_back, harena_game_model_return, harena_game_model_undo, harena_game_model_redo,
    harena_game_model_continue_here, seat_somebody, hold_it,
  };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    for (guint j = 0; j < G_N_ELEMENTS (calls); j++)
      {
        HarenaGameModel *model = table_model (&clash_game, "person person", 4);
        gpointer         watched = model;

        table_play_on (model, 6, 1);
        if (calls[j] == harena_game_model_redo)
          harena_game_model_undo (model);
        if (calls[j] == harena_game_model_return || calls[j] == harena_game_model_continue_here)
          harena_game_model_jump (model, 1);
        g_object_add_weak_pointer (G_OBJECT (model), &watched);
        g_signal_connect_data (model, signals[i], G_CALLBACK (let_go_cb), &model, NULL,
                               G_CONNECT_SWAPPED);
        calls[j] (model);
        g_clear_object (&model);
        g_assert_null (watched);
      }
}

int
main (int   argc,
      char *argv[])
{
  table_init (&argc, &argv);

  g_test_add_func ("/model/cursor/jump", test_jump);
  g_test_add_func ("/model/cursor/review", test_review);
  g_test_add_func ("/model/cursor/undo", test_undo);
  g_test_add_func ("/model/cursor/other-move", test_other_move);
  g_test_add_func ("/model/cursor/continue-here", test_continue_here);
  g_test_add_func ("/model/cursor/undo-in-review", test_undo_in_review);
  g_test_add_func ("/model/cursor/let-go", test_let_go);
  g_test_add_func ("/model/cursor/no-person", test_no_person);
  g_test_add_data_func ("/model/cursor/ten-thousand/clash", &clash_game, test_ten_thousand);
  g_test_add_data_func ("/model/cursor/ten-thousand/morra", &morra_game, test_ten_thousand);

  return g_test_run ();
}
