/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is dragged onto a space of the arena: who stands in another space, a gladiator of a pile, or
 * a beast of the reserve. It has a type of its own, and says whose hand it is in, so that nothing
 * from another program or another game is ever taken for a move. */

#pragma once

#include "clash/hand.h"

/* One of cell, kind and beast; the others are none. */
typedef struct
{
  ClashHand *hand;
  int        cell;
  int        kind;
  int        beast;
} ClashDrag;

#define CLASH_TYPE_DRAG (clash_drag_get_type ())

GType clash_drag_get_type (void);

static inline ClashDrag
clash_drag_of_cell (ClashHand *hand,
                    int        cell)
{
  return (ClashDrag) { hand, cell, CLASH_NO_KIND, CLASH_NO_BEAST };
}

static inline ClashDrag
clash_drag_of_kind (ClashHand *hand,
                    int        kind)
{
  return (ClashDrag) { hand, CLASH_NO_CELL, kind, CLASH_NO_BEAST };
}

static inline ClashDrag
clash_drag_of_beast (ClashHand *hand,
                     int        beast)
{
  return (ClashDrag) { hand, CLASH_NO_CELL, CLASH_NO_KIND, beast };
}
