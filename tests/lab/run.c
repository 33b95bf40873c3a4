/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Meson says in HARENA_LAB where the program is. */

#include "run.h"

#include <string.h>
#include <sys/wait.h>

static LabResult *
spawn (char **arguments)
{
  LabResult         *result = g_new0 (LabResult, 1);
  g_autoptr (GError) error = NULL;
  int                wait_status;

  g_spawn_sync (NULL, arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                &result->output, &result->errors, &wait_status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (wait_status));
  result->status = WEXITSTATUS (wait_status);

  return result;
}

LabResult *
lab_run (const char *first,
         ...)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  va_list               words;

  g_ptr_array_add (arguments, (gpointer) g_getenv ("HARENA_LAB"));
  va_start (words, first);
  for (const char *word = first; word != NULL; word = va_arg (words, const char *))
    g_ptr_array_add (arguments, (gpointer) word);
  va_end (words);
  g_ptr_array_add (arguments, NULL);

  return spawn ((char **) arguments->pdata);
}

LabResult *
lab_run_shell (const char *script,
               const char *filename)
{
  const char *arguments[] = { "bash", "-c", script, g_getenv ("HARENA_LAB"), filename, NULL };

  return spawn ((char **) arguments);
}

void
lab_result_free (LabResult *result)
{
  g_free (result->output);
  g_free (result->errors);
  g_free (result);
}

void
lab_assert_done (const LabResult *result)
{
  g_assert_cmpstr (result->errors, ==, "");
  g_assert_cmpint (result->status, ==, 0);
}

void
lab_assert_fails (const LabResult *result,
                  int              status,
                  const char      *words)
{
  const char *line_end = strchr (result->errors, '\n');

  if (strstr (result->errors, words) == NULL)
    g_test_message ("“%s” is not in “%s”", words, result->errors);
  g_assert_nonnull (strstr (result->errors, words));
  g_assert_nonnull (line_end);
  g_assert_cmpstr (line_end, ==, "\n");
  g_assert_cmpint (result->status, ==, status);
}
