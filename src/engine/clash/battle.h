/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle, step by step: R16 to R30 and R33 to R35. */

#pragma once

#include "clash/position.h"

int  clash_active       (const ClashPosition *position,
                         int                  side,
                         ClashKind            kind);

enum
{
  CLASH_LETHAL_STARS = 2, /* R29: that a lethal hit puts on a beast */
  CLASH_LOSS_STARS = 2,   /* R21: that cost a team a gladiator */
};

/* R16: the side that rolls first. */
int  clash_first_side   (const ClashGroup *attacker,
                         const ClashGroup *defender);

/* R17: how many of the attacker's the defender can net, if the attacker, where it is first, throws
 * its nets over nets. */
int  clash_nets_against (const ClashGroup *attacker,
                         const ClashGroup *defender);

/* R18, R28: with nobody under a net. */
int  clash_group_dice   (const ClashGroup *group);

int  clash_dice         (const ClashPosition *position);

int  clash_side_dice    (const ClashPosition *position,
                         int                  side);

/* R19: with what both sides have now. */
bool clash_throws_again (const ClashPosition *position,
                         int                  side);

/* R20: how many of these hits on a side its shields stop now. */
int  clash_cancelled    (const ClashPosition *position,
                         int                  side,
                         int                  hits);

void clash_move_group   (ClashPosition *position,
                         int            from,
                         int            to);

void clash_battle_begin (ClashPosition *position,
                         int            attacker,
                         int            defender);

/* What can be played in each step of a battle, and what each verb does. */
int  clash_name_moves   (const ClashPosition *position,
                         HarenaMove          *list);

int  clash_net_moves    (const ClashPosition *position,
                         HarenaMove          *list);

int  clash_roll_moves   (const ClashPosition *position,
                         HarenaMove          *list);

int  clash_again_moves  (const ClashPosition *position,
                         HarenaMove          *list);

int  clash_lose_moves   (const ClashPosition *position,
                         HarenaMove          *list);

void clash_name_play    (ClashPosition *position,
                         HarenaMove     move);

void clash_net_play     (ClashPosition *position,
                         HarenaMove     move);

void clash_roll_play    (ClashPosition *position,
                         HarenaMove     move);

void clash_keep_play    (ClashPosition *position,
                         HarenaMove     move);

void clash_reroll_play  (ClashPosition *position,
                         HarenaMove     move);

void clash_lose_play    (ClashPosition *position,
                         HarenaMove     move);
