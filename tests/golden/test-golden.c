/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The golden games: their traces are to the byte what they were when the rules were checked. */

#include "run.h"

#include <string.h>

enum
{
  N_GAMES = 20,
};

static char *
golden_file (const char *name,
             const char *ending)
{
  g_autofree char *filename = g_strconcat (name, ending, NULL);

  return g_test_build_filename (G_TEST_DIST, "golden", filename, NULL);
}

/* Names the first line that differs. A trace that ends too early differs there too. */
static void
compare_lines (const char *name,
               const char *kept,
               const char *got)
{
  g_auto (GStrv) kept_lines = g_strsplit (kept, "\n", -1);
  g_auto (GStrv) got_lines = g_strsplit (got, "\n", -1);
  int            i = 0;

  while (kept_lines[i] != NULL && g_strcmp0 (kept_lines[i], got_lines[i]) == 0)
    i++;

  g_test_message ("kept: %s", kept_lines[i] != NULL ? kept_lines[i] : "nothing more");
  g_test_message ("now:  %s", got_lines[i] != NULL ? got_lines[i] : "nothing more");
  g_test_fail_printf ("%s.trace differs in line %d", name, i + 1);
}

static void
test_trace (const void *data)
{
  const char           *name = data;
  g_autofree char      *record = golden_file (name, ".harena");
  g_autofree char      *trace = golden_file (name, ".trace");
  g_autofree char      *kept = NULL;
  g_autoptr (LabResult) result = lab_run ("trace", record, NULL);
  g_autoptr (GError)    error = NULL;

  g_file_get_contents (trace, &kept, NULL, &error);
  g_assert_no_error (error);
  lab_assert_done (result);
  if (strcmp (result->output, kept) != 0)
    compare_lines (name, kept, result->output);
}

static int
compare_names_cb (const void *a,
                  const void *b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names of all records in the folder, without their ending. */
static GPtrArray *
list_games (void)
{
  g_autofree char   *folder = g_test_build_filename (G_TEST_DIST, "golden", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir)   dir = g_dir_open (folder, 0, &error);
  GPtrArray         *names = g_ptr_array_new_with_free_func (g_free);
  const char        *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".harena"))
      g_ptr_array_add (names, g_strndup (name, strlen (name) - strlen (".harena")));
  g_ptr_array_sort (names, compare_names_cb);

  return names;
}

static void
test_all_there (const void *data)
{
  const GPtrArray *names = data;

  g_assert_cmpuint (names->len, ==, N_GAMES);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) names = NULL;

  g_test_init (&argc, &argv, NULL);

  names = list_games ();
  g_test_add_data_func ("/golden/all-there", names, test_all_there);
  for (guint i = 0; i < names->len; i++)
    {
      const char      *name = g_ptr_array_index (names, i);
      g_autofree char *path = g_strdup_printf ("/golden/%s", name);

      g_test_add_data_func (path, name, test_trace);
    }

  return g_test_run ();
}
