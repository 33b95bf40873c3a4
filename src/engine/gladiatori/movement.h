/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps and turns, flight and cowardice, nets that hold: G18, G41, G42, G67. */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

/* What a movement costs when it is over. */
enum
{
  GLAD_FLIGHT = 1 << 0,
  GLAD_COWARDICE = 1 << 1,
};

bool     glad_enemies_in_front (const GladPosition *position,
                                int                 seat);

unsigned glad_movement_costs   (const GladPosition *position,
                                int                 seat,
                                int                 cell,
                                int                 facing);

void     glad_list_movements   (const GladPosition *position,
                                int                 seat,
                                GladList           *list);

void     glad_movement_begin   (GladPosition *position,
                                int           seat);

void     glad_movement_do      (GladPosition *position,
                                int           seat,
                                HarenaMove    move);

void     glad_movement_end     (GladPosition *position,
                                int           seat);

void     glad_put              (GladPosition *position,
                                int           who,
                                int           cell);

void     glad_check_nets       (GladPosition *position);

void     glad_free_from_nets   (GladPosition *position,
                                int           who);

void     glad_lose_item        (GladSeat *seat,
                                int       item);

int      glad_cell_of          (const GladPosition *position,
                                int                 who);

int      glad_move_moves       (const GladPosition *position,
                                HarenaMove         *list);

void     glad_move_play        (GladPosition *position,
                                HarenaMove    move);

int      glad_face_moves       (const GladPosition *position,
                                HarenaMove         *list);

void     glad_face_play        (GladPosition *position,
                                HarenaMove    move);
