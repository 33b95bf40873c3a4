/* SPDX-License-Identifier: GPL-3.0-or-later */
/* harena-lab trace: every move of a game beside all that were legal.
 *
 * Another engine can be compared with it line by line, so nothing of it is translated. */

#include "command.h"
#include "file.h"
#include "output.h"
#include "result.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

typedef char MoveText[HARENA_MOVE_TEXT_MAX];

static int
compare_texts_cb (const void *a,
                  const void *b)
{
  return strcmp (a, b);
}

static void
append_turn (GString *line,
             int      turn)
{
  if (turn == HARENA_CHANCE)
    g_string_append (line, "chance");
  else
    g_string_append_printf (line, "%d", turn);
}

/* How many legal moves there are, and all of them, sorted bytewise. */
static void
append_legal_moves (GString          *line,
                    const HarenaGame *game,
                    const void       *position)
{
  HarenaMove list[HARENA_MOVES_MAX];
  MoveText   texts[HARENA_MOVES_MAX];
  int        n_moves = game->moves (position, list);

  for (int i = 0; i < n_moves; i++)
    game->write_move (position, list[i], HARENA_SEES_ALL, texts[i]);
  qsort (texts, n_moves, sizeof texts[0], compare_texts_cb);

  g_string_append_printf (line, "%d", n_moves);
  for (int i = 0; i < n_moves; i++)
    {
      g_string_append_c (line, i == 0 ? '\t' : ';');
      g_string_append (line, texts[i]);
    }
}

/* How it stands at the end of the file, be the game over or not. */
static void
print_result (const HarenaRecord *record,
              const void         *position)
{
  g_autofree char *points = lab_result_points (record->game, &record->setup, position);
  g_autofree char *winners = lab_result_winners (record->game, &record->setup, position);

  lab_print ("# points %s; winners %s\n", points, winners);
}

static void
print_trace (const HarenaRecord *record)
{
  const HarenaGame    *game = record->game;
  g_autofree void     *position = g_malloc0 (game->position_size);
  g_autoptr (GString)  line = g_string_new (NULL);
  MoveText             text;

  harena_record_replay (record, 0, position);
  for (guint i = 0; i < record->moves->len; i++)
    {
      HarenaMove move = g_array_index (record->moves, HarenaMove, i);

      g_string_printf (line, "%u\t", i + 1);
      append_turn (line, game->turn (position));
      game->write_move (position, move, HARENA_SEES_ALL, text);
      g_string_append_printf (line, "\t%s\t", text);
      append_legal_moves (line, game, position);
      g_string_append_c (line, '\n');
      lab_write (line->str, line->len);

      game->play (position, move);
    }

  print_result (record, position);
}

int
lab_trace (char **arguments)
{
  g_auto (GStrv)            files = NULL;
  g_autoptr (HarenaRecord)  record = NULL;
  int                       status;
  const GOptionEntry        entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context
    = lab_options_new (_("FILE"),
                       _("Prints a line for each move, with tabs between: its number, whose turn "
                         "it was (a seat or “chance”),\nthe move, how many legal moves there "
                         "were, and all of them, sorted, with semicolons between.\nThe last line "
                         "has the points of each seat, and who won."));

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!lab_options_parse (context, arguments, &status))
    return status;

  record = lab_load_only (files, &status);
  if (record == NULL)
    return status;

  print_trace (record);
  return LAB_DONE;
}
