/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes JSON, in UTF-8 and one value a line. */

#pragma once

#include <glib.h>

typedef struct
{
  GString *text;
  int      depth;
  gboolean has_values; /* the object or array that is open now */
} LabJson;

void lab_json_begin   (LabJson *json);

/* Writes it all to standard output, and frees what it held. */
void lab_json_print   (LabJson *json);

/* bracket: '{' or '['. key: NULL unless the value stands in an object. */
void lab_json_open    (LabJson    *json,
                       const char *key,
                       char        bracket);

void lab_json_close   (LabJson *json,
                       char     bracket);

/* text: NULL is null. */
void lab_json_text    (LabJson    *json,
                       const char *key,
                       const char *text);

void lab_json_count   (LabJson    *json,
                       const char *key,
                       guint64     count);

void lab_json_whole   (LabJson    *json,
                       const char *key,
                       gint64      number);

void lab_json_counts  (LabJson       *json,
                       const char    *key,
                       const guint64 *counts,
                       int            n_counts);

void lab_json_number  (LabJson    *json,
                       const char *key,
                       double      number);

/* With every digit that it has. */
void lab_json_exact   (LabJson    *json,
                       const char *key,
                       double      number);

void lab_json_numbers (LabJson      *json,
                       const char   *key,
                       const double *numbers,
                       int           n_numbers);

void lab_json_truth   (LabJson    *json,
                       const char *key,
                       gboolean    truth);
