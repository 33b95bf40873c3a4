/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads what the figures are drawn with, and no more of SVG: M, l, c and z in a square of 128. */

#include "widgets/silhouette.h"

#include <string.h>

enum
{
  SQUARE = 128,
};

/* The next number, or FALSE if a letter or the end comes first. */
static gboolean
read_number (const char **text,
             double      *number)
{
  char *end;

  *text += strspn (*text, " ,");
  if (strchr ("0123456789.-", **text) == NULL || **text == '\0')
    return FALSE;

  *number = g_ascii_strtod (*text, &end);
  if (end == *text)
    return FALSE;
  *text = end;
  return TRUE;
}

static gboolean
read_numbers (const char **text,
              double      *numbers,
              int          n)
{
  for (int i = 0; i < n; i++)
    if (!read_number (text, &numbers[i]))
      return FALSE;

  return TRUE;
}

static gboolean
trace_path (cairo_t    *cr,
            const char *path)
{
  double at[6];

  while (*path != '"')
    switch (*path++)
      {
      case ' ':
      case '\n':
        break;
      case 'M':
        if (!read_numbers (&path, at, 2))
          return FALSE;
        cairo_move_to (cr, at[0], at[1]);
        break;
      case 'l':
        while (read_numbers (&path, at, 2))
          cairo_rel_line_to (cr, at[0], at[1]);
        break;
      case 'c':
        while (read_numbers (&path, at, 6))
          cairo_rel_curve_to (cr, at[0], at[1], at[2], at[3], at[4], at[5]);
        break;
      case 'z':
        cairo_close_path (cr);
        break;
      default:
        return FALSE;
      }

  return TRUE;
}

gboolean
harena_silhouette_trace (cairo_t    *cr,
                         const char *piece,
                         double      x,
                         double      y,
                         double      size,
                         gboolean    mirrored)
{
  g_autofree char    *name = g_strdup_printf ("/io/github/harena/Harena/art/%s.svg", piece);
  g_autoptr (GBytes)  bytes = g_resources_lookup_data (name, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  const char         *text = bytes != NULL ? g_bytes_get_data (bytes, NULL) : "";
  const char         *path = g_strstr_len (text, bytes != NULL ? g_bytes_get_size (bytes) : 0,
                                           " d=\"");
  double              scale = size / SQUARE;
  gboolean            whole;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, mirrored ? -scale : scale, scale);
  cairo_translate (cr, -SQUARE / 2, -SQUARE / 2);
  whole = path != NULL && trace_path (cr, path + strlen (" d=\""));
  cairo_restore (cr);
  return whole;
}
