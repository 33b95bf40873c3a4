/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list to which a new game adds its table. */

#include "games.h"

#include "clash/clash.h"

#include <string.h>

const HarenaGame *const harena_games[] = { &clash_game, NULL };

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
