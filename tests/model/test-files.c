/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening and saving: what goes well, and each way in which it does not, with its sentence. */

#include "table.h"

#include "clash/clash.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/* A folder of its own for each test, and a game that has been played for a while. */
typedef struct
{
  char            *folder;
  GFile           *file;
  HarenaGameModel *model;
  Counts          *counts;
} Place;

static void
set_up (Place         *place,
        gconstpointer  data)
{
  g_autofree char *path = NULL;

  (void) data;
  place->folder = table_folder ();
  path = g_build_filename (place->folder, "game.harena", NULL);
  place->file = g_file_new_for_path (path);
  place->model = table_model (&clash_game, "person person", 14);
  place->counts = table_count (place->model);
  table_play_on (place->model, 50, 1);
  table_count_clear (place->counts);
}

static void
tear_down (Place         *place,
           gconstpointer  data)
{
  (void) data;
  g_assert_finalize_object (place->model);
  g_object_unref (place->file);
  table_count_free (place->counts);
  table_remove (place->folder);
}

static char *
read_file (GFile *file)
{
  g_autoptr (GError) error = NULL;
  char              *text;

  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, &error));
  g_assert_no_error (error);
  return text;
}

static void
write_file (GFile      *file,
            const char *text)
{
  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint            n_files = 0;

  while (g_dir_read_name (dir) != NULL)
    n_files++;

  return n_files;
}

static void
test_save_and_open (Place         *place,
                    gconstpointer  data)
{
  HarenaGameModel   *again;
  g_autofree char   *text = NULL;
  g_autofree char   *expected = NULL;
  g_autoptr (Counts) counts = NULL;

  (void) data;
  g_assert_true (harena_game_model_get_modified (place->model));
  g_assert_true (table_save (place->model, place->file, FALSE, NULL));
  g_assert_false (harena_game_model_get_modified (place->model));
  g_assert_true (g_file_equal (harena_game_model_get_file (place->model), place->file));
  g_assert_cmpstr (harena_game_model_get_title (place->model), ==, "game");
  g_assert_cmpuint (table_notified (place->counts, "file"), ==, 1);
  g_assert_cmpuint (table_notified (place->counts, "title"), ==, 1);
  g_assert_cmpuint (table_notified (place->counts, "modified"), ==, 1);
  g_assert_cmpuint (place->counts->changed, ==, 1);
  g_assert_cmpuint (count_files (place->folder), ==, 1);

  text = read_file (place->file);
  expected = harena_record_to_text (harena_game_model_get_record (place->model), NULL);
  g_assert_cmpstr (text, ==, expected);

  again = table_open (place->file, NULL);
  counts = table_count (again);
  table_assert_records (harena_game_model_get_record (again),
                        harena_game_model_get_record (place->model));
  g_assert_false (harena_game_model_get_modified (again));
  g_assert_cmpstr (harena_game_model_get_title (again), ==, "game");
  table_settle ();
  g_assert_cmpuint (counts->choice_asked, ==, 1);

  /* It is known as changed, and as unchanged again when the move is taken back. */
  table_play (again, 0);
  g_assert_true (harena_game_model_get_modified (again));
  harena_game_model_undo (again);
  g_assert_false (harena_game_model_get_modified (again));
  g_assert_cmpuint (table_notified (counts, "modified"), ==, 2);
  g_assert_finalize_object (again);
}

/* What was taken back is not in the file, but can still be had back afterwards. */
static void
test_save_the_present (Place         *place,
                       gconstpointer  data)
{
  guint            n_moves = harena_game_model_get_n_moves (place->model);
  guint            present;
  HarenaGameModel *again;

  (void) data;
  harena_game_model_undo (place->model);
  present = harena_game_model_get_present (place->model);
  g_assert_cmpuint (present, <, n_moves);
  g_assert_true (table_save (place->model, place->file, FALSE, NULL));
  g_assert_false (harena_game_model_get_modified (place->model));
  again = table_open (place->file, NULL);
  g_assert_cmpuint (harena_game_model_get_n_moves (again), ==, present);
  g_assert_finalize_object (again);

  harena_game_model_redo (place->model);
  g_assert_cmpuint (harena_game_model_get_present (place->model), ==, n_moves);
  g_assert_true (harena_game_model_get_modified (place->model));
}

