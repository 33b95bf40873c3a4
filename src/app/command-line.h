/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was typed behind the name of the program: files to open, or a game to begin. */

#pragma once

#include "record.h"

/* With which status the program ends. */
enum
{
  HARENA_STATUS_DONE = 0,
  HARENA_STATUS_FAILED = 1,
  HARENA_STATUS_MISUSED = 2,
};

typedef struct
{
  gboolean          wants_version;
  char             *help;    /* to be printed, or NULL */
  char            **files;   /* as they were typed, or NULL */
  const char       *action;  /* of the application, to be activated; or NULL */
  const HarenaGame *game;    /* to begin, or NULL */
  HarenaSetup       setup;
  HarenaRecordSeat  seats[HARENA_SEATS_MAX];
  guint64           seed;
  gboolean          quick_entry;
} HarenaCommandLine;

/* arguments: the name of the program first, and NULL last. Errors are sentences for the person who
 * typed; they are of G_OPTION_ERROR. */
HarenaCommandLine *harena_command_line_parse       (const char *const *arguments,
                                                    GError           **error);

/* Whether the files are there; one somewhere on a network is not looked for. */
gboolean           harena_command_line_check_files (HarenaCommandLine *self,
                                                    GError           **error);

void               harena_command_line_free        (HarenaCommandLine *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HarenaCommandLine, harena_command_line_free)
