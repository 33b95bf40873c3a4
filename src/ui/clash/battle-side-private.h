/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of a side of a battle know of each other. */

#pragma once

#include "clash/battle-side.h"

enum
{
  CLASH_BATTLE_SIDE_STAR = 24,   /* the size of a star below the head */
  CLASH_BATTLE_SIDE_ROOMY = 290, /* from this width on the head has words for a wound */
};

struct _ClashBattleSide
{
  GtkWidget   parent_instance;

  int         side;
  gboolean    narrow;
  ClashStory  story;    /* what is shown; the model keeps the game */

  GtkWidget  *head;
  GtkWidget  *stars;    /* below the head, when narrow */
  GtkWidget  *notes;
  GtkWidget  *beast;
  GtkWidget  *figures[CLASH_TEAM_MAX];
  GtkWidget  *names[CLASH_TEAM_MAX];
  guint       changed;  /* of the figures, by the last update */
};

static inline const ClashStorySide *
clash_battle_side_who (ClashBattleSide *self)
{
  return &self->story.sides[self->side];
}

static inline gboolean
clash_battle_side_is_beast (ClashBattleSide *self)
{
  return clash_battle_side_who (self)->group.owner == 0;
}

/* battle-side-layout.c: where everything is. */
void clash_battle_side_place_wide   (ClashBattleSide *self,
                                     int              width,
                                     int              height);

void clash_battle_side_place_narrow (ClashBattleSide *self,
                                     int              width,
                                     int              height);
