/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice is secret until all that are asked together have chosen. */

#include "imperium/rules.h"


/* I6, I11. Who alone chooses again hides it from nobody: it is turned over at once. */
unsigned
imperium_together (const void *data)
{
  const ImperiumPosition *position = data;

  if (position->step == IMPERIUM_STEP_OVER)
    return 0;
  if (position->step == IMPERIUM_STEP_FIRST)
    return (1u << position->seats) - 1;
  return position->again & (position->again - 1) ? position->again : 0;
}

/* The seats whose choice this viewer cannot see. */
static unsigned
secret_seats (const ImperiumPosition *position,
              int                     viewer)
{
  unsigned secret = imperium_together (position);
  unsigned seats = 0;

  for (int seat = 1; seat <= position->seats; seat++)
    if (seat != viewer && secret & imperium_seat_bit (seat) && position->choices[seat - 1] != 0)
      seats |= imperium_seat_bit (seat);
  return seats;
}

/* I28: what another seat has chosen is any choice that it had. */
void
imperium_hide (void         *data,
               int           seat,
               HarenaRandom *random)
{
  ImperiumPosition *position = data;
  unsigned          secret = secret_seats (position, seat);

  for (; secret != 0; secret &= secret - 1)
    {
      int        other = 1 + __builtin_ctz (secret);
      HarenaMove choice = imperium_random_choice (imperium_cards_to_choose (position, other),
                                                  imperium_has_ear (position, other),
                                                  imperium_has_oracle (position, other), random);

      position->choices[other - 1] = choice | IMPERIUM_CHOSEN;
    }
}

void
imperium_see (void *data,
              int   viewer)
{
  ImperiumPosition *position = data;
  unsigned          secret;

  if (viewer == HARENA_SEES_ALL)
    return;

  for (secret = secret_seats (position, viewer); secret != 0; secret &= secret - 1)
    position->choices[__builtin_ctz (secret)] = IMPERIUM_UNSEEN;
}

/* For who thinks about what the others may choose with it. */
void
imperium_reopen (void *data,
                 int   seat)
{
  ImperiumPosition *position = data;
  unsigned          secret;

  for (secret = secret_seats (position, seat); secret != 0; secret &= secret - 1)
    position->choices[__builtin_ctz (secret)] = 0;
  if (imperium_together (position) != 0)
    position->turn = imperium_asked_next (position);
}

/* I11, I12: when all who were asked with it have chosen, something else is asked. */
bool
imperium_is_open (const void *before,
                  HarenaMove  move,
                  const void *now,
                  int         viewer)
{
  const ImperiumPosition *then = before;
  const ImperiumPosition *present = now;

  (void) move;
  return viewer == HARENA_SEES_ALL || viewer == then->turn || imperium_together (then) == 0
         || present->round != then->round || present->step != then->step;
}
