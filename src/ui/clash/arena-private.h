/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the arena know of each other. */

#pragma once

#include "clash/arena-cell.h"
#include "clash/arena-geometry.h"
#include "clash/arena-motion.h"
#include "clash/arena.h"
#include "clash/team-slots.h"

struct _ClashArena
{
  GtkWidget          parent_instance;

  ClashHand         *hand;
  ClashArenaCell    *cells[CLASH_CELLS_END]; /* NULL where there is no space */
  ClashArenaGeometry geometry;
  GskRenderNode     *ground;       /* painted for this size and scale, or NULL */
  int                ground_scale;

  /* Where the keyboard was last, and the column that Up and Down keep to. */
  int                current;
  int                lane;

  /* The slots of the teams at a cursor; G_MAXUINT before the first time. */
  ClashTeamSlots     slots[CLASH_CELLS_END];
  guint              slots_cursor;

  /* The battle to be seen; none if both are the same. */
  int                battle_from;
  int                battle_target;

  ClashCells         pointed;      /* what a lesson is about */

  ClashArenaMotion  *motion;
  gboolean           moving;       /* as was told last */
  GdkPaintable      *walker;       /* who walks, while somebody does */
};

static inline gboolean
clash_arena_has_battle (ClashArena *self)
{
  return self->battle_from != self->battle_target;
}

/* arena-update.c */
void     clash_arena_update      (ClashArena *self);

/* Marks are drawn above what is not marked: sources, then targets, then what is in hand. */
int      clash_arena_layer_of    (ClashMark mark);

/* arena-input.c */

/* Makes the arena listen to keys, and its cells to pointer, finger and drops. */
void     clash_arena_listen      (ClashArena *self);

/* Where the keyboard goes if nobody says where. */
int      clash_arena_find_start  (ClashArena *self);
