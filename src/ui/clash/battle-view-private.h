/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the battle screen know of each other. */

#pragma once

#include "clash/battle-view.h"
#include "clash/story.h"

#include <adwaita.h>

/* The parts of a move as it is seen. */
typedef enum
{
  CLASH_PHASE_NONE,
  CLASH_PHASE_THROW,  /* the dice fall */
  CLASH_PHASE_FLY,    /* the stars fly */
  CLASH_PHASE_CHANGE, /* nets drop, gladiators fall */
  CLASH_PHASE_LINGER, /* time to read */
} ClashPhase;

struct _ClashBattleView
{
  GtkWidget       parent_instance;

  HarenaHand      *hand;
  GtkWidget      *header;
  AdwWindowTitle *title;
  GtkWidget      *skip;
  GtkWidget      *skip_label;
  GtkWidget      *menu;
  GtkWidget      *field;
  GtkWidget      *choice;

  gboolean        active;
  gboolean        fresh;  /* a move has just been played */
  ClashPhase      phase;  /* the model is held unless it is none */
  gboolean        telling;
  guint           timer;
  guint           again;  /* how many moves have been played of what is shown once more; or 0 */
  HarenaMove      move;   /* that is being shown */
  ClashStory      story;
};

static inline HarenaGameModel *
clash_battle_view_model (ClashBattleView *self)
{
  return harena_hand_get_model (self->hand);
}

static inline HarenaPace
clash_battle_view_pace (ClashBattleView *self)
{
  return harena_game_model_get_pace (clash_battle_view_model (self));
}

/* battle-view.c */

/* Brings the screen from whatever it shows to what there is. */
void clash_battle_view_update        (ClashBattleView *self);

void clash_battle_view_update_title  (ClashBattleView *self);

/* The question, or what is going on. */
void clash_battle_view_update_choice (ClashBattleView *self);

/* A battle is shown while it is on, unless it would only flash by. */
void clash_battle_view_update_active (ClashBattleView *self);

/* What has happened is not all to be seen yet, while something falls or flies. */
void clash_battle_view_update_telling (ClashBattleView *self);

/* battle-view-phases.c */

/* Follows the model from now on. */
void clash_battle_view_watch         (ClashBattleView *self);

/* Ends at once whatever is seen to happen, and lets the model go on. */
void clash_battle_view_stop          (ClashBattleView *self);

/* Shows the battle that this move belongs to once more; FALSE if it belongs to none. */
gboolean clash_battle_view_show_again (ClashBattleView *self,
                                       guint            index);

/* Nothing is shown once more; the screen is to be updated. */
void clash_battle_view_end_again     (ClashBattleView *self);
