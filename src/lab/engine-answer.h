/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What harena-lab engine answers to a line. */

#pragma once

#include "engine-session.h"

enum
{
  LAB_LINE_MAX = 8192, /* bytes of a line; what is longer is refused */
};

/* line: without its end, and maybe anything at all. answer: gets the whole answer with the empty
 * line behind it; nothing if the line is blank. Returns FALSE if the conversation is over. */
gboolean lab_answer (LabSession *session,
                     const char *line,
                     gsize       length,
                     GString    *answer);
