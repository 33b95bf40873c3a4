/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Elements: what a gladiator pays and gains, and what comes into and leaves a hand (G10). */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

int  glad_n_elements   (const GladSeat *seat);

bool glad_is_excited   (const GladSeat *seat,
                        int             stat);

void glad_see_cards    (GladSeat *seat,
                        GladCards cards);

void glad_take_in_hand (GladSeat *seat,
                        GladCards cards);

void glad_use_ability  (GladSeat *seat,
                        int       ability);

void glad_list_pays    (const GladSeat *seat,
                        GladList       *list);

void glad_pay          (GladSeat  *seat,
                        HarenaMove move);

int  glad_pay_moves    (const GladPosition *position,
                        HarenaMove         *list);

void glad_pay_play     (GladPosition *position,
                        HarenaMove    move);

int  glad_gain_moves   (const GladPosition *position,
                        HarenaMove         *list);

void glad_gain_play    (GladPosition *position,
                        HarenaMove    move);
