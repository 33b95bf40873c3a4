/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was typed behind a command: its options, their numbers, its files. */

#pragma once

#include <glib.h>

/* With which status a command ends. */
enum
{
  LAB_DONE = 0,
  LAB_FAILED = 1,
  LAB_MISUSED = 2,
};

/* parameters: what follows the options, or NULL. description: shown by --help. */
GOptionContext *lab_options_new   (const char *parameters,
                                   const char *description);

/* Returns FALSE if the command has nothing left to do but to end with this status. */
gboolean        lab_options_parse (GOptionContext *context,
                                   char          **arguments,
                                   int            *status);

/* What an option says. If it was not given, text is NULL and the number stays what it is. */
gboolean        lab_read_number   (const char *option,
                                   const char *text,
                                   guint64     least,
                                   guint64     most,
                                   guint64    *number);
