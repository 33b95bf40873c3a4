/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever leaves the program goes through here, so that no output is cut off in silence. */

#include "output.h"

#include "words.h"

#include <errno.h>
#include <glib/gprintf.h>
#include <stdio.h>
#include <string.h>

/* Why the first write that went wrong did; stdout itself forgets that. */
static int failure;

void
lab_write (const char *text,
           gsize       length)
{
  if (failure == 0 && fwrite (text, 1, length, stdout) < length)
    failure = errno;
}

void
lab_print (const char *format,
           ...)
{
  g_autofree char *text = NULL;
  va_list          words;
  int              length;

  va_start (words, format);
  length = g_vasprintf (&text, format, words);
  va_end (words);

  lab_write (text, length);
}

void
lab_complain (const char *format,
              ...)
{
  g_autofree char *sentence = NULL;
  g_autofree char *plain = NULL;
  va_list          words;

  va_start (words, format);
  sentence = g_strdup_vprintf (format, words);
  va_end (words);

  plain = lab_plain (sentence);
  fprintf (stderr, "%s: %s\n", g_get_prgname (), plain);
}

gboolean
lab_finish (void)
{
  if (failure == 0 && fflush (stdout) != 0)
    failure = errno;
  if (failure == 0)
    return TRUE;

  /* Translators: why, in the words of the system */
  lab_complain (_("the output could not be written: %s"), g_strerror (failure));
  return FALSE;
}

/* A line break in a name would make two lines of one, and an escape sequence would garble both. */
char *
lab_plain (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString         *plain = g_string_sized_new (strlen (valid));

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      g_string_append_unichar (plain, g_unichar_iscntrl (character) ? '?' : character);
    }

  return g_string_free (plain, FALSE);
}
