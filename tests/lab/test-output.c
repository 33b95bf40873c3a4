/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Output that does not arrive is never lost in silence, unless its reader has seen enough. */

#include "place.h"
#include "run.h"

#include <string.h>

static void
assert_fails (Place      *place,
              const char *script,
              const char *words)
{
  g_autoptr (LabResult) result = lab_run_shell (script, place->game);

  lab_assert_fails (result, 1, words);
}

static void
test_full_disk (Place      *place,
                const void *data)
{
  (void) data;
  assert_fails (place, "\"$0\" trace \"$1\" >/dev/full",
                "harena-lab trace: the output could not be written: No space left on device");
  assert_fails (place, "\"$0\" show \"$1\" >/dev/full", "could not be written");
  assert_fails (place, "\"$0\" check \"$1\" >/dev/full", "could not be written");
  assert_fails (place, "\"$0\" random --games 1 >/dev/full", "could not be written");
  assert_fails (place, "\"$0\" --help >/dev/full", "harena-lab: the output could not be written");
  assert_fails (place, "\"$0\" show --help >/dev/full", "could not be written");
}

static void
test_closed (Place      *place,
             const void *data)
{
  (void) data;
  assert_fails (place, "\"$0\" trace \"$1\" >&-", "could not be written: Bad file descriptor");
}

/* The reader is gone before the first byte is written: that is told by the status only. */
static void
test_broken_pipe (Place      *place,
                  const void *data)
{
  static const char     script[] = "{ sleep 0.3; \"$0\" trace \"$1\"; } | true;"
                                   "exit ${PIPESTATUS[0]}";
  g_autoptr (LabResult) result = lab_run_shell (script, place->game);

  (void) data;
  g_assert_cmpstr (result->errors, ==, "");
  g_assert_cmpint (result->status, ==, 1);
}

/* What was typed wrong is still wrong where nothing can be written. */
static void
test_misuse_wins (Place      *place,
                  const void *data)
{
  g_autoptr (LabResult) result = lab_run_shell ("\"$0\" show >/dev/full", place->game);

  (void) data;
  lab_assert_fails (result, 2, "which FILE?");
}

/* Told before a game is played. */
static void
assert_cannot_write (const char *filename,
                     const char *reason)
{
  g_autoptr (LabResult) result = lab_run ("random", "--games", "1", "--write", filename, NULL);
  g_autofree char      *words = g_strdup_printf ("harena-lab random: %s: the file cannot be "
                                                 "written: %s\n", filename, reason);

  lab_assert_fails (result, 1, words);
  g_assert_cmpstr (result->output, ==, "");
}

static void
test_cannot_write (Place      *place,
                   const void *data)
{
  g_autofree char *no_folder = place_file (place, "no-folder/game.harena", NULL);
  g_autofree char *in_file = place_file (place, "game.harena/game.harena", NULL);

  (void) data;
  assert_cannot_write (no_folder, "No such file or directory");
  assert_cannot_write (in_file, "Not a directory");
  assert_cannot_write (place->folder, "Is a directory");
}

/* A pipe, or a link to one, is still there afterwards; so is a link to a file, which is written. */
static void
test_not_ordinary (Place      *place,
                   const void *data)
{
  static const char     script[] =
    "cd \"${1%/*}\"; mkfifo pipe; ln -s pipe to-pipe; ln -s nowhere/x to-nothing;"
    "ln -s game.harena to-game; ln -s /dev/null to-null; old=$(cksum <game.harena);"
    "for name in pipe to-pipe to-null to-nothing; do"
    "  said=$(\"$0\" random --games 1 --write $name 2>&1) && echo \"$name is written\";"
    "  [[ $said == *\"$name: \"*\" not \"* || $said == *\"No such file\"* ]] || echo \"$said\";"
    "done;"
    "[[ -p pipe && -L to-pipe && -L to-null && -L to-nothing ]] || echo replaced;"
    "\"$0\" random --games 1 --seed 8 --write to-game >/dev/null || echo failed;"
    "[[ -L to-game && $old != \"$(cksum <game.harena)\" ]] || echo not written";
  g_autoptr (LabResult) result = lab_run_shell (script, place->game);

  (void) data;
  lab_assert_done (result);
  g_assert_cmpstr (result->output, ==, "");
}

