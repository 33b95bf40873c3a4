/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The line protocol of harena-lab engine: any lines are answered, one by one, in the form that is
 * promised, and none ends the conversation but “quit”.
 *
 * Nothing is written but into a folder of its own, and only the quick levels think. */

#include "fuzz.h"

#include "engine-answer.h"

#include <glib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
  LINES_MAX = 64, /* of one input: some of them are slow */
};

/* Names without a slash are in here. */
static char *folder;

static void
remove_folder (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char      *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_remove (name);
  g_rmdir (folder);
  g_free (folder);
}

static void
enter_folder (void)
{
  if (folder != NULL)
    return;

  folder = g_dir_make_tmp ("harena-fuzz-XXXXXX", NULL);
  g_assert (folder != NULL && g_chdir (folder) == 0);
  atexit (remove_folder);
}

/* Whether a word stands anywhere in the line. */
static gboolean
has_word (const char *line,
          gsize       length,
          const char *word)
{
  return g_strstr_len (line, length, word) != NULL;
}

/* What would write elsewhere, or take long. */
static gboolean
is_spared (const char *line,
           gsize       length)
{
  return memchr (line, '/', length) != NULL || has_word (line, length, "lanista")
         || has_word (line, length, "rudiarius");
}

static gboolean
is_blank (const char *line,
          gsize       length)
{
  g_autofree char *copy = g_strndup (line, length);

  return strlen (copy) == length && *g_strstrip (copy) == '\0';
}

static void
check_answer (const GString *answer)
{
  g_assert (answer->len >= 4 && strlen (answer->str) == answer->len);
  g_assert (g_str_has_prefix (answer->str, "= ") || g_str_has_prefix (answer->str, "? "));
  /* An empty line ends it, and only there. */
  g_assert (strstr (answer->str, "\n\n") == answer->str + answer->len - 2);
  g_assert (g_utf8_validate (answer->str, answer->len, NULL));
  /* A refusal says why, on one line. */
  if (answer->str[0] == '?')
    g_assert (answer->len > 4 && strchr (answer->str, '\n') == answer->str + answer->len - 2);
}

/* What is on the table is what its moves make of it. */
static void
check_table (const LabSession *session)
{
  const HarenaRecord *record = session->record;
  g_autofree void    *position = NULL;

  if (record == NULL)
    return;

  position = g_malloc0 (record->game->position_size);
  harena_record_replay (record, record->moves->len, position);
  g_assert (memcmp (position, session->position, record->game->position_size) == 0);
}

/* Returns FALSE if the conversation is over. */
static gboolean
say (LabSession *session,
     const char *line,
     gsize       length)
{
  g_autoptr (GString) answer = g_string_new (NULL);
  gboolean            goes_on = lab_answer (session, line, length, answer);

  if (is_blank (line, length))
    g_assert (goes_on && answer->len == 0);
  else
    check_answer (answer);
  if (!goes_on)
    g_assert (has_word (line, length, "quit") && strcmp (answer->str, "= \n\n") == 0);

  return goes_on;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_auto (LabSession) session = { 0 };
  const char         *text = (const char *) data;
  gboolean            goes_on = TRUE;

  enter_folder ();
  for (int i = 0; i < LINES_MAX && size > 0 && goes_on; i++)
    {
      const char *end = memchr (text, '\n', size);
      gsize       length = end != NULL ? end - text : size;

      if (!is_spared (text, length))
        goes_on = say (&session, text, length);
      size -= MIN (length + 1, size);
      text += length + (end != NULL);
    }

  check_table (&session);
  return 0;
}
