/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finished games: kept, listed, counted, bounded, and found again without an index. */

#include "table.h"

#include "clash/clash.h"
#include "history.h"
#include "morra.h"
#include "session.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  char          *above;
  char          *folder;
  HarenaHistory *history;
  guint          n_changed;
} Place;

static void
count_cb (guint *count)
{
  ++*count;
}

static void
set_up (Place         *place,
        gconstpointer  data)
{
  (void) data;
  place->above = table_folder ();
  place->folder = g_build_filename (place->above, "data", "history", NULL);
  place->history = harena_history_new (table_games, place->folder);
  g_signal_connect_swapped (place->history, "items-changed", G_CALLBACK (count_cb),
                            &place->n_changed);
}

static void
tear_down (Place         *place,
           gconstpointer  data)
{
  (void) data;
  g_assert_finalize_object (place->history);
  table_remove (place->above);
  g_free (place->folder);
}

static gboolean
add (HarenaHistory      *history,
     const HarenaRecord *record,
     GError            **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  harena_history_add_async (history, record, G_MAXUINT, NULL, table_async_cb, &result);
  table_await (&result);
  return harena_history_add_finish (history, result, error);
}

static void
load (HarenaHistory *history)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError)       error = NULL;

  harena_history_load_async (history, NULL, table_async_cb, &result);
  table_await (&result);
  g_assert_true (harena_history_load_finish (history, result, &error));
  g_assert_no_error (error);
}

static guint
count_games (HarenaHistory *history)
{
  return g_list_model_get_n_items (G_LIST_MODEL (history));
}

static HarenaRecord *
make_game (guint64     seed,
           const char *first,
           const char *second)
{
  HarenaRecord *record = table_finished (&clash_game, 2, seed);

  harena_record_set_seat (record, 1, first, "person");
  harena_record_set_seat (record, 2, second, "lanista");
  harena_record_set_colour (record, 1, 1 + seed % HARENA_SEATS_MAX);
  return record;
}

static void
assert_is (HarenaHistory      *history,
           guint               index,
           const HarenaRecord *record)
{
  g_autoptr (HarenaPastGame) game = g_list_model_get_item (G_LIST_MODEL (history), index);
  g_autofree void           *position = g_malloc0 (record->game->position_size);
  g_autoptr (HarenaRecord)   kept = NULL;
  int                        points[HARENA_SEATS_MAX] = { 0 };
  guint                      winners;
  HarenaResult               result;

  harena_record_replay (record, record->moves->len, position);
  record->game->points (position, points);
  winners = record->game->winners (position);
  result = harena_result (record->game, &record->setup, position);
  g_assert_cmpint (harena_past_game_get_result (game), ==, result);
  g_assert_cmpstr (harena_past_game_get_game (game), ==, record->game->id);
  g_assert_cmpuint (harena_past_game_get_n_moves (game), ==, record->moves->len);
  g_assert_cmpuint (harena_past_game_get_n_seats (game), ==, record->setup.seats);
  g_assert_cmpint (ABS (harena_past_game_get_date (game) - g_get_real_time () / G_USEC_PER_SEC), <,
                   600);
  for (int seat = 1; seat <= record->setup.seats; seat++)
    {
      g_assert_cmpstr (harena_past_game_get_name (game, seat), ==, record->seats[seat - 1].name);
      g_assert_cmpstr (harena_past_game_get_player (game, seat), ==,
                       record->seats[seat - 1].player);
      g_assert_cmpint (harena_past_game_get_colour (game, seat), ==,
                       record->seats[seat - 1].colour);
      g_assert_cmpint (harena_past_game_get_points (game, seat), ==, points[seat - 1]);
      g_assert_cmpint (harena_past_game_is_winner (game, seat), ==,
                       result != HARENA_RESULT_DRAWN && (winners >> (seat - 1) & 1));
    }

  /* It can be looked at again. */
  kept = harena_record_load (table_games, g_file_peek_path (harena_past_game_get_file (game)),
                             NULL);
  table_assert_records (kept, record);
}