static void
test_save_as (Place         *place,
              gconstpointer  data)
{
  g_autoptr (GFile) other = g_file_new_build_filename (place->folder, "Zweite Partie.txt", NULL);

  (void) data;
  g_assert_true (table_save (place->model, place->file, FALSE, NULL));
  g_assert_true (table_save (place->model, other, FALSE, NULL));
  g_assert_true (g_file_equal (harena_game_model_get_file (place->model), other));
  g_assert_cmpstr (harena_game_model_get_title (place->model), ==, "Zweite Partie.txt");
  g_assert_cmpuint (table_notified (place->counts, "file"), ==, 2);
  table_play (place->model, 0);
  g_assert_true (table_save (place->model, NULL, FALSE, NULL));
  g_assert_false (harena_game_model_get_modified (place->model));
  g_assert_cmpuint (count_files (place->folder), ==, 2);
}

/* Another move while the worker writes: then the file is behind the game already. */
static void
test_move_while_saving (Place         *place,
                        gconstpointer  data)
{
  g_autoptr (GAsyncResult) first = NULL;
  g_autoptr (GAsyncResult) second = NULL;
  g_autoptr (GError)       error = NULL;

  (void) data;
  harena_game_model_save_async (place->model, place->file, FALSE, NULL, table_async_cb, &first);
  harena_game_model_save_async (place->model, place->file, FALSE, NULL, table_async_cb, &second);
  harena_game_model_undo (place->model);
  table_play (place->model, 0);
  table_await (&first);
  table_await (&second);
  g_assert_true (harena_game_model_save_finish (place->model, first, &error));
  g_assert_true (harena_game_model_get_modified (place->model));
  g_assert_false (harena_game_model_save_finish (place->model, second, &error));
  g_assert_error (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_BUSY);
  g_assert_cmpstr (error->message, ==, "the game is being saved already");
}

/* It fails, says why, and nothing has changed. */
static void
assert_no_save (Place      *place,
                GFile      *file,
                GQuark      domain,
                int         code,
                const char *sentence)
{
  g_autoptr (GError) error = NULL;
  gboolean           modified = harena_game_model_get_modified (place->model);
  GFile             *before = harena_game_model_get_file (place->model);

  g_assert_false (table_save (place->model, file, FALSE, &error));
  g_assert_cmpstr (error->message, ==, sentence);
  g_assert_error (error, domain, code);
  g_assert_true (harena_game_model_get_modified (place->model) == modified);
  g_assert_true (harena_game_model_get_file (place->model) == before);
}

static void
test_no_file (Place         *place,
              gconstpointer  data)
{
  (void) data;
  assert_no_save (place, NULL, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_NO_FILE,
                  "the game has no file yet");
}

/* Files may not grow, as on a full disk: the old one is still there, and nothing else. */
static void
test_full_disk (Place         *place,
                gconstpointer  data)
{
  g_autofree char *text = NULL;
  struct rlimit    before;
  struct rlimit    tight;

  (void) data;
  write_file (place->file, "old");
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  signal (SIGXFSZ, SIG_IGN);
  tight = before;
  tight.rlim_cur = 100;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &tight), ==, 0);
  assert_no_save (place, place->file, G_IO_ERROR, g_io_error_from_errno (EFBIG),
                  "“game.harena” cannot be saved: there is no room left on the disk");
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  text = read_file (place->file);
  g_assert_cmpstr (text, ==, "old");
  g_assert_cmpuint (count_files (place->folder), ==, 1);
  g_assert_true (table_save (place->model, place->file, FALSE, NULL));
}

static void
test_read_only (Place         *place,
                gconstpointer  data)
{
  char             *locked = table_lock_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (locked, "game.harena", NULL);
  g_autofree char  *sentence = g_strdup_printf ("“game.harena” cannot be saved: nothing may be "
                                                "written to the folder “%s”", locked);

  (void) data;
  assert_no_save (place, file, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, sentence);
  table_unlock_folder (locked);
}

