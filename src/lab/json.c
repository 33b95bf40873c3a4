/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The little of JSON that figures need. */

#include "json.h"

#include "output.h"

#include <math.h>

void
lab_json_begin (LabJson *json)
{
  json->text = g_string_new (NULL);
  json->depth = 0;
  json->has_values = FALSE;
}

void
lab_json_print (LabJson *json)
{
  g_assert (json->depth == 0);

  g_string_append_c (json->text, '\n');
  lab_write (json->text->str, json->text->len);
  g_string_free (json->text, TRUE);
}

static void
append_line_break (LabJson *json)
{
  g_string_append_c (json->text, '\n');
  for (int i = 0; i < json->depth; i++)
    g_string_append (json->text, "  ");
}

/* A file name may hold any bytes, but JSON is UTF-8. */
static void
append_text (LabJson    *json,
             const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  g_string_append_c (json->text, '"');
  for (const char *c = valid; *c != '\0'; c++)
    if (*c == '"' || *c == '\\')
      g_string_append_printf (json->text, "\\%c", *c);
    else if ((guchar) *c < ' ')
      g_string_append_printf (json->text, "\\u%04x", *c);
    else
      g_string_append_c (json->text, *c);
  g_string_append_c (json->text, '"');
}

/* More digits than figures have any use for. */
static const char figure[] = "%.10g";

/* The decimal point is a point in every language. */
static void
append_number (LabJson    *json,
               const char *format,
               double      number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_assert (isfinite (number));

  g_ascii_formatd (digits, sizeof digits, format, number);
  g_string_append (json->text, digits);
}

/* What comes before every value. */
static void
append_key (LabJson    *json,
            const char *key)
{
  if (json->has_values)
    g_string_append_c (json->text, ',');
  if (json->depth > 0)
    append_line_break (json);
  if (key != NULL)
    {
      append_text (json, key);
      g_string_append (json->text, ": ");
    }
  json->has_values = TRUE;
}

void
lab_json_open (LabJson    *json,
               const char *key,
               char        bracket)
{
  append_key (json, key);
  g_string_append_c (json->text, bracket);
  json->depth++;
  json->has_values = FALSE;
}

void
lab_json_close (LabJson *json,
                char     bracket)
{
  json->depth--;
  if (json->has_values)
    append_line_break (json);
  g_string_append_c (json->text, bracket);
  json->has_values = TRUE;
}

void
lab_json_text (LabJson    *json,
               const char *key,
               const char *text)
{
  append_key (json, key);
  if (text != NULL)
    append_text (json, text);
  else
    g_string_append (json->text, "null");
}

void
lab_json_count (LabJson    *json,
                const char *key,
                guint64     count)
{
  append_key (json, key);
  g_string_append_printf (json->text, "%" G_GUINT64_FORMAT, count);
}

void
lab_json_whole (LabJson    *json,
                const char *key,
                gint64      number)
{
  append_key (json, key);
  g_string_append_printf (json->text, "%" G_GINT64_FORMAT, number);
}

void
lab_json_counts (LabJson       *json,
                 const char    *key,
                 const guint64 *counts,
                 int            n_counts)
{
  append_key (json, key);
  g_string_append_c (json->text, '[');
  for (int i = 0; i < n_counts; i++)
    g_string_append_printf (json->text, i > 0 ? ", %" G_GUINT64_FORMAT : "%" G_GUINT64_FORMAT,
                            counts[i]);
  g_string_append_c (json->text, ']');
}

void
lab_json_number (LabJson    *json,
                 const char *key,
                 double      number)
{
  append_key (json, key);
  append_number (json, figure, number);
}

void
lab_json_exact (LabJson    *json,
                const char *key,
                double      number)
{
  append_key (json, key);
  append_number (json, "%.17g", number);
}

void
lab_json_numbers (LabJson      *json,
                  const char   *key,
                  const double *numbers,
                  int           n_numbers)
{
  append_key (json, key);
  g_string_append_c (json->text, '[');
  for (int i = 0; i < n_numbers; i++)
    {
      if (i > 0)
        g_string_append (json->text, ", ");
      append_number (json, figure, numbers[i]);
    }
  g_string_append_c (json->text, ']');
}

void
lab_json_truth (LabJson    *json,
                const char *key,
                gboolean    truth)
{
  append_key (json, key);
  g_string_append (json->text, truth ? "true" : "false");
}
