/* SPDX-License-Identifier: GPL-3.0-or-later */
/* harena-lab show: a position of a game as text that a person can read. */

#include "command.h"
#include "file.h"
#include "output.h"
#include "setup.h"
#include "words.h"

static void
print_seats (const HarenaRecord *record)
{
  for (int i = 0; i < record->setup.seats; i++)
    /* Translators: the number of a seat, the name of who sits there, and “person” or the word for a
     * computer player, as the file has it */
    lab_print (_("Seat %d: %s (%s)\n"), i + 1, record->seats[i].name, record->seats[i].player);
}

/* position: that before the last of n_moves, if there is one. */
static void
print_last_move (const HarenaRecord *record,
                 const void         *position,
                 guint               n_moves)
{
  char text[HARENA_MOVE_TEXT_MAX];

  if (n_moves == 0)
    {
      /* Translators: how many moves the game has */
      lab_print (_("Move 0 of %u\n"), record->moves->len);
      return;
    }

  record->game->write_move (position, g_array_index (record->moves, HarenaMove, n_moves - 1),
                            HARENA_SEES_ALL, text);
  /* Translators: the number of a move, how many there are in all, the move */
  lab_print (_("Move %u of %u: %s\n"), n_moves, record->moves->len, text);
}

static void
print_position (const HarenaRecord *record,
                guint               n_moves)
{
  const HarenaGame *game = record->game;
  g_autofree void  *position = g_malloc0 (game->position_size);
  g_autofree char  *text = NULL;
  gsize             length;

  lab_print ("%s\n", _(game->name));
  lab_setup_print_rules (game, &record->setup);
  print_seats (record);

  harena_record_replay (record, n_moves > 0 ? n_moves - 1 : 0, position);
  print_last_move (record, position, n_moves);
  harena_record_replay (record, n_moves, position);

  length = game->show (position, lab_translate, NULL, 0);
  text = g_malloc (length + 1);
  game->show (position, lab_translate, text, length + 1);
  lab_print ("\n%s", text);
}

int
lab_show (char **arguments)
{
  g_auto (GStrv)            files = NULL;
  g_autofree char          *at = NULL;
  g_autoptr (HarenaRecord)  record = NULL;
  guint64                   n_moves;
  int                       status;
  const GOptionEntry        entries[] = {
    { "at", 0, 0, G_OPTION_ARG_STRING, &at, N_("After how many moves (all)"), N_("N") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context
    = lab_options_new (_("FILE"),
                       _("Shows who plays by which rules, and the position after the last or any "
                         "other move."));

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!lab_options_parse (context, arguments, &status))
    return status;

  record = lab_load_only (files, &status);
  if (record == NULL)
    return status;

  n_moves = record->moves->len;
  if (!lab_read_number ("--at", at, 0, record->moves->len, &n_moves))
    return LAB_MISUSED;

  print_position (record, n_moves);
  return LAB_DONE;
}
