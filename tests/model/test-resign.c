/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Giving a game up: alone it ends, with others a computer player goes on; kept, taken back. */

#include "table.h"

#include "clash/clash.h"
#include "history.h"
#include "morra.h"
#include "session.h"
#include "unfinished-game.h"

static HarenaGameModel *
begin (const HarenaGame *game,
       const char       *players)
{
  HarenaGameModel *model = table_model (game, players, 3);

  table_run_to_choice (model);
  return model;
}

/* The same game after it was written and read. */
static HarenaRecord *
read_again (HarenaGameModel *model)
{
  const HarenaRecord *record = harena_game_model_get_whole_record (model);
  g_autoptr (GError)  error = NULL;
  gsize               length;
  g_autofree char    *text = harena_record_to_text (record, &length);
  HarenaRecord       *again = harena_record_parse (table_games, text, length, &error);

  g_assert_no_error (error);
  table_assert_records (record, again);
  for (int i = 0; i < record->setup.seats; i++)
    {
      g_assert_cmpint (record->seats[i].resigned, ==, again->seats[i].resigned);
      if (record->seats[i].resigned)
        g_assert_cmpuint (record->seats[i].resigned_at, ==, again->seats[i].resigned_at);
    }
  return again;
}

/* The only person: the game is over where it was, and stays so when it is read back. */
static void
test_alone (void)
{
  HarenaGameModel         *model = begin (&clash_game, "person tiro lanista");
  g_autoptr (Counts)       counts = table_count (model);
  g_autoptr (GError)       error = NULL;
  g_autoptr (HarenaRecord) record = NULL;
  HarenaGameModel         *again;
  guint                    n_moves = harena_game_model_get_present (model);
  HarenaMove               list[HARENA_MOVES_MAX];

  g_assert_cmpint (harena_game_model_get_may_resign (model), ==, 1);
  g_assert_null (harena_game_model_get_follower (model));
  harena_game_model_resign (model);

  g_assert_true (harena_game_model_get_over (model));
  g_assert_cmpint (harena_game_model_get_turn (model), ==, HARENA_NOBODY);
  g_assert_cmpint (harena_game_model_get_resigned (model), ==, 1);
  g_assert_cmpint (harena_game_model_get_asked (model), ==, 0);
  g_assert_cmpint (harena_game_model_get_may_resign (model), ==, 0);
  g_assert_cmpuint (counts->game_ended, ==, 1);
  g_assert_cmpuint (counts->changed, ==, 1);
  g_assert_cmpuint (table_notified (counts, "over"), ==, 1);
  g_assert_true (harena_game_model_get_modified (model));
  clash_game.moves (harena_game_model_get_position (model), list);
  g_assert_false (harena_game_model_play_move (model, list[0], &error));
  g_assert_error (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_OVER);
  table_settle ();
  g_assert_cmpuint (harena_game_model_get_present (model), ==, n_moves);

  /* Again does nothing. */
  harena_game_model_resign (model);
  g_assert_cmpuint (counts->game_ended, ==, 1);

  record = read_again (model);
  g_assert_cmpint (harena_record_ended_by (record, n_moves), ==, 1);
  again = harena_game_model_new_from_record (g_steal_pointer (&record));
  g_assert_true (harena_game_model_get_over (again));
  table_settle ();
  g_assert_cmpuint (harena_game_model_get_n_moves (again), ==, n_moves);
  g_assert_finalize_object (again);
  g_assert_finalize_object (model);
}

/* Undo takes the end back and nothing else; then the game goes on as it was. */
static void
test_undo (void)
{
  HarenaGameModel *model = begin (&clash_game, "person tiro");
  guint            n_moves;

  table_play_on (model, 5, 9);
  table_run_to_choice (model);
  n_moves = harena_game_model_get_present (model);
  harena_game_model_resign (model);
  g_assert_true (harena_game_model_get_can_undo (model));
  harena_game_model_undo (model);
  g_assert_false (harena_game_model_get_over (model));
  g_assert_cmpuint (harena_game_model_get_present (model), ==, n_moves);
  g_assert_false (harena_game_model_get_record (model)->seats[0].resigned);
  table_run_to_choice (model);
  g_assert_cmpint (harena_game_model_get_asked (model), ==, 1);
  harena_game_model_undo (model);
  g_assert_cmpuint (harena_game_model_get_present (model), <, n_moves);
  table_settle ();

  /* From an earlier position the game goes on, too. */
  table_run_to_choice (model);
  n_moves = harena_game_model_get_present (model);
  g_assert_cmpuint (n_moves, >, 0);
  harena_game_model_resign (model);
  harena_game_model_jump (model, 0);
  g_assert_true (harena_game_model_get_can_continue_here (model));
  harena_game_model_continue_here (model);
  g_assert_false (harena_game_model_get_over (model));
  g_assert_cmpint (harena_game_model_get_resigned (model), ==, 0);
  table_run_to_choice (model);
  g_assert_cmpint (harena_game_model_get_asked (model), ==, 1);
  g_assert_finalize_object (model);
}

