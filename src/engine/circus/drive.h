/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chariot's turn (M15 to M20, M29, M30): where cards can take it, and what becomes of them. */

#pragma once

#include "circus/position.h"

/* The ways of a chariot: a bit for each direction and card, that of the direction W and the 1
 * being the lowest. */
typedef uint32_t CircusWays;

static inline int
circus_way_direction (int way)
{
  return way / CIRCUS_CARDS;
}

static inline int
circus_way_card (int way)
{
  return way % CIRCUS_CARDS + 1;
}

/* M17, M21, M22: where these cards could take a chariot that stands in this hex and stage. */
CircusWays circus_ways_from   (const CircusLines *lines,
                               unsigned           finish,
                               int                hex,
                               int                stage,
                               unsigned           cards);

/* The hex where a card ends that can be driven: M22 cuts it short in the finish. */
int        circus_way_end     (int from,
                               int direction,
                               int card);

int        circus_begin_moves (const CircusPosition *position,
                               HarenaMove           *list);

int        circus_go_on_moves (const CircusPosition *position,
                               HarenaMove           *list);

void       circus_drive_play  (CircusPosition *position,
                               HarenaMove      move);

void       circus_waste_play  (CircusPosition *position,
                               HarenaMove      move);

void       circus_stop_play   (CircusPosition *position,
                               HarenaMove      move);
