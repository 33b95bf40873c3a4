/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts what is wrong with a file into words. */

#include "refusal.h"

#include <string.h>

enum
{
  QUOTE_MAX = 48, /* characters */
};

gboolean
harena_record_refuse (GError          **error,
                      HarenaRecordError code,
                      guint             line,
                      const char       *format,
                      ...)
{
  g_autofree char *raw = NULL;
  g_autofree char *sentence = NULL;
  va_list          words;

  va_start (words, format);
  raw = g_strdup_vprintf (format, words);
  va_end (words);
  sentence = harena_record_plain (raw);

  if (line == 0)
    g_set_error_literal (error, HARENA_RECORD_ERROR, code, sentence);
  else
    /* Translators: the number of a line in a file, and what is wrong there. */
    g_set_error (error, HARENA_RECORD_ERROR, code, _("line %u: %s"), line, sentence);

  return FALSE;
}

/* Control characters would garble a terminal; the marks that turn the direction of writing
 * without end would garble the rest of a sentence. */
gboolean
harena_record_is_plain (gunichar character)
{
  GUnicodeType type = g_unichar_type (character);

  if (type == G_UNICODE_CONTROL
      || type == G_UNICODE_LINE_SEPARATOR
      || type == G_UNICODE_PARAGRAPH_SEPARATOR)
    return FALSE;

  return !(character >= 0x202a && character <= 0x202e)
         && !(character >= 0x2066 && character <= 0x2069);
}

char *
harena_record_plain (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString         *plain = g_string_sized_new (strlen (valid));

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      g_string_append_unichar (plain, harena_record_is_plain (character) ? character : '?');
    }

  return g_string_free (plain, FALSE);
}

/* Cut first, because a value may be as long as a file. */
char *
harena_record_quote (const char *text)
{
  const char      *end = text;
  int              n_characters = 0;
  g_autofree char *beginning = NULL;
  g_autofree char *plain = NULL;

  for (; *end != '\0' && n_characters < QUOTE_MAX; n_characters++)
    end = g_utf8_next_char (end);

  beginning = g_strndup (text, end - text);
  plain = harena_record_plain (beginning);
  return g_strconcat (plain, *end != '\0' ? "…" : "", NULL);
}

const char *
harena_record_translate (const char *sentence)
{
  return g_dgettext (GETTEXT_PACKAGE, sentence);
}
