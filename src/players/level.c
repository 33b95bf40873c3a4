/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of levels. */

#include "level.h"

#include <stddef.h>
#include <string.h>

const HarenaLevel harena_levels[HARENA_N_LEVELS] = {
  { "tiro",      "Tiro",      HARENA_STYLE_SEARCH, 0 },
  { "novicius",  "Novicius",  HARENA_STYLE_SEARCH, 1 },
  { "veteranus", "Veteranus", HARENA_STYLE_SEARCH, 2 },
  { "rudiarius", "Rudiarius", HARENA_STYLE_SEARCH, 3 },
  { "lanista",   "Lanista",   HARENA_STYLE_SEARCH, 4 },
};

const HarenaLevel harena_level_random = { "random", NULL, HARENA_STYLE_RANDOM, 0 };
const HarenaLevel harena_level_greedy = { "greedy", NULL, HARENA_STYLE_GREEDY, 0 };

/* The level with this id, or NULL. */
const HarenaLevel *
harena_find_level (const char *id)
{
  for (int i = 0; i < HARENA_N_LEVELS; i++)
    if (strcmp (harena_levels[i].id, id) == 0)
      return &harena_levels[i];

  if (strcmp (harena_level_random.id, id) == 0)
    return &harena_level_random;
  if (strcmp (harena_level_greedy.id, id) == 0)
    return &harena_level_greedy;
  return NULL;
}

/* What it takes in this game: nothing for whoever does not search, or where nothing is known. */
const HarenaEffort *
harena_level_effort (const HarenaLevel *level,
                     const HarenaGame  *game)
{
  static const HarenaEffort none = { 0, 0 };

  return level->style == HARENA_STYLE_SEARCH && game->strategy != NULL
           ? &game->strategy->efforts[level->effort]
           : &none;
}
