/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Leaves in the folders of the user what somebody has who played before: a game to go on with, and
 * games that are over. For measuring a start with them.
 *
 * Usage: returning-player LEFT.harena PAST.harena… */

#include "autosave.h"
#include "games.h"
#include "history.h"

static int waiting;

static void
closed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GError) error = NULL;

  (void) data;
  if (!harena_autosave_close_finish (HARENA_AUTOSAVE (source), result, &error))
    g_error ("%s", error->message);
  waiting--;
}

static void
added_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GError) error = NULL;

  (void) data;
  if (!harena_history_add_finish (HARENA_HISTORY (source), result, &error))
    g_error ("%s", error->message);
  waiting--;
}

static void
wait (void)
{
  waiting++;
  while (waiting > 0)
    g_main_context_iteration (NULL, TRUE);
}

static HarenaRecord *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, path, &error);

  if (record == NULL)
    g_error ("%s", error->message);
  return record;
}

static void
leave (const char *path)
{
  g_autoptr (HarenaGameModel) model = harena_game_model_new_from_record (load (path));
  g_autoptr (HarenaAutosave)  autosave = harena_autosave_new (model, NULL);

  harena_game_model_hold (model);
  harena_autosave_close_async (autosave, TRUE, NULL, closed_cb, NULL);
  wait ();
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (HarenaHistory) history = harena_history_new (harena_games, NULL);

  if (argc > 1)
    leave (argv[1]);
  for (int i = 2; i < argc; i++)
    {
      g_autoptr (HarenaRecord) record = load (argv[i]);

      harena_history_add_async (history, record, record->moves->len, NULL, added_cb, NULL);
      wait ();
    }
  return 0;
}
