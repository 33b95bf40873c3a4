/* SPDX-License-Identifier: GPL-3.0-or-later */
/* harena-lab check: replays files and says whether they are valid, or what is wrong. */

#include "command.h"
#include "games.h"
#include "json.h"
#include "output.h"
#include "record.h"
#include "words.h"

static gboolean
is_over (const HarenaRecord *record)
{
  g_autofree void *position = g_malloc0 (record->game->position_size);

  harena_record_replay (record, record->moves->len, position);
  return record->game->turn (position) == HARENA_NOBODY;
}

/* record is NULL if there is an error. */
static void
print_verdict (const char         *name,
               const HarenaRecord *record,
               const GError       *error)
{
  guint n_moves;

  if (record == NULL)
    {
      lab_print ("%s: %s\n", name, error->message);
      return;
    }

  n_moves = record->moves->len;
  if (is_over (record))
    /* Translators: a file, and how many moves the game in it has, which has come to its end */
    lab_print (ngettext ("%s: valid, %u move, over\n", "%s: valid, %u moves, over\n", n_moves),
               name, n_moves);
  else
    /* Translators: a file, and how many moves the game in it has, which has not ended yet */
    lab_print (ngettext ("%s: valid, %u move, not over\n", "%s: valid, %u moves, not over\n",
                         n_moves),
               name, n_moves);
}

static void
write_verdict (LabJson            *json,
               const char         *name,
               const HarenaRecord *record,
               const GError       *error)
{
  lab_json_open (json, NULL, '{');
  lab_json_text (json, "file", name);
  lab_json_truth (json, "valid", record != NULL);
  if (record != NULL)
    {
      lab_json_count (json, "moves", record->moves->len);
      lab_json_truth (json, "over", is_over (record));
    }
  else
    lab_json_text (json, "error", error->message);
  lab_json_close (json, '}');
}

/* json is NULL when a person reads. */
static gboolean
check_file (const char *filename,
            LabJson    *json)
{
  g_autoptr (GError)        error = NULL;
  g_autoptr (HarenaRecord)  record = harena_record_load (harena_games, filename, &error);
  g_autofree char          *name = harena_record_plain (filename);

  if (json != NULL)
    write_verdict (json, filename, record, error);
  else
    print_verdict (name, record, error);

  return record != NULL;
}

static gboolean
check_files (char   **files,
             LabJson *json)
{
  gboolean all_valid = TRUE;

  for (; *files != NULL; files++)
    all_valid &= check_file (*files, json);

  return all_valid;
}

static gboolean
check_files_in_json (char **files)
{
  LabJson  json;
  gboolean all_valid;

  lab_json_begin (&json);
  lab_json_open (&json, NULL, '[');
  all_valid = check_files (files, &json);
  lab_json_close (&json, ']');
  lab_json_print (&json);

  return all_valid;
}

int
lab_check (char **arguments)
{
  g_auto (GStrv)     files = NULL;
  gboolean           wants_json = FALSE;
  gboolean           all_valid;
  int                status;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &wants_json, N_("Print JSON"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context
    = lab_options_new (_("FILE…"),
                       _("Plays every move of each file by the rules, and says whether it is "
                         "valid or what is wrong.\nThe exit status is 0 if all are valid, "
                         "otherwise 1."));

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!lab_options_parse (context, arguments, &status))
    return status;
  if (files == NULL)
    {
      lab_complain (_("which FILE?"));
      return LAB_MISUSED;
    }

  all_valid = wants_json ? check_files_in_json (files) : check_files (files, NULL);
  return all_valid ? LAB_DONE : LAB_FAILED;
}
