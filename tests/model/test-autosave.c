/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Running games in the state folder: kept, offered again, put aside when damaged. */

#include "table.h"

#include "autosave-private.h"
#include "clash/clash.h"
#include "unfinished-game.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* A folder that is not there yet, and a game that is kept in it. */
typedef struct
{
  char            *above;
  char            *folder;
  HarenaGameModel *model;
  HarenaAutosave  *autosave;
  guint            n_failed;
  guint            n_recovered;
  guint            n_written;
  char            *sentence; /* the last one that was said */
} Place;

static void
failed_cb (HarenaAutosave *autosave,
           const GError   *error,
           Place          *place)
{
  (void) autosave;
  place->n_failed++;
  g_free (place->sentence);
  place->sentence = g_strdup (error->message);
}

static void
count_cb (guint *count)
{
  ++*count;
}

static void
keep (Place *place)
{
  place->autosave = harena_autosave_new (place->model, place->folder);
  harena_autosave_set_idle (place->autosave, 0);
  g_signal_connect (place->autosave, "failed", G_CALLBACK (failed_cb), place);
  g_signal_connect_swapped (place->autosave, "recovered", G_CALLBACK (count_cb),
                            &place->n_recovered);
  g_signal_connect_swapped (place->autosave, "written", G_CALLBACK (count_cb),
                            &place->n_written);
}

static void
set_up (Place         *place,
        gconstpointer  data)
{
  (void) data;
  place->above = table_folder ();
  place->folder = g_build_filename (place->above, "state", "harena", NULL);
  place->model = table_model (&clash_game, "person person", 14);
  keep (place);
}

static gboolean
is_settled (gpointer data)
{
  return harena_autosave_get_settled (data);
}

static void
settle (Place *place)
{
  table_run_until (is_settled, place->autosave);
}

static void
close_game (HarenaAutosave *autosave,
            gboolean        keep_it)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError)       error = NULL;

  harena_autosave_close_async (autosave, keep_it, NULL, table_async_cb, &result);
  table_await (&result);
  g_assert_true (harena_autosave_close_finish (autosave, result, &error));
  g_assert_no_error (error);
}

static void
tear_down (Place         *place,
           gconstpointer  data)
{
  (void) data;
  if (place->autosave != NULL)
    g_assert_finalize_object (place->autosave);
  g_assert_finalize_object (place->model);

  /* The worker may still be at it. */
  g_usleep (1000);
  table_settle ();
  table_remove (place->above);
  g_free (place->folder);
  g_free (place->sentence);
}

static GPtrArray *
find (const char *folder)
{
  g_autoptr (GAsyncResult) result = NULL;

  harena_unfinished_game_find_async (table_games, folder, NULL, table_async_cb, &result);
  table_await (&result);
  return harena_unfinished_game_find_finish (result);
}

static guint
count_left (Place *place)
{
  g_autoptr (GPtrArray) left = find (place->folder);

  return left->len;
}

static guint
count_files (Place *place)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  guint            n_files = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n_files++;

  return n_files;
}

/* The one file in the folder with this ending. */
static char *
find_file (Place      *place,
           const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char      *name;
  char            *path = NULL;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      {
        g_assert_null (path);
        path = g_build_filename (place->folder, name, NULL);
      }

  g_assert_nonnull (path);
  return path;
}

/* After every move the file holds it, durably; nobody else is offered it while it runs. */
static void
test_every_move (Place         *place,
                 gconstpointer  data)
{
  gboolean failing;
  gboolean settled;

  (void) data;
  g_assert_cmpuint (count_files (place), >=, 2);
  settle (place);
  for (guint i = 0; i < 10; i++)
    {
      g_autofree char         *path = NULL;
      g_autoptr (HarenaRecord) record = NULL;

      table_play (place->model, i);
      settle (place);
      path = find_file (place, ".harena");
      record = harena_record_load (table_games, path, NULL);
      table_assert_records (record, harena_game_model_get_record (place->model));
    }
  g_object_get (place->autosave, "failing", &failing, "settled", &settled, NULL);
  g_assert_false (failing);
  g_assert_true (settled);
  g_assert_true (g_str_has_suffix (harena_autosave_get_default_folder (), "/harena"));
  g_assert_cmpuint (place->n_written, ==, 11);
  g_assert_cmpuint (place->n_failed, ==, 0);
  g_assert_cmpuint (place->n_recovered, ==, 0);
  g_assert_false (harena_autosave_get_failing (place->autosave));
  g_assert_cmpuint (count_left (place), ==, 0);
  g_assert_cmpuint (count_files (place), ==, 2);
}

