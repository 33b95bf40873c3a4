/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Figures in columns, as wide as the words of any language need. */

#pragma once

#include <glib.h>

typedef struct
{
  GPtrArray *cells; /* of text, row by row */
  int        n_columns;
} LabTable;

/* titles: one for each column, to be translated; ends with NULL. */
void lab_table_begin (LabTable          *table,
                      const char *const *titles);

/* The next cell. */
void lab_table_add   (LabTable   *table,
                      const char *format,
                      ...) G_GNUC_PRINTF (2, 3);

/* Writes it all to standard output, and frees what it held. */
void lab_table_print (LabTable *table);
