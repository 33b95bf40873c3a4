/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the word for a level. */

#include "levels.h"

#include "setup.h"

const HarenaLevel *
lab_read_level (const char *option,
                const char *id)
{
  const HarenaLevel    *level = harena_find_level (id);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  if (level != NULL)
    return level;

  for (int i = 0; i < HARENA_N_LEVELS; i++)
    g_ptr_array_add (ids, (gpointer) harena_levels[i].id);
  g_ptr_array_add (ids, (gpointer) harena_level_random.id);
  g_ptr_array_add (ids, (gpointer) harena_level_greedy.id);
  lab_complain_of_choice (option, ids, id);
  return NULL;
}
