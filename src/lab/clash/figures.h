/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What only Clash of the Gladiators can tell about many games. */

#pragma once

#include "clash/move.h"
#include "json.h"

enum
{
  CLASH_N_ENDINGS = 3,
};

/* Sums over all games; all zeros to begin with. */
typedef struct
{
  guint64 verbs[CLASH_N_VERBS];
  guint64 endings[CLASH_N_ENDINGS];
  guint64 beasts_killed;
  guint64 gladiators_unscored; /* R30: killed by a beast that fought for nobody */
} ClashFigures;

/* For lab-game.h; figures are ClashFigures. */
void clash_figures_add_move (void       *figures,
                             HarenaMove  move);

void clash_figures_add_game (void       *figures,
                             const void *position);

void clash_figures_write    (const void *figures,
                             guint64     n_games,
                             LabJson    *json);