/* With others the seat goes on as the weakest computer player of the table, or of all. */
static void
test_together (void)
{
  HarenaGameModel         *model = begin (&clash_game, "person person lanista veteranus");
  g_autoptr (Counts)       counts = table_count (model);
  g_autoptr (HarenaRecord) record = NULL;
  guint                    n_moves = harena_game_model_get_present (model);
  int                      seat = harena_game_model_get_asked (model);
  int                      other;

  g_assert_cmpint (harena_game_model_get_may_resign (model), ==, seat);
  g_assert_cmpstr (harena_game_model_get_follower (model)->id, ==, "veteranus");
  harena_game_model_resign (model);
  g_assert_false (harena_game_model_get_over (model));
  g_assert_cmpuint (counts->seats_changed, ==, 1);
  g_assert_cmpuint (counts->game_ended, ==, 0);
  g_assert_cmpstr (harena_seat_get_player (harena_game_model_get_seat (model, seat)), ==,
                   "veteranus");
  table_run_to_choice (model);
  other = harena_game_model_get_asked (model);
  g_assert_cmpint (other, !=, seat);
  g_assert_cmpuint (harena_game_model_get_present (model), >, n_moves);
  record = read_again (model);
  g_assert_true (record->seats[seat - 1].resigned);
  g_assert_cmpuint (record->seats[seat - 1].resigned_at, ==, n_moves);

  /* Now there is one person only, and undo goes back to where the other gave up. */
  g_assert_null (harena_game_model_get_follower (model));
  harena_game_model_undo (model);
  g_assert_cmpuint (harena_game_model_get_present (model), ==, n_moves);
  g_assert_cmpstr (harena_seat_get_player (harena_game_model_get_seat (model, seat)), ==,
                   "person");
  table_run_to_choice (model);
  g_assert_cmpint (harena_game_model_get_asked (model), ==, seat);
  g_assert_finalize_object (model);

  model = begin (&clash_game, "person person");
  g_assert_cmpstr (harena_game_model_get_follower (model)->id, ==, harena_levels[0].id);
  g_assert_finalize_object (model);
}

/* Where there are secrets the end shows them, so that it cannot be taken back, unless the table
 * agreed on that. */
static void
test_secrets (void)
{
  HarenaGameModel *model = begin (&morra_game, "person tiro");

  harena_game_model_resign (model);
  g_assert_cmpint (harena_game_model_get_viewer (model), ==, HARENA_SEES_ALL);
  g_assert_false (harena_game_model_get_can_undo (model));
  harena_game_model_undo (model);
  g_assert_true (harena_game_model_get_over (model));
  g_assert_finalize_object (model);

  model = table_model (&morra_game, "person tiro", 3);
  harena_game_model_set_friendly_undo (model, TRUE);
  table_run_to_choice (model);
  harena_game_model_resign (model);
  g_assert_true (harena_game_model_get_can_undo (model));
  harena_game_model_undo (model);
  g_assert_false (harena_game_model_get_over (model));
  g_assert_cmpint (harena_game_model_get_viewer (model), ==, 1);
  g_assert_finalize_object (model);
}