static void
test_empty (Place         *place,
            gconstpointer  data)
{
  HarenaTotals totals;

  (void) data;
  load (place->history);
  g_assert_cmpuint (count_games (place->history), ==, 0);
  g_assert_cmpuint (place->n_changed, ==, 0);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (place->history), 0));
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (place->history))
                 == HARENA_TYPE_PAST_GAME);
  harena_history_get_totals (place->history, "person", NULL, &totals);
  g_assert_cmpuint (totals.n_games + totals.played + totals.won, ==, 0);
}

static void
test_add (Place         *place,
          gconstpointer  data)
{
  g_autoptr (HarenaRecord) first = make_game (1, "Anna; Bella", "Bruno");
  g_autoptr (HarenaRecord) second = make_game (2, "Carla", "Bruno");
  g_autoptr (HarenaRecord) third = table_finished (&morra_game, 2, 3);
  HarenaHistory           *again;
  HarenaTotals             persons;
  HarenaTotals             carla;
  HarenaTotals             lanistas;

  (void) data;
  g_assert_true (add (place->history, first, NULL));
  g_assert_true (add (place->history, second, NULL));
  g_assert_true (add (place->history, third, NULL));
  g_assert_cmpuint (place->n_changed, ==, 3);

  /* The same by the index as it was before. */
  again = harena_history_new (table_games, place->folder);
  load (again);
  for (int i = 0; i < 2; i++)
    {
      HarenaHistory *history = i == 0 ? place->history : again;

      g_assert_cmpuint (count_games (history), ==, 3);
      assert_is (history, 0, third);
      assert_is (history, 1, second);
      assert_is (history, 2, first);
    }

  harena_history_get_totals (again, "person", NULL, &persons);
  harena_history_get_totals (again, "person", "Carla", &carla);
  harena_history_get_totals (again, "lanista", NULL, &lanistas);
  g_assert_cmpuint (persons.n_games, ==, 3);
  g_assert_cmpuint (persons.played, ==, 4);
  g_assert_cmpuint (carla.played, ==, 1);
  g_assert_cmpuint (lanistas.played, ==, 2);
  g_assert_cmpuint (persons.won + lanistas.won, >=, 2);
  g_assert_cmpuint (carla.won, <=, 1);
  g_assert_finalize_object (again);
}

/* A game that came out like this. */
static HarenaRecord *
find_result (const HarenaGame *game,
             int               seats,
             HarenaResult      result)
{
  g_autofree void *position = g_malloc0 (game->position_size);

  for (guint64 seed = 0;; seed++)
    {
      HarenaRecord *record = table_finished (game, seats, seed);

      harena_record_replay (record, record->moves->len, position);
      if (harena_result (game, &record->setup, position) == result)
        return record;
      harena_record_free (record);
    }
}

/* Who shares a win has won; who is level with everybody has not. */
static void
test_results (Place         *place,
              gconstpointer  data)
{
  g_autoptr (HarenaRecord) drawn = find_result (&morra_game, 2, HARENA_RESULT_DRAWN);
  g_autoptr (HarenaRecord) shared = find_result (&clash_game, 3, HARENA_RESULT_SHARED);
  HarenaHistory           *again;
  HarenaTotals             totals;

  (void) data;
  g_assert_true (add (place->history, drawn, NULL));
  again = harena_history_new (table_games, place->folder);
  load (again);
  assert_is (again, 0, drawn);
  harena_history_get_totals (again, "person", NULL, &totals);
  g_assert_cmpuint (totals.played, ==, 2);
  g_assert_cmpuint (totals.won, ==, 0);
  g_assert_cmpuint (totals.drawn, ==, 2);

  g_assert_true (add (place->history, shared, NULL));
  load (again);
  assert_is (again, 0, shared);
  harena_history_get_totals (again, "person", NULL, &totals);
  g_assert_cmpuint (totals.played, ==, 5);
  g_assert_cmpuint (totals.won, ==, 2);
  g_assert_cmpuint (totals.drawn, ==, 2);
  g_assert_finalize_object (again);
}

/* An index that was written before there were results, and games that nobody wins or in which
 * somebody has less than nothing. */
