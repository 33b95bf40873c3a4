/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of levels. */

#include "level.h"

#include <stddef.h>
#include <string.h>

const HarenaLevel harena_levels[HARENA_N_LEVELS] = {
  { "tiro",      "Tiro",      HARENA_STYLE_SEARCH,    0, 0.60f },
  { "novicius",  "Novicius",  HARENA_STYLE_SEARCH,    0, 0.25f },
  { "veteranus", "Veteranus", HARENA_STYLE_SEARCH,    0, 0.10f },
  { "rudiarius", "Rudiarius", HARENA_STYLE_SEARCH,  300, 0.00f },
  { "lanista",   "Lanista",   HARENA_STYLE_SEARCH, 8000, 0.00f },
};

const HarenaLevel harena_level_random = { "random", NULL, HARENA_STYLE_RANDOM, 0, 0 };
const HarenaLevel harena_level_greedy = { "greedy", NULL, HARENA_STYLE_GREEDY, 0, 0 };

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
