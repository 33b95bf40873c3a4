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
  fprintf (stderr, "%s: %s\n", g_get_prgname (), plain);
}

gboolean
lab_finish (void)
{
  if (failure == 0 && fflush (stdout) != 0)
    failure = errno;
  if (failure == 0)
    return TRUE;

  /* A reader that has seen enough, such as head, need not be told that there was more. */
  if (failure != EPIPE)
    /* Translators: why, in the words of the system */
    lab_complain (_("the output could not be written: %s"), g_strerror (failure));
  return FALSE;
}
