/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A capital at the beginning, a full stop at the end. */

#include "widgets/sentence.h"

static gboolean
has_end (const char *text)
{
  static const char *const ends[] = { ".", "!", "?", "…", ".”" };

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    if (g_str_has_suffix (text, ends[i]))
      return TRUE;

  return FALSE;
}

char *
harena_sentence (const char *text)
{
  GString *sentence = g_string_new (NULL);

  if (*text != '\0')
    {
      g_string_append_unichar (sentence, g_unichar_totitle (g_utf8_get_char (text)));
      g_string_append (sentence, g_utf8_next_char (text));
      if (!has_end (text))
        g_string_append_c (sentence, '.');
    }
  return g_string_free (sentence, FALSE);
}

char *
harena_capital (char *text)
{
  g_autofree char *small = text;
  GString         *words = g_string_new (NULL);

  if (*small != '\0')
    {
      g_string_append_unichar (words, g_unichar_totitle (g_utf8_get_char (small)));
      g_string_append (words, g_utf8_next_char (small));
    }
  return g_string_free (words, FALSE);
}
