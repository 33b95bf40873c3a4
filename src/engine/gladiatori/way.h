/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way of an animal to a gladiator, in movements (G72). */

#pragma once

#include "gladiatori/position.h"

enum
{
  GLAD_WAY_MAX = GLAD_CELLS_END,
};

/* What an animal comes through, where it stands first; -1 movements if there is no way. */
typedef struct
{
  int       length;
  unsigned  prey;                     /* the gladiators that are so near, seat 1 being bit 0 */
  GladPlace places[GLAD_WAY_MAX + 1];
} GladWay;

int  glad_gladiator_ahead (const GladPosition *position,
                           int                 animal);

int  glad_way_length      (const GladPosition *position,
                           int                 animal,
                           unsigned           *prey);

void glad_find_way        (const GladPosition *position,
                           int                 animal,
                           unsigned            prey,
                           GladWay            *way);
