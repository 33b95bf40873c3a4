/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A team is complete when its three chariots are at home. */

#include "circus/finish.h"

#include "circus/round.h"

/* M26: the hexes of a team that is complete are free again. */
static void
take_off (CircusPosition *position,
          int             seat)
{
  for (int i = 0; i < CIRCUS_TEAM; i++)
    {
      uint8_t *hex = &position->hexes[circus_first_of (seat) + i];

      position->finish &= ~(1u << (*hex - CIRCUS_FINISH_FIRST));
      *hex = CIRCUS_NOWHERE;
    }
}

void
circus_come_home (CircusPosition *position,
                  int             chariot)
{
  int seat = circus_seat_of (chariot);

  position->finish |= 1u << (position->hexes[chariot] - CIRCUS_FINISH_FIRST);
  position->arrived++;
  if (++position->home[seat - 1] < CIRCUS_TEAM)
    {
      circus_end_turn (position);
      return;
    }

  /* M24, M26. */
  position->places[seat - 1] = ++position->n_complete;
  if (!(position->options & CIRCUS_FOR_PLACES))
    {
      circus_end_game (position);
      return;
    }
  take_off (position, seat);
  if (position->n_complete == position->seats - 1)
    circus_end_game (position);
  else
    circus_end_turn (position);
}

/* M28: who was complete sooner is ahead; the others by chariots at home. */
static bool
is_ahead (const CircusPosition *position,
          int                   seat,
          int                   other)
{
  int place = position->places[seat - 1];
  int other_place = position->places[other - 1];

  if (place != 0 && other_place != 0)
    return place < other_place;
  return position->home[seat - 1] > position->home[other - 1];
}

void
circus_points (const void *data,
               int         points[HARENA_SEATS_MAX])
{
  const CircusPosition *position = data;
  bool                  for_places = position->options & CIRCUS_FOR_PLACES;

  for (int seat = 1; seat <= position->seats; seat++)
    {
      points[seat - 1] = position->home[seat - 1];
      if (!for_places || position->step != CIRCUS_STEP_OVER)
        continue;

      points[seat - 1] = 0;
      for (int other = 1; other <= position->seats; other++)
        points[seat - 1] += is_ahead (position, seat, other);
    }
}

/* M24, M28. */
unsigned
circus_winners (const void *data)
{
  const CircusPosition *position = data;
  int                   points[HARENA_SEATS_MAX];

  if (position->step != CIRCUS_STEP_OVER)
    return 0;

  circus_points (position, points);
  return harena_leaders (points, position->seats);
}

const char *
circus_ending (const void *data)
{
  const CircusPosition *position = data;

  if (position->step != CIRCUS_STEP_OVER)
    return NULL;
  if (position->quiet == CIRCUS_QUIET_MAX)
    return "quiet";
  return position->options & CIRCUS_FOR_PLACES ? "places" : "winner";
}