static void
test_vanished_folder (Place         *place,
                      gconstpointer  data)
{
  g_autofree char   *folder = g_build_filename (place->folder, "gone", NULL);
  g_autoptr (GFile)  file = g_file_new_build_filename (folder, "game.harena", NULL);
  g_autoptr (GFile)  below = g_file_new_build_filename (g_file_peek_path (place->file), "x", NULL);
  g_autofree char   *sentence = NULL;
  g_autofree char   *other = NULL;

  (void) data;
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (table_save (place->model, file, FALSE, NULL));
  table_play (place->model, 0);
  g_assert_cmpint (g_unlink (g_file_peek_path (file)), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  sentence = g_strdup_printf ("“game.harena” cannot be saved: the folder “%s” is not there any "
                              "more", folder);
  assert_no_save (place, NULL, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, sentence);

  write_file (place->file, "a file");
  other = g_strdup_printf ("“x” cannot be saved: “%s” is not a folder",
                           g_file_peek_path (place->file));
  assert_no_save (place, below, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY, other);
}

static void
test_over_folder (Place         *place,
                  gconstpointer  data)
{
  (void) data;
  g_assert_cmpint (g_mkdir (g_file_peek_path (place->file), 0700), ==, 0);
  assert_no_save (place, place->file, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY,
                  "“game.harena” cannot be saved: there is a folder of that name");
  g_assert_cmpuint (count_files (place->folder), ==, 1);
}

static gboolean
was_told (gpointer data)
{
  return ((Counts *) data)->file_changed > 0;
}

/* Somebody else writes the file: it is told, and not overwritten unless that is wished. */
static void
test_changed_on_disk (Place         *place,
                      gconstpointer  data)
{
  g_autofree char *text = NULL;

  (void) data;
  g_assert_true (table_save (place->model, place->file, FALSE, NULL));
  table_play (place->model, 0);
  write_file (place->file, "another game");
  table_run_until (was_told, place->counts);
  assert_no_save (place, NULL, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_CHANGED,
                  "“game.harena” cannot be saved: another program has changed the file since it was "
                  "opened or saved here");
  text = read_file (place->file);
  g_assert_cmpstr (text, ==, "another game");
  g_assert_true (harena_game_model_get_modified (place->model));
  g_assert_cmpuint (place->counts->file_changed, ==, 1);

  g_assert_true (table_save (place->model, NULL, TRUE, NULL));
  g_assert_false (harena_game_model_get_modified (place->model));
  table_play (place->model, 0);
  g_assert_true (table_save (place->model, NULL, FALSE, NULL));
}

/* A file that somebody has deleted is simply written again. */
static void
test_deleted_on_disk (Place         *place,
                      gconstpointer  data)
{
  (void) data;
  g_assert_true (table_save (place->model, place->file, FALSE, NULL));
  g_assert_cmpint (g_unlink (g_file_peek_path (place->file)), ==, 0);
  table_play (place->model, 0);
  g_assert_true (table_save (place->model, NULL, FALSE, NULL));
  g_assert_true (g_file_query_exists (place->file, NULL));
}

/* A link stays a link, and who may read the file stays as it was. */
static void
test_link (Place         *place,
           gconstpointer  data)
{
  g_autofree char  *target = g_build_filename (place->folder, "target", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (target);
  struct stat       status;

  (void) data;
  write_file (file, "old");
  g_assert_cmpint (g_chmod (target, 0604), ==, 0);
  g_assert_cmpint (symlink (target, g_file_peek_path (place->file)), ==, 0);
  g_assert_true (table_save (place->model, place->file, FALSE, NULL));
  g_assert_true (g_file_test (g_file_peek_path (place->file), G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (stat (target, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0604);
  g_assert_cmpint (status.st_size, >, 1000);
}

static void
assert_no_open (GFile      *file,
                GQuark      domain,
                int         code,
                const char *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (table_open (file, &error));
  g_assert_cmpstr (error->message, ==, sentence);
  g_assert_error (error, domain, code);
}

static void
test_open_refused (Place         *place,
                   gconstpointer  data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (place->folder);
  g_autofree char  *name = g_file_get_basename (folder);
  g_autofree char  *sentence = NULL;

  (void) data;
  assert_no_open (place->file, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                  "“game.harena” cannot be opened: the file cannot be read: "
                  "No such file or directory");
  write_file (place->file, "[Harena]\nVersion=7\n");
  assert_no_open (place->file, HARENA_RECORD_ERROR, HARENA_RECORD_ERROR_NEWER,
                  "“game.harena” cannot be opened: line 2: the file has version 7, but this "
                  "program reads version 1 at most; a newer Harena is needed");
  sentence = g_strdup_printf ("“%s” cannot be opened: the file cannot be read: Is a directory",
                              name);
  assert_no_open (folder, G_FILE_ERROR, G_FILE_ERROR_ISDIR, sentence);

  /* Nobody can read this, root neither. */
  g_unlink (g_file_peek_path (place->file));
  g_assert_cmpint (symlink ("game.harena", g_file_peek_path (place->file)), ==, 0);
  assert_no_open (place->file, G_FILE_ERROR, G_FILE_ERROR_LOOP,
                  "“game.harena” cannot be opened: the file cannot be read: "
                  "Too many levels of symbolic links");
}

/* Files that are in no folder: GIO reads and writes what it can. */
static void
test_elsewhere (Place         *place,
                gconstpointer  data)
{
  g_autoptr (GFile)  file = g_file_new_for_uri ("resource:///none.harena");
  g_autoptr (GError) error = NULL;

  (void) data;
  assert_no_open (file, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                  "“none.harena” cannot be opened: The resource at “/none.harena” does not exist");
  g_assert_false (table_save (place->model, file, FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_assert_true (g_str_has_prefix (error->message, "“none.harena” cannot be saved: "));
  g_assert_null (harena_game_model_get_file (place->model));
}

/* A file that is as long as any may be, and one move more. */
static void
test_too_long (Place         *place,
               gconstpointer  data)
{
  g_autofree char   *text = harena_record_to_text (harena_game_model_get_record (place->model),
                                                   NULL);
  g_autofree char   *padding = g_strnfill (HARENA_RECORD_BYTES_MAX - 1 - strlen (text), '#');
  g_autofree char   *long_text = g_strconcat (padding, "\n", text, NULL);
  g_autofree char   *after = NULL;
  g_autoptr (GError) error = NULL;
  HarenaGameModel   *model;

  (void) data;
  write_file (place->file, long_text);
  model = table_open (place->file, NULL);
  table_play (model, 0);
  g_assert_false (table_save (model, NULL, FALSE, &error));
  g_assert_error (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_LENGTH);
  g_assert_cmpstr (error->message, ==,
                   "“game.harena” cannot be saved: the game is too long for a file");
  g_assert_true (harena_game_model_get_modified (model));
  after = read_file (place->file);
  g_assert_cmpstr (after, ==, long_text);
  g_assert_finalize_object (model);
}

/* A file in use by computers goes on when it is opened. */
static void
test_open_goes_on (Place         *place,
                   gconstpointer  data)
{
  HarenaGameModel   *again;
  g_autoptr (Counts) counts = NULL;

  (void) data;
  g_assert_true (harena_game_model_set_seat (place->model, 1, "I", "random", NULL));
  g_assert_true (harena_game_model_get_modified (place->model));
  harena_game_model_hold (place->model);
  g_assert_true (harena_game_model_set_seat (place->model, 2, "II", "random", NULL));
  g_assert_true (table_save (place->model, place->file, FALSE, NULL));
  again = table_open (place->file, NULL);
  counts = table_count (again);
  harena_game_model_set_pace (again, HARENA_PACE_INSTANT);
  table_run_to_choice (again);
  g_assert_true (harena_game_model_get_over (again));
  g_assert_true (harena_game_model_get_modified (again));
  g_assert_cmpuint (counts->game_ended, ==, 1);
  g_assert_finalize_object (again);
}

#define ADD(name, test) \
  g_test_add ("/model/files/" name, Place, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  table_init (&argc, &argv);

  ADD ("save-and-open", test_save_and_open);
  ADD ("save-the-present", test_save_the_present);
  ADD ("save-as", test_save_as);
  ADD ("move-while-saving", test_move_while_saving);
  ADD ("no-file", test_no_file);
  ADD ("full-disk", test_full_disk);
  ADD ("read-only", test_read_only);
  ADD ("vanished-folder", test_vanished_folder);
  ADD ("over-folder", test_over_folder);
  ADD ("changed-on-disk", test_changed_on_disk);
  ADD ("deleted-on-disk", test_deleted_on_disk);
  ADD ("link", test_link);
  ADD ("open-refused", test_open_refused);
  ADD ("elsewhere", test_elsewhere);
  ADD ("too-long", test_too_long);
  ADD ("open-goes-on", test_open_goes_on);

  return g_test_run ();
}
