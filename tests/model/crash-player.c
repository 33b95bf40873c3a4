/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays one game after the other without a window, as fast as it can, and keeps them safe, until
 * somebody kills it. It tells each move as soon as it is played:
 *
 *   new          a game has begun
 *   left         the game that was left goes on
 *   NUMBER MOVE  this was the move with that number, from 1, as the engine has it
 *   undo         a person is about to take something back
 *   end          a game is over, and will be removed */

#include "table.h"

#include "autosave.h"
#include "clash/clash.h"
#include "unfinished-game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static HarenaRandom random_numbers;
static gboolean     persons;

/* At once and whole, whatever happens to the program next. */
static void
tell (const char *line)
{
  gsize length = strlen (line);

  if (write (STDOUT_FILENO, line, length) != (gssize) length)
    exit (1);
}

static void
played_cb (HarenaGameModel *model,
           guint            index)
{
  const HarenaRecord *record = harena_game_model_get_record (model);
  char                line[64];

  g_snprintf (line, sizeof line, "%u %u\n", index + 1,
              g_array_index (record->moves, HarenaMove, index));
  tell (line);
}

static GPtrArray *
find (const char *folder)
{
  g_autoptr (GAsyncResult) result = NULL;

  harena_unfinished_game_find_async (table_games, folder, NULL, table_async_cb, &result);
  table_await (&result);
  return harena_unfinished_game_find_finish (result);
}

static HarenaAutosave *
begin (const char *folder)
{
  g_autoptr (GPtrArray)       left = find (folder);
  g_autoptr (HarenaGameModel) model = NULL;
  HarenaAutosave             *autosave;

  if (left->len > 0)
    {
      autosave = harena_unfinished_game_resume (left->pdata[0]);
      tell ("left\n");
      return autosave;
    }

  model = table_model (&clash_game, "random random random random random",
                       harena_random_next (&random_numbers));
  autosave = harena_autosave_new (model, folder);
  tell ("new\n");
  return autosave;
}

static void
seat_everybody (HarenaGameModel *model)
{
  for (int seat = 1; seat <= harena_game_model_get_record (model)->setup.seats; seat++)
    harena_game_model_set_seat (model, seat, "Anybody", persons ? "person" : "random", NULL);
}

static void
play (HarenaGameModel *model)
{
  table_run_to_choice (model);
  while (!harena_game_model_get_over (model))
    {
      if (harena_random_below (&random_numbers, 16) == 0
          && harena_game_model_get_can_undo (model))
        {
          tell ("undo\n");
          harena_game_model_undo (model);
        }
      else
        table_play (model, harena_random_below (&random_numbers, 1000));
      table_run_to_choice (model);
    }
}

/* Usage: crash-player FOLDER SEED persons|computers */
int
main (int   argc,
      char *argv[])
{
  if (argc != 4)
    return 2;

  harena_random_seed (&random_numbers, g_ascii_strtoull (argv[2], NULL, 10));
  persons = g_str_equal (argv[3], "persons");

  for (;;)
    {
      g_autoptr (HarenaAutosave) autosave = begin (argv[1]);
      g_autoptr (GAsyncResult)   result = NULL;
      HarenaGameModel           *model = harena_autosave_get_model (autosave);

      g_signal_connect (model, "move-played", G_CALLBACK (played_cb), NULL);
      harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
      seat_everybody (model);
      play (model);
      tell ("end\n");
      harena_autosave_close_async (autosave, FALSE, NULL, table_async_cb, &result);
      table_await (&result);
    }
}