/* Nobody may, who looks back, who is not asked among several, or when the game is over. */
static void
test_may_not (void)
{
  HarenaGameModel *model = begin (&clash_game, "person person");

  harena_game_model_hold (model);
  g_assert_cmpint (harena_game_model_get_may_resign (model), ==, 0);
  harena_game_model_release (model);
  table_run_to_choice (model);
  table_play_on (model, 3, 1);
  table_run_to_choice (model);
  harena_game_model_jump (model, 0);
  g_assert_cmpint (harena_game_model_get_may_resign (model), ==, 0);
  g_assert_finalize_object (model);

  model = table_model (&clash_game, "tiro tiro", 1);
  g_assert_cmpint (harena_game_model_get_may_resign (model), ==, 0);
  g_assert_finalize_object (model);

  model = harena_game_model_new_from_record (table_finished (&clash_game, 2, 1));
  g_assert_cmpint (harena_game_model_get_may_resign (model), ==, 0);
  g_assert_finalize_object (model);
}

/* In the history it is lost: for the one who gave up, whoever went on. Two sides have a winner. */
static void
test_history (void)
{
  char                      *folder = table_folder ();
  g_autofree char           *path = g_build_filename (folder, "game.harena", NULL);
  HarenaGameModel           *model = begin (&clash_game, "person tiro");
  g_autoptr (HarenaPastGame) game = NULL;
  g_autoptr (HarenaPastGame) again = NULL;
  g_autoptr (GKeyFile)       index = g_key_file_new ();

  harena_game_model_resign (model);
  game = harena_past_game_new_from_record (harena_game_model_get_record (model), path, 5);
  harena_past_game_write (game, index, "game.harena");
  again = harena_past_game_new_from_index (index, "game.harena", path);
  for (int i = 0; i < 2; i++)
    {
      HarenaPastGame *either = i == 0 ? game : again;

      g_assert_cmpint (harena_past_game_get_ended_by (either), ==, 1);
      g_assert_cmpint (harena_past_game_get_result (either), ==, HARENA_RESULT_WON);
      g_assert_true (harena_past_game_has_resigned (either, 1));
      g_assert_false (harena_past_game_has_resigned (either, 2));
      g_assert_false (harena_past_game_is_winner (either, 1));
      g_assert_true (harena_past_game_is_winner (either, 2));
    }
  g_assert_finalize_object (model);
  g_clear_object (&game);

  model = begin (&clash_game, "person tiro tiro");
  harena_game_model_resign (model);
  game = harena_past_game_new_from_record (harena_game_model_get_record (model), path, 5);
  g_assert_cmpint (harena_past_game_get_result (game), ==, HARENA_RESULT_LOST);
  g_assert_false (harena_past_game_is_winner (game, 2));
  g_assert_finalize_object (model);
  g_clear_object (&game);

  model = begin (&clash_game, "person person");
  harena_game_model_resign (model);
  table_run_to_choice (model);
  game = harena_past_game_new_from_record (harena_game_model_get_record (model), path, 5);
  g_assert_cmpint (harena_past_game_get_ended_by (game), ==, 0);
  g_assert_true (harena_past_game_has_resigned (game, 1));
  g_assert_cmpstr (harena_past_game_get_player (game, 1), ==, "person");
  g_assert_finalize_object (model);
  table_remove (folder);
}

/* A copy of fewer moves knows nothing of what came later. */
static void
test_copy (void)
{
  HarenaGameModel         *model = begin (&clash_game, "person tiro");
  g_autoptr (HarenaRecord) whole = NULL;
  g_autoptr (HarenaRecord) part = NULL;

  table_play_on (model, 4, 9);
  table_run_to_choice (model);
  harena_game_model_resign (model);
  whole = harena_session_copy (harena_game_model_get_whole_record (model), G_MAXUINT);
  part = harena_session_copy (harena_game_model_get_whole_record (model), 2);
  g_assert_cmpint (harena_record_ended_by (whole, whole->moves->len), ==, 1);
  g_assert_false (part->seats[0].resigned);
  g_assert_cmpstr (part->seats[0].player, ==, "person");
  g_assert_finalize_object (model);
}

int
main (int    argc,
      char **argv)
{
  table_init (&argc, &argv);

  g_test_add_func ("/model/resign/alone", test_alone);
  g_test_add_func ("/model/resign/undo", test_undo);
  g_test_add_func ("/model/resign/together", test_together);
  g_test_add_func ("/model/resign/secrets", test_secrets);
  g_test_add_func ("/model/resign/may-not", test_may_not);
  g_test_add_func ("/model/resign/history", test_history);
  g_test_add_func ("/model/resign/copy", test_copy);
  return g_test_run ();
}
