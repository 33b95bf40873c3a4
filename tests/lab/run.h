/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the real harena-lab, as a person would, and keeps what it said. */

#pragma once

#include <glib.h>

typedef struct
{
  int   status;
  char *output;
  char *errors;
} LabResult;

/* The arguments end with NULL. */
LabResult *lab_run          (const char *first,
                             ...) G_GNUC_NULL_TERMINATED;

/* script: for bash, in which $0 is the program and $1 the file. */
LabResult *lab_run_shell    (const char *script,
                             const char *filename);

void       lab_result_free  (LabResult *result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabResult, lab_result_free)

/* It did what it was asked to, and had nothing to complain of. */
void       lab_assert_done  (const LabResult *result);

/* It ended with this status, and one line on standard error has these words in it. */
void       lab_assert_fails (const LabResult *result,
                             int              status,
                             const char      *words);
