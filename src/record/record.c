/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The record itself: made, changed, replayed, freed. */

#include "record.h"

#include "refusal.h"

#include <string.h>

G_DEFINE_QUARK (harena-record-error-quark, harena_record_error)

/* No language needs these translated, so that the same game makes the same file everywhere. */
static const char *const numerals[] = { "I", "II", "III", "IV", "V" };

G_STATIC_ASSERT (G_N_ELEMENTS (numerals) == HARENA_SEATS_MAX);

HarenaRecord *
harena_record_new (const HarenaGame  *game,
                   const HarenaSetup *setup,
                   guint64            seed)
{
  HarenaRecord *record;

  g_return_val_if_fail (harena_setup_check (game, setup, NULL), NULL);

  record = g_new0 (HarenaRecord, 1);
  record->game = game;
  record->setup = *setup;
  record->seed = seed;
  record->moves = g_array_new (FALSE, FALSE, sizeof (HarenaMove));
  for (int seat = 1; seat <= setup->seats; seat++)
    {
      harena_record_set_seat (record, seat, numerals[seat - 1], "person");
      record->seats[seat - 1].colour = seat;
    }

  return record;
}

void
harena_record_free (HarenaRecord *record)
{
  if (record == NULL)
    return;

  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    {
      g_free (record->seats[i].name);
      g_free (record->seats[i].player);
    }
  g_array_unref (record->moves);
  g_clear_pointer (&record->source, g_key_file_unref);
  g_free (record);
}

/* The oldest game is forgotten when there are too many. */
void
harena_record_add_to_series (char *text,
                             int   winner)
{
  gsize length = strlen (text);

  if (length == HARENA_RECORD_SERIES_MAX)
    memmove (text, text + 1, length--);
  text[length] = '0' + winner;
  text[length + 1] = '\0';
}

/* White space at either end is refused because a file would lose it. */
gboolean
harena_record_name_is_valid (const char *name)
{
  const char *end = name + strlen (name);
  glong       length;

  if (!g_utf8_validate (name, -1, NULL))
    return FALSE;

  length = g_utf8_strlen (name, -1);
  if (length < 1 || length > HARENA_RECORD_NAME_MAX
      || g_unichar_isspace (g_utf8_get_char (name))
      || g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (end))))
    return FALSE;

  for (; name < end; name = g_utf8_next_char (name))
    if (!harena_record_is_plain (g_utf8_get_char (name)))
      return FALSE;

  return TRUE;
}

gboolean
harena_record_player_is_valid (const char *player)
{
  gsize length = strspn (player, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return length >= 1 && length <= HARENA_RECORD_PLAYER_MAX && player[length] == '\0';
}

void
harena_record_set_seat (HarenaRecord *record,
                        int           seat,
                        const char   *name,
                        const char   *player)
{
  HarenaRecordSeat *place;

  g_return_if_fail (seat >= 1 && seat <= record->setup.seats);
  g_return_if_fail (harena_record_name_is_valid (name));
  g_return_if_fail (harena_record_player_is_valid (player));

  place = &record->seats[seat - 1];
  g_free (place->name);
  g_free (place->player);
  place->name = g_strdup (name);
  place->player = g_strdup (player);
}

void
harena_record_set_colour (HarenaRecord *record,
                          int           seat,
                          int           colour)
{
  HarenaRecordSeat *place;

  g_return_if_fail (seat >= 1 && seat <= record->setup.seats);
  g_return_if_fail (colour >= 1 && colour <= HARENA_SEATS_MAX);

  place = &record->seats[seat - 1];
  for (int i = 0; i < record->setup.seats; i++)
    if (record->seats[i].colour == colour)
      record->seats[i].colour = place->colour;
  place->colour = colour;
}

void
harena_record_replay (const HarenaRecord *record,
                      guint               n_moves,
                      void               *position)
{
  const HarenaGame *game = record->game;

  g_return_if_fail (n_moves <= record->moves->len);

  game->start (position, &record->setup, NULL);
  for (guint i = 0; i < n_moves; i++)
    game->play (position, g_array_index (record->moves, HarenaMove, i));
}
