/* SPDX-License-Identifier: GPL-3.0-or-later */
/* harena-lab merge: adds up the parts of a match that were played apart. */

#include "command.h"
#include "match-print.h"
#include "match-read.h"
#include "output.h"
#include "words.h"

/* Returns FALSE after complaining of games that were in a file before. */
static gboolean
add_part (LabMatchResult       *whole,
          const LabMatchResult *part,
          const char           *filename)
{
  guint64 n_rounds = lab_match_n_rounds (&whole->match);

  for (guint64 i = 0; i < n_rounds; i++)
    {
      if (whole->played[i] && part->played[i])
        {
          g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, i + 1);

          /* Translators: a file, the number of a round; in a round everybody sits in every seat
           * once */
          lab_complain (_("%s: round %s is in one of the files before, too"), filename, number);
          return FALSE;
        }
      whole->played[i] |= part->played[i];
    }

  lab_match_sums_add (&whole->sums, &part->sums, whole->match.setup.seats);
  return TRUE;
}

static gboolean
merge_file (LabMatchResult *whole,
            const char     *filename,
            const char     *first)
{
  g_auto (LabMatchResult) part = { 0 };
  const char             *difference;

  if (!lab_match_load (filename, &part))
    return FALSE;

  if (whole->played == NULL)
    {
      whole->match = part.match;
      lab_match_result_begin (whole);
    }

  difference = lab_match_difference (&whole->match, &part.match);
  if (difference != NULL)
    {
      /* Translators: a file, another file, and what differs, as the files call it */
      lab_complain (_("%s: this is no part of the same match as %s: “%s” differs"), filename,
                    first, difference);
      return FALSE;
    }

  return add_part (whole, &part, filename);
}

int
lab_merge (char **arguments)
{
  g_auto (GStrv)          files = NULL;
  g_auto (LabMatchResult) whole = { 0 };
  gboolean                wants_json = FALSE;
  int                     status;
  const GOptionEntry      entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &wants_json, N_("Print JSON"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context
    = lab_options_new (_("FILE…"),
                       _("Adds up the parts of one match, each from match --json and --part, as if "
                         "it had been played in one go."));

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!lab_options_parse (context, arguments, &status))
    return status;
  if (files == NULL)
    {
      lab_complain (_("which FILE?"));
      return LAB_MISUSED;
    }

  for (char **file = files; *file != NULL; file++)
    if (!merge_file (&whole, *file, files[0]))
      return LAB_FAILED;

  lab_match_print (&whole, wants_json);
  return LAB_DONE;
}
