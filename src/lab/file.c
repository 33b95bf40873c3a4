/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loads the one game that a command is about. */

#include "file.h"

#include "games.h"
#include "output.h"

HarenaRecord *
lab_load (const char *filename)
{
  g_autoptr (GError)  error = NULL;
  HarenaRecord       *record = harena_record_load (harena_games, filename, &error);

  if (record == NULL)
    lab_complain ("%s: %s", filename, error->message);

  return record;
}
