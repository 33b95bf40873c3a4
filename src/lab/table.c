/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first column begins at the left, the others end at the right, as numbers do. */

#include "table.h"

#include "output.h"
#include "words.h"

void
lab_table_begin (LabTable          *table,
                 const char *const *titles)
{
  table->cells = g_ptr_array_new_with_free_func (g_free);
  for (table->n_columns = 0; titles[table->n_columns] != NULL; table->n_columns++)
    g_ptr_array_add (table->cells, g_strdup (_(titles[table->n_columns])));
}

void
lab_table_add (LabTable   *table,
               const char *format,
               ...)
{
  va_list words;

  va_start (words, format);
  g_ptr_array_add (table->cells, g_strdup_vprintf (format, words));
  va_end (words);
}

static int
width_of (const char *text)
{
  return g_utf8_strlen (text, -1);
}

static int
width_of_column (const LabTable *table,
                 int             column)
{
  int width = 0;

  for (guint i = column; i < table->cells->len; i += table->n_columns)
    width = MAX (width, width_of (table->cells->pdata[i]));

  return width;
}

void
lab_table_print (LabTable *table)
{
  g_autofree int *widths = g_new (int, table->n_columns);

  g_assert (table->cells->len % table->n_columns == 0);

  for (int column = 0; column < table->n_columns; column++)
    widths[column] = width_of_column (table, column);

  for (guint i = 0; i < table->cells->len; i++)
    {
      const char *cell = table->cells->pdata[i];
      int         column = i % table->n_columns;
      gboolean    is_last = column + 1 == table->n_columns;
      int         room = widths[column] - width_of (cell);

      if (column == 0)
        lab_print ("%s%*s", cell, is_last ? 0 : room, "");
      else
        lab_print ("  %*s%s", room, "", cell);
      if (is_last)
        lab_print ("\n");
    }

  g_ptr_array_free (table->cells, TRUE);
}
