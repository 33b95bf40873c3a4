/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle, step by step: R16 to R30 and R33 to R35. */

#pragma once

#include "clash/position.h"

int  clash_active       (const ClashPosition *position,
                         int                  side,
                         ClashKind            kind);

int  clash_dice         (const ClashPosition *position);

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
