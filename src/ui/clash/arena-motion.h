/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is seen of a move: a team that walks, a newcomer, a loss, a sword that turns to its target.
 * While it lasts the model is held, so that nothing overtakes it. */

#pragma once

#include "clash/hand.h"
#include "clash/move.h"
#include "clash/position.h"
#include "game-model.h"

#include <gtk/gtk.h>

/* What a move looks like. */
typedef struct
{
  int      path[CLASH_N_CELLS]; /* the cells that are passed, both ends included */
  int      length;              /* of the path; 0 if nobody walks */
  int      entered;             /* a cell with a newcomer, or -1 */
  int      changed;             /* a cell whose team has got or lost somebody, or -1 */
  gboolean turns;               /* a battle begins */
} ClashMotionPlan;

typedef struct ClashArenaMotion ClashArenaMotion;

void              clash_motion_plan         (ClashMotionPlan     *plan,
                                             const ClashPosition *before,
                                             const ClashPosition *after,
                                             HarenaMove           move);

/* update: called whenever something below has another answer. */
ClashArenaMotion *clash_arena_motion_new    (GtkWidget       *widget,
                                             HarenaGameModel *model,
                                             void           (*update) (GtkWidget *widget));

void              clash_arena_motion_free   (ClashArenaMotion *self);

/* Starts to show a plan; what is under way is over at once. */
void              clash_arena_motion_start  (ClashArenaMotion      *self,
                                             const ClashMotionPlan *plan);

/* Things are where they end. */
void              clash_arena_motion_finish (ClashArenaMotion *self);

/* NULL while nothing moves. */
const ClashMotionPlan *clash_arena_motion_get_plan (ClashArenaMotion *self);

/* Where somebody walks to, as long as he is on the way; else CLASH_NO_CELL. */
int               clash_arena_motion_get_goal  (ClashArenaMotion *self);

/* How many steps of the path are done; length - 1 at the end of it. */
double            clash_arena_motion_get_way   (ClashArenaMotion *self);

/* How large what stands in a cell is drawn; 1 is usual. */
double            clash_arena_motion_get_zoom  (ClashArenaMotion *self,
                                                int               cell);

/* How far the battle disc has turned to its target, from 0 to 1. */
double            clash_arena_motion_get_turn  (ClashArenaMotion *self);