static void
test_refusal (Place      *place,
              const void *data)
{
  static const char     script[] = "mkfifo \"${1%/*}/pipe\";"
                                   "\"$0\" random --games 1 --write \"${1%/*}/pipe\"";
  g_autoptr (LabResult) result = lab_run_shell (script, place->game);

  (void) data;
  lab_assert_fails (result, 1, "/pipe: this is not an ordinary file, so it is not replaced\n");
  g_assert_cmpstr (result->output, ==, "");
}

/* The figures are worth having even if the file could not be written, and the complaint names that
 * file and no other. */
static void
test_write_fails (Place      *place,
                  const void *data)
{
  g_autofree char      *name = g_strnfill (300, 'x');
  g_autofree char      *filename = place_file (place, name, NULL);
  g_autofree char      *words = g_strconcat (": ", filename, ": the file cannot be written: "
                                             "File name too long\n", NULL);
  g_autoptr (LabResult) result = lab_run ("random", "--games", "1", "--write", filename, NULL);

  (void) data;
  lab_assert_fails (result, 1, words);
  g_assert_nonnull (strstr (result->output, "\"moves_per_game\": "));
}

/* JSON has the same numbers in a language that writes them with a comma, and so has the trace. */
static void
test_other_language (Place      *place,
                     const void *data)
{
  g_autoptr (LabResult) english = lab_run_shell ("\"$0\" random --games 7", place->game);
  g_autoptr (LabResult) german = lab_run_shell ("LC_ALL=de_DE.UTF-8 \"$0\" random --games 7",
                                                place->game);
  g_autoptr (LabResult) none = lab_run_shell ("LC_ALL=C \"$0\" random --games 7", place->game);

  (void) data;
  lab_assert_done (english);
  g_assert_cmpstr (german->output, ==, english->output);
  g_assert_cmpstr (none->output, ==, english->output);
}

/* Translations are found where the environment says. */
static void
test_translation (Place      *place,
                  const void *data)
{
  static const char script[] =
    "folder=$(mktemp -d)/de/LC_MESSAGES; mkdir -p \"$folder\";"
    "msgfmt -o \"$folder/harena.mo\" - <<'END'\n"
    "msgid \"\"\n"
    "msgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    "msgid \"which FILE?\"\n"
    "msgstr \"für welche DATEI?\"\n"
    "END\n"
    /* Only a locale with another name than C has a language; which one does not matter. */
    "top=${folder%/de/*}; plain=$(ls -d /usr/lib/locale/C.[uU]* | head -n 1);"
    "ln -s \"$plain\" \"$top/de.UTF-8\";"
    "LOCPATH=$top LC_ALL=de.UTF-8 LANGUAGE=de HARENA_LOCALEDIR=$top \"$0\" trace; status=$?;"
    "rm -r \"$top\"; exit $status";
  g_autoptr (LabResult) result = lab_run_shell (script, place->game);

  (void) data;
  lab_assert_fails (result, 2, "harena-lab trace: für welche DATEI?");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  place_add_test ("/lab/output/full-disk", test_full_disk);
  place_add_test ("/lab/output/closed", test_closed);
  place_add_test ("/lab/output/broken-pipe", test_broken_pipe);
  place_add_test ("/lab/output/misuse-wins", test_misuse_wins);
  place_add_test ("/lab/output/cannot-write", test_cannot_write);
  place_add_test ("/lab/output/not-ordinary", test_not_ordinary);
  place_add_test ("/lab/output/refusal", test_refusal);
  place_add_test ("/lab/output/write-fails", test_write_fails);
  place_add_test ("/lab/output/other-language", test_other_language);
  place_add_test ("/lab/output/translation", test_translation);

  return g_test_run ();
}
