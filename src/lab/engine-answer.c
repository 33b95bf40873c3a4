/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes a line to pieces, finds its command, and makes an answer of what that says. */

#include "engine-answer.h"

#include "engine-commands.h"
#include "output.h"
#include "setup.h"
#include "words.h"

#include <string.h>

static const LabEngineCommand *
find_command (const char *name)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (const LabEngineCommand *command = lab_engine_commands; command->name != NULL; command++)
    {
      if (strcmp (command->name, name) == 0)
        return command;
      g_ptr_array_add (names, (gpointer) command->name);
    }

  /* Translators: the words that it can be follow */
  lab_complain_of_choice (_("the command"), names, name);
  return NULL;
}

static gboolean
check_request (const LabEngineCommand *command,
               const LabRequest       *request)
{
  if (command->needs_game && request->session->record == NULL)
    /* Translators: “new” and “load” are commands */
    lab_complain (_("there is no game yet; new or load brings one"));
  else if (command->parameters == LAB_NOTHING && request->words[0] != NULL)
    lab_complain (_("“%s” is one word too many"), request->words[0]);
  else if (command->parameters == LAB_TEXT && request->words[0] == NULL)
    lab_complain (_("what follows “%s”?"), command->name);
  else
    return TRUE;

  return FALSE;
}

/* Words are separated by any number of spaces and tabs. */
static char **
split (const char *text)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv)           parts = g_strsplit_set (text, " \t", -1);

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_strv_builder_add (words, *part);

  return g_strv_builder_end (words);
}

/* line: neither blank nor with white space at its ends. */
static gboolean
obey (LabRequest *request,
      char       *line)
{
  gsize                   length = strcspn (line, " \t");
  g_auto (GStrv)          words = NULL;
  const LabEngineCommand *command;

  request->rest = line + length;
  if (*request->rest != '\0')
    *request->rest++ = '\0';
  g_strstrip (request->rest);
  words = split (request->rest);
  request->words = words;

  command = find_command (line);
  return command != NULL && check_request (command, request) && command->run (request);
}

static gboolean
check_line (const char *line,
            gsize       length)
{
  if (length > LAB_LINE_MAX)
    /* Translators: how many bytes a line may have */
    lab_complain (_("a line has at most %d bytes"), LAB_LINE_MAX);
  else if (!g_utf8_validate_len (line, length, NULL))
    lab_complain (_("the line is not UTF-8"));
  else
    return TRUE;

  return FALSE;
}

/* An empty line ends the answer, so none can be within it. */
static void
write_answer (GString    *answer,
              char        mark,
              const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gboolean       is_first = TRUE;

  g_string_append_printf (answer, "%c ", mark);
  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0')
      {
        g_string_append_printf (answer, "%s%s", is_first ? "" : "\n", *line);
        is_first = FALSE;
      }
  g_string_append (answer, "\n\n");
}

gboolean
lab_answer (LabSession *session,
            const char *line,
            gsize       length,
            GString    *answer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) complaint = g_string_new (NULL);
  g_autofree char    *copy = NULL;
  LabRequest          request = { .session = session, .text = text };
  gboolean            is_done;

  lab_complain_into (complaint);
  is_done = check_line (line, length);
  if (is_done)
    {
      copy = g_strstrip (g_strndup (line, length));
      if (*copy != '\0')
        is_done = obey (&request, copy);
    }
  lab_complain_into (NULL);

  if (!is_done)
    write_answer (answer, '?', complaint->str);
  else if (*copy != '\0')
    write_answer (answer, '=', text->str);
  return !request.is_last;
}
