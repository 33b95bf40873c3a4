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

static inline void
clash_figures_add_move (ClashFigures *figures,
                        HarenaMove    move)
{
  figures->verbs[clash_move_verb (move)]++;
}

/* position: the end of a game. */
void clash_figures_add_game (ClashFigures *figures,
                             const void   *position);

/* As means per game. */
void clash_figures_write    (const ClashFigures *figures,
                             guint64             n_games,
                             LabJson            *json);
