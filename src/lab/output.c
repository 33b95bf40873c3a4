/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever leaves the program goes through here, so that no output is cut off in silence. */

#include "output.h"

#include "record.h"
#include "words.h"

#include <errno.h>
#include <glib/gprintf.h>
#include <stdio.h>

/* Why the first write that went wrong did; stdout itself forgets that. */
static int failure;

/* Where complaints go, if not to standard error. */
static GString *complaints;

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

  plain = harena_record_plain (sentence);
  if (complaints != NULL)
    g_string_append (complaints, plain);
  else
    fprintf (stderr, "%s: %s\n", g_get_prgname (), plain);
}

void
lab_complain_into (GString *sentences)
{
  complaints = sentences;
}

const char *
lab_translate (const char *sentence)
{
  return gettext (sentence);
}

gboolean
lab_flush (void)
{
  if (failure == 0 && fflush (stdout) != 0)
    failure = errno;

  return failure == 0;
}

gboolean
lab_finish (void)
{
  if (lab_flush ())
    return TRUE;

  /* A reader that has seen enough, such as head, need not be told that there was more. */
  if (failure != EPIPE)
    /* Translators: why, in the words of the system */
    lab_complain (_("the output could not be written: %s"), g_strerror (failure));
  return FALSE;
}
