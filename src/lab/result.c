/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seats are numbered from 1, as everywhere that a person reads. */

#include "result.h"

void
lab_result_wins (const HarenaGame  *game,
                 const HarenaSetup *setup,
                 const void        *position,
                 int                parts[HARENA_SEATS_MAX])
{
  unsigned winners = game->winners (position);
  unsigned sides = 0;

  for (int seat = 1; seat <= setup->seats; seat++)
    if (winners & 1u << (seat - 1))
      sides |= 1u << harena_side (game, setup, seat);

  for (int i = 0; i < setup->seats; i++)
    parts[i] = winners & 1u << i ? LAB_PARTS_OF_WIN / __builtin_popcount (sides) : 0;
}

static void
add_number (GString *words,
            int      number)
{
  g_string_append_printf (words, words->len > 0 ? " %d" : "%d", number);
}

char *
lab_result_points (const HarenaGame  *game,
                   const HarenaSetup *setup,
                   const void        *position)
{
  GString *words = g_string_new (NULL);
  int      points[HARENA_SEATS_MAX];

  game->points (position, points);
  for (int i = 0; i < setup->seats; i++)
    add_number (words, points[i]);

  return g_string_free (words, FALSE);
}

static char *
list_seats (unsigned seats)
{
  GString *words = g_string_new (NULL);

  for (int seat = 1; seat <= HARENA_SEATS_MAX; seat++)
    if (seats & 1u << (seat - 1))
      add_number (words, seat);

  return g_string_free (words, FALSE);
}

char *
lab_result_winners (const HarenaGame  *game,
                    const HarenaSetup *setup,
                    const void        *position)
{
  switch (harena_result (game, setup, position))
    {
    case HARENA_RESULT_OPEN:
      return g_strdup ("open");
    case HARENA_RESULT_LOST:
      return g_strdup ("none");
    case HARENA_RESULT_DRAWN:
      return g_strdup ("draw");
    case HARENA_RESULT_WON:
    case HARENA_RESULT_SHARED:
      break;
    }

  return list_seats (game->winners (position));
}
