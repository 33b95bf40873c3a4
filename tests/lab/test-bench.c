/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench: a speed for each number of seats, and the signature that is kept beside this file.
 *
 * If the signature differs and play was meant to change, put the new one into that file and say in
 * the commit what has changed. If it was not meant to, the change is wrong. */

#include "run.h"

#include <string.h>

static char *
kept_signature (void)
{
  g_autofree char   *filename = g_test_build_filename (G_TEST_DIST, "lab", "signature", NULL);
  char              *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (filename, &text, NULL, &error);
  g_assert_no_error (error);

  return g_strchomp (text);
}

static void
test_speeds (void)
{
  g_autoptr (LabResult) result = lab_run ("bench", NULL);
  g_autofree char      *signature = kept_signature ();
  g_auto (GStrv)        lines = g_strsplit (result->output, "\n", -1);

  lab_assert_done (result);
  g_assert_cmpuint (g_strv_length (lines), ==, 7);
  for (int i = 0; i < 4; i++)
    {
      g_autofree char *pattern = g_strdup_printf ("^%d seats: +[1-9]\\d* games/s"
                                                  " +[1-9]\\d* moves/s$", 2 + i);

      g_assert_true (g_regex_match_simple (pattern, lines[i], 0, 0));
    }
  g_assert_true (g_regex_match_simple ("^Loading a recorded game: \\d+\\.\\d+ ms for [1-9]\\d+ "
                                       "moves$", lines[4], 0, 0));
  g_assert_true (g_str_has_prefix (lines[5], "Signature: "));
  g_assert_cmpstr (lines[5] + strlen ("Signature: "), ==, signature);
}

/* Another run, in the other form, has the same signature. */
static void
test_json (void)
{
  g_autoptr (LabResult) result = lab_run ("bench", "--json", "--seconds", "1", NULL);
  g_autofree char      *signature = kept_signature ();
  g_autofree char      *value = g_strdup_printf ("\"signature\": \"%s\"\n", signature);

  lab_assert_done (result);
  g_assert_nonnull (strstr (result->output, value));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/bench/speeds", test_speeds);
  g_test_add_func ("/lab/bench/json", test_json);

  return g_test_run ();
}
