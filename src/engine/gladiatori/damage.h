/* SPDX-License-Identifier: GPL-3.0-or-later */
/* K and L: damage, death, what comes after, and the discards (G32 to G36). */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

void glad_book_attack      (GladPosition *position);

void glad_deal_damage      (GladPosition *position,
                            int           target);

void glad_damage_again     (GladPosition *position);

void glad_take_by_bear     (GladPosition *position);

void glad_begin_reflexes   (GladPosition *position,
                            int           fighter);

void glad_clear_fight      (GladPosition *position);

int  glad_lose_moves       (const GladPosition *position,
                            HarenaMove         *list);

void glad_lose_play        (GladPosition *position,
                            HarenaMove    move);

int  glad_die_moves        (const GladPosition *position,
                            HarenaMove         *list);

void glad_die_play         (GladPosition *position,
                            HarenaMove    move);

int  glad_push_moves       (const GladPosition *position,
                            HarenaMove         *list);

void glad_push_play        (GladPosition *position,
                            HarenaMove    move);
