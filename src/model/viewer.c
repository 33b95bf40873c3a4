/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who looks, as far as it follows from who plays. */

#include "viewer.h"

#include "level.h"

/* A player whom this version does not know is played by a person, too. */
unsigned
harena_viewer_persons (const HarenaRecord *record)
{
  unsigned persons = 0;

  for (int i = 0; i < record->setup.seats; i++)
    if (harena_find_level (record->seats[i].player) == NULL)
      persons |= 1u << i;

  return persons;
}

int
harena_viewer_default (const HarenaRecord *record,
                       gboolean            over)
{
  unsigned persons;

  if (over || !harena_has_secrets (record->game))
    return HARENA_SEES_ALL;

  persons = harena_viewer_persons (record);
  if (persons == 0)
    return HARENA_SEES_ALL;
  return (persons & (persons - 1)) == 0 ? __builtin_ctz (persons) + 1 : HARENA_SEES_OPEN;
}
