/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the cards. */

#include "gladiatori/cards.h"

enum
{
  M = GLAD_NEEDS_MOVEMENT,
  A = GLAD_ATTACKER_ONLY,
  C = GLAD_NOT_THROWN,
};

/* G6. */
const GladCardKind glad_cards[GLAD_N_CARDS] = {
  [GLAD_STRENGTH]   = { "strength", 3, 0, 0 },
  [GLAD_DEXTERITY]  = { "dexterity", 3, 0, 0 },
  [GLAD_FURY]       = { "fury", 3, 0, 0 },
  [GLAD_MOVEMENT]   = { "movement", 3, 0, 0 },
  [GLAD_ONE]        = { "one", 2, 2, 0 },
  [GLAD_ZERO]       = { "zero", 1, 1, 0 },
  [GLAD_FEINT]      = { "feint", 3, 5, 0 },
  [GLAD_SWEEP]      = { "sweep", 3, 2, M | A | C },
  [GLAD_SACRIFICE]  = { "sacrifice", 3, 2, 0 },
  [GLAD_ACROBATICS] = { "acrobatics", 3, 3, M },
  [GLAD_ADRENALINE] = { "adrenaline", 3, 2, 0 },
  [GLAD_RAGE]       = { "rage", 3, 2, 0 },
  [GLAD_DESTROY]    = { "destroy", 3, 1, M | A | C },
  [GLAD_UNBALANCE]  = { "unbalance", 3, 2, M | C },
  [GLAD_REFLEXES]   = { "reflexes", 3, 1, M },
};

/* What the cards pay when they are lost: all but Energy pays 3. */
int
glad_pf (GladCards cards)
{
  return glad_ones (cards) * glad_cards[GLAD_ONE].pf + glad_zeros (cards) * glad_cards[GLAD_ZERO].pf
         + 3 * __builtin_popcount (cards & ~(GLAD_ONES | GLAD_ZEROS));
}

/* Of each kind as many as the heap that has more of them. */
GladCards
glad_union (GladCards one,
            GladCards other)
{
  GladCards ones = (one & GLAD_ONES) > (other & GLAD_ONES) ? one & GLAD_ONES : other & GLAD_ONES;
  GladCards zeros
    = (one & GLAD_ZEROS) > (other & GLAD_ZEROS) ? one & GLAD_ZEROS : other & GLAD_ZEROS;

  return ((one | other) & ~(GLAD_ONES | GLAD_ZEROS)) | ones | zeros;
}

/* What two heaps have in common: together they are the union and this. */
GladCards
glad_common (GladCards one,
             GladCards other)
{
  return one + other - glad_union (one, other);
}

bool
glad_contains (GladCards cards,
               GladCards part)
{
  return glad_union (cards, part) == cards;
}
