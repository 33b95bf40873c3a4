/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records on disk: files, and what only looks like one. */

#include "samples.h"

#include "clash/clash.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/* A folder of its own for each test. */
typedef struct
{
  char *folder;
  char *filename;
} Place;

static void
set_up (Place      *place,
        const void *data)
{
  (void) data;
  place->folder = g_dir_make_tmp ("harena-XXXXXX", NULL);
  g_assert_nonnull (place->folder);
  place->filename = g_build_filename (place->folder, "game.harena", NULL);
}

static int
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  int              n_files = 0;

  while (g_dir_read_name (dir) != NULL)
    n_files++;

  return n_files;
}

static void
tear_down (Place      *place,
           const void *data)
{
  (void) data;
  g_remove (place->filename);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->filename);
  g_free (place->folder);
}

static void
assert_no_load (const char *filename,
                GQuark      domain,
                int         code,
                const char *sentence)
{
  g_autoptr (GError)       error = NULL;
  g_autoptr (HarenaRecord) record = harena_record_load (sample_games, filename, &error);

  g_assert_null (record);
  g_assert_cmpstr (error->message, ==, sentence);
  g_assert_error (error, domain, code);
}

static void
test_save_and_load (Place      *place,
                    const void *data)
{
  HarenaSetup              setup;
  g_autoptr (HarenaRecord) record = NULL;
  g_autoptr (HarenaRecord) read = NULL;
  g_autoptr (GError)       error = NULL;

  (void) data;
  harena_setup_init (&setup, &clash_game, 1, 5);
  record = sample_game (&clash_game, &setup, 8);

  /* Twice: a new file, and one that is replaced. */
  for (int i = 0; i < 2; i++)
    {
      g_assert_true (harena_record_save (record, place->filename, &error));
      g_assert_no_error (error);
    }
  g_assert_cmpint (count_files (place->folder), ==, 1);

  read = harena_record_load (sample_games, place->filename, &error);
  g_assert_no_error (error);
  sample_assert_equal (record, read);
}

static void
test_missing (Place      *place,
              const void *data)
{
  (void) data;
  assert_no_load (place->filename, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                  "the file cannot be read: No such file or directory");
  assert_no_load ("", G_FILE_ERROR, G_FILE_ERROR_NOENT,
                  "the file cannot be read: No such file or directory");
}

static void
test_folder (Place      *place,
             const void *data)
{
  (void) data;
  assert_no_load (place->folder, G_FILE_ERROR, G_FILE_ERROR_ISDIR,
                  "the file cannot be read: Is a directory");
}

/* Nobody writes into the pipe, so whoever waited for it would wait for ever. */
static void
test_pipe (Place      *place,
           const void *data)
{
  (void) data;
  g_assert_cmpint (mkfifo (place->filename, 0600), ==, 0);
  assert_no_load (place->filename, HARENA_RECORD_ERROR, HARENA_RECORD_ERROR_SYNTAX,
                  "this is not an ordinary file");
}

static void
test_device (Place      *place,
             const void *data)
{
  (void) place;
  (void) data;
  assert_no_load ("/dev/zero", HARENA_RECORD_ERROR, HARENA_RECORD_ERROR_SYNTAX,
                  "this is not an ordinary file");
}

static void
test_empty (Place      *place,
            const void *data)
{
  (void) data;
  g_assert_true (g_file_set_contents (place->filename, "", 0, NULL));
  assert_no_load (place->filename, HARENA_RECORD_ERROR, HARENA_RECORD_ERROR_SYNTAX,
                  "the file has no group [Harena], so it is not a game");
}

/* Larger than any memory, though it takes no room on the disk: its size alone is looked at. */
static void
test_huge (Place      *place,
           const void *data)
{
  (void) data;
  g_assert_true (g_file_set_contents (place->filename, sample_text, -1, NULL));
  if (truncate (place->filename, (off_t) 1 << 40) != 0)
    {
      g_assert_cmpint (errno, ==, EFBIG);
      g_assert_cmpint (truncate (place->filename, HARENA_RECORD_BYTES_MAX + 1), ==, 0);
    }
  assert_no_load (place->filename, HARENA_RECORD_ERROR, HARENA_RECORD_ERROR_SIZE,
                  "the file has more than 1048576 bytes, too many for a game");
}

static void
test_wrong (Place      *place,
            const void *data)
{
  g_autofree char *text = sample_replace (sample_text, "3=join b2", "3=join c3");

  (void) data;
  g_assert_true (g_file_set_contents (place->filename, text, -1, NULL));
  assert_no_load (place->filename, HARENA_RECORD_ERROR, HARENA_RECORD_ERROR_MOVE,
                  "line 26: move 3, join c3 spear: seat 1 has no team in c3");
}

static void
assert_no_save (const HarenaRecord *record,
                const char         *filename,
                int                 code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (harena_record_save (record, filename, &error));
  g_assert_error (error, G_FILE_ERROR, code);
  g_assert_cmpstr (error->message, !=, "");
}

