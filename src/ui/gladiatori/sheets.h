/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beside the arena: the order of acting, and a sheet for each gladiator. */

#pragma once

#include "face.h"

#include "gladiatori/position.h"

extern const HarenaPart glad_part_order;
extern const HarenaPart glad_part_sheets;
extern const HarenaPart glad_part_sheets_button; /* the same, where it is narrow */

/* How many backs everybody sees: in the hand and in the PF deck, green and red. */
typedef struct
{
  int hand[2];
  int deck[2];
} GladBacks;

GladBacks glad_backs_of (const GladPosition *position,
                         int                 seat);
