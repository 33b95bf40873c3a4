/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From a record to text. */

#include "record.h"

#include "scan.h"

#include <string.h>

/* Not translated: the same game makes the same file everywhere. */
static const char opening[] =
  "# A game played in Harena. One line a move, which a person may read and mend:\n"
  "# whoever opens it plays every move by the rules.\n";

/* The file that the record came from, or the opening of a new one. */
static GKeyFile *
begin (const HarenaRecord *record)
{
  GKeyFile           *key_file = g_key_file_new ();
  g_autofree char    *text = NULL;
  g_autoptr (GError)  error = NULL;

  text = record->source != NULL ? g_key_file_to_data (record->source, NULL, NULL)
                                : g_strdup (opening);
  g_key_file_load_from_data (key_file, text, strlen (text),
                             G_KEY_FILE_KEEP_COMMENTS | G_KEY_FILE_KEEP_TRANSLATIONS,
                             &error);
  g_assert_no_error (error);

  return key_file;
}

/* A file that was read has all of this already. */
static void
write_header (const HarenaRecord *record,
              GKeyFile           *key_file)
{
  const HarenaGame *game = record->game;
  const char       *edition = harena_edition_of (game, &record->setup);

  g_key_file_set_integer (key_file, "Harena", "Version", HARENA_RECORD_VERSION);
  g_key_file_set_string (key_file, "Harena", "Game", game->id);
  if (edition != NULL && game->n_options > 0)
    g_key_file_set_string (key_file, "Harena", "Edition", edition);
  g_key_file_set_uint64 (key_file, "Harena", "Seed", record->seed);

  for (int i = 0; i < game->n_options; i++)
    g_key_file_set_string (key_file, "Options", game->options[i].key,
                           game->options[i].values[record->setup.options[i]]);
}

static void
write_undo (const HarenaRecord *record,
            GKeyFile           *key_file)
{
  if (record->friendly_undo)
    g_key_file_set_string (key_file, "Harena", HARENA_SCAN_UNDO, HARENA_SCAN_UNDO_FRIENDLY);
  else
    g_key_file_remove_key (key_file, "Harena", HARENA_SCAN_UNDO, NULL);
}

static void
write_series (const HarenaRecord *record,
              GKeyFile           *key_file)
{
  if (record->series[0] != '\0')
    g_key_file_set_string (key_file, "Harena", HARENA_SCAN_SERIES, record->series);
  else
    g_key_file_remove_key (key_file, "Harena", HARENA_SCAN_SERIES, NULL);
}

static void
write_seats (const HarenaRecord *record,
             GKeyFile           *key_file)
{
  for (int i = 0; i < record->setup.seats; i++)
    {
      g_autofree char *group = g_strdup_printf ("Seat %d", i + 1);

      g_key_file_set_string (key_file, group, "Name", record->seats[i].name);
      g_key_file_set_string (key_file, group, "Player", record->seats[i].player);
      if (record->seats[i].colour != i + 1 || g_key_file_has_key (key_file, group, "Colour", NULL))
        g_key_file_set_integer (key_file, group, "Colour", record->seats[i].colour);
      if (record->seats[i].resigned)
        g_key_file_set_uint64 (key_file, group, HARENA_SCAN_RESIGNED,
                               record->seats[i].resigned_at);
      else
        g_key_file_remove_key (key_file, group, HARENA_SCAN_RESIGNED, NULL);
    }
}

/* Takes away the moves that the file had and the record has no more, the last one first, because
 * that is where GKeyFile begins to look. */
static void
remove_moves (GKeyFile *key_file,
              guint     n_kept)
{
  guint n_moves = n_kept;
  char  number[16];

  do
    g_snprintf (number, sizeof number, "%u", ++n_moves);
  while (g_key_file_has_key (key_file, HARENA_SCAN_MOVES, number, NULL));

  while (--n_moves > n_kept)
    {
      g_snprintf (number, sizeof number, "%u", n_moves);
      g_key_file_remove_key (key_file, HARENA_SCAN_MOVES, number, NULL);
    }
}

static void
write_moves (const HarenaRecord *record,
             GKeyFile           *key_file)
{
  const HarenaGame *game = record->game;
  g_autofree void  *position = g_malloc0 (game->position_size);
  char              number[16];
  char              text[HARENA_MOVE_TEXT_MAX];

  /* Without a move there would be no group. */
  g_key_file_set_value (key_file, HARENA_SCAN_MOVES, "1", "");

  harena_record_replay (record, 0, position);
  for (guint i = 0; i < record->moves->len; i++)
    {
      HarenaMove move = g_array_index (record->moves, HarenaMove, i);

      game->write_move (position, move, HARENA_SEES_ALL, text);
      game->play (position, move);
      g_snprintf (number, sizeof number, "%u", i + 1);
      g_key_file_set_value (key_file, HARENA_SCAN_MOVES, number, text);
    }

  remove_moves (key_file, record->moves->len);
}

/* Whether GLib puts an empty line between what a file opens with and its first group depends on its
 * version. Here there always is one, so that the same game makes the same file everywhere. */
static char *
set_apart (char  *text,
           gsize *length)
{
  g_autofree char *together = text;
  const char      *group = strstr (text, "\n[");

  if (text[0] == '[' || group == NULL || group == text || group[-1] == '\n')
    return g_steal_pointer (&together);

  if (length != NULL)
    *length += 1;
  return g_strdup_printf ("%.*s\n%s", (int) (group + 1 - text), text, group + 1);
}

char *
harena_record_to_text (const HarenaRecord *record,
                       gsize              *length)
{
  g_autoptr (GKeyFile) key_file = begin (record);

  if (record->source == NULL)
    write_header (record, key_file);
  write_undo (record, key_file);
  write_series (record, key_file);
  write_seats (record, key_file);
  write_moves (record, key_file);

  return set_apart (g_key_file_to_data (key_file, length, NULL), length);
}
