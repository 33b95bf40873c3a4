/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one object for all windows, and one for each game. */

#include "settings.h"

GSettings *
harena_settings_get_default (void)
{
  static GSettings *settings;

  if (settings == NULL)
    settings = g_settings_new ("io.github.harena.Harena");

  return settings;
}

GSettings *
harena_settings_of_game (const HarenaGame *game)
{
  static GHashTable *games;
  GSettings         *settings;

  if (games == NULL)
    games = g_hash_table_new (NULL, NULL);
  settings = g_hash_table_lookup (games, game);
  if (settings == NULL)
    {
      g_autofree char *path = g_strdup_printf ("/io/github/harena/Harena/games/%s/", game->id);

      settings = g_settings_new_with_path ("io.github.harena.Harena.Game", path);
      g_hash_table_insert (games, (gpointer) game, settings);
    }

  return settings;
}