static void
test_closed (Place         *place,
             gconstpointer  data)
{
  (void) data;
  table_play_on (place->model, 30, 1);
  close_game (place->autosave, FALSE);
  g_assert_cmpuint (count_files (place), ==, 0);
  g_assert_cmpuint (count_left (place), ==, 0);

  /* It is nobody's business any more. */
  table_play_on (place->model, 40, 1);
  g_assert_cmpuint (count_files (place), ==, 0);
}

/* A game that was left comes back as it was: seats, moves taken back, and the file. */
static void
test_left (Place         *place,
           gconstpointer  data)
{
  g_autoptr (GFile)          file = g_file_new_build_filename (place->above, "mine.harena", NULL);
  g_autoptr (HarenaAutosave) again = NULL;
  HarenaGameModel           *model;
  guint                      present;

  (void) data;
  table_play_on (place->model, 30, 1);
  g_assert_true (table_save (place->model, file, FALSE, NULL));
  g_assert_true (harena_game_model_set_seat (place->model, 2, "Otto", "person", NULL));
  harena_game_model_undo (place->model);
  harena_game_model_undo (place->model);
  present = harena_game_model_get_present (place->model);
  close_game (place->autosave, TRUE);
  g_assert_finalize_object (place->autosave);
  place->autosave = NULL;

  {
    g_autoptr (GPtrArray)  left = find (place->folder);
    HarenaUnfinishedGame        *game = left->pdata[0];

    g_assert_cmpuint (left->len, ==, 1);
    g_assert_null (harena_unfinished_game_get_problem (game));
    g_assert_cmpuint (harena_unfinished_game_get_record (game)->moves->len, ==,
                      harena_game_model_get_n_moves (place->model));
    g_assert_nonnull (harena_unfinished_game_get_date (game));
    /* While it is offered here, it is not offered elsewhere. */
    g_assert_cmpuint (count_left (place), ==, 0);
    again = harena_unfinished_game_resume (game);
  }
  model = harena_autosave_get_model (again);
  table_assert_records (harena_game_model_get_record (model),
                        harena_game_model_get_record (place->model));
  g_assert_cmpuint (harena_game_model_get_present (model), ==, present);
  g_assert_true (harena_game_model_get_can_redo (model));
  g_assert_true (g_file_equal (harena_game_model_get_file (model), file));
  g_assert_cmpstr (harena_game_model_get_title (model), ==, "mine");
  g_assert_true (harena_game_model_get_modified (model));
  g_assert_cmpuint (count_left (place), ==, 0);

  /* It goes on in the same place, and the file is still known. */
  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  table_play_on (model, 60, 5);
  table_run_until (is_settled, again);
  g_assert_cmpuint (count_files (place), ==, 2);
  g_assert_true (table_save (model, NULL, FALSE, NULL));
  close_game (again, FALSE);
  g_assert_cmpuint (count_files (place), ==, 0);
}

/* The object goes without a word, as when the program ends: the journal has what the file has not.
 * Meanwhile the worker may be anywhere. */
static void
test_gone (Place         *place,
           gconstpointer  data)
{
  g_autoptr (HarenaAutosave) again = NULL;
  g_autoptr (GPtrArray)      left = NULL;

  (void) data;
  table_play_on (place->model, 90, 1);
  harena_game_model_undo (place->model);
  table_play (place->model, 1);
  harena_game_model_hold (place->model);
  g_assert_finalize_object (place->autosave);
  place->autosave = NULL;

  do
    {
      g_clear_pointer (&left, g_ptr_array_unref);
      left = find (place->folder);
    }
  while (left->len == 0);
  again = harena_unfinished_game_resume (left->pdata[0]);
  table_assert_records (harena_game_model_get_record (harena_autosave_get_model (again)),
                        harena_game_model_get_record (place->model));
  close_game (again, FALSE);
}

/* The journal alone has the last moves, when the worker is never heard of. */
static void
test_journal (Place         *place,
              gconstpointer  data)
{
  g_autofree char           *path = NULL;
  g_autofree char           *text = NULL;
  g_autoptr (HarenaAutosave) again = NULL;
  g_autoptr (GPtrArray)      left = NULL;

  (void) data;
  table_play_on (place->model, 20, 1);
  settle (place);
  path = find_file (place, ".harena");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  table_play_on (place->model, 70, 1);
  harena_game_model_undo (place->model);
  table_play (place->model, 2);
  harena_game_model_hold (place->model);
  close_game (place->autosave, TRUE);
  g_assert_finalize_object (place->autosave);
  place->autosave = NULL;

  /* As if the power had been cut before the file was written, and the journal was. */
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  left = find (place->folder);
  again = harena_unfinished_game_resume (left->pdata[0]);
  table_assert_records (harena_game_model_get_record (harena_autosave_get_model (again)),
                        harena_game_model_get_record (place->model));
  close_game (again, FALSE);
}

