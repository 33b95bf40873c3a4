/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the laboratory can do with one game alone: a folder src/lab/NAME/ brings such a table. */

#pragma once

#include "json.h"

#include "game.h"

typedef struct
{
  const HarenaGame *game;

  /* The command odds, called as those in command.h are; NULL if the game has none. */
  int  (*odds)             (char **arguments);

  /* What only this game can tell about many games, added up in figures_size bytes that are all
   * zeros to begin with. These are all NULL if there is nothing. */
  gsize  figures_size;
  void (*figures_add_move) (void       *figures,
                            HarenaMove  move);
  /* position: the end of a game. */
  void (*figures_add_game) (void       *figures,
                            const void *position);
  /* Into an object that is open, as means per game. */
  void (*figures_write)    (const void *figures,
                            guint64     n_games,
                            LabJson    *json);
} LabGame;

/* Those that there are, in the order of the games; ends with NULL. */
extern const LabGame *const lab_games[];

/* NULL if the laboratory knows nothing special about the game. */
const LabGame *lab_find_game (const HarenaGame *game);