static void
test_index_results (Place         *place,
                    gconstpointer  data)
{
  static const struct
  {
    const char  *winners;
    const char  *word;
    HarenaResult result;
    gboolean     first_wins;
  } cases[] = {
    { "1", NULL, HARENA_RESULT_WON, TRUE },     { "5", NULL, HARENA_RESULT_SHARED, TRUE },
    { "7", NULL, HARENA_RESULT_DRAWN, FALSE },  { "0", NULL, HARENA_RESULT_LOST, FALSE },
    { "7", "won", HARENA_RESULT_WON, TRUE },    { "0", "lost", HARENA_RESULT_LOST, FALSE },
    { "3", "drawn", HARENA_RESULT_DRAWN, FALSE }, { "2", "nonsense", HARENA_RESULT_WON, FALSE },
  };
  g_autoptr (GKeyFile) index = g_key_file_new ();

  (void) place;
  (void) data;
  g_key_file_set_string (index, "1", "Game", "clash");
  g_key_file_set_string (index, "1", "Names", "Anna;Bruno;Carla;");
  g_key_file_set_string (index, "1", "Players", "person;person;person;");
  g_key_file_set_string (index, "1", "Points", "-3;4;-5;");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HarenaPastGame) game = NULL;

      g_key_file_set_value (index, "1", "Winners", cases[i].winners);
      if (cases[i].word != NULL)
        g_key_file_set_value (index, "1", "Result", cases[i].word);
      game = harena_past_game_new_from_index (index, "1", "/1.harena");
      g_assert_cmpint (harena_past_game_get_result (game), ==, cases[i].result);
      g_assert_cmpint (harena_past_game_is_winner (game, 1), ==, cases[i].first_wins);
      g_assert_cmpint (harena_past_game_get_points (game, 1), ==, -3);
    }
}

static void
grow_cb (GListModel *history,
         guint       position,
         guint       removed,
         guint       added,
         guint      *n_least)
{
  (void) position;
  (void) removed;
  (void) added;
  g_assert_cmpuint (g_list_model_get_n_items (history), >=, *n_least);
  *n_least = g_list_model_get_n_items (history);
}

/* Much is asked for at once: the list never goes back to what it was before. */
static void
test_overlapping (Place         *place,
                  gconstpointer  data)
{
  guint n_least = 0;

  (void) data;
  g_signal_connect (place->history, "items-changed", G_CALLBACK (grow_cb), &n_least);
  for (guint round = 1; round <= 20; round++)
    {
      GAsyncResult *results[6] = { NULL };

      for (guint i = 0; i < G_N_ELEMENTS (results); i++)
        if (i % 2 == 0)
          harena_history_load_async (place->history, NULL, table_async_cb, &results[i]);
        else
          {
            g_autoptr (HarenaRecord) record = make_game (10 * round + i, "Anna", "Bruno");

            harena_history_add_async (place->history, record, G_MAXUINT, NULL, table_async_cb,
                                      &results[i]);
          }
      for (guint i = 0; i < G_N_ELEMENTS (results); i++)
        {
          table_await (&results[i]);
          g_object_unref (results[i]);
        }
      g_assert_cmpuint (count_games (place->history), ==, 3 * round);
    }
}

/* A game that was added before the program was killed is found again, and counts once. */
static void
test_twice (Place         *place,
            gconstpointer  data)
{
  g_autoptr (HarenaRecord) record = make_game (1, "Anna", "Bruno");
  g_autoptr (HarenaRecord) other = make_game (1, "Anna", "Carla");

  (void) data;
  g_assert_true (add (place->history, record, NULL));
  g_assert_true (add (place->history, record, NULL));
  g_assert_cmpuint (count_games (place->history), ==, 1);
  g_assert_true (add (place->history, other, NULL));
  g_assert_cmpuint (count_games (place->history), ==, 2);
}

/* The index is lost or spoilt: the games are still there. */
static void
test_lost_index (Place         *place,
                 gconstpointer  data)
{
  g_autoptr (HarenaRecord) record = make_game (1, "Anna", "Bruno");
  g_autofree char         *index = g_build_filename (place->folder, "index", NULL);

  (void) data;
  g_assert_true (add (place->history, record, NULL));
  g_assert_cmpint (g_unlink (index), ==, 0);
  load (place->history);
  g_assert_cmpuint (count_games (place->history), ==, 1);
  assert_is (place->history, 0, record);

  g_assert_true (g_file_set_contents (index, "[0\nnonsense", -1, NULL));
  load (place->history);
  assert_is (place->history, 0, record);
}

