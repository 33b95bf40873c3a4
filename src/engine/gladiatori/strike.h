/* SPDX-License-Identifier: GPL-3.0-or-later */
/* H and I: powers, points, and the word that ends them (G27, G28, G30, G56 to G61). */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

int  glad_leap_hexes    (const GladPosition *position);

int  glad_leap_moves    (const GladPosition *position,
                         HarenaMove         *list);

void glad_leap_play     (GladPosition *position,
                         HarenaMove    move);

int  glad_lunge_moves   (const GladPosition *position,
                         HarenaMove         *list);

void glad_lunge_play    (GladPosition *position,
                         HarenaMove    move);

int  glad_strike_moves  (const GladPosition *position,
                         HarenaMove         *list);

void glad_strike_play   (GladPosition *position,
                         HarenaMove    move);

int  glad_parry_moves   (const GladPosition *position,
                         HarenaMove         *list);

void glad_parry_play    (GladPosition *position,
                         HarenaMove    move);
