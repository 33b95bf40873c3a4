/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text is looked through once, strictly by RFC 8259; afterwards values are found by skipping
 * what stands before them. Nothing is stored. */

#include "json-read.h"

#include <string.h>

static const char *
skip_space (const char *at)
{
  return at + strspn (at, " \t\r\n");
}

/* Each of the skipping functions returns what stands behind, or NULL if it is not JSON. */
static const char *skip_value (const char *at,
                               int         depth);

static const char *
skip_escape (const char *at)
{
  if (*at != 'u')
    return *at != '\0' && strchr ("\"\\/bfnrt", *at) != NULL ? at + 1 : NULL;

  for (int i = 1; i <= 4; i++)
    if (!g_ascii_isxdigit (at[i]))
      return NULL;
  return at + 5;
}

static const char *
skip_text (const char *at)
{
  if (*at++ != '"')
    return NULL;

  while (at != NULL && *at != '"')
    if (*at == '\\')
      at = skip_escape (at + 1);
    else if ((guchar) *at < ' ')
      return NULL;
    else
      at++;

  return at != NULL ? at + 1 : NULL;
}

static const char *
skip_digits (const char *at)
{
  gsize n_digits = strspn (at, "0123456789");

  return n_digits > 0 ? at + n_digits : NULL;
}

static const char *
skip_number (const char *at)
{
  at += *at == '-';
  if (*at == '0' && g_ascii_isdigit (at[1]))
    return NULL;

  at = skip_digits (at);
  if (at != NULL && *at == '.')
    at = skip_digits (at + 1);
  if (at != NULL && (*at == 'e' || *at == 'E'))
    {
      at++;
      at = skip_digits (at + (*at == '+' || *at == '-'));
    }

  return at;
}

static const char *
skip_word (const char *at)
{
  static const char *const words[] = { "true", "false", "null" };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_prefix (at, words[i]))
      return at + strlen (words[i]);

  return NULL;
}

static const char *
skip_key (const char *at)
{
  at = skip_text (at);
  if (at == NULL)
    return NULL;

  at = skip_space (at);
  return *at == ':' ? skip_space (at + 1) : NULL;
}

/* An object or an array. */
static const char *
skip_list (const char *at,
           int         depth)
{
  gboolean is_object = *at == '{';
  char     end = is_object ? '}' : ']';

  if (depth == LAB_JSON_DEPTH_MAX)
    return NULL;

  at = skip_space (at + 1);
  if (*at == end)
    return at + 1;

  for (;;)
    {
      if (is_object)
        at = skip_key (at);
      if (at != NULL)
        at = skip_value (at, depth + 1);
      if (at == NULL)
        return NULL;

      at = skip_space (at);
      if (*at == end)
        return at + 1;
      if (*at != ',')
        return NULL;
      at = skip_space (at + 1);
    }
}

static const char *
skip_value (const char *at,
            int         depth)
{
  switch (*at)
    {
    case '{':
    case '[':
      return skip_list (at, depth);
    case '"':
      return skip_text (at);
    case 't':
    case 'f':
    case 'n':
      return skip_word (at);
    default:
      return skip_number (at);
    }
}

LabJsonValue
lab_json_read (const char *text)
{
  const char *value = skip_space (text);
  const char *end = skip_value (value, 0);

  return end != NULL && *skip_space (end) == '\0' ? value : NULL;
}

LabJsonValue
lab_json_first (LabJsonValue array)
{
  const char *at;

  if (array == NULL || *array != '[')
    return NULL;

  at = skip_space (array + 1);
  return *at != ']' ? at : NULL;
}

LabJsonValue
lab_json_next (LabJsonValue value)
{
  const char *at = skip_space (skip_value (value, 0));

  return *at == ',' ? skip_space (at + 1) : NULL;
}

/* at: the quotation mark before a key. */
static gboolean
is_key (const char *at,
        const char *key)
{
  gsize length = strlen (key);

  return strncmp (at + 1, key, length) == 0 && at[1 + length] == '"';
}

LabJsonValue
lab_json_get (LabJsonValue  object,
              const char   *key)
{
  const char *at;

  if (object == NULL || *object != '{')
    return NULL;

  at = skip_space (object + 1);
  while (at != NULL && *at == '"')
    {
      const char *value = skip_key (at);

      if (is_key (at, key))
        return value;
      at = lab_json_next (value);
    }

  return NULL;
}

/* The number as text, or NULL if the value is none. */
static char *
number_text (LabJsonValue value)
{
  if (value == NULL || (*value != '-' && !g_ascii_isdigit (*value)))
    return NULL;

  return g_strndup (value, skip_number (value) - value);
}

gboolean
lab_json_get_count (LabJsonValue  value,
                    guint64       most,
                    guint64      *count)
{
  g_autofree char *text = number_text (value);

  return text != NULL && g_ascii_string_to_unsigned (text, 10, 0, most, count, NULL);
}

gboolean
lab_json_get_whole (LabJsonValue  value,
                    gint64       *number)
{
  g_autofree char *text = number_text (value);

  return text != NULL
         && g_ascii_string_to_signed (text, 10, G_MININT64, G_MAXINT64, number, NULL);
}

gboolean
lab_json_get_truth (LabJsonValue  value,
                    gboolean     *truth)
{
  if (value == NULL || (*value != 't' && *value != 'f'))
    return FALSE;

  *truth = *value == 't';
  return TRUE;
}

char *
lab_json_get_word (LabJsonValue value)
{
  gsize length;

  if (value == NULL || *value != '"')
    return NULL;

  length = strcspn (value + 1, "\"\\");
  return value[1 + length] == '"' ? g_strndup (value + 1, length) : NULL;
}
