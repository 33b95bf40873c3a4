/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who gave a game up, and when: read, taken back, and what follows from it. */

#include "header.h"
#include "refusal.h"

#include <string.h>

#define PERSON "person"

#define refuse(error, code, line, ...) \
  harena_record_refuse (error, HARENA_RECORD_ERROR_##code, line, __VA_ARGS__)

void
harena_record_resign (HarenaRecord *record,
                      int           seat,
                      const char   *player,
                      guint         n_moves)
{
  HarenaRecordSeat *place;

  g_return_if_fail (seat >= 1 && seat <= record->setup.seats);
  g_return_if_fail (harena_record_player_is_valid (player));

  place = &record->seats[seat - 1];
  g_free (place->player);
  place->player = g_strdup (player);
  place->resigned = TRUE;
  place->resigned_at = n_moves;
}

unsigned
harena_record_take_back (HarenaRecord *record,
                         guint         n_moves)
{
  unsigned seats = 0;

  for (int i = 0; i < record->setup.seats; i++)
    {
      HarenaRecordSeat *place = &record->seats[i];

      if (!place->resigned
          || (place->resigned_at <= n_moves
              && (place->resigned_at == record->moves->len
                  || !g_str_equal (place->player, PERSON))))
        continue;

      g_free (place->player);
      place->player = g_strdup (PERSON);
      place->resigned = FALSE;
      seats |= 1u << i;
    }

  return seats;
}

int
harena_record_ended_by (const HarenaRecord *record,
                        guint               n_moves)
{
  for (int i = 0; i < record->setup.seats; i++)
    if (record->seats[i].resigned && record->seats[i].resigned_at == n_moves
        && g_str_equal (record->seats[i].player, PERSON))
      return i + 1;

  return 0;
}

unsigned
harena_record_winners_over (const HarenaGame  *game,
                            const HarenaSetup *setup,
                            int                seat)
{
  int      side = harena_side (game, setup, seat);
  unsigned others = 0;

  if (harena_n_sides (game, setup) != 2)
    return 0;

  for (int i = 1; i <= setup->seats; i++)
    if (harena_side (game, setup, i) != side)
      others |= 1u << (i - 1);
  return others;
}

/* With a person who gave up, and whom nobody follows, the game ended: then nobody else is there to
 * play on, no move comes behind it, and the game had not ended by itself. */
static gboolean
check_end (const HarenaRecord *record,
           int                 seat,
           guint               line,
           GError            **error)
{
  const HarenaRecordSeat *place = &record->seats[seat - 1];
  g_autofree void        *position = NULL;

  if (!g_str_equal (place->player, PERSON))
    return TRUE;

  for (int i = 1; i <= record->setup.seats; i++)
    if (i != seat && g_str_equal (record->seats[i - 1].player, PERSON))
      /* Translators: two numbers of seats. */
      return refuse (error, VALUE, line,
                     _("the person of seat %d ended the game, but there is another of seat %d"),
                     seat, i);
  if (place->resigned_at < record->moves->len)
    /* Translators: the number of a seat, and how many moves there are. */
    return refuse (error, VALUE, line,
                   _("the person of seat %d ended the game, but there are %u moves"), seat,
                   record->moves->len);

  position = g_malloc0 (record->game->position_size);
  harena_record_replay (record, record->moves->len, position);
  if (record->game->turn (position) == HARENA_NOBODY)
    return refuse (error, VALUE, line, "%s", _("the game is over"));
  return TRUE;
}

gboolean
harena_record_read_resigned (const HarenaScan *scan,
                             HarenaRecord     *record,
                             GError          **error)
{
  for (int seat = 1; seat <= record->setup.seats; seat++)
    {
      g_autofree char       *name = g_strdup_printf ("Seat %d", seat);
      const HarenaScanGroup *group = harena_scan_find_group (scan, name);
      const HarenaScanKey   *key = harena_scan_find_key (scan, group, HARENA_SCAN_RESIGNED);
      HarenaRecordSeat      *place = &record->seats[seat - 1];
      guint64                n_moves;

      if (key == NULL)
        continue;
      if (!harena_record_is_number (key->value)
          || !g_ascii_string_to_unsigned (key->value, 10, 0, record->moves->len, &n_moves, NULL))
        return refuse (error, VALUE, key->line,
                       /* Translators: a word of a file, and how many moves there are. */
                       _("the key “%s” is a number from 0 to %u"), HARENA_SCAN_RESIGNED,
                       record->moves->len);

      place->resigned = TRUE;
      place->resigned_at = n_moves;
      if (!check_end (record, seat, key->line, error))
        return FALSE;
    }

  return TRUE;
}
