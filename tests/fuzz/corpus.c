/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a fuzz target over the files of a folder, without a fuzzer: one test for each. */

#include "fuzz.h"

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>

static int
compare_names (const void *a,
               const void *b)
{
  const char *const *first = a;
  const char *const *second = b;

  return g_strcmp0 (*first, *second);
}

static GPtrArray *
list_files (const char *folder)
{
  GPtrArray         *files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir)   dir = g_dir_open (folder, 0, &error);
  const char        *name;

  if (dir == NULL)
    {
      printf ("Bail out! %s\n", error->message);
      exit (EXIT_FAILURE);
    }

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (files, g_strdup (name));
  g_ptr_array_sort (files, compare_names);

  return files;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) files = NULL;

  if (argc != 2)
    {
      printf ("Bail out! one folder is expected\n");
      return EXIT_FAILURE;
    }

  files = list_files (argv[1]);
  if (files->len == 0)
    {
      printf ("Bail out! the corpus is empty\n");
      return EXIT_FAILURE;
    }

  printf ("1..%u\n", files->len);
  for (guint i = 0; i < files->len; i++)
    {
      const char         *name = files->pdata[i];
      g_autofree char    *filename = g_build_filename (argv[1], name, NULL);
      g_autofree char    *data = NULL;
      g_autoptr (GError)  error = NULL;
      gsize               size;

      /* A target that finds something wrong aborts, and the test runner sees it. */
      if (g_file_get_contents (filename, &data, &size, &error))
        {
          g_autofree uint8_t *exact = g_memdup2 (data, size);

          LLVMFuzzerTestOneInput (exact, size);
          printf ("ok %u - %s\n", i + 1, name);
        }
      else
        printf ("not ok %u - %s: %s\n", i + 1, name, error->message);
      fflush (stdout);
    }

  return EXIT_SUCCESS;
}