static void
test_save_nowhere (Place      *place,
                   const void *data)
{
  g_autoptr (HarenaRecord) record = sample_parse (sample_text);
  g_autofree char         *no_folder = g_build_filename (place->folder, "no", "game", NULL);
  g_autofree char         *in_a_file = g_build_filename (place->filename, "game", NULL);
  g_autofree char         *long_name = g_strnfill (5000, 'x');
  g_autofree char         *too_long = g_build_filename (place->folder, long_name, NULL);

  (void) data;
  assert_no_save (record, no_folder, G_FILE_ERROR_NOENT);
  assert_no_save (record, too_long, G_FILE_ERROR_NAMETOOLONG);
  g_assert_true (g_file_set_contents (place->filename, "old", -1, NULL));
  assert_no_save (record, in_a_file, G_FILE_ERROR_NOTDIR);
  g_assert_cmpint (count_files (place->folder), ==, 1);
}

static void
test_save_over_folder (Place      *place,
                       const void *data)
{
  g_autoptr (HarenaRecord) record = sample_parse (sample_text);

  (void) data;
  g_assert_cmpint (g_mkdir (place->filename, 0700), ==, 0);
  assert_no_save (record, place->filename, G_FILE_ERROR_ISDIR);
  g_assert_cmpint (count_files (place->folder), ==, 1);
}

/* The disk is full, which here means that files may not grow: the old game is still there. */
static void
test_save_full_disk (Place      *place,
                     const void *data)
{
  g_autoptr (HarenaRecord) record = sample_parse (sample_text);
  g_autofree char         *text = NULL;
  struct rlimit            before;
  struct rlimit            tight;

  (void) data;
  g_assert_true (g_file_set_contents (place->filename, "old", -1, NULL));

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  signal (SIGXFSZ, SIG_IGN);
  tight = before;
  tight.rlim_cur = 100;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &tight), ==, 0);
  assert_no_save (record, place->filename, G_FILE_ERROR_FAILED);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  g_assert_cmpint (count_files (place->folder), ==, 1);
  g_assert_true (g_file_get_contents (place->filename, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "old");
}

static void
assert_too_long (const HarenaRecord *record,
                 const char         *filename)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (harena_record_save (record, filename, &error));
  g_assert_error (error, HARENA_RECORD_ERROR, HARENA_RECORD_ERROR_SIZE);
  g_assert_cmpstr (error->message, ==, "the game is too long for a file");
  g_assert_false (g_file_test (filename, G_FILE_TEST_EXISTS));
}

/* Nothing is written that could not be read: bytes, and lines. */
static void
test_save_too_long (Place      *place,
                    const void *data)
{
  gsize                    room = HARENA_RECORD_BYTES_MAX - strlen (sample_text);
  g_autofree char         *padding = g_strnfill (room, '#');
  g_autofree char         *bytes = g_strconcat (padding, sample_text, NULL);
  g_autofree char         *blank = g_strnfill (HARENA_RECORD_LINES_MAX - 27, '\n');
  g_autofree char         *lines = g_strconcat (blank, sample_text, NULL);
  g_autoptr (HarenaRecord) of_bytes = sample_parse (bytes);
  g_autoptr (HarenaRecord) of_lines = sample_parse (lines);

  (void) data;
  sample_play (of_bytes, 1, 1);
  assert_too_long (of_bytes, place->filename);
  sample_play (of_lines, 1, 1);
  assert_too_long (of_lines, place->filename);
}

/* A turn that can go on for ever, in a game that only this test knows. */
static int
always_turn (const void *position)
{
  (void) position;
  return 1;
}

static void
play_nothing (void       *position,
              HarenaMove  move)
{
  (void) position;
  (void) move;
}

static void
test_save_too_many_moves (Place      *place,
                          const void *data)
{
  HarenaGame               endless = clash_game;
  HarenaSetup              setup;
  HarenaMove               move = 0;
  g_autoptr (HarenaRecord) record = NULL;
  g_autoptr (GError)       error = NULL;

  (void) data;
  endless.turn = always_turn;
  endless.play = play_nothing;
  harena_setup_init (&setup, &endless, 0, 2);
  record = harena_record_new (&endless, &setup, 0);
  for (int i = 0; i < HARENA_RECORD_MOVES_MAX; i++)
    g_array_append_val (record->moves, move);
  g_assert_true (harena_record_save (record, place->filename, &error));
  g_assert_no_error (error);
  g_remove (place->filename);

  g_array_append_val (record->moves, move);
  assert_too_long (record, place->filename);
}

#define ADD(name, test) \
  g_test_add ("/record/file/" name, Place, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  sample_init (&argc, &argv);

  ADD ("save-and-load", test_save_and_load);
  ADD ("missing", test_missing);
  ADD ("folder", test_folder);
  ADD ("pipe", test_pipe);
  ADD ("device", test_device);
  ADD ("empty", test_empty);
  ADD ("huge", test_huge);
  ADD ("wrong", test_wrong);
  ADD ("save-nowhere", test_save_nowhere);
  ADD ("save-over-folder", test_save_over_folder);
  ADD ("save-full-disk", test_save_full_disk);
  ADD ("save-too-long", test_save_too_long);
  ADD ("save-too-many-moves", test_save_too_many_moves);

  return g_test_run ();
}
