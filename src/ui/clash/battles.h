/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battles of a game, one after the other, for the log, the slider and the end. */

#pragma once

#include "clash/position.h"
#include "game-model.h"

typedef struct
{
  guint first;    /* the move that began it: an attack, by a team or a beast */
  guint end;      /* behind its last move */
  int   seat;     /* who attacked */
  int   from;     /* the cell that the attacker fights from */
  int   target;   /* and the other */
  guint fallen;   /* gladiators and beasts that fell in it */
} ClashBattleSpan;

/* Of all moves of the record, those taken back included: an array of ClashBattleSpan. */
GArray *clash_battles_find (HarenaGameModel *model);

/* Which battle a move belongs to, or -1. */
int     clash_battles_at   (const GArray *battles,
                            guint         index);