/* As if the program had been killed before the file was written: it is as it was, and the journal is
 * all there is. */
static HarenaAutosave *
kill_and_resume (Place      *place,
                 const char *path,
                 const char *text)
{
  g_autoptr (GPtrArray) left = NULL;

  harena_game_model_hold (place->model);
  close_game (place->autosave, TRUE);
  g_assert_finalize_object (place->autosave);
  place->autosave = NULL;
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  left = find (place->folder);
  return harena_unfinished_game_resume (left->pdata[0]);
}

/* What the file of the player holds is known although only the journal has the last moves. */
static void
test_saved_and_killed (Place         *place,
                       gconstpointer  data)
{
  g_autoptr (GFile)          file = g_file_new_build_filename (place->above, "mine.harena", NULL);
  g_autofree char           *path = NULL;
  g_autofree char           *text = NULL;
  g_autoptr (HarenaAutosave) again = NULL;
  gboolean                   other = GPOINTER_TO_INT (data);

  table_play_on (place->model, 10, 1);
  g_assert_true (table_save (place->model, file, FALSE, NULL));
  settle (place);
  path = find_file (place, ".harena");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  /* As many moves as are saved; but if the last one is another, the game is not saved. */
  harena_game_model_undo (place->model);
  if (other)
    table_play (place->model, 3);
  else
    harena_game_model_redo (place->model);
  g_assert_cmpuint (harena_game_model_get_present (place->model), ==, 10);
  g_assert_cmpint (harena_game_model_get_modified (place->model), ==, other);

  again = kill_and_resume (place, path, text);
  g_assert_cmpuint (harena_game_model_get_present (harena_autosave_get_model (again)), ==, 10);
  g_assert_cmpint (harena_game_model_get_modified (harena_autosave_get_model (again)), ==, other);
  close_game (again, FALSE);
}

/* The game was saved, to a file that only the journal could have told of: it may be saved once more,
 * but must not be thought to be saved. */
static void
test_saved_elsewhere (Place         *place,
                      gconstpointer  data)
{
  g_autoptr (GFile)          file = g_file_new_build_filename (place->above, "mine.harena", NULL);
  g_autofree char           *path = NULL;
  g_autofree char           *text = NULL;
  g_autoptr (HarenaAutosave) again = NULL;
  HarenaGameModel           *model;

  (void) data;
  table_play_on (place->model, 10, 1);
  settle (place);
  path = find_file (place, ".harena");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (table_save (place->model, file, FALSE, NULL));

  again = kill_and_resume (place, path, text);
  model = harena_autosave_get_model (again);
  g_assert_null (harena_game_model_get_file (model));
  g_assert_true (harena_game_model_get_modified (model));
  close_game (again, FALSE);
}

static gboolean
has_written (gpointer data)
{
  return ((Place *) data)->n_written > 0;
}

/* While moves follow one another, the journal has them, and the file is let be; then it is written
 * once for all of them. Seats and files do not wait. */
static void
test_rest (Place         *place,
           gconstpointer  data)
{
  (void) data;
  settle (place);
  place->n_written = 0;
  harena_autosave_set_idle (place->autosave, 60 * 1000);
  table_play_on (place->model, 30, 1);
  table_settle ();
  g_assert_cmpuint (place->n_written, ==, 0);
  g_assert_false (harena_autosave_get_settled (place->autosave));
  g_assert_true (harena_game_model_set_seat (place->model, 1, "Otto", "person", NULL));
  settle (place);
  g_assert_cmpuint (place->n_written, ==, 1);

  place->n_written = 0;
  table_play_on (place->model, 40, 1);
  harena_autosave_set_idle (place->autosave, 100);
  table_play_on (place->model, 50, 1);
  table_run_until (has_written, place);
  settle (place);
  g_assert_cmpuint (place->n_written, ==, 1);
}

