/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A conflict (H15 to H22): one fight after the other until at most one side is left. */

#pragma once

#include "hannibal/move.h"
#include "hannibal/position.h"

/* A piece of the side whose turn it is has just come to where the enemy is. */
void hannibal_conflict_begin (HannibalPosition       *position,
                              int                     place);

/* Pieces were removed: H25 at once, the next fight, or nobody is left to fight (H21). */
void hannibal_conflict_go_on (HannibalPosition       *position);

int  hannibal_commit_moves   (const HannibalPosition *position,
                              HarenaMove             *list);

int  hannibal_card_moves     (const HannibalPosition *position,
                              HarenaMove             *list);

void hannibal_commit_play    (HannibalPosition       *position,
                              HarenaMove              move);

void hannibal_card_play      (HannibalPosition       *position,
                              HarenaMove              move);
