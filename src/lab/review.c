/* SPDX-License-Identifier: GPL-3.0-or-later */
/* harena-lab review: what each move of a game gave up, and what luck brought. */

#include "command.h"
#include "file.h"
#include "levels.h"
#include "output.h"
#include "review-print.h"
#include "words.h"

enum
{
  THREADS_MAX = 256,
};

/* Returns FALSE after complaining. */
static gboolean
looks_ahead (const HarenaLevel  *level,
             const HarenaRecord *record)
{
  if (harena_level_effort (level, record->game)->playouts > 0)
    return TRUE;

  /* Translators: a level such as “tiro” */
  lab_complain (_("%s does not look ahead in this game, so it cannot judge moves"), level->id);
  return FALSE;
}

static int
review_game (const HarenaRecord *record,
             const HarenaLevel  *level,
             int                 n_threads,
             gboolean            wants_json)
{
  guint                    n_moves = record->moves->len;
  g_autofree HarenaReview *reviews = g_new0 (HarenaReview, n_moves + 1);
  g_autofree gboolean     *done = g_new0 (gboolean, n_moves + 1);
  LabReview                review = { record, level, reviews, done };
  gboolean                 is_whole = lab_review_work (&review, n_threads);

  lab_review_print (&review, wants_json);
  if (is_whole)
    return LAB_DONE;

  lab_complain (_("stopped before all moves were looked at"));
  return LAB_FAILED;
}

int
lab_review (char **arguments)
{
  g_auto (GStrv)           files = NULL;
  g_autofree char         *level_word = NULL;
  g_autofree char         *threads = NULL;
  g_autoptr (HarenaRecord) record = NULL;
  const HarenaLevel       *level;
  guint64                  n_threads = 1;
  gboolean                 wants_json = FALSE;
  int                      status;
  const GOptionEntry       entries[] = {
    { "level", 0, 0, G_OPTION_ARG_STRING, &level_word, N_("Who judges (lanista)"), N_("LEVEL") },
    { "threads", 0, 0, G_OPTION_ARG_STRING, &threads,
      N_("How many moves to look at at the same time (1)"), N_("T") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &wants_json, N_("Print JSON"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context
    = lab_options_new (_("FILE"),
                       _("Says what each decision of a game gave up against the best one, as its "
                         "player saw it,\nwhat that comes to for each seat, and how much was luck. "
                         "Ctrl+C stops and prints what is done so far."));

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!lab_options_parse (context, arguments, &status))
    return status;

  level = lab_read_level ("--level", level_word != NULL ? level_word : "lanista");
  if (level == NULL || !lab_read_number ("--threads", threads, 1, THREADS_MAX, &n_threads))
    return LAB_MISUSED;

  record = lab_load_only (files, &status);
  if (record == NULL)
    return status;
  if (!looks_ahead (level, record))
    return LAB_MISUSED;

  return review_game (record, level, n_threads, wants_json);
}