/* An index from before there were colours, or with colours that cannot be. */
static void
test_index_colours (Place         *place,
                    gconstpointer  data)
{
  static const char *const lists[] = { NULL, "2;", "1;1;", "1;6;", "0;1;", "1;2;3;", "red;blue;" };
  g_autoptr (GKeyFile)     index = g_key_file_new ();

  (void) place;
  (void) data;
  g_key_file_set_string (index, "1", "Game", "clash");
  g_key_file_set_string (index, "1", "Names", "Anna;Bruno;");
  g_key_file_set_string (index, "1", "Players", "person;person;");
  g_key_file_set_string (index, "1", "Points", "3;4;");
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autoptr (HarenaPastGame) game = NULL;

      if (lists[i] != NULL)
        g_key_file_set_value (index, "1", "Colours", lists[i]);
      game = harena_past_game_new_from_index (index, "1", "/1.harena");
      g_assert_cmpint (harena_past_game_get_colour (game, 1), ==, 1);
      g_assert_cmpint (harena_past_game_get_colour (game, 2), ==, 2);
    }
}

/* A game that cannot be read is put aside. */
static void
test_damaged (Place         *place,
              gconstpointer  data)
{
  g_autoptr (HarenaRecord) record = make_game (1, "Anna", "Bruno");
  g_autofree char         *path = g_build_filename (place->folder, "1.harena", NULL);
  g_autofree char         *aside = g_build_filename (place->folder, "1.harena.damaged", NULL);

  (void) data;
  g_assert_true (add (place->history, record, NULL));
  g_assert_true (g_file_set_contents (path, "nonsense", -1, NULL));
  load (place->history);
  g_assert_cmpuint (count_games (place->history), ==, 1);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
}

static guint
count_files (Place *place)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  guint            n_files = 0;

  while (g_dir_read_name (dir) != NULL)
    n_files++;

  return n_files;
}

/* Only so many are kept, and the oldest go. */
static void
test_bounded (Place         *place,
              gconstpointer  data)
{
  g_autoptr (HarenaRecord) record = make_game (1, "Anna", "Bruno");
  g_autoptr (HarenaRecord) last = make_game (2, "Carla", "Bruno");
  g_autofree char         *text = harena_record_to_text (record, NULL);

  (void) data;
  g_assert_cmpint (g_mkdir_with_parents (place->folder, 0700), ==, 0);
  for (guint i = 0; i < HARENA_HISTORY_MAX + 5; i++)
    {
      g_autofree char *name = g_strdup_printf ("%03u.harena", i);
      g_autofree char *path = g_build_filename (place->folder, name, NULL);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }
  g_assert_true (add (place->history, last, NULL));
  g_assert_cmpuint (count_games (place->history), ==, HARENA_HISTORY_MAX);
  g_assert_cmpuint (count_files (place), ==, HARENA_HISTORY_MAX + 1);
  assert_is (place->history, 0, last);
}

static void
test_no_room (Place         *place,
              gconstpointer  data)
{
  g_autoptr (HarenaRecord) record = make_game (1, "Anna", "Bruno");
  g_autoptr (GError)       error = NULL;
  char                    *locked = table_lock_folder ();
  g_autofree char         *inside = g_build_filename (locked, "harena", NULL);
  g_autofree char         *sentence
    = g_strdup_printf ("The game cannot be kept in the history: nothing may be written to the folder "
                       "“%s”", locked);
  HarenaHistory           *history = harena_history_new (table_games, inside);

  (void) place;
  (void) data;
  g_assert_false (add (history, record, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);
  g_assert_cmpstr (error->message, ==, sentence);
  g_assert_cmpuint (count_games (history), ==, 0);
  g_assert_finalize_object (history);
  table_unlock_folder (locked);
}

#define ADD(name, test) \
  g_test_add ("/model/history/" name, Place, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  table_init (&argc, &argv);

  ADD ("empty", test_empty);
  ADD ("add", test_add);
  ADD ("overlapping", test_overlapping);
  ADD ("twice", test_twice);
  ADD ("lost-index", test_lost_index);
  ADD ("index-colours", test_index_colours);
  ADD ("results", test_results);
  ADD ("index-results", test_index_results);
  ADD ("damaged", test_damaged);
  ADD ("bounded", test_bounded);
  ADD ("no-room", test_no_room);

  return g_test_run ();
}
