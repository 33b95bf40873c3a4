/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Grids in a box, each divided in the same way. */

#include "learn/book-table.h"

#include <string.h>

void
harena_book_table_begin (HarenaBookTable *table,
                         const char      *widths)
{
  *table = (HarenaBookTable) { .widths = widths, .n_columns = strlen (widths) };
  table->box = g_object_new (GTK_TYPE_BOX,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE,
                             "orientation", GTK_ORIENTATION_VERTICAL,
                             "css-name", "rulestable",
                             NULL);
  gtk_widget_add_css_class (table->box, "card");
}

void
harena_book_table_add (HarenaBookTable *table,
                       GtkWidget       *cell)
{
  int column = table->n_cells++ % table->n_columns;
  int width = table->widths[column] - '0';

  if (column == 0)
    {
      table->part = 0;
      table->row = g_object_new (GTK_TYPE_GRID,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_ROW,
                                 "column-homogeneous", TRUE,
                                 "css-name", "rulesrow",
                                 NULL);
      gtk_box_append (GTK_BOX (table->box), table->row);
    }
  if (table->n_cells <= table->n_columns)
    gtk_widget_add_css_class (cell, "caption-heading");
  gtk_widget_add_css_class (cell, "rules-cell");
  gtk_grid_attach (GTK_GRID (table->row), cell, table->part, 0, width, 1);
  table->part += width;
}

/* The headings are the first row; the first cell of each other row says what the row is about. */
void
harena_book_table_add_text (HarenaBookTable *table,
                            const char      *text)
{
  gboolean   head = table->n_cells < table->n_columns;
  gboolean   first = table->n_cells % table->n_columns == 0;
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", head ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
                                                           : GTK_ACCESSIBLE_ROLE_CELL,
                                   "label", text,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.0,
                                   NULL);

  if (first && !head)
    gtk_widget_add_css_class (label, "row-heading");
  harena_book_table_add (table, label);
}

void
harena_book_table_add_number (HarenaBookTable *table,
                              int              number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  harena_book_table_add_text (table, text);
}
