/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games in files that were named on the command line. */

#pragma once

#include "record.h"

/* The game of the only one of the files. Returns NULL after complaining; then the command ends with
 * this status. */
HarenaRecord *lab_load_only (char **files,
                             int   *status);

/* Whether there can be a file of this name, as far as it can be told beforehand. Returns FALSE
 * after complaining. */
gboolean      lab_can_save  (const char *filename);

/* Returns FALSE after complaining. */
gboolean      lab_save      (const HarenaRecord *record,
                             const char         *filename);
