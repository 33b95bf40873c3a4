/* SPDX-License-Identifier: GPL-3.0-or-later */
/* harena-lab engine: plays games for another program, which asks line by line. */

#include "command.h"
#include "engine-answer.h"
#include "output.h"
#include "words.h"

#include <stdio.h>

/* One byte more than a line may have shows that it has too many; the others are thrown away.
 * Returns FALSE at the end of the input. */
static gboolean
read_line (GString *line)
{
  int c;

  g_string_truncate (line, 0);
  while ((c = getc (stdin)) != EOF && c != '\n')
    if (line->len <= LAB_LINE_MAX)
      g_string_append_c (line, c);

  return c != EOF || line->len > 0;
}

static void
converse (void)
{
  g_auto (LabSession) session = { 0 };
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GString) answer = g_string_new (NULL);
  gboolean            goes_on = TRUE;

  while (goes_on && read_line (line))
    {
      g_string_truncate (answer, 0);
      goes_on = lab_answer (&session, line->str, line->len, answer);
      lab_write (answer->str, answer->len);
      /* Nobody would hear another answer if this one does not arrive. */
      goes_on &= lab_flush ();
    }
}

int
lab_engine (char **arguments)
{
  int                        status;
  g_autoptr (GOptionContext) context
    = lab_options_new (NULL,
                       _("Plays games for another program. It reads commands from standard input, "
                         "one a line, and answers each\nwith “= ” and what was asked, or with “? ” "
                         "and what is wrong; an empty line ends the answer.\nThe manual page has "
                         "the commands; “games” is one."));

  if (!lab_options_parse (context, arguments, &status))
    return status;

  converse ();
  return LAB_DONE;
}
