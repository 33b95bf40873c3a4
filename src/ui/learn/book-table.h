/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of the rule book: rows of cells for a screen reader. For the eye they make columns, because
 * every row is divided in the same way. The first row has the headings. */

#pragma once

#include <gtk/gtk.h>

typedef struct
{
  GtkWidget  *box;
  GtkWidget  *row;
  const char *widths;
  int         n_columns;
  int         n_cells;
  int         part;      /* where the next cell begins */
} HarenaBookTable;

/* widths: of the columns, a digit each, in parts of the whole. Its widget is the box. */
void harena_book_table_begin      (HarenaBookTable *table,
                                   const char      *widths);

/* Row after row. */
void harena_book_table_add        (HarenaBookTable *table,
                                   GtkWidget       *cell);

void harena_book_table_add_text   (HarenaBookTable *table,
                                   const char      *text);

void harena_book_table_add_number (HarenaBookTable *table,
                                   int              number);