/* A journal that is torn anywhere is not believed; the file is. */
static void
test_torn_journal (Place         *place,
                   gconstpointer  data)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *journal_path = NULL;
  g_autofree char *journal = NULL;
  gsize            length;
  guint            n_moves;

  (void) data;
  table_play_on (place->model, 20, 1);
  settle (place);
  n_moves = harena_game_model_get_n_moves (place->model);
  path = find_file (place, ".harena");
  journal_path = find_file (place, ".journal");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  table_play_on (place->model, 70, 1);
  close_game (place->autosave, TRUE);
  g_assert_finalize_object (place->autosave);
  place->autosave = NULL;
  g_assert_true (g_file_get_contents (journal_path, &journal, &length, NULL));

  for (gsize cut = 0; cut < length; cut += 61)
    {
      g_autoptr (GPtrArray)    left = NULL;
      const HarenaRecord      *record;
      g_autofree char         *torn = g_memdup2 (journal, length);
      gsize                    n_torn = cut;

      /* Either the rest is missing, or a byte is wrong. */
      if (cut % 2 == 1)
        {
          torn[cut] ^= 0x41;
          n_torn = length;
        }
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      g_assert_true (g_file_set_contents (journal_path, torn, n_torn, NULL));
      left = find (place->folder);
      g_assert_cmpuint (left->len, ==, 1);
      g_assert_null (harena_unfinished_game_get_problem (left->pdata[0]));
      record = harena_unfinished_game_get_record (left->pdata[0]);
      g_assert_cmpuint (record->moves->len, >=, n_moves);
      g_assert_cmpmem (record->moves->data, n_moves * sizeof (HarenaMove),
                       harena_game_model_get_record (place->model)->moves->data,
                       n_moves * sizeof (HarenaMove));
    }
}

static void
assert_problem (Place      *place,
                const char *format)
{
  g_autoptr (GPtrArray)  left = find (place->folder);
  const GError          *problem;
  g_autofree char       *sentence = g_strdup_printf (format, place->folder);

  g_assert_cmpuint (left->len, ==, 1);
  problem = harena_unfinished_game_get_problem (left->pdata[0]);
  g_assert_nonnull (problem);
  g_assert_cmpstr (problem->message, ==, sentence);
  g_assert_null (harena_unfinished_game_get_record (left->pdata[0]));
}

