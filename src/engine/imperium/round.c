/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is asked, and what happens when all have chosen. */

#include "imperium/rules.h"

#include "imperium/scoring.h"

#include <string.h>

/* I4, I5. */
void
imperium_begin (ImperiumPosition *position,
                int               seats)
{
  memset (position, 0, sizeof *position);
  position->seats = seats;
  memset (position->supply, IMPERIUM_CYLINDERS, seats);
  position->standard = IMPERIUM_AFRICA;
  position->round = 1;
  position->turn = 1;
}

/* I6, I7; I11: the second choice is one without the Oracle, which was shown and is used. */
int
imperium_moves (const void *data,
                HarenaMove *list)
{
  const ImperiumPosition *position = data;
  int                     seat = position->turn;

  if (position->step == IMPERIUM_STEP_OVER)
    return 0;

  return imperium_list_choices (imperium_cards_to_choose (position, seat),
                                imperium_has_ear (position, seat),
                                imperium_has_oracle (position, seat), list);
}

int
imperium_asked_next (const ImperiumPosition *position)
{
  unsigned asked = position->step == IMPERIUM_STEP_FIRST ? (1u << position->seats) - 1
                                                         : position->again;

  for (; asked != 0; asked &= asked - 1)
    {
      int i = __builtin_ctz (asked);

      if (position->choices[i] == 0)
        return i + 1;
    }

  return 0;
}

/* I10, I11: whoever shows an Oracle, which is out of the game now (I14), is asked again. */
static bool
turn_over (ImperiumPosition *position)
{
  unsigned again = 0;

  for (int seat = 1; seat <= position->seats; seat++)
    if (imperium_choice_has (position->choices[seat - 1], IMPERIUM_ORACLE))
      {
        again |= imperium_seat_bit (seat);
        position->choices[seat - 1] = 0;
      }
  if (again == 0)
    return true;

  position->oracles |= again;
  position->again = again;
  position->step = IMPERIUM_STEP_SECOND;
  position->turn = imperium_asked_next (position);
  return false;
}

bool
imperium_put_choice (ImperiumPosition *position,
                     HarenaMove        move)
{
  int next;

  position->choices[position->turn - 1] = move | IMPERIUM_CHOSEN;
  next = imperium_asked_next (position);
  if (next != 0)
    {
      position->turn = next;
      return false;
    }

  return position->step == IMPERIUM_STEP_SECOND || turn_over (position);
}

/* I14, I23, I24. */
static void
end_round (ImperiumPosition *position)
{
  memset (position->choices, 0, sizeof position->choices);
  position->again = 0;
  if (imperium_is_decided (position) || position->round == IMPERIUM_ROUNDS)
    {
      position->step = IMPERIUM_STEP_OVER;
      position->turn = HARENA_NOBODY;
      return;
    }

  position->round++;
  position->step = IMPERIUM_STEP_FIRST;
  position->turn = 1;
}

void
imperium_play (void       *data,
               HarenaMove  move)
{
  ImperiumPosition *position = data;

  if (imperium_put_choice (position, move))
    {
      imperium_score_round (position, NULL);
      end_round (position);
    }
}
