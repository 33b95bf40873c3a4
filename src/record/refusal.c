/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts what is wrong with a file into words. */

#include "refusal.h"

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
  g_autofree char *sentence = NULL;
  va_list          words;

  va_start (words, format);
  sentence = g_strdup_vprintf (format, words);
  va_end (words);

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
harena_record_quote (const char *text)
{
  GString *quote = g_string_new (NULL);
  int      n_characters = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar character = g_utf8_get_char (text);

      if (n_characters++ == QUOTE_MAX)
        {
          g_string_append (quote, "…");
          break;
        }
      g_string_append_unichar (quote, harena_record_is_plain (character) ? character : '?');
    }

  return g_string_free (quote, FALSE);
}

const char *
harena_record_translate (const char *sentence)
{
  return g_dgettext (GETTEXT_PACKAGE, sentence);
}
