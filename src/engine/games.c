/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking for a game by its name. */

#include "games.h"

#include <string.h>

/* The game with this id in a list that ends with NULL, or NULL. */
const HarenaGame *
harena_find_game (const HarenaGame *const *games,
                  const char              *id)
{
  for (; *games != NULL; games++)
    if (strcmp ((*games)->id, id) == 0)
      return *games;

  return NULL;
}
