/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Special Moves do when they are revealed, and what is said at H and I (G27, G45 to G53). */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

bool glad_next_effect      (GladPosition *position,
                            int           fighter);

GladCards glad_fetchable   (const GladPosition *position,
                            int                 fighter,
                            GladCards           from);

int  glad_plus_moves       (const GladPosition *position,
                            HarenaMove         *list);

void glad_plus_play        (GladPosition *position,
                            HarenaMove    move);

int  glad_rage_moves       (const GladPosition *position,
                            HarenaMove         *list);

void glad_rage_play        (GladPosition *position,
                            HarenaMove    move);

int  glad_sacrifice_moves  (const GladPosition *position,
                            HarenaMove         *list);

void glad_sacrifice_play   (GladPosition *position,
                            HarenaMove    move);

int  glad_adrenaline_moves (const GladPosition *position,
                            HarenaMove         *list);

void glad_adrenaline_play  (GladPosition *position,
                            HarenaMove    move);

int  glad_break_moves      (const GladPosition *position,
                            HarenaMove         *list);

void glad_break_play       (GladPosition *position,
                            HarenaMove    move);

int  glad_unbalance_moves  (const GladPosition *position,
                            HarenaMove         *list);

void glad_unbalance_play   (GladPosition *position,
                            HarenaMove    move);
