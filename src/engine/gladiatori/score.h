/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Victory points, discs, order, who leaves the arena, and how the game ends. */

#pragma once

#include "gladiatori/position.h"

enum
{
  GLAD_VP_FRONT = 2,
  GLAD_VP_FRONT_DAMAGE = 1,
  GLAD_VP_FIRST_BLOOD = 3,
  GLAD_VP_KILL = 6,
  GLAD_VP_KILL_BEHIND = -12,
  GLAD_VP_BEHIND = -3,
  GLAD_VP_BEHIND_DAMAGE = -2,
  GLAD_VP_FLIGHT = -2,
  GLAD_VP_COWARDICE = -3,
  GLAD_VP_SURRENDER = -15,
  GLAD_VP_ANIMAL = 3,
  GLAD_VP_ALIVE = 5,
  GLAD_VP_PAIR = -5, /* of each of the two */
};

int         glad_side_of_seat (const uint8_t *options,
                               int            seat);

bool        glad_is_enemy     (const GladPosition *position,
                               int                 seat,
                               int                 who);

void        glad_book         (GladPosition *position,
                               int           seat,
                               int           points);

void        glad_fix_order    (GladPosition *position);

void        glad_leave        (GladPosition *position,
                               int           seat,
                               GladState     state);

void        glad_end_game     (GladPosition *position);

int         glad_pf_left      (const GladSeat *seat);

int         glad_payable      (const GladSeat *seat);

void        glad_points       (const void *position,
                               int         points[HARENA_SEATS_MAX]);

unsigned    glad_winners      (const void *position);

const char *glad_ending       (const void *position);
