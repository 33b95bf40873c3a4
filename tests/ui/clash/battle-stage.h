/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For the tests of a battle: a game, and the screen of its battles. */

#pragma once

#include "clash/battle-choice.h"
#include "clash/battle-view.h"

typedef struct
{
  HarenaGameModel *model;
  HarenaHand      *hand;
  GtkWidget       *view;
  GtkWidget       *window;
} BattleStage;

/* A golden game; player: who sits at each seat. */
HarenaGameModel   *battle_stage_open        (const char  *name,
                                             const char  *player);

void               battle_stage_set_up      (BattleStage *table,
                                             const char  *name,
                                             HarenaPace   pace);

/* Makes sure that nobody keeps the hand or the model. */
void               battle_stage_tear_down   (BattleStage *table);

ClashBattleView   *battle_stage_view        (BattleStage *table);

ClashBattleChoice *battle_stage_choice      (BattleStage *table);

/* How many moves can be played after so many, and in which step that is. */
int                battle_stage_count_moves (BattleStage *table,
                                             guint        index,
                                             int         *step);

/* The game goes on from where this is asked, for the nth time; FALSE if it never is. */
gboolean           battle_stage_go_to       (BattleStage *table,
                                             int          wanted,
                                             int          nth);