static void
put (Place      *place,
     const char *name,
     const char *text)
{
  g_autofree char *path = g_build_filename (place->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
assert_content (Place      *place,
                const char *name,
                const char *expected)
{
  g_autofree char *path = g_build_filename (place->folder, name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

/* Damaged files get another name, are said, and are never deleted. */
static void
test_damaged (Place         *place,
              gconstpointer  data)
{
  (void) data;
  settle (place);
  put (place, "game-1.harena", "nonsense");
  assert_problem (place, "A game that was left is damaged: line 1: “nonsense” is neither a "
                         "group, nor a key with a value, nor a comment. "
                         "Its file is kept as “%s/game-1.damaged-1”.");
  assert_content (place, "game-1.damaged-1", "nonsense");
  g_assert_cmpuint (count_left (place), ==, 0);

  put (place, "game-1.harena", "");
  assert_problem (place, "A game that was left is damaged: the file has no group [Harena], so it "
                         "is not a game. Its file is kept as “%s/game-1.damaged-2”.");
  assert_content (place, "game-1.damaged-1", "nonsense");
  assert_content (place, "game-1.damaged-2", "");
  g_assert_cmpuint (count_left (place), ==, 0);
}

/* What another program may be able to read stays where it is. */
static void
test_newer (Place         *place,
            gconstpointer  data)
{
  (void) data;
  settle (place);
  put (place, "game-1.harena", "[Harena]\nVersion=2\n");
  for (int i = 0; i < 2; i++)
    assert_problem (place,
                    "A game that was left cannot be read: line 2: the file has version 2, but this "
                    "program reads version 1 at most; a newer Harena is needed. "
                    "Its file is still “%s/game-1.harena”.");
  assert_content (place, "game-1.harena", "[Harena]\nVersion=2\n");
}

static void
test_unreadable (Place         *place,
                 gconstpointer  data)
{
  g_autofree char *path = g_build_filename (place->folder, "game-1.harena", NULL);

  (void) data;
  settle (place);
  g_assert_cmpint (symlink ("game-1.harena", path), ==, 0);
  assert_problem (place, "A game that was left cannot be read: the file cannot be read: "
                         "Too many levels of symbolic links. "
                         "Its file is still “%s/game-1.harena”.");
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
}

static gboolean
has_failed (gpointer data)
{
  return ((Place *) data)->n_failed > 0;
}

/* While files may not grow, the old one stays, it is said once, and each move tries again. */
static void
test_full_disk (Place         *place,
                gconstpointer  data)
{
  g_autofree char         *path = NULL;
  g_autoptr (HarenaRecord) record = NULL;
  struct rlimit            before;
  struct rlimit            tight;
  guint                    n_moves;

  (void) data;
  table_play_on (place->model, 20, 1);
  settle (place);
  n_moves = harena_game_model_get_n_moves (place->model);
  path = find_file (place, ".harena");

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  signal (SIGXFSZ, SIG_IGN);
  tight = before;
  tight.rlim_cur = 100;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &tight), ==, 0);
  table_play_on (place->model, n_moves + 5, 1);
  table_run_until (has_failed, place);
  table_play_on (place->model, n_moves + 10, 1);
  table_settle ();
  g_assert_true (harena_autosave_get_failing (place->autosave));
  g_assert_false (harena_autosave_get_settled (place->autosave));
  g_assert_cmpuint (place->n_failed, ==, 1);
  g_assert_cmpstr (place->sentence, ==,
                   "The game cannot be kept safe for the case that the program ends: "
                   "there is no room left on the disk");
  record = harena_record_load (table_games, path, NULL);
  g_assert_cmpuint (record->moves->len, ==, n_moves);

  /* There is room again. */
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  table_play_on (place->model, n_moves + 15, 1);
  settle (place);
  g_assert_cmpuint (place->n_failed, ==, 1);
  g_assert_cmpuint (place->n_recovered, ==, 1);
  g_assert_false (harena_autosave_get_failing (place->autosave));
  g_clear_pointer (&record, harena_record_free);
  record = harena_record_load (table_games, path, NULL);
  table_assert_records (record, harena_game_model_get_record (place->model));
}

/* The folder goes in the middle of a game; it is made again with the next move. */
static void
test_vanished_folder (Place         *place,
                      gconstpointer  data)
{
  g_autofree char *sentence = NULL;

  (void) data;
  table_play_on (place->model, 5, 1);
  settle (place);
  table_remove (g_strdup (place->folder));
  table_play (place->model, 0);
  table_run_until (has_failed, place);
  sentence = g_strdup_printf ("The game cannot be kept safe for the case that the program ends: "
                              "the folder “%s” is not there any more", place->folder);
  g_assert_cmpstr (place->sentence, ==, sentence);

  table_play (place->model, 0);
  settle (place);
  g_assert_cmpuint (place->n_recovered, ==, 1);
  close_game (place->autosave, TRUE);
  g_assert_cmpuint (count_left (place), ==, 1);
}

static void
assert_never_kept (Place      *place,
                   const char *folder,
                   const char *format,
                   const char *word)
{
  g_autofree char *reason = g_strdup_printf (format, word);
  g_autofree char *sentence = g_strconcat ("The game cannot be kept safe for the case that the "
                                           "program ends: ", reason, NULL);

  g_assert_finalize_object (place->autosave);
  g_free (place->folder);
  place->folder = g_strdup (folder);
  place->n_failed = 0;
  keep (place);
  g_assert_true (harena_autosave_get_failing (place->autosave));
  table_run_until (has_failed, place);
  g_assert_cmpstr (place->sentence, ==, sentence);

  /* The game goes on all the same, and it is said once only. */
  table_play (place->model, 0);
  table_settle ();
  g_assert_true (harena_autosave_get_failing (place->autosave));
  g_assert_cmpuint (place->n_failed, ==, 1);
}

/* A folder that cannot be made: in the place of one above it there is a file; or nobody, not even
 * root, may make anything there. */
static void
test_read_only (Place         *place,
                gconstpointer  data)
{
  g_autofree char *file = g_build_filename (place->above, "file", NULL);
  g_autofree char *blocked = g_build_filename (file, "harena", NULL);
  g_autofree char *inside = NULL;
  char            *locked;

  (void) data;
  settle (place);
  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  assert_never_kept (place, blocked, "“%s” is not a folder", file);

  locked = table_lock_folder ();
  inside = g_build_filename (locked, "harena", NULL);
  assert_never_kept (place, inside, "nothing may be written to the folder “%s”", locked);
  table_unlock_folder (locked);
  close_game (place->autosave, TRUE);
}

static gboolean
has_no_files (gpointer data)
{
  return count_files (data) == 0;
}

/* A game that is over is not offered again. */
static void
test_over (Place         *place,
           gconstpointer  data)
{
  (void) data;
  table_play_on (place->model, G_MAXUINT, 3);
  g_assert_true (harena_game_model_get_over (place->model));
  g_assert_finalize_object (place->autosave);
  place->autosave = NULL;
  table_run_until (has_no_files, place);
  g_assert_cmpuint (count_left (place), ==, 0);
}

/* Two games at once do not get in each other's way, and both are offered, the last one first. */
static void
test_two_games (Place         *place,
                gconstpointer  data)
{
  HarenaGameModel *other = table_model (&clash_game, "person person person", 3);
  HarenaAutosave  *autosave = harena_autosave_new (other, place->folder);

  (void) data;
  table_play_on (place->model, 12, 1);
  table_play_on (other, 10, 1);
  g_assert_cmpuint (count_left (place), ==, 0);
  close_game (place->autosave, TRUE);
  g_assert_cmpuint (count_left (place), ==, 1);
  close_game (autosave, TRUE);
  g_assert_cmpuint (count_left (place), ==, 2);

  {
    g_autoptr (GPtrArray) left = find (place->folder);

    for (guint i = 0; i < left->len; i++)
      harena_unfinished_game_discard (left->pdata[i]);
  }
  table_run_until (has_no_files, place);
  g_assert_finalize_object (autosave);
  g_assert_finalize_object (other);
}

/* A lock that nobody needs any more is swept away; a folder that is not there holds no game. */
static void
test_sweep (Place         *place,
            gconstpointer  data)
{
  g_autoptr (GPtrArray) none = find ("/nowhere/at/all");

  (void) data;
  g_assert_cmpuint (none->len, ==, 0);
  settle (place);
  put (place, "game-1.journal", "");
  g_assert_cmpuint (count_left (place), ==, 0);
  g_assert_cmpuint (count_files (place), ==, 2);
}

/* A quick entry that was interrupted is dealt when the game is resumed. */
static gboolean
has_dealt (gpointer data)
{
  return !harena_game_model_get_dealing (data);
}

static void
test_dealing (Place         *place,
              gconstpointer  data)
{
  HarenaSetup                setup;
  HarenaGameModel           *model;
  HarenaAutosave            *autosave;
  g_autoptr (HarenaAutosave) again = NULL;
  g_autoptr (GPtrArray)      left = NULL;

  (void) data;
  close_game (place->autosave, FALSE);
  harena_setup_init (&setup, &clash_game, 0, 3);
  model = harena_game_model_new (&clash_game, &setup, 5, NULL, TRUE);
  autosave = harena_autosave_new (model, place->folder);
  g_assert_finalize_object (autosave);
  g_assert_finalize_object (model);
  do
    {
      g_clear_pointer (&left, g_ptr_array_unref);
      left = find (place->folder);
    }
  while (left->len == 0);
  again = harena_unfinished_game_resume (left->pdata[0]);
  g_assert_true (harena_game_model_get_dealing (harena_autosave_get_model (again)));
  table_run_until (has_dealt, harena_autosave_get_model (again));
  g_assert_cmpuint (harena_game_model_get_n_moves (harena_autosave_get_model (again)), >, 32);
  g_assert_false (harena_game_model_get_can_undo (harena_autosave_get_model (again)));
  close_game (again, FALSE);
}

#define ADD(name, test) \
  g_test_add ("/model/autosave/" name, Place, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  table_init (&argc, &argv);

  ADD ("every-move", test_every_move);
  ADD ("closed", test_closed);
  ADD ("left", test_left);
  ADD ("gone", test_gone);
  ADD ("journal", test_journal);
  ADD ("torn-journal", test_torn_journal);
  g_test_add ("/model/autosave/saved-and-killed", Place, GINT_TO_POINTER (FALSE), set_up,
              test_saved_and_killed, tear_down);
  g_test_add ("/model/autosave/changed-and-killed", Place, GINT_TO_POINTER (TRUE), set_up,
              test_saved_and_killed, tear_down);
  ADD ("saved-elsewhere", test_saved_elsewhere);
  ADD ("rest", test_rest);
  ADD ("damaged", test_damaged);
  ADD ("newer", test_newer);
  ADD ("unreadable", test_unreadable);
  ADD ("full-disk", test_full_disk);
  ADD ("vanished-folder", test_vanished_folder);
  ADD ("read-only", test_read_only);
  ADD ("over", test_over);
  ADD ("two-games", test_two_games);
  ADD ("sweep", test_sweep);
  ADD ("dealing", test_dealing);

  return g_test_run ();
}
