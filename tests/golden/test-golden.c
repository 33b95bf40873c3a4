/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The golden games, a folder for each game: their traces are to the byte what they were when the
 * rules were checked. The script “make” beside this file writes them anew. */

#include "run.h"

#include <string.h>

enum
{
  GAMES_MIN = 20, /* in each folder */
};

/* Names the first line that differs. A trace that ends too early differs there too. */
static void
compare_lines (const char *trace,
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
  g_test_fail_printf ("%s differs in line %d", trace, i + 1);
}

/* data: a game and a name within its folder, such as “clash/german-2”. */
static void
test_trace (const void *data)
{
  const char           *name = data;
  g_autofree char      *path = g_test_build_filename (G_TEST_DIST, "golden", name, NULL);
  g_autofree char      *record = g_strconcat (path, ".harena", NULL);
  g_autofree char      *trace = g_strconcat (path, ".trace", NULL);
  g_autofree char      *kept = NULL;
  g_autoptr (LabResult) result = lab_run ("trace", record, NULL);
  g_autoptr (GError)    error = NULL;

  g_file_get_contents (trace, &kept, NULL, &error);
  g_assert_no_error (error);
  lab_assert_done (result);
  if (strcmp (result->output, kept) != 0)
    compare_lines (trace, kept, result->output);
}

static int
compare_names_cb (const void *a,
                  const void *b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names in a folder that have this ending, without it. */
static GPtrArray *
list_names (const char *folder,
            const char *ending)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir)   dir = g_dir_open (folder, 0, &error);
  GPtrArray         *names = g_ptr_array_new_with_free_func (g_free);
  const char        *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ending))
      g_ptr_array_add (names, g_strndup (name, strlen (name) - strlen (ending)));
  g_ptr_array_sort (names, compare_names_cb);

  return names;
}

static void
test_all_there (const void *data)
{
  const GPtrArray *names = data;

  g_assert_cmpuint (names->len, >=, GAMES_MIN);
}

/* A folder that is there has games in it, and enough of them. */
static void
add_game (const char *game,
          const char *folder)
{
  GPtrArray       *names = list_names (folder, ".harena");
  g_autofree char *all = g_strdup_printf ("/golden/%s/all-there", game);

  g_test_add_data_func_full (all, names, test_all_there, (GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; i < names->len; i++)
    {
      char            *name = g_build_filename (game, names->pdata[i], NULL);
      g_autofree char *path = g_strdup_printf ("/golden/%s", name);

      g_test_add_data_func_full (path, name, test_trace, g_free);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char      *root = NULL;
  g_autoptr (GPtrArray) games = NULL;
  guint                 n_games = 0;

  g_test_init (&argc, &argv, NULL);

  root = g_test_build_filename (G_TEST_DIST, "golden", NULL);
  games = list_names (root, "");
  for (guint i = 0; i < games->len; i++)
    {
      const char      *game = games->pdata[i];
      g_autofree char *folder = g_build_filename (root, game, NULL);

      if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
        continue;
      add_game (game, folder);
      n_games++;
    }
  g_assert_cmpuint (n_games, >, 0);

  return g_test_run ();
}
