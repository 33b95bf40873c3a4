/* SPDX-License-Identifier: GPL-3.0-or-later */
/* harena-lab odds: what can come of a fight, exactly. Each game that has such odds asks for what it
 * needs to know in its own way; here the game is found that was named. */

#include "command.h"
#include "lab-game.h"
#include "setup.h"

int
lab_odds (char **arguments)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const char           *typed = lab_setup_find_game (arguments);

  for (int i = 0; lab_games[i] != NULL; i++)
    {
      const LabGame *game = lab_games[i];

      if (game->odds == NULL)
        continue;
      if (typed == NULL || g_str_equal (typed, game->game->id))
        return game->odds (arguments);
      g_ptr_array_add (ids, (gpointer) game->game->id);
    }

  lab_complain_of_choice ("--game", ids, typed);
  return LAB_MISUSED;
}
