/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fight from its purpose to the discards, step by step (G23 to G36). */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

void glad_fight_begin       (GladPosition *position,
                             GladFightKind kind,
                             int           item,
                             const uint8_t targets[3]);

void glad_fight_go_on       (GladPosition *position);

void glad_fight_reckon      (GladPosition *position);

bool glad_may_lay           (const GladPosition *position,
                             int                 fighter,
                             int                 card);

bool glad_could_lay_special (const GladPosition *position,
                             int                 fighter);

bool glad_covers            (const GladSeat *seat,
                             int             side,
                             int             card);

int  glad_lay_moves         (const GladPosition *position,
                             HarenaMove         *list);

void glad_lay_play          (GladPosition *position,
                             HarenaMove    move);

int  glad_defend_moves      (const GladPosition *position,
                             HarenaMove         *list);

void glad_defend_play       (GladPosition *position,
                             HarenaMove    move);

int  glad_feint_moves       (const GladPosition *position,
                             HarenaMove         *list);

void glad_feint_play        (GladPosition *position,
                             HarenaMove    move);
