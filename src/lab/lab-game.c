/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking for what only one game has. */

#include "lab-game.h"

const LabGame *
lab_find_game (const HarenaGame *game)
{
  for (int i = 0; lab_games[i] != NULL; i++)
    if (lab_games[i]->game == game)
      return lab_games[i];

  return NULL;
}
