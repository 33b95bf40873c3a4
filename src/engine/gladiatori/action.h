/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An Action up to its purpose: Balance, Sprint, the Action card, E (G16 to G22). */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

void glad_action_begin  (GladPosition *position,
                         int           seat);

void glad_action_end    (GladPosition *position);

int  glad_reuse_price   (const GladSeat *seat,
                         int             place);

int  glad_place_in_row  (const GladSeat *seat,
                         int             card);

int  glad_action_card   (const GladPosition *position);

int  glad_menu_moves    (const GladPosition *position,
                         HarenaMove         *list);

void glad_menu_play     (GladPosition *position,
                         HarenaMove    move);

bool glad_can_throw     (const GladPosition *position,
                         int                 seat,
                         int                 item,
                         int                 who);

int  glad_purpose_moves (const GladPosition *position,
                         HarenaMove         *list);

void glad_purpose_play  (GladPosition *position,
                         HarenaMove    move);

int  glad_agree_moves   (const GladPosition *position,
                         HarenaMove         *list);

void glad_agree_play    (GladPosition *position,
                         HarenaMove    move);
